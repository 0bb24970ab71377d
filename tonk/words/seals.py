"""The sealed deck in words, for players who have never heard of a deck's fingerprint."""

from tonk.rules.cards import Seat
from tonk.words import _, ngettext
from tonk.words.phrases import clipped, person
from tonk.words.table.names import TableNames

_SHORT, _GROUP = 16, 4


def grouped(digits: str) -> str:
    """Return hex digits in groups of four, to compare by eye."""
    return " ".join(digits[start : start + _GROUP] for start in range(0, len(digits), _GROUP))


def seal_line(fingerprint: str) -> str:
    """Return the log's line about a seal: its first 16 digits; the whole seal has a page of its own."""
    seal = grouped(fingerprint[:_SHORT]).replace(" ", "\N{NO-BREAK SPACE}")
    return _("The deck is sealed: {seal}").format(seal=seal)


def lifted_line(names: TableNames, seat: Seat, lifted: int) -> str:
    """Return the log's line about a cut.

    Args:
        names: The players.
        seat: The one who cut.
        lifted: The number of cards lifted off.
    """
    yours = ngettext("You cut the deck below the top card", "You cut the deck below the top {n} cards", lifted)
    named = ngettext("{name} cuts the deck below the top card", "{name} cuts the deck below the top {n} cards", lifted)
    return clipped(names.one(seat, yours, named, n=lifted))


def cut_title(name: str) -> str:
    """Return the question before the deal; the name is empty if only one person plays."""
    return _("{name}, cut the deck").format(name=person(name)) if name else _("Cut the deck")


def cut_place(lifted: int) -> str:
    """Say where the deck would be cut."""
    return ngettext(
        "You move {n} card from the top to the bottom", "You move {n} cards from the top to the bottom", lifted
    ).format(n=lifted)


def why_cut() -> str:
    """Say what cutting and sealing are for, in short."""
    return _(
        "The deck is shuffled. This seal fits only this order of the cards: nobody can move one unnoticed. "
        "Where you cut decides who gets which cards."
    )


def why_sealed() -> str:
    """Say what a seal is good for."""
    return _(
        "This long number was made from the order of the shuffled cards and shown before the deal. If anyone moved "
        "even one card, the number would change. After the hand, you can check it with one click."
    )


def verdict(*, matches: bool, played: bool, lifted: int) -> str:
    """Say the result of the check, in a sentence.

    Args:
        matches: True if the seal is the same again.
        played: True if replaying the hand from this deck gives the recorded hand.
        lifted: The number of cards lifted for the cut.
    """
    if not matches:
        return _("The seals differ: this isn't the deck that was sealed.")
    if not played:
        return _("The seals match, but the hand can't have been played with this deck.")
    if not lifted:
        return _("The seals match: you played with the sealed deck, card for card.")
    return ngettext(
        "The seals match: you played with the sealed deck, cut after {n} card.",
        "The seals match: you played with the sealed deck, cut after {n} cards.",
        lifted,
    ).format(n=lifted)
