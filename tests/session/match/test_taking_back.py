"""Undo: anything in practice; in a match only moves that taught nobody anything."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.session.match.test_sitting import Notebook
from tests.session.plays import PEOPLE, anything, plan, saved
from tests.support.strategies import examples
from tests.support.tables import action, named, said, stacked
from tonk.rules import View, preset_ids
from tonk.rules.cards import CardSet, Seat, mask_of
from tonk.session.match.match import Match, match_from_json
from tonk.session.match.plan import Player
from tonk.session.match.sitting import Sitting
from tonk.session.match.taking_back import TakeBackRefusal
from tonk.session.practice.practice_hand import PracticeHand

ALONE = (Player("Ana"), Player("Bo", "casual"), Player("Cy", "casual"))
_HANDS = ["4D 5D 6D 7C KS", "8H 9H 2C QC JC", "7D 3S TD TH 2H"]


def dealt(rules: str = "jazz-club", players: tuple[Player, ...] = ALONE) -> tuple[Sitting, Notebook]:
    """A match in which seat 0, dealt 4D 5D 6D 7C KS, plays first, with 7H as the upcard."""
    match = Match(plan(1, rules, players))
    match.dealer = Seat(2)
    match.deck = stacked(_HANDS, dealer=Seat(2), then="7H 8S 9C AH 2S")
    match._begin([])
    notebook = Notebook()
    return Sitting(match, notebook), notebook


def acted(sitting: Sitting, *texts: str) -> None:
    """Do these actions, each by the seat to act."""
    for text in texts:
        sitting.act(action(text))


def seen_by(view: View) -> CardSet:
    """Every card that a seat can see."""
    shown = 0
    for hand in view.shown or ():
        shown |= hand
    return view.hand | mask_of(view.discards) | mask_of(c for s in view.table for c in s.cards) | shown


@pytest.mark.parametrize("doing", ["take", "lay 4D 5D 6D"])
def test_a_move_with_own_cards_can_be_undone(doing: str) -> None:
    """The hand and the saved match are as before."""
    sitting, notebook = dealt()
    before = sitting.game.to_json()  # type: ignore[attr-defined]
    acted(sitting, doing)

    sitting.take_back(Seat(0))

    assert notebook.saved[-1] == before
    assert named(sitting.game.position.hands[0]) == "4D 5D 6D 7C KS"
    assert sitting.bar_to_taking_back(Seat(0)) is TakeBackRefusal.NOTHING


def test_moves_can_be_undone_back_to_the_draw() -> None:
    """Discard, hit and spread can be undone one by one, but not the draw before them, whose card has been seen."""
    sitting, _notebook = dealt()
    acted(sitting, "draw", "lay 4D 5D 6D", "discard KS")
    for left in (2, 1):
        sitting.take_back(Seat(0))
        assert len(sitting.game.actions) == left
    assert sitting.bar_to_taking_back(Seat(0)) is TakeBackRefusal.SEEN
    with pytest.raises(ValueError, match="nothing can be taken back"):
        sitting.take_back(Seat(0))


def test_nothing_is_undone_after_a_reply() -> None:
    """A reply makes the move before it final, and nobody can undo another's move."""
    sitting, _notebook = dealt()
    assert sitting.bar_to_taking_back(Seat(0)) is TakeBackRefusal.NOTHING
    acted(sitting, "draw", "discard KS")
    assert sitting.bar_to_taking_back(Seat(0)) is None
    assert sitting.bar_to_taking_back(Seat(1)) is TakeBackRefusal.NOTHING
    acted(sitting, "take")
    assert sitting.bar_to_taking_back(Seat(0)) is TakeBackRefusal.OTHERS


def test_nothing_is_undone_after_the_end_of_a_hand() -> None:
    """A drop shows all hands, and so does going out."""
    sitting, _notebook = dealt()
    acted(sitting, "drop")
    assert sitting.bar_to_taking_back(Seat(0)) is TakeBackRefusal.SEEN


def test_an_undone_move_is_saved_as_undone() -> None:
    """After a kill, the match comes back as undone, and can be continued."""
    notebook = Notebook()
    seeded = Sitting(Match(plan(11, players=ALONE)), notebook)
    while seeded.to_act != 0:
        seeded.act(seeded.bot_choice())  # type: ignore[arg-type]
    acted(seeded, "take")
    before = notebook.saved[-2]
    seeded.take_back(Seat(0))
    again = match_from_json(saved(seeded.game))  # type: ignore[arg-type]
    assert again.to_json() == notebook.saved[-1] == before
    assert again.record().extras.get("x-kind") is None, "taking back what revealed nothing leaves an ordinary hand"


def test_an_undone_move_can_be_redone_until_another_is_made() -> None:
    """Redo restores the action; another action ends it."""
    sitting, notebook = dealt()
    acted(sitting, "take", "lay 4D 5D 6D")
    whole = notebook.saved[-1]
    sitting.take_back(Seat(0))
    sitting.take_back(Seat(0))
    assert sitting.do_again()
    assert sitting.do_again()
    assert notebook.saved[-1] == whole
    sitting.take_back(Seat(0))
    acted(sitting, "discard 4D")
    assert sitting.bar_to_doing_again() is TakeBackRefusal.NOTHING


