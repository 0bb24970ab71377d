"""Cross questions: bots answer at once, one person is asked alone, and several people learn nothing from them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.session.match.test_sitting import Notebook
from tests.session.plays import anything, saved
from tests.support.strategies import examples
from tests.support.tables import action
from tonk.bots.play_style import PlayStyle
from tonk.rules import DRAW, PASS, Action, Position, View, changed, load_preset
from tonk.rules import events as ev
from tonk.rules import refusals as no
from tonk.rules.cards import EMPTY, Seat, each_seat, parse_card
from tonk.rules.parts import none_lying
from tonk.rules.shuffle import shuffled
from tonk.session.match.cross_questions import could_be_asked
from tonk.session.match.match import Match, match_from_json
from tonk.session.match.plan import MatchPlan, Player
from tonk.session.match.saved_plan import MatchDamaged
from tonk.session.match.sitting import Sitting
from tonk.thinking import ImmediateThinker, Ticket

NAMES = ("Ana", "Bo", "Cy", "Dee", "Eli", "Fay")


class Answers:
    """A bot that crosses or passes when asked, and otherwise takes the first legal action."""

    def __init__(self, *, crosses: bool) -> None:
        self.crosses = crosses

    def choose(self, view: View) -> Action:
        """Return the first legal action: answers list the Crosses first."""
        return view.legal[0 if self.crosses or view.phase != "window" else -1]


def dealt(levels: str, seed: int) -> Match:
    """A match of people (P) and bots (b), with every special card that they can use."""
    players = tuple(Player(name, "" if level == "P" else "random") for name, level in zip(NAMES, levels, strict=False))
    plan = MatchPlan("0123456789abcdef", seed, load_preset("twists"), players)
    return Match(plan, None, plan.twist_choices[-1])


def sat(
    levels: str, *, hands: dict[int, str], top: str = "7H", discarder: Seat | None = None, crosses: bool = False
) -> Sitting:
    """A table at which seat 0 is about to draw after the previous seat's discard, with these hands."""
    match = next(one for one in (dealt(levels, seed) for seed in range(50)) if not one.hand_over)
    position = match.position
    for seat in each_seat(position.seats):
        position.hands[seat] = EMPTY
        for text in hands.get(seat, "2C 9D").split():
            position.hands[seat] |= 1 << parse_card(text)
    position.discard = [parse_card(top)]
    position.to_act = Seat(0)
    position.discarder = Seat(position.seats - 1) if discarder is None else discarder

    def bot(_level: str, _seed: int, _ways: PlayStyle) -> Answers:
        return Answers(crosses=crosses)

    return Sitting(match, Notebook(), ImmediateThinker(bot))


USES = "7C 7D X1"
"""A hand that can use a seven of hearts."""


# One person


def test_a_person_alone_is_asked_alone() -> None:
    """The window waits for the person; nothing else in the others' turn shows it."""
    sitting = sat("bbPb", hands={2: USES})
    assert sitting.act(DRAW) == []
    asked = sitting.cross_question
    assert asked is not None
    assert (asked.card, asked.drawer, asked.seats, asked.everyone) == (parse_card("7H"), 0, (2,), False)
    assert sitting.to_act == 2
    assert not sitting.bot_acts
    assert sitting.refusal(DRAW) == no.AnswerFirst()
    assert sitting.view(Seat(2)).phase == "window"
    happened = sitting.answer(Seat(2))
    assert isinstance(happened[0], ev.Crossed)
    assert sitting.cross_question is None
    assert sitting.to_act == 2


@pytest.mark.parametrize("way", ["answer", "act"])
def test_a_person_alone_lets_it_go(way: str) -> None:
    """A no, or any other action, passes: then the card is drawn."""
    sitting = sat("bbPb", hands={2: USES})
    sitting.act(DRAW)
    happened = sitting.answer(None) if way == "answer" else sitting.act(PASS)
    assert [type(event) for event in happened] == [ev.Drew]
    assert sitting.to_act == 0


def test_a_person_alone_is_not_asked_useless_questions() -> None:
    """Without a Cross, or with one that can't be used, the card is drawn at once: nobody looks on."""
    for hand in ("7C 7D", "2C 9D X1"):
        sitting = sat("bbPb", hands={2: hand})
        assert [type(event) for event in sitting.act(DRAW)] == [ev.Drew]
        assert sitting.cross_question is None


# Bots


