"""Sentences why a position that is being set up can't be."""

from tonk.rules.refusals import Refusal
from tonk.words import _, ngettext
from tonk.words.phrases import clipped
from tonk.words.refusals import refusal_sentence


def wrong_number(name: str, held: int, most: int) -> str:
    """A hand of so many cards, where it may hold 1 to so many.

    Args:
        name: The player's name.
        held: The number of cards held.
        most: The most cards it may hold.
    """
    if not held:
        return _("{name} has no cards yet").format(name=name)
    told = ngettext(
        "{name} has {held} cards, but the limit is {most}", "{name} has {held} cards, but the limit is {most}", most
    )
    return told.format(name=name, held=held, most=most)


def no_spread(name: str, refusal: Refusal) -> str:
    """Cards before somebody that are no spread."""
    return clipped(_("Before {name}: {why}").format(name=name, why=refusal_sentence(refusal)))


def not_read(why: str) -> str:
    """Say that a pasted text is no position."""
    return clipped(_("Can't set this up: {why}").format(why=why))


def turn_trouble(name: str, trouble: str) -> str:
    """Say why it can't be somebody's turn: it would be ``lost``, or it ``ends`` a Block."""
    if trouble == "lost":
        told = _("{name} would lose this turn. Choose another player, or “After the draw”.")
    else:
        told = _("{name}'s Block would end with this turn. Click the Block to change who placed it.")
    return told.format(name=name)


def only_skips() -> str:
    """Say why a card does not lie there."""
    return _("Only a Skip/Block card can lie there.")


def stock_text(lying: int, below: int) -> str:
    """Say how the stock lies: so many cards that were put there, and so many of the pack below them."""
    if not below:
        return _("The next card is at the left.")
    if not lying:
        return _("{n} cards of the deck, in random order.").format(n=below)
    return _("The next card is at the left, then {n} more.").format(n=below)
