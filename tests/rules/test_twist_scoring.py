"""Points (RULES.md §2): what cards score, and who scores them when a round ends."""

from typing import Any

import pytest

from tests.support.tables import do, ending, house, net, stacked, table, winners
from tonk.rules import Position, Score, load_preset
from tonk.rules.cards import Seat, deck_with, parse_card
from tonk.rules.scoring import champion_of

TWISTS = load_preset("twists")


def lines(position: Position) -> set[tuple[int, int, int, str]]:
    """The lines of the score: who scores how much for whose cards, and why."""
    assert position.outcome is not None
    return {(line.seat, line.of, line.points, line.why) for line in position.outcome.scores}


@pytest.mark.parametrize(
    ("card", "points"),
    [
        ("AS", 5),
        ("2D", 5),
        ("9C", 5),
        ("TH", 5),
        ("JC", 10),
        ("QD", 10),
        ("KS", 10),
        ("W1", 10),
        ("X4", 10),
        ("B2", 10),
    ],
)
def test_the_score_of_a_card(card: str, points: int) -> None:
    """§2, "Scoring values": J Q K 10; A and 2-10 score 5, also the ten; a special card caught in hand 10."""
    assert TWISTS.scores[parse_card(card)] == points


@pytest.mark.parametrize(
    ("card", "count"), [("AS", 1), ("9C", 9), ("TH", 10), ("JC", 10), ("KS", 10), ("W1", 10), ("X4", 10), ("B2", 10)]
)
def test_the_count_of_a_card(card: str, count: int) -> None:
    """§2, "Run": hands are compared at face value, with a special card as 10."""
    assert TWISTS.values[parse_card(card)] == count


def test_number_cards_may_score_their_face() -> None:
    """§2, "Knob: score number cards at 5 or face"."""
    rules = house("twists", number_score=None)
    assert [rules.scores[parse_card(card)] for card in ("AS", "9C", "TH", "QD", "W1")] == [1, 9, 10, 10, 10]


def test_a_wild_scores_as_the_card_it_replaces() -> None:
    """§2, "A Wild scores as the card it replaces": a queen 10, a four 5."""
    spreads = ["0: JS W1=QS KS", "1: 3C W2=4C 5C"]
    view = table("twists", hands=["2C", "2D"], stock="9H", spreads=spreads).view(Seat(0))
    assert view.laid_points == (30, 15)


def test_trips_score_as_their_cards() -> None:
    """§2, "Trips score as their cards"; a hit scores for the hitter."""
    view = table("twists", hands=["2C", "2D"], stock="9H", spreads=["0: 8C 8D 8H 8S/1", "1: KC KD KH"]).view(Seat(0))
    assert view.laid_points == (15, 35)


# Out


def test_going_out_scores_laid_cards_and_all_held_cards_for_the_winner() -> None:
    """§2, "Out": everyone scores the spreads and hits they laid; the winner adds every other player's held cards."""
    position = table(
        "twists",
        hands=["7D 8D", "KS W1 2D", "AC 9H"],
        stock="9D",
        spreads=["1: 4C 5C 6C 7C/2", "0: QC QD QH QS/1"],
    )
    do(position, "draw", "lay 7D 8D 9D")
    assert (ending(position), winners(position)) == ("out", [0])
    assert lines(position) == {
        (0, 0, 45, "laid"),  # 7D 8D 9D and three queens
        (1, 1, 25, "laid"),  # 4C 5C 6C, and the queen that hit
        (2, 2, 5, "laid"),  # 7C
        (0, 1, 25, "held"),  # KS 10, a Wild caught 10, 2D 5
        (0, 2, 10, "held"),
    }
    assert net(position) == [80, 25, 5]


@pytest.mark.parametrize("last", ["hit 8D 0", "discard 8D", "skip B1 1"])
def test_an_empty_hand_ends_the_round_with_or_without_a_discard(last: str) -> None:
    """§2, "Emptying the hand, with or without a discard, ends the round": by a hit, a discard, or a last Skip."""
    card = last.split()[1]
    position = table("twists", hands=[card, "2D"], discard="9S", spreads=["1: 5D 6D 7D"], phase="play")
    do(position, last)
    assert (ending(position), winners(position)) == ("out", [0])
    assert lines(position) >= {(0, 1, 5, "held"), (1, 1, 15, "laid")}