def test_bots_answer_at_once() -> None:
    """The card is drawn at once, so nothing shows that a bot was asked and passed."""
    sitting = sat("Pbbb", hands={1: USES, 2: "5C 6H 8H X2"})
    assert [type(event) for event in sitting.act(DRAW)] == [ev.Drew]
    assert [text.split()[1] for text in sitting.game.actions] == ["draw", "pass", "pass"]


def test_a_bot_crosses() -> None:
    """After a Cross, the bot's turn is visible to all."""
    sitting = sat("Pbbb", hands={2: USES}, crosses=True)
    assert isinstance(sitting.act(DRAW)[0], ev.Crossed)
    assert sitting.to_act == 2
    assert sitting.bot_acts


def test_nobody_sees_which_bot_is_thinking_about_a_cross() -> None:
    """Until then it looks like the turn of the player who chose the deck."""
    sitting = sat("Pbbb", hands={2: USES})

    class Slow:
        def ask(self, _question: object) -> Ticket[Action]:
            return Ticket()

    sitting._thinker = Slow()
    assert sitting.act(DRAW) == []
    assert sitting.cross_question is None
    assert sitting.bot_acts
    assert sitting.to_act == 0
    assert sitting.view(Seat(0)).phase == "start"


# Several people


@pytest.mark.parametrize("hand", ["7C 7D", "2C 9D X1", USES])
def test_the_whole_table_is_asked_whatever_the_hands(hand: str) -> None:
    """Before the card is drawn, the question is the same with a usable Cross, a useless one, or none."""
    sitting = sat("PbPP", hands={2: hand})
    assert sitting.act(DRAW) == []
    asked = sitting.cross_question
    assert asked is not None
    assert asked.everyone
    assert asked.seats == (2,)
    assert asked.drawer == sitting.to_act == 0
    assert not sitting.bot_acts
    assert sitting.game.actions == []
    assert sitting.refusal(action("take")) == no.AnswerFirst()
    assert sitting.may_cross(Seat(2)) == (hand == USES)
    assert not sitting.may_cross(Seat(3)), "the seat that discarded can't take its own card"
    with pytest.raises(ValueError, match="not legal"):
        sitting.act(action("take"))
    assert [type(event) for event in sitting.answer(None)] == [ev.Drew]
    assert sitting.cross_question is None


def test_the_player_who_says_so_crosses() -> None:
    """Among several people, the one who says so crosses, after the others kept silent."""
    sitting = sat("PPPP", hands={1: USES, 2: "5C 6H 8H X2"})
    sitting.act(DRAW)
    assert sitting.cross_question is not None
    assert sitting.cross_question.seats == (1, 2)
    happened = sitting.answer(Seat(2))
    assert isinstance(happened[0], ev.Crossed)
    assert sitting.to_act == 2
    assert [text.split()[:2] for text in sitting.game.actions] == [["0", "draw"], ["1", "pass"], ["2", "cross"]]


def test_a_player_who_cannot_cross_is_refused_and_the_question_stands() -> None:
    """A refused Cross is no move."""
    sitting = sat("PPPP", hands={1: "7C 7D", 2: USES})
    sitting.act(DRAW)
    with pytest.raises(ValueError, match="may not cross"):
        sitting.answer(Seat(1))
    assert sitting.cross_question is not None
    assert sitting.game.actions == []


def test_nothing_is_asked_if_clearly_nobody_could_cross() -> None:
    """No Cross in play, none but the discarder's, the others held, a Skip or Cross on top, two seats: no question."""
    for sitting in (
        sat("PbbP", hands={}),
        sat("PbPP", hands={2: "2C 9D X1"}, top="B1"),
        sat("PbPP", hands={2: "2C 9D X1"}, top="X2"),
    ):
        assert [type(event) for event in sitting.act(DRAW)] == [ev.Drew]
        assert sitting.cross_question is None
    held = sat("PbPP", hands={2: USES})
    held.game.position.wait[2] = 1
    assert held.act(DRAW)
    none = sat("PbPP", hands={2: "7C 7D"})
    none.game.position.specials = none_lying(4, ("wild",))
    assert none.act(DRAW)
    pair = sat("PP", hands={})
    assert pair.act(DRAW)


def test_a_cross_that_everybody_saw_taken_may_be_used() -> None:
    """With all four Crosses in sight, only a player who took one may have it."""
    sitting = sat("PbPP", hands={2: "2C 9D X1", 1: "3C"})
    position = sitting.game.position
    position.discard = [parse_card(text) for text in ("X2", "X3", "X4", "7H")]
    assert could_be_asked(position) == (1, 2)
    position.known[2] = 1 << parse_card("X1")
    assert could_be_asked(position) == (2,)