@examples(25)
@given(seed=st.integers(0, 2**32), rules=st.sampled_from(preset_ids()))
def test_undo_reveals_no_card(seed: int, rules: str) -> None:
    """Undo shows nobody a new card, and everything can be redone.

    Under every rule set, with any legal actions, players see afterwards what they saw before.
    """
    sitting = Sitting(Match(plan(seed, rules)), None)
    choose = anything(seed)
    for _ in range(60):
        seat = sitting.game.position.to_act
        if sitting.game.hand_over:
            return
        if sitting.cross_question is not None:
            sitting.answer(None)
            continue
        before, count = sitting.view(seat), len(sitting.game.actions)
        doing = choose(list(sitting.game.position.legal()))
        sitting.act(doing)
        after = sitting.view(seat)
        if sitting.bar_to_taking_back(seat) is None and len(sitting.game.actions) == count + 1:
            assert not said(doing).startswith(("draw", "drop", "cross", "pass"))
            assert seen_by(after) & ~seen_by(before) == 0
            sitting.take_back(seat)
            assert sitting.view(seat) == before
            sitting.do_again()
            assert sitting.view(seat) == after


def practised(rules: str = "jazz-club", players: tuple[Player, ...] = ALONE, seed: int = 3) -> Sitting:
    """A practice hand from the deal."""
    record = Match(plan(seed, rules, PEOPLE[: len(players)])).record()
    return Sitting(PracticeHand(replace(record, result=None), players, 1), None)


def person_turns(sitting: Sitting, count: int, seed: int = 0) -> list[int]:
    """Play until a person has decided this many times, and return the number of actions before each decision."""
    choose, found = anything(seed), list[int]()
    while sitting.to_act is not None and len(found) < count:
        if sitting.bot_acts:
            sitting.act(sitting.bot_choice())  # type: ignore[arg-type]
            continue
        found.append(len(sitting.game.actions))
        sitting.act(choose(list(sitting.game.position.legal())))
    return found


@pytest.mark.parametrize("rules", preset_ids())
def test_practice_goes_back_to_each_decision_of_the_player(rules: str) -> None:
    """Undo goes back step by step through draws and bots' replies, even from the end, and redo the same way."""
    sitting = practised(rules)
    before = person_turns(sitting, 6)
    whole = list(sitting.game.actions)
    for count in reversed(before):
        sitting.take_back(Seat(0))
        assert sitting.game.actions == whole[:count]
        assert sitting.to_act == 0 or sitting.game.position.phase == "window"
    assert sitting.bar_to_taking_back(Seat(0)) is TakeBackRefusal.NOTHING
    for _ in before:
        sitting.do_again()
    assert sitting.game.actions == whole


def test_practice_does_not_go_back_before_it_began() -> None:
    """The recorded moves before the practice stay."""
    record = Match(plan(3)).record()
    match = Match(plan(3))
    for _ in range(4):
        match.act(match.position.legal()[0])
    hand = PracticeHand(replace(record, actions=tuple(match.actions)), PEOPLE, 1)
    sitting = Sitting(hand, None)
    assert sitting.bar_to_taking_back(Seat(0)) is TakeBackRefusal.NOTHING
    sitting.act(hand.position.legal()[0])
    sitting.take_back(Seat(0))
    assert hand.actions == match.actions


@examples(10)
@given(seed=st.integers(0, 2**32))
def test_undo_at_a_shared_screen_never_goes_back_to_a_question(seed: int) -> None:
    """Undo to a Cross question would show who was asked, so it goes back to before the draw."""
    sitting = practised("twists", PEOPLE, seed)
    choose = anything(seed)
    for _ in range(40):
        if sitting.to_act is None:
            break
        if sitting.cross_question is not None:
            crossing = [seat for seat in sitting.cross_question.seats if sitting.may_cross(seat)]
            sitting.answer(crossing[0] if crossing else None)
            continue
        sitting.act(choose(list(sitting.game.position.legal())))
    while sitting.bar_to_taking_back(Seat(0)) is None:
        sitting.take_back(Seat(0))
        assert sitting.game.position.phase in ("start", "play")
        assert sitting.cross_question is None


def test_nothing_is_undone_during_a_question_to_everybody() -> None:
    """During a question to everybody there is no undo or redo, which would show whom it was about."""
    sitting = practised("twists", PEOPLE)
    for seed in range(400):
        sitting = practised("twists", PEOPLE, seed)
        person_turns_until_asked(sitting, seed)
        if sitting.cross_question is not None:
            break
    assert sitting.cross_question is not None
    assert sitting.bar_to_taking_back(Seat(0)) is TakeBackRefusal.ASKED
    with pytest.raises(ValueError, match="nothing can be taken back"):
        sitting.take_back(Seat(0))
    sitting.game._taken_back.append(("0 draw",))
    assert sitting.bar_to_doing_again() is TakeBackRefusal.ASKED
    with pytest.raises(ValueError, match="nothing can be done again"):
        sitting.do_again()


def person_turns_until_asked(sitting: Sitting, seed: int) -> None:
    """Play until something is asked."""
    choose = anything(seed)
    for _ in range(12):
        if sitting.to_act is None or sitting.cross_question is not None:
            return
        sitting.act(choose(list(sitting.game.position.legal())))


@pytest.mark.parametrize(("rules", "players", "doing"), [("gin", 2, "pass"), ("thirty-one", 3, "knock")])
def test_a_pass_or_knock_that_shows_nothing_can_be_undone(rules: str, players: int, doing: str) -> None:
    """It can be undone until the next player has acted."""
    match = Match(plan(1, rules, ALONE[:players]))
    match.dealer = Seat(players - 1)
    match._begin([])
    sitting = Sitting(match, Notebook())
    before = sitting.game.to_json()  # type: ignore[attr-defined]
    acted(sitting, doing)
    assert sitting.bar_to_taking_back(Seat(0)) is None
    sitting.take_back(Seat(0))
    assert sitting.game.to_json() == before  # type: ignore[attr-defined]
    acted(sitting, doing, "take" if doing == "pass" else "draw")
    assert sitting.bar_to_taking_back(Seat(0)) is TakeBackRefusal.OTHERS
