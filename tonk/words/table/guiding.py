"""The player's choices before drawing, for the line above the hand and for the place of an empty stock."""

from tonk.rules import DROP, TAKE, View
from tonk.words import _
from tonk.words.phrases import either, points, run_or_drop


def start_line(view: View) -> str:
    """Say what the seat to act can do at the start of its turn."""
    take, drop = TAKE in view.legal, DROP in view.legal
    if not view.stock_count:
        ways = [_("take the discard")] if take else []
        ways += [run_or_drop(scored=view.rules.scores_points)] if drop else []
        return _("The stock is gone: {ways}").format(ways=either([*ways, _press_stock(view)]))
    if take:
        sentence = _("Draw a card or take the discard")
        if drop:
            sentence = _("Draw a card, take the discard, or drop with {points}")
            if view.rules.scores_points:
                sentence = _("Draw a card, take the discard, or run with {points}")
    else:
        sentence = _("Draw a card from the stock")
        if drop:
            sentence = _("Draw a card from the stock, or drop with {points}")
            if view.rules.scores_points:
                sentence = _("Draw a card from the stock, or run with {points}")
    return sentence.format(points=points(view.total))


def stock_gone(view: View) -> str:
    """Say what becomes of an empty stock once its place is pressed: a new one, or the end of the hand."""
    return _("The stock is gone: {ways}").format(ways=_press_stock(view))


def _press_stock(view: View) -> str:
    if view.draw_reshuffles:
        return _("press its place to shuffle and draw")
    if view.rules.scores_points:
        return _("press the empty stock to end the round")
    return _("press the empty stock to end the hand")


def empty_stock(view: View) -> str:
    """The label on the place of an empty stock: what pressing it does."""
    if view.draw_reshuffles:
        return _("Shuffle the discards")
    return _("End the round") if view.rules.scores_points else _("End the hand")
