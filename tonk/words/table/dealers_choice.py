"""The dealer's choice of twists in words: the kinds, and the choice."""

from collections.abc import Sequence

from tonk.rules.cards import CROSS, SKIP, WILD, Seat, SpecialKind
from tonk.words import _, ngettext
from tonk.words.phrases import clipped, joined, person
from tonk.words.table.names import TableNames


def twist_kinds(kinds: Sequence[SpecialKind]) -> str:
    """Return the names of some kinds of twist cards: ``Wilds and Crosses``; empty for none."""
    # Translators: names of kinds of cards, as in “In play: Wilds and Crosses”.
    names = {WILD: _("Wilds"), CROSS: _("Crosses"), SKIP: _("Skip/Blocks")}
    return joined([names[kind] for kind in kinds])


def cross_needs_three() -> str:
    """Say why two players can't choose the Cross."""
    return _("A Cross needs three players or more: with two, nobody could use it.")


def choice_title(name: str) -> str:
    """Return the question to the person who deals; the name is empty if only one person plays."""
    return _("{name} deals: which twists?").format(name=person(name)) if name else _("You deal: which twists?")


def whole_match_title() -> str:
    """Return the question of a match in which the same twists may be in play in every hand."""
    return _("Which twists are in every hand?")


def who_chooses(always: Sequence[SpecialKind] | None) -> str:
    """Say who chooses the twists, or that the same ones are always in play, in a few words for a button."""
    if always is None:
        return _("Dealer chooses twists")
    return _("Always these twists") if always else _("Never twists")


def chosen_now(kinds: Sequence[SpecialKind]) -> str:
    """Say what would be dealt with this choice."""
    if not kinds:
        return _("No twists, only the 52 cards.")
    count = 4 * len(kinds)
    sentence = ngettext("{n} twist goes into the deck: {kinds}.", "{n} twists go into the deck: {kinds}.", count)
    return sentence.format(n=count, kinds=twist_kinds(kinds))


def choice_line(names: TableNames, dealer: Seat, kinds: Sequence[SpecialKind], *, always: bool = False) -> str:
    """Return the log's line about the twists of a hand.

    Args:
        names: The players.
        dealer: The dealer, who chose them.
        kinds: The special cards in play.
        always: True if nobody chose them for this hand.
    """
    if always:
        return _("In play: {kinds}").format(kinds=twist_kinds(kinds)) if kinds else _("In play: no twists")
    if not kinds:
        return clipped(names.one(dealer, _("You deal without twists"), _("{name} deals without twists")))
    sentences = _("You deal with these twists: {kinds}"), _("{name} deals with these twists: {kinds}")
    return clipped(names.one(dealer, *sentences, kinds=twist_kinds(kinds)))