def test_a_played_skip_or_cross_scores_nothing() -> None:
    """§2, "A played Skip/Block or Cross 0": no line has them."""
    position = table(
        "twists", hands=["8D", "2D", "X1 4C 5C"], stock="9S", discard="3H 6C", to_act=0, skips={1: "B1"}, blocks={}
    )
    do(position, "draw", "cross X1", "lay 4C 5C 6C")
    assert lines(position) == {(2, 2, 15, "laid"), (2, 0, 5, "held"), (2, 1, 5, "held")}


# Run


def test_a_runner_with_the_lowest_hand_scores_all_held_cards() -> None:
    """§2, "Run": the runner scores all own cards plus all held cards; others score what they laid."""
    position = table("twists", hands=["AC 2D", "KS", "9H X1"], spreads=["0: 4C 5C 6C 7C/2", "1: JC JD JH"])
    do(position, "drop")
    assert (ending(position), winners(position)) == ("drop", [0])
    assert lines(position) == {
        (0, 0, 15, "laid"),
        (1, 1, 30, "laid"),
        (2, 2, 5, "laid"),
        (0, 0, 10, "held"),
        (0, 1, 10, "held"),
        (0, 2, 15, "held"),
    }
    assert net(position) == [50, 30, 5]


def test_a_runner_is_caught_by_a_lower_hand() -> None:
    """§2, "Caught": the catcher scores all cards of both, and every other held card; the runner 0."""
    position = table(
        "twists", hands=["9C", "KS", "3H 4D"], spreads=["0: 4C 5C 6C 7C/1", "2: JC JD JH", "1: 2C 2D 2H 2S/0"]
    )
    do(position, "drop")
    assert (ending(position), winners(position)) == ("caught", [2])
    assert lines(position) == {
        (2, 0, 20, "laid"),  # the runner's run, and his hit on the twos
        (1, 1, 20, "laid"),
        (2, 2, 30, "laid"),
        (2, 2, 10, "held"),
        (2, 0, 5, "held"),
        (2, 1, 10, "held"),
    }
    assert net(position) == [0, 20, 75]


def test_a_runner_is_caught_by_an_equal_hand() -> None:
    """§2, "Caught if anyone is equal or lower"."""
    position = table("twists", hands=["9C", "9D", "KS"])
    do(position, "drop")
    assert (ending(position), winners(position), net(position)) == ("caught", [1], [0, 20, 0])


@pytest.mark.parametrize(("runner", "catcher"), [(0, 1), (2, 3), (1, 3)])
def test_of_equal_catchers_the_first_clockwise_from_the_runner_wins(runner: int, catcher: int) -> None:
    """§2, "Ties: first clockwise from the runner"."""
    hands = ["KS", "KH", "KD", "KC"]
    hands[3], hands[1] = "2C", "2D"
    hands[runner] = "9H"
    position = table("twists", hands=hands, to_act=runner)
    do(position, "drop")
    assert (ending(position), winners(position)) == ("caught", [catcher])


def test_a_twist_counts_ten_when_hands_are_compared() -> None:
    """§2, "A twist counting 10": a Wild and an ace are 11, and ten catches them."""
    position = table("twists", hands=["W1 AC", "TD"])
    do(position, "drop")
    assert (ending(position), winners(position)) == ("caught", [1])
    assert position.outcome is not None
    assert position.outcome.totals == (11, 10)


def test_hands_may_be_compared_by_their_scores() -> None:
    """§2, "Knob: face or scoring": two nines are 18 against a king's 10; or they tie at 10, and are caught."""
    for compares, ended in (("face", "caught"), ("scoring", "drop")):
        position = table(house("twists", drop_compares=compares), hands=["9C", "AD 2D 3D"])
        do(position, "drop")
        assert ending(position) == ended


# Bonus


