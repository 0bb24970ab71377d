"""The player's choices before drawing, for the line above the hand and for the place of an empty stock."""

from tonk.rules import DROP, TAKE, View
from tonk.words import _
from tonk.words.phrases import paragraph, points


def start_line(view: View) -> str:
    """Say what the seat to act can do at the start of its turn."""
    take, drop, scored = TAKE in view.legal, DROP in view.legal, view.rules.scores_points
    if not view.stock_count:
        return paragraph(_without_stock(take=take, drop=drop, scored=scored), _press_stock(view))
    if take:
        sentence = _("Draw a card or take the discard")
        if drop:
            sentence = _("Draw a card, take the discard, or drop with {points}")
            if scored:
                sentence = _("Draw a card, take the discard, or run with {points}")
    else:
        sentence = _("Draw a card from the stock")
        if drop:
            sentence = _("Draw a card from the stock, or drop with {points}")
            if scored:
                sentence = _("Draw a card from the stock, or run with {points}")
    return sentence.format(points=points(view.total))


def _without_stock(*, take: bool, drop: bool, scored: bool) -> str:
    """Say what else can be done without a stock, briefly, since its place says the same."""
    if take and drop:
        if scored:
            return _("Take the discard or run.")
        return _("Take the discard or drop.")
    if drop:
        return _("You may run.") if scored else _("You may drop.")
    return _("Take the discard.") if take else _("The stock is empty.")


def stock_gone(view: View) -> str:
    """Say the effect of pressing the place of an empty stock: a new stock, or the end of the hand."""
    return paragraph(_("The stock is empty."), _press_stock(view))


def _press_stock(view: View) -> str:
    if view.draw_reshuffles:
        return _("Press the empty stock to shuffle and draw.")
    if view.rules.scores_points:
        return _("Press the empty stock to end the round.")
    return _("Press the empty stock to end the hand.")


def empty_stock(view: View) -> str:
    """Return the label on the place of an empty stock: the effect of pressing it."""
    if view.draw_reshuffles:
        return _("Shuffle the discards")
    return _("End the round") if view.rules.scores_points else _("End the hand")
