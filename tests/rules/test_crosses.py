"""Crosses (RULES.md §2): who is asked and when, what a caller must do, and what happens to the turns jumped over."""

import pytest

from tests.support.tables import action, cards, do, ending, house, legal, may, refused, table
from tonk.rules import Position
from tonk.rules import events as ev
from tonk.rules import refusals as no
from tonk.rules.cards import Seat, parse_card

EIGHT = "8C"


def four(*hands: str, **more: object) -> Position:
    """Four seats; seat 3 is playing and discards the 8C, so that seat 0 is next."""
    setup = {
        "hands": [*hands[:3], f"{hands[3]} 8C" if len(hands) > 3 else "KS 8C"],
        "stock": "2C 2D 2H 2S AC AD AH AS",
        "discard": "3C",
        "to_act": 3,
        "phase": "play",
    }
    position = table("twists", **(setup | more))  # type: ignore[arg-type]
    do(position, "discard 8C")
    return position


USES = "X1 8D 8H"
"""A hand in which a Cross could use the eight."""
ALSO = "X2 9C TC"
"""Another such hand."""


def asked(position: Position) -> list[Seat]:
    """The seats asked after the next player chooses the deck, in order, if each passes."""
    do(position, "draw")
    found = []
    while position.phase == "window":
        found.append(position.to_act)
        do(position, "pass")
    return found


def test_the_window_opens_before_the_card_is_drawn() -> None:
    """§2, "after the next player chooses the deck and before the card is drawn"."""
    position = four("KD QD", "KH QH", USES)
    stock = list(position.stock)
    assert do(position, "draw") == []
    assert (position.phase, position.to_act, position.stock, position.hands[0]) == ("window", 2, stock, cards("KD QD"))
    assert legal(position) == ["cross X1", "pass"]
    assert do(position, "pass") == [ev.Drew(Seat(0), parse_card("2C"))]
    assert (position.phase, position.to_act) == ("play", 0)


def test_those_who_could_use_it_are_asked_clockwise() -> None:
    """§2, "is offered it, clockwise"."""
    assert asked(four("KD QD", USES, ALSO)) == [1, 2]


def test_taking_the_discard_opens_no_window() -> None:
    """§2: a Cross can take the discard only if the next player chooses the deck."""
    position = four("KD QD", USES, ALSO)
    do(position, "take")
    assert (position.phase, position.to_act) == ("play", 0)


def test_the_discarder_is_not_asked() -> None:
    """§2, "did not make that discard"."""
    assert asked(four("KD QD", "KH QH", "9D TD", USES)) == []


def test_a_held_player_is_not_asked() -> None:
    """§2, "is not held"; a Skip bars nobody from crossing."""
    assert asked(four("KD QD", USES, ALSO, held=[1])) == [2]
    assert asked(four("KD QD", USES, ALSO, skips={1: "B1"})) == [1, 2]


@pytest.mark.parametrize(
    ("hand", "able"),
    [
        ("X1 8D 8H", True),
        ("X1 6C 7C", True),
        ("X1 8D W1", True),
        ("X1 W1 W2", True),
        ("X1 8D 9H", False),
        ("X1 W1 KD", False),
        ("8D 8H 9C", False),
        ("X1 X2 B1", False),
    ],
)
def test_only_players_who_could_use_the_card_are_asked(hand: str, able: bool) -> None:
    """§2, "could use it (in a new spread, Wilds included, or a hit)", and holds a Cross."""
    assert bool(asked(four("2H 2S", hand, "KH QH", stock="3D 3H"))) == able


def test_a_hit_is_a_use() -> None:
    """§2, "or a hit": on a run or a book of any player."""
    for spread in ("0: 5C 6C 7C", "3: 8D 8H 8S", "1: 9C TC JC"):
        assert asked(four("2H 2D", "X1 KD", "KH QH", stock="3D 3H", spreads=[spread])) == [1]


def test_a_cross_can_take_a_discarded_wild() -> None:
    """A Cross can take a discarded Wild like any other card; other special cards fit no spread."""
    for discard, found in (("W4", [1]), ("B1", [])):
        position = table(
            "twists", hands=["KD QD", "X1 8D 8H", f"{discard} KS"], stock="2C 2D", discard="3C", to_act=2, phase="play"
        )
        do(position, f"discard {discard}")
        assert asked(position) == found