@pytest.mark.parametrize(
    ("hand", "total"),
    [("AC 2C 3C 3D 4C", 13), ("KS KH KD QS 9S", 49), ("KS KH KD QS QD", 50)],
)
def test_a_bonus_ends_the_round_at_once(hand: str, total: int) -> None:
    """§2, "Bonus": a dealt hand of exactly 13, 49 or 50 at face value scores 50, and nobody else scores."""
    deck = stacked([hand, "2D 4D 6D 8D TD"])
    position = Position.deal(TWISTS, 2, Seat(0), deck, score=(10, 20))
    assert (ending(position), winners(position), net(position)) == ("bonus", [0], [50, 0])
    assert position.outcome is not None
    assert position.outcome.scores == (
        Score(Seat(0), Seat(0), tuple(sorted(map(parse_card, hand.split()))), 50, "bonus"),
    )
    assert (position.outcome.totals[0], position.outcome.score) == (total, (60, 20))


def test_each_bonus_scores() -> None:
    """§2, "Each such hand +50"."""
    position = Position.deal(TWISTS, 3, Seat(0), stacked(["AC 2C 3C 3D 4C", "KS KH KD QS 9S", "2D 4D 6D 8D TD"]))
    assert (ending(position), winners(position), net(position)) == ("bonus", [0, 1], [50, 50, 0])


@pytest.mark.parametrize("hand", ["AC 2D 4D 5D 6D", "AC 2C 3C 3D 5C", "KS KH KD QS 8S"])
def test_other_totals_are_no_bonus(hand: str) -> None:
    """§2, "Exactly 13, 49 or 50"."""
    assert Position.deal(TWISTS, 2, Seat(0), stacked([hand, "2S 4S 6S 8C TD"])).outcome is None


def test_a_twist_in_the_hand_makes_no_bonus() -> None:
    """§2, "No twist in the hand": with four courts and a Wild, which count 50, the round goes on."""
    deck = stacked(["KS KH KD QS W1", "2D 4D 6D 8D TD"])
    position = Position.deal(
        TWISTS, 2, Seat(0), [*deck, *[card for card in deck_with(["wild"])[52:] if card not in deck]]
    )
    assert (position.totals[0], position.outcome) == (50, None)


# Stuck, and the game


def test_a_stuck_round_scores_laid_cards() -> None:
    """§2, "Stuck": laid cards score, held cards score for nobody, and nobody wins the round."""
    position = table("twists", hands=["9C", "9D"], discard="2S", spreads=["1: 4C 5C 6C 7C/0"], score=[100, 240])
    do(position, "draw")
    assert (ending(position), winners(position), net(position)) == ("stuck", [], [5, 15])
    assert position.outcome is not None
    assert (position.outcome.score, position.outcome.champion) == ((105, 255), 1)


@pytest.mark.parametrize(
    ("score", "won", "champion"),
    [
        ((249, 0, 0), [0], None),
        ((250, 0, 0), [1], 0),
        ((260, 270, 0), [0], 1),
        ((260, 260, 0), [1], 1),
        ((260, 260, 0), [2], None),
        ((260, 260, 0), [0, 1], None),
        ((260, 260, 0), [1, 2], 1),
        ((260, 260, 0), [], None),
        ((260, 260, 270), [0], 2),
    ],
)
def test_the_highest_score_at_the_target_wins_the_game(
    score: tuple[int, ...], won: list[Seat], champion: Seat | None
) -> None:
    """§2, "Several reach the target": the highest wins; then the round winner; else another round is played."""
    assert champion_of(250, score, won) == champion


def test_the_target_is_adjustable() -> None:
    """§2, "First to 250 (adjustable)", or no target at all."""
    assert TWISTS.target == 250
    for target, champion in ((100, 0), (101, None), (None, None)):
        position = table(house("twists", target=target), hands=["AC", "KS"], score=[85, 0])
        do(position, "drop")
        assert position.outcome is not None
        assert (position.outcome.score, position.outcome.champion) == ((100, 0), champion)


@pytest.mark.parametrize(
    ("knobs", "score"),
    [({"scoring": "points", "stock_out": "no_score"}, (5, 0)), ({}, None)],
)
def test_any_rules_may_score_points(knobs: dict[str, Any], score: tuple[int, ...] | None) -> None:
    """House rules may score points instead of stakes, here the common game and a drop with an ace."""
    position = table(house("jazz-club", **knobs), hands=["AC", "4S"], stock="9H")
    do(position, "drop")
    assert (ending(position), winners(position)) == ("drop", [0])
    assert position.outcome is not None
    assert position.outcome.score == score
    assert net(position) == ([5, 0] if score else [1, -1])
