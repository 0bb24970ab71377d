"""The sums below the rounds of a score sheet: boxes, and the bonuses of a match that has been won."""

from collections.abc import Sequence
from typing import NamedTuple

from tonk.rules.guests.gin_sheet import BOX_BONUS
from tonk.session.match.score_sheet import ScoreSheet
from tonk.words import _
from tonk.words.narration import labelled
from tonk.words.phrases import joined, money, named_amount, person, signed

NOTHING = "–"


class SheetSum(NamedTuple):
    """A sum below the rounds.

    Attributes:
        name: Its name.
        amounts: Each player's part of it.
        total: Whether it is the grand total.
    """

    name: str
    amounts: tuple[str, ...]
    total: bool = False


def sums_of(sheet: ScoreSheet) -> tuple[SheetSum, ...]:
    """Return the sums below the rounds of a sheet; none if no bonuses are added."""
    if not sheet.boxed or not sheet.rounds:
        return ()
    lines = sheet.bonuses
    if lines is None:
        # Translators: a row of gin's score sheet: a box is a hand won.
        return (SheetSum(_("Boxes so far"), tuple(money(won) for won in sheet.boxes)),)
    boxes = SheetSum(
        # Translators: a row of gin's score sheet: a box is a hand won, which brings {n} points.
        _("Boxes, {n} each").format(n=money(BOX_BONUS)),
        tuple(_amount(line.boxes) for line in lines),
    )
    game = SheetSum(_("For the match"), tuple(_amount(line.game) for line in lines))
    # Translators: a row of gin's score sheet: the loser has won no hand, so that all the winner has is doubled.
    shutout = SheetSum(_("Shutout, doubled"), tuple(_amount(line.shutout) for line in lines))
    total = SheetSum(_("On the sheet"), tuple(money(line.total) for line in lines), total=True)
    doubled = any(line.shutout for line in lines)
    return (boxes, game, *([shutout] if doubled else []), total)


def spoken_sum(one: SheetSum, names: Sequence[str]) -> str:
    """Return a sum as a sentence."""
    amounts = zip(names, one.amounts, strict=True)
    return labelled(one.name, joined([named_amount(person(name), amount) for name, amount in amounts]))


def _amount(amount: int) -> str:
    return signed(amount) if amount else NOTHING