def test_there_is_no_cross_before_the_first_discard() -> None:
    """§2, "Start": there is no discard on the first turn."""
    position = table("twists", hands=["KD QD", USES, ALSO], stock="2C 2D")
    assert legal(position) == ["draw", "drop"]
    assert asked(position) == []


def test_two_players_have_no_use_for_a_cross() -> None:
    """§2, "With two players a Cross can't be used", even after the other player lost a turn."""
    position = table("twists", hands=["8C KS 9H", USES], stock="2C 2D", discard="3C", phase="play", held=[1])
    do(position, "discard 8C")
    assert position.to_act == 0
    assert asked(position) == []


def test_the_caller_takes_the_discard_out_of_turn() -> None:
    """§2: the caller plays the Cross under the discards and takes the discard."""
    position = four("KD QD", "KH QH", USES)
    do(position, "draw")
    assert do(position, "cross X1") == [ev.Crossed(Seat(2), parse_card("X1"), parse_card(EIGHT), (Seat(0), Seat(1)))]
    assert (position.to_act, position.phase, position.hands[2]) == (2, "play", cards("8C 8D 8H"))
    assert (position.discard[0], position.known[2]) == (56, cards(EIGHT))
    view = position.view(Seat(0))
    assert (view.must_show, view.out_of_turn, view.took) == (parse_card(EIGHT), True, parse_card(EIGHT))


def test_the_card_must_be_shown_at_once() -> None:
    """§2, "must at once show it in a new spread or a hit": everything else is refused until then."""
    position = four("KD QD", "KH QH", "X1 8D 8H 8S 5D", spreads=["0: 9C TC JC"], stock="2C")
    do(position, "draw", "cross X1")
    shown = legal(position)
    assert shown
    assert all("8C" in text.split() for text in shown)
    assert refused(position, "lay 8D 8H 8S") == no.ShowItFirst(parse_card(EIGHT))
    assert refused(position, "discard 8C") == no.ShowItFirst(parse_card(EIGHT))
    assert may(position, "hit 8C 0")


def test_a_hit_must_begin_with_the_taken_card() -> None:
    """In a hit with several cards, the taken one comes first."""
    position = four("KD QD", "KH QH", "X1 7C KC", spreads=["0: 9C TC JC"], stock="2C")
    do(position, "draw", "cross X1")
    assert refused(position, "hit KC 0") == no.ShowItFirst(parse_card(EIGHT))
    assert position.refusal(action("hit 8C 7C 0")) is None


def test_then_the_caller_may_lay_and_hit_more_and_discards() -> None:
    """§2, "may lay and hit more, discards, and play passes to the caller's left"."""
    position = four("KD QD", "KH QH", "X1 8D 8H 6D 9S", spreads=["1: 3D 4D 5D"], stock="2C")
    do(position, "draw", "cross X1", "lay 8C 8D 8H")
    assert legal(position) == ["hit 6D 0", "discard 6D", "discard 9S"]


def test_play_passes_to_the_callers_left() -> None:
    """§2: the player on the caller's left is next, and may take the caller's discard."""
    position = four("KD QD", USES + " 9S KC", "KH QH", stock="2C")
    do(position, "draw", "cross X1", "lay 8C 8D 8H", "discard 9S")
    assert (position.to_act, position.phase, legal(position)) == (2, "start", ["draw", "take", "drop"])
    assert position.turns % 4 == (2 - position.dealer - 1) % 4


def test_turns_jumped_over_serve_holds_and_skips() -> None:
    """§2, "turns jumped over count as passed (a pending hold or Skip is served)"."""
    position = four("KD QD", "KH QH", USES + " 9S KC", held=[1], skips={1: "B1"}, stock="2C 2D")
    do(position, "draw")
    assert do(position, "cross X1")[1:] == [ev.TurnLost(Seat(1), held=True, skip=parse_card("B1"))]
    do(position, "lay 8C 8D 8H", "discard 9S", "draw", "discard 2C", "draw", "discard 2D")
    assert position.to_act == 1


def test_a_block_ends_when_the_placers_turn_is_jumped_over() -> None:
    """§2, "The placer's next turn ends it even when that turn is ... jumped over"."""
    position = four("KD QD", "KH QH", USES + " 9S KC", blocks={3: ("B1", 1)}, stock="2C")
    do(position, "draw")
    assert do(position, "cross X1")[1:] == [ev.BlockEnded(Seat(3), parse_card("B1"))]


