"""A caught drop or run: the dropper's points and those of the lowest other hand, in one sentence."""

from collections.abc import Collection
from typing import NamedTuple

from tonk.rules.cards import Seat
from tonk.words import _, ngettext
from tonk.words.phrases import listed_after
from tonk.words.table.names import TableNames


class _Sentences(NamedTuple):
    """The sentences for your drop, and for another player's drop caught by you, by you and others, or by others."""

    yours: str
    by_you: str
    by_you_too: str
    named: str


def caught_text(
    dropper: Seat, rivals: Collection[Seat], totals: tuple[int, int], names: TableNames, *, ran: bool
) -> str:
    """Say that somebody dropped, and that others held no more.

    Args:
        dropper: The dropper.
        rivals: The lowest of the others.
        totals: The totals of the dropper and of each rival.
        names: The players.
        ran: Whether dropping is called running.
    """
    total, fewest = totals
    tied, many = total == fewest, len(rivals)
    say = {(True, True): _ran_tied, (True, False): _ran, (False, True): _dropped_tied, (False, False): _dropped}
    sentences = say[ran, tied](many)
    if dropper == names.you:
        sentence = sentences.yours
    elif names.you not in rivals:
        sentence = sentences.named
    else:
        sentence = listed_after(sentences.by_you_too, "names", many - 1) if many > 1 else sentences.by_you
    return sentence.format(name=names[dropper], total=total, names=names.listed(rivals), n=fewest)


def _dropped(rivals: int) -> _Sentences:
    return _Sentences(
        ngettext(
            "You dropped with {total}, but {names} held {n}.",
            "You dropped with {total}, but {names} held {n} each.",
            rivals,
        ),
        _("{name} dropped with {total}, but you held {n}."),
        _("{name} dropped with {total}, but you and {names} held {n} each."),
        ngettext(
            "{name} dropped with {total}, but {names} held {n}.",
            "{name} dropped with {total}, but {names} held {n} each.",
            rivals,
        ),
    )


def _dropped_tied(rivals: int) -> _Sentences:
    return _Sentences(
        ngettext(
            "You dropped with {total}, but {names} held {n} too, and a tie loses.",
            "You dropped with {total}, but {names} held {n} too, and a tie loses.",
            rivals,
        ),
        _("{name} dropped with {total}, but you held {n} too, and a tie loses."),
        _("{name} dropped with {total}, but you and {names} held {n} too, and a tie loses."),
        ngettext(
            "{name} dropped with {total}, but {names} held {n} too, and a tie loses.",
            "{name} dropped with {total}, but {names} held {n} too, and a tie loses.",
            rivals,
        ),
    )


def _ran(rivals: int) -> _Sentences:
    return _Sentences(
        ngettext(
            "You ran with {total}, but {names} held {n}.",
            "You ran with {total}, but {names} held {n} each.",
            rivals,
        ),
        _("{name} ran with {total}, but you held {n}."),
        _("{name} ran with {total}, but you and {names} held {n} each."),
        ngettext(
            "{name} ran with {total}, but {names} held {n}.",
            "{name} ran with {total}, but {names} held {n} each.",
            rivals,
        ),
    )


def _ran_tied(rivals: int) -> _Sentences:
    """Return the sentences for a tie; for several tied players, another sentence says who wins."""
    return _Sentences(
        ngettext(
            "You ran with {total}, but {names} held {n} too, and a tie loses.",
            "You ran with {total}, but {names} held {n} too.",
            rivals,
        ),
        _("{name} ran with {total}, but you held {n} too, and a tie loses."),
        _("{name} ran with {total}, but you and {names} held {n} too."),
        ngettext(
            "{name} ran with {total}, but {names} held {n} too, and a tie loses.",
            "{name} ran with {total}, but {names} held {n} too.",
            rivals,
        ),
    )
