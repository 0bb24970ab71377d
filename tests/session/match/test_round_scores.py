"""The source of every point of a round."""

import pytest

from tests.support.rounds import a_game, play_round
from tests.support.tables import cards, do, ended, in_order, table
from tonk.rules.cards import Seat, parse_card
from tonk.rules.payouts import BONUS
from tonk.rules.position import Position
from tonk.session.match.round_scores import SeatScore, Source, laid_groups, seat_scores


def scores(position: Position) -> list[SeatScore]:
    """The laid, held and scored points of each seat in a finished round."""
    return seat_scores(ended(position), position.table, position.hands)


def sum_and_seat(source: Source | None) -> tuple[int, Seat | None]:
    """The total of a source, and who scores it."""
    assert source is not None
    return source.points, source.scorer


def test_a_caught_run_gives_the_runners_cards_to_the_catcher() -> None:
    """The catcher gets all cards of the runner and all cards held by others; what others laid stays theirs."""
    position = table(
        "twists",
        hands=["AC 2D", "AD", "KC W1"],
        stock="9S",
        discard="2S",
        spreads=["0: 5S 6S 7S", "2: 8C 8D 8S"],
        score=[100, 40, 0],
    )
    do(position, "drop")
    runner, catcher, third = scores(position)
    assert [sum_and_seat(source) for source in (runner.laid, runner.held)] == [(15, 1), (10, 1)]
    assert [sum_and_seat(source) for source in (third.laid, third.held)] == [(15, 2), (20, 1)]
    assert catcher.laid is None
    assert (catcher.own, catcher.taken, catcher.before, catcher.after) == (5, 45, 40, 90)
    assert (runner.gained, runner.after, third.gained) == (0, 100, 15)


def test_cards_are_grouped_as_on_the_table() -> None:
    """A seat's own spreads and its hits are separate groups, and a Wild is shown with its card."""
    position = table(
        "twists",
        hands=["8S 2D", "AD 9H"],
        stock="9S",
        discard="2S",
        spreads=["1: 5S W1=6S 7S", "0: KC KD KH"],
        phase="play",
    )
    do(position, "hit 8S 0")
    five, six, seven = in_order("5S 6S 7S")
    assert laid_groups(position.table, Seat(1)) == (((five, five), (parse_card("W1"), six), (seven, seven)),)
    assert [len(group) for group in laid_groups(position.table, Seat(0))] == [1, 3]


def test_a_bonus_is_scored_for_the_hand_and_other_hands_for_nobody() -> None:
    """A dealt bonus scores 50; other hands have no scorer and no points."""
    match = a_game(3, seed=1)
    for seed in range(2, 400):
        if match.hand_over and ended(match.position).ending == "bonus":
            break
        match = a_game(3, seed=seed)
    winners = ended(match.position).winners
    found = scores(match.position)
    bonus, gained = found[winners[0]].held, found[winners[0]].gained
    assert bonus is not None
    assert (bonus.why, bonus.points, gained) == (BONUS, 50, 50)
    others = [one.held for one in found if one.seat not in winners]
    assert all(isinstance(one, Source) and (one.points, one.scorer) == (0, None) for one in others)


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_points_are_accounted_for_to_the_last_card(seats: int) -> None:
    """Over whole rounds, all sources add up to the score, and every card laid or held is in exactly one."""
    for seed in range(12):
        position = play_round(a_game(seats, seed=seed)).position
        found, outcome = scores(position), ended(position)
        assert outcome.score is not None
        sources = [source for one in found for source in (one.laid, one.held) if source is not None]
        assert sum(source.points for source in sources) == sum(outcome.net)
        for one in found:
            own = [source.points for source in sources if source.scorer == one.seat]
            assert one.gained == sum(own) == outcome.net[one.seat]
            assert one.after == outcome.score[one.seat]
        listed = [card for source in sources for group in source.groups for card, _name in group]
        there = [card for spread in position.table for card in spread.cards]
        assert len(listed) == len(set(listed)) == len(there) + sum(hand.bit_count() for hand in position.hands)


def test_hands_for_stakes_have_no_points() -> None:
    """Hands for stakes have no points to account for."""
    position = table("jazz-club", hands=["AC", "KD"], stock="9S", discard="2S")
    do(position, "drop")
    assert position.hands[0] == cards("AC")
    with pytest.raises(ValueError, match="no points"):
        scores(position)
