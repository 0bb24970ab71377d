"""Sentences about why a position on the set-up board is impossible."""

from tonk.rules.cards import Seat
from tonk.rules.refusals import Refusal
from tonk.words import _, ngettext
from tonk.words.phrases import clipped, usual_name
from tonk.words.refusals import refusal_sentence
from tonk.words.table.names import TableNames


def wrong_number(names: TableNames, seat: Seat, held: int, most: int) -> str:
    """Say that a hand has the wrong number of cards.

    Args:
        names: The players.
        seat: The one who holds it.
        held: The number of cards held.
        most: The most cards that it may hold.
    """
    if not held:
        return names.one(seat, _("You have no cards yet"), _("{name} has no cards yet"))
    yours = ngettext(
        "You have {held} card, but the limit is {most}", "You have {held} cards, but the limit is {most}", held
    )
    named = ngettext(
        "{name} has {held} card, but the limit is {most}", "{name} has {held} cards, but the limit is {most}", held
    )
    return names.one(seat, yours, named, held=held, most=most)


def no_spread(names: TableNames, seat: Seat, refusal: Refusal) -> str:
    """Say that the cards in front of a player are not a spread.

    Args:
        names: The names of the players.
        seat: The seat.
        refusal: The reason.
    """
    return clipped(
        # Translators: {why} is a whole sentence without a full stop, as in “5♦ 7♦ is not a run: 6♦ is missing”.
        names.one(seat, _("In front of you: {why}"), _("In front of {name}: {why}"), why=refusal_sentence(refusal))
    )


def not_read(why: str) -> str:
    """Say that a pasted text is not a position."""
    return clipped(_("Can't set this up: {why}").format(why=why))


def turn_problem(names: TableNames, seat: Seat, problem: str) -> str:
    """Say why it can't be somebody's turn: it would be ``lost``, or it ``ends`` a Block.

    Args:
        names: The names of the players.
        seat: The seat.
        problem: ``lost`` or ``ends``.
    """
    if problem == "lost":
        return names.one(
            seat,
            _("You would lose this turn. Choose another player, or “After the draw”."),
            _("{name} would lose this turn. Choose another player, or “After the draw”."),
        )
    return names.one(
        seat,
        _("Your Block would end with this turn. Click the Block to change who placed it."),
        _("{name}'s Block would end with this turn. Click the Block to change who placed it."),
    )


def turn_label(names: TableNames, seat: Seat) -> str:
    """Return the name of a seat, with a mark if it is yours, unless the name says so."""
    if seat != names.you or names[seat] == usual_name():
        return names[seat]
    return _("{name} (you)").format(name=names[seat])


def turn_hint(names: TableNames, seat: Seat) -> str:
    """Say what pressing the name of a seat does."""
    return names.one(seat, _("Make it your turn"), _("Make it {name}'s turn"))


def placed_by(names: TableNames, seat: Seat) -> str:
    """Say who placed a Block."""
    return names.one(seat, _("Placed by you"), _("Placed by {name}"))


def laid_by(names: TableNames, seat: Seat) -> str:
    """Say who laid a card to a spread."""
    return names.one(seat, _("Laid by you"), _("Laid by {name}"))


def only_skips() -> str:
    """Say why a card can't lie there."""
    return _("Only a Skip/Block can go there.")


def stock_text(lying: int, below: int) -> str:
    """Describe the stock: the cards put there, and those of the pack below them."""
    if not below:
        return _("The next card is on the left.")
    if not lying:
        return ngettext("{n} card of the deck.", "{n} cards of the deck, in random order.", below).format(n=below)
    return ngettext(
        "The next card is on the left, then {n} more.", "The next card is on the left, then {n} more.", below
    ).format(n=below)
