"""Scoring a hand in points: who scores what for which cards, and who has won the game."""

from collections.abc import Iterable, Sequence

from tonk.rules.cards import Card, CardSet, Seat, by_seat, cards_in
from tonk.rules.hand_state import HandState
from tonk.rules.melds import Spread
from tonk.rules.payouts import BONUS, CAUGHT, FELL, HELD, LAID, OUT, PUSH, STOCK, STUCK, Ending, Outcome, Score
from tonk.rules.ruleset import RuleSet
from tonk.rules.seats import PerSeat


def score_bonus(position: HandState, holders: Sequence[Seat]) -> Outcome:
    """Score a bonus for hands that were dealt one; nobody else scores."""
    rules = position.rules
    if len(holders) > 1 and rules.several_tonks == "draw":
        return _outcome(position, PUSH, (), (), holders)
    lines = [Score(seat, seat, cards_in(position.hands[seat]), rules.tonk_pays, BONUS) for seat in holders]
    return _outcome(position, BONUS, holders, lines, holders)


def score_out(position: HandState, winner: Seat) -> Outcome:
    """Score going out: everyone scores what they laid, and the winner also what all others hold."""
    lines = [*_laid_by_all(position), *_held_by(position, winner, _others(position, winner))]
    return _outcome(position, OUT, (winner,), lines, (winner,))


def score_drop(position: HandState, runner: Seat) -> Outcome:
    """Score a drop: the lowest wins all held points, and a catcher also what the runner has laid."""
    counts = compared(position)
    others = _others(position, runner)
    lowest = min([counts[seat] for seat in others])
    own = counts[runner]
    wins = own < lowest or (own == lowest and position.rules.drop_tie == "wins")
    # Of tied players, the first clockwise from the runner makes the catch.
    winner = runner if wins else next(seat for seat in others if counts[seat] == lowest)
    lines = _laid_by_all(position)
    if not wins:
        lines = [line._replace(seat=winner) if line.seat == runner else line for line in lines]
    lines += _held_by(position, winner, [winner, *(others if wins else _others(position, winner))])
    return _outcome(position, FELL if wins else CAUGHT, (winner,), lines, (runner,))


def score_stuck(position: HandState) -> Outcome:
    """Score a hand with nothing left to draw: laid cards score, held cards don't."""
    ending: Ending = STUCK if position.rules.makes_new_stocks else STOCK
    return _outcome(position, ending, (), _laid_by_all(position), ())


def compared(position: HandState) -> PerSeat[int]:
    """Return the points at which each seat's hand is compared in a drop."""
    rules = position.rules
    if rules.drop_compares == "face":
        return position.totals
    return [held_points(rules, hand) for hand in position.hands]


def held_points(rules: RuleSet, cards: CardSet) -> int:
    """Return the points for cards left in a hand at the end."""
    return sum([rules.scores[card] for card in cards_in(cards)])


def laid_points(rules: RuleSet, table: Iterable[Spread], seats: int) -> tuple[int, ...]:
    """Return the points of each seat's lays and hits so far.

    Args:
        rules: The rule set.
        table: The spreads on the table.
        seats: The number of players.
    """
    points = [0] * seats
    for spread in table:
        for name, seat in zip(spread.names, spread.by, strict=True):
            points[seat] += rules.scores[name]
    return tuple(points)


def champion_of(target: int | None, score: PerSeat[int], winners: Sequence[Seat]) -> Seat | None:
    """Return the seat that has won the game: the highest at or above the target.

    If several tie, it is the one who won the round, if only one of them did; otherwise another round decides.

    Args:
        target: The points that win the game; None for a game without end.
        score: The points of each seat.
        winners: The seats that won the round.
    """
    highest = max(score)
    if target is None or highest < target:
        return None
    leaders = [seat for seat, points in by_seat(score) if points == highest]
    if len(leaders) > 1:
        leaders = [seat for seat in leaders if seat in winners]
    return leaders[0] if len(leaders) == 1 else None


def _others(position: HandState, seat: Seat) -> list[Seat]:
    """The other seats, clockwise."""
    return [(seat + step) % position.seats for step in range(1, position.seats)]


def _laid_by_all(position: HandState) -> list[Score]:
    """Each seat's spreads and hits, scored by itself."""
    if not position.table:
        return []
    laid: list[list[Card]] = [[] for _ in range(position.seats)]
    for spread in position.table:
        for card, seat in zip(spread.cards, spread.by, strict=True):
            laid[seat].append(card)
    points = laid_points(position.rules, position.table, position.seats)
    return [Score(seat, seat, tuple(sorted(cards)), points[seat], LAID) for seat, cards in by_seat(laid) if cards]


def _held_by(position: HandState, winner: Seat, seats: Iterable[Seat]) -> list[Score]:
    """Return the winner's scores for the cards that these seats hold."""
    scores = position.rules.scores
    hands = [(seat, cards_in(position.hands[seat])) for seat in seats if position.hands[seat]]
    return [Score(winner, seat, cards, sum([scores[card] for card in cards]), HELD) for seat, cards in hands]


def _outcome(
    position: HandState, ending: Ending, winners: Sequence[Seat], lines: Sequence[Score], by: Sequence[Seat]
) -> Outcome:
    net = [0] * position.seats
    for line in lines:
        net[line.seat] += line.points
    score = tuple([old + gained for old, gained in zip(position.score, net, strict=True)])
    champion = champion_of(position.rules.target, score, winners)
    totals = tuple(position.totals)
    return Outcome(ending, tuple(winners), totals, tuple(net), (), tuple(by), tuple(lines), score, champion)
