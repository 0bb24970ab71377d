"""The story of a match from the history: everyone's money after each hand, and the awards."""

import json
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from tonk.rules.cards import Seat, by_seat, each_seat
from tonk.rules.payouts import BONUS, CAUGHT, FELL, TONK
from tonk.session.match.match import Match
from tonk.session.match.played_hand import PlayedHand
from tonk.session.match.score_sheet import sheet_of_match
from tonk.session.match.table_game import TableGame
from tonk.ui.screens.parts.chart import thinned
from tonk.ui.shell.services import HandHistory, Services
from tonk.words import _, ngettext
from tonk.words.phrases import points, signed

_PAGE = 100
_LEAST_HANDS, _OFTEN = 3, 2
_MOST_SHARING = 2
"""The greatest number of people who may share an award."""

MoneyLine = tuple[tuple[int, int], ...]
"""Hand numbers, the first of which is 0, and a seat's gain or loss after them."""


@dataclass(frozen=True)
class Award:
    """An award: its name, its winners, the amount, and whether it is a reason to be glad."""

    title: str
    seats: tuple[Seat, ...]
    text: str
    glad: bool = True


def hands_of(book: HandHistory, match: Match) -> list[PlayedHand]:
    """Return the hands of a match that the history still has, oldest first. They are among its newest."""
    found: dict[int, PlayedHand] = {}
    for offset in range(0, _PAGE * (2 + match.hand_number // _PAGE), _PAGE):
        page = book.hands(_PAGE, offset)
        own = [hand for hand in page if hand.match_id == match.plan.id and len(hand.seats) == len(match.bankrolls)]
        found.update({hand.hand_no: hand for hand in own})
        if not own or len(found) >= match.hand_number:
            break
    return [found[number] for number in sorted(found)]


def money_lines(match: Match, hands: Sequence[PlayedHand]) -> list[MoneyLine]:
    """Return each seat's gains, or its points or lives, after each hand.

    If the history lacks a hand, the line goes straight from 0 to the first hand after which all are known.
    """
    if match.plan.rules.has_lives:
        # A player with one left may lose two, so earlier sums are unknown.
        return list(sheet_of_match(match, hands).lines)
    nets: dict[int, Sequence[int]] = {hand.hand_no: hand.net for hand in hands}
    outcome = match.position.outcome
    if outcome is not None:
        stake = 1 if match.plan.points else match.plan.stake
        nets[match.hand_number] = [stakes * stake for stakes in outcome.net]
    return [_money_line(match, nets, seat) for seat in each_seat(len(match.bankrolls))]


def _money_line(match: Match, nets: Mapping[int, Sequence[int]], seat: Seat) -> MoneyLine:
    have = match.score[seat] if match.plan.points else match.bankrolls[seat] - match.plan.bankroll
    number = match.hand_number
    values = [have]
    while number in nets and number > 0:
        have -= nets[number][seat]
        values.append(have)
        number -= 1
    values.reverse()
    if number == 0:
        return tuple(thinned(values))
    return ((0, 0), *((number + place, value) for place, value in enumerate(values)))


def awards(hands: Sequence[PlayedHand], *, scored: bool = False) -> list[Award]:
    """Return the awards for the players of these hands, good and bad; none after only a hand or two.

    Args:
        hands: The hands of a match.
        scored: Whether they were rounds for points, where a drop is called a run, and a Tonk a bonus.
    """
    if len(hands) < _LEAST_HANDS:
        return []
    tonks = Counter(seat for hand in hands if hand.ending in (TONK, BONUS) for seat in hand.winners)
    caught = Counter(seat for hand in hands if hand.ending == CAUGHT for seat in _dropper(hand))
    drops = [(hand.totals[hand.winners[0]], hand.winners[0]) for hand in hands if hand.ending == FELL and hand.winners]
    gains = [(net, seat) for hand in hands for seat, net in by_seat(hand.net) if net > 0]
    found = []
    if tonks:
        most = max(tonks.values())
        found.append(_most_tonks(_with(tonks, most), most, scored=scored))
    if drops:
        most = max(drops)[0]
        # Translators: below “Boldest drop” and a name: what the dropper's hand counted, as in “with 9 points”.
        text = _("with {points}").format(points=points(most))
        found.append(Award(_("Boldest run") if scored else _("Boldest drop"), _sharing(drops, most), text))
    if gains:
        most = max(gains)[0]
        # Translators: below “Best hand” and a name: what that hand brought, as in “+12 in one hand”.
        text = _("{amount} in one hand").format(amount=signed(most))
        found.append(Award(_("Best round") if scored else _("Best hand"), _sharing(gains, most), text))
    most = max(caught.values(), default=0)
    if most >= _OFTEN:
        text = ngettext("{n} time", "{n} times", most).format(n=most)
        found.append(Award(_("Most often caught"), _with(caught, most), text, glad=False))
    return [award for award in found if len(award.seats) <= _MOST_SHARING]


def _most_tonks(seats: tuple[Seat, ...], most: int, *, scored: bool) -> Award:
    if scored:
        return Award(_("Most bonuses"), seats, ngettext("{n} bonus", "{n} bonuses", most).format(n=most))
    return Award(_("Most Tonks"), seats, ngettext("{n} Tonk", "{n} Tonks", most).format(n=most))


def _with(counts: Mapping[Seat, int], most: int) -> tuple[Seat, ...]:
    return tuple(sorted(seat for seat, count in counts.items() if count == most))


def _sharing(found: Sequence[tuple[int, Seat]], most: int) -> tuple[Seat, ...]:
    return tuple(sorted({seat for value, seat in found if value == most}))


def _dropper(hand: PlayedHand) -> list[Seat]:
    """Return the seat that dropped last, from the record; None if that has none."""
    try:
        seat, verb = json.loads(hand.record)["actions"][-1].split(" ")
        return [Seat(seat)] if verb == "drop" and 0 <= int(seat) < len(hand.seats) else []
    except (ValueError, KeyError, IndexError, TypeError, AttributeError):
        return []


def sheet_opener(services: Services, match: TableGame) -> Callable[[], None] | None:
    """Return a function that opens the score sheet of a match; None without points, and in practice."""
    if not isinstance(match, Match) or not match.plan.points:
        return None

    def show() -> None:
        services.routes.show_score_sheet(sheet_of_match(match, hands_of(services.history, match)))

    return show