def test_a_bot_before_all_persons_is_asked_first() -> None:
    """If it crosses, nobody else is asked; if not, its pass waits for the people's answers."""
    hands = {1: USES, 2: "5C 6H 8H X2"}
    crossing = sat("PbPP", hands=hands, crosses=True)
    assert isinstance(crossing.act(DRAW)[0], ev.Crossed)
    assert crossing.cross_question is None
    sitting = sat("PbPP", hands=hands)
    assert sitting.act(DRAW) == []
    assert sitting.cross_question is not None
    assert sitting.cross_question.everyone
    assert sitting.cross_question.seats == (2,)
    assert sitting.to_act == 0
    assert isinstance(sitting.answer(Seat(2))[0], ev.Crossed)


def test_a_bot_sitting_nearer_comes_first() -> None:
    """Order goes clockwise, which everybody knows."""
    sitting = sat("PPbPP", hands={2: USES, 3: "5C 6H 8H X2"}, crosses=True)
    assert sitting.act(DRAW) == []
    happened = sitting.answer(Seat(3))
    assert isinstance(happened[0], ev.Crossed)
    assert happened[0].seat == 2


@pytest.mark.parametrize("draws", ["person", "bot"])
def test_a_resumed_match_asks_again(draws: str) -> None:
    """A saved choice is kept and undone until answered, and an open window is asked about again."""
    levels = "PbPP" if draws == "person" else "bPPP"
    sitting = sat(levels, hands={2: USES})
    sitting.act(DRAW)
    assert sitting.cross_question is not None
    again = Sitting(sitting.game, Notebook())
    assert again.cross_question == sitting.cross_question
    assert again.to_act == 0
    sitting.game.act(DRAW)
    opened = Sitting(sitting.game, Notebook())
    assert opened.cross_question is not None
    assert opened.cross_question.everyone
    assert opened.to_act == 0
    assert isinstance(opened.answer(Seat(2))[0], ev.Crossed)


@pytest.mark.parametrize(("levels", "word"), [("PPP", "drop"), ("PPP", "pass"), ("Pbb", "draw")])
def test_an_impossible_saved_choice_is_refused(levels: str, word: str) -> None:
    """An illegal choice makes a match invalid; if there is nobody to ask, nothing is asked or done."""
    match = dealt(levels, 3)
    data = saved(match)
    data["hand"]["x-meant"] = word
    if word == "draw":
        assert Sitting(match_from_json(data), Notebook()).cross_question is None
    else:
        with pytest.raises(MatchDamaged):
            match_from_json(data)


@examples(40)
@given(seed=st.integers(0, 2**32), levels=st.sampled_from(["PPP", "PbP", "PPbb", "bPbPb", "PbbbPP", "Pbb", "PP"]))
def test_whole_hands(seed: int, levels: str) -> None:
    """Hands are played to the end with any answers; every event is reported once, in order, and can be saved."""
    match, choose = dealt(levels, seed), anything(seed)
    sitting = Sitting(match, Notebook())
    reported = list(match.events)
    for _ in range(2000):
        asked = sitting.cross_question
        if sitting.to_act is None:
            break
        if asked is not None:
            assert asked.everyone == (levels.count("P") > 1)
            assert Sitting(match_from_json(saved(match)), Notebook()).cross_question == asked, (
                "the question is lost after a kill"
            )
            crossing = [seat for seat in asked.seats if sitting.may_cross(seat)]
            reported += sitting.answer(crossing[0] if crossing and len(reported) % 2 else None)
            continue
        seat = sitting.to_act
        chosen = sitting.bot_choice() if sitting.bot_acts else choose(list(sitting.view(seat).legal))
        assert chosen is not None
        happened = sitting.act(chosen)
        assert happened or sitting.cross_question is not None
        reported += happened
    assert match.hand_over
    assert reported == match.events
    assert match_from_json(saved(match)).events == match.events


def test_nobody_is_asked_about_an_upcard_that_stays() -> None:
    """An upcard that nobody may take leads to no question about a Cross."""
    rules = changed(load_preset("twists"), {"name": "X", "upcard": True})
    deck = shuffled(3, rules.deck(rules.twists))
    assert could_be_asked(Position.deal(rules, 4, Seat(0), deck)) == (2, 3, 0)
    stays = changed(rules, {"upcard_taker": "nobody"})
    assert could_be_asked(Position.deal(stays, 4, Seat(0), deck)) == ()