def test_a_block_of_the_callers_ends_with_the_cross() -> None:
    """Reaching the caller's place in the round ends the caller's own Block."""
    position = four("KD QD", "KH QH", USES + " 9S KC", blocks={0: ("B1", 2)}, stock="2C")
    do(position, "draw")
    assert do(position, "cross X1")[1:] == [ev.BlockEnded(Seat(0), parse_card("B1"))]


def test_a_skip_before_the_caller_waits() -> None:
    """§2, "A Skip lying before the caller does not bar the Cross and waits for his next turn"."""
    position = four("KD QD", USES + " 9S KC", "KH QH", skips={1: "B1"}, stock="2C 2D 2H 2S")
    do(position, "draw", "cross X1", "lay 8C 8D 8H", "discard 9S")
    for drawn in ("2C", "2D", "2H"):
        do(position, "draw", f"discard {drawn}")
    assert position.to_act == 2


def test_the_jumped_drawer_may_be_hit_and_is_then_held() -> None:
    """A player who is jumped over and hit by the caller loses the next turn."""
    position = four("KD QD", "X1 9S KC", "KH QH", spreads=["0: 5C 6C 7C"], stock="2C 2D 2H")
    do(position, "draw", "cross X1", "hit 8C 0", "discard 9S", "draw", "discard 2C", "draw")
    assert do(position, "discard 2D")[-1] == ev.TurnLost(Seat(0), held=True, skip=None)
    assert position.to_act == 1


def test_no_skips_out_of_turn() -> None:
    """§2, "own turn": a Skip or a Block is not played in a turn taken with a Cross."""
    position = four("KD QD", USES + " B1 9S", "KH QH", stock="2C")
    do(position, "draw", "cross X1")
    assert refused(position, "skip B1 0") == no.ShowItFirst(parse_card(EIGHT))
    do(position, "lay 8C 8D 8H")
    assert refused(position, "skip B1 0") == no.NotOutOfTurn()
    assert refused(position, "block B1 1") == no.NotOutOfTurn()


def test_a_caller_may_go_out() -> None:
    """§2: emptying the hand ends the round even out of turn, and the caller scores the cards of jumped players too."""
    position = four("KD QD", USES, "KH QH", stock="2C")
    do(position, "draw", "cross X1", "lay 8C 8D 8H")
    assert position.outcome is not None
    assert (ending(position), position.outcome.winners, position.outcome.net) == ("out", (1,), (0, 65, 0, 0))


def test_each_cross_held_may_be_the_one_played() -> None:
    """Any Cross in the hand may be played."""
    position = four("KD QD", "X1 X3 8D 8H", "KH QH", stock="2C")
    do(position, "draw")
    assert legal(position) == ["cross X1", "cross X3", "pass"]
    assert refused(position, "cross X2") == no.NotHeld(cards("X2"))
    assert refused(position, "cross 8D") == no.NotACross(parse_card("8D"))
    assert refused(position, "draw") == no.AnswerFirst()
    assert refused(position, "discard 8D") == no.AnswerFirst()


def test_without_a_window_there_is_nothing_to_answer() -> None:
    """A Cross is playable only when it is offered."""
    position = four("KD X2", USES, "KH QH", stock="2C")
    assert refused(position, "cross X2") == no.NothingToAnswer()
    assert refused(position, "pass") == no.NothingToAnswer()


def test_a_pass_leaves_it_to_the_next() -> None:
    """§2, "clockwise": the first player who wants the card gets it."""
    position = four("KD QD", USES, ALSO + " 9S KC", stock="2C")
    do(position, "draw", "pass")
    assert position.to_act == 2
    do(position, "cross X2", "lay 8C 9C TC", "discard 9S")
    assert position.to_act == 3


def test_a_window_comes_before_a_reshuffle() -> None:
    """§2, "Deck out: (after any Cross window)": the discards are shuffled once everyone has passed."""
    position = four("KD QD", USES, "KH QH", stock="", discard="3C 3D")
    assert do(position, "draw") == []
    assert do(position, "pass")[0] == ev.Reshuffled(2)


def test_crosses_may_be_turned_on_in_any_rules() -> None:
    """House rules may have Crosses, here the common game, in which laying comes before the draw."""
    rules = house("jazz-club", twists=["cross"])
    position = table(rules, hands=["KD QD", USES + " 9S", "8C KS"], stock="2C 2D", discard="3C", to_act=2, phase="play")
    do(position, "discard 8C", "draw", "cross X1", "lay 8C 8D 8H", "discard 9S")
    assert position.outcome is not None
    assert position.outcome.net == (-1, 2, -1)
