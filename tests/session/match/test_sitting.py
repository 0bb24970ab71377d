"""A sitting: every change goes to its keeper first, and bots see only views."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.session.plays import MIXED, PEOPLE, anything, first_seed, loaded, plan
from tests.support.strategies import examples
from tests.support.tables import action
from tonk.bots import BOTS, PONDERERS, BotName
from tonk.bots.play_style import PLAIN, PlayStyle
from tonk.records.strict import strict_json
from tonk.rules import DRAW, Action, View, preset_ids
from tonk.rules import refusals as no
from tonk.rules.cards import Seat, by_seat, each_seat
from tonk.session.match.match import Match, match_from_json
from tonk.session.match.plan import Player
from tonk.session.match.sitting import Sitting
from tonk.thinking import ImmediateThinker, Question, Ticket


class Notebook:
    """A keeper that notes what it is asked to keep, and the state of the match."""

    def __init__(self) -> None:
        self.notes: list[tuple[str, int, int, bool]] = []
        self.saved: list[Any] = []

    def keep_match(self, match: Match) -> None:
        """Note a saved match."""
        self._note("match", match)

    def keep_hand(self, match: Match) -> None:
        """Note a saved hand."""
        self._note("hand", match)

    def _note(self, what: str, match: Match) -> None:
        self.notes.append((what, match.hand_number, len(match.actions), match.hand_over))
        self.saved.append(match.to_json())


class Spy:
    """A bot that takes the first legal action and remembers what it has seen."""

    def __init__(self, keeper: Notebook) -> None:
        self.keeper = keeper
        self.shown: list[tuple[object, ...]] = []
        self.kept_when_asked: list[int] = []

    def choose(self, *shown: View) -> Action:
        """Return the first legal action."""
        self.shown.append(shown)
        self.kept_when_asked.append(len(self.keeper.notes))
        return shown[0].legal[0]


def play_on(sitting: Sitting, seed: int = 0) -> None:
    """Play the hand to its end: bots choose for themselves, people do anything."""
    choose = anything(seed)
    while sitting.to_act is not None:
        view = sitting.view(sitting.to_act)
        action = sitting.bot_choice() if sitting.bot_acts else choose(list(view.legal))
        assert action is not None
        sitting.act(action)


def test_everything_is_kept_before_anything_else_happens() -> None:
    """Sitting down, each action and each deal are saved at once, with the action, and then a finished hand."""
    seed = first_seed(lambda match: not match.hand_over, "jazz-club")
    notebook = Notebook()
    match = Match(plan(seed))
    sitting = Sitting(match, notebook)
    expected = [("match", 1, 0, False)]
    assert notebook.notes == expected
    choose = anything(1)
    while sitting.to_act is not None:
        happened = sitting.act(choose(sitting.game.position.legal()))
        assert happened
        done = len(sitting.game.actions)
        expected.append(("match", 1, done, sitting.game.hand_over))
        if sitting.game.hand_over:
            expected.append(("hand", 1, done, True))
        assert notebook.notes == expected
        assert notebook.saved[-1] == match.to_json()
    assert notebook.saved[-2]["hand"]["result"] == notebook.saved[-1]["hand"]["result"]
    sitting.deal_next()
    assert notebook.notes[len(expected)][:3] == ("match", 2, 0)


def test_a_refused_action_is_not_kept() -> None:
    """An illegal action raises, changes nothing and isn't saved."""
    notebook = Notebook()
    sitting = Sitting(Match(plan(1)), notebook)
    assert sitting.refusal(action("discard AC")) == no.DrawFirst()
    assert sitting.refusal(DRAW) is None
    with pytest.raises(ValueError, match="not legal"):
        sitting.act(action("discard AC"))
    assert len(notebook.notes) == 1
    assert sitting.game.actions == []


def test_a_hand_that_is_over_when_dealt_is_kept() -> None:
    """A dealt Tonk goes into the history like any hand, in the first deal and later ones."""
    notebook = Notebook()
    seed = first_seed(lambda match: match.hand_over, "black-company")
    sitting = Sitting(Match(plan(seed, "black-company")), notebook)
    assert notebook.notes == [("match", 1, 0, True), ("hand", 1, 0, True)]
    assert sitting.to_act is None
    assert not sitting.bot_acts


def test_sitting_down_again_keeps_an_ended_hand_again() -> None:
    """A hand that ended in a kill before it reached the history is there after the next start."""
    match = Match(plan(1))
    play_on(Sitting(match, Notebook()))
    notebook = Notebook()
    Sitting(loaded(match), notebook)
    assert [note[0] for note in notebook.notes] == ["match", "hand"]


def test_a_keeper_that_fails_is_not_passed_over() -> None:
    """An error in the keeper is raised; continuing without a disk is the keeper's job."""

    class Failing(Notebook):
        def keep_match(self, match: Match) -> None:
            super().keep_match(match)
            if match.actions:
                raise OSError(28, "full")

    sitting = Sitting(Match(plan(1)), Failing())
    with pytest.raises(OSError, match="full"):
        sitting.act(DRAW)
    assert sitting.game.actions


def test_bots_see_only_their_view() -> None:
    """Each bot gets only its own seat's present view, after everything so far has been saved."""
    spies: dict[tuple[str, int], Spy] = {}
    notebook = Notebook()

    def make_spy(level: str, seed: int, style: PlayStyle) -> Spy:
        assert level in {player.level for player in MIXED} - {""}
        assert isinstance(seed, int)
        assert style == PLAIN, "nobody knows these names"
        return spies.setdefault((level, seed), Spy(notebook))

    sitting = Sitting(Match(plan(2, players=MIXED)), notebook, ImmediateThinker(make_spy))
    bots = [seat for seat, player in by_seat(MIXED) if not player.is_person]
    asked = 0
    while sitting.to_act is not None:
        seat = sitting.to_act
        assert sitting.bot_acts == (seat in bots)
        if not sitting.bot_acts:
            sitting.act(sitting.view(seat).legal[0])
            continue
        view = sitting.view(seat)
        chosen = sitting.bot_choice()
        (spy,) = (spy for (level, _), spy in spies.items() if level == MIXED[seat].level)
        assert spy.shown[-1] == (view,)
        assert type(spy.shown[-1][0]) is View
        assert view.seat == seat
        assert spy.kept_when_asked[-1] == len(notebook.notes)
        assert len(sitting.game.actions) == notebook.notes[-1][2]
        assert sitting.bot_choice() == chosen
        assert chosen is not None
        sitting.act(chosen)
        asked += 1
    assert asked > 10
    assert sum(len(spy.shown) for spy in spies.values()) == asked, "a bot is asked once for each action"


@pytest.mark.parametrize("level", [bot for bot in BOTS if bot not in PONDERERS])
@pytest.mark.parametrize("rules", preset_ids())
def test_bots_of_every_level_play_every_rule_set(level: BotName, rules: str) -> None:
    """A table of each level plays hand after hand to the end without help."""
    players = tuple(Player(f"{level} {seat}", level) for seat in each_seat(4))
    sitting = Sitting(Match(plan(5, rules, players)), Notebook())
    assert sitting.persons == ()
    for _ in range(3):
        play_on(sitting)
        assert sum(sitting.game.bankrolls) == 400
        sitting.deal_next()


@examples(10)
@given(seed=st.integers(0, 2**64 - 1))
def test_persons_and_bots_of_several_levels_sit_together(seed: int) -> None:
    """Bots act only in their own turns, and the same seed repeats their actions."""
    matches = [Match(plan(seed, players=MIXED)) for _ in range(2)]
    for match in matches:
        sitting = Sitting(match, Notebook())
        assert sitting.persons == (0,)
        play_on(sitting, seed)
        sitting.deal_next()
        play_on(sitting, seed)
    assert matches[0].to_json() == matches[1].to_json()


class Slow:
    """Answers with the first legal action when looked for the second time; notes every question."""

    def __init__(self) -> None:
        self.questions: list[Question] = []

    def ask(self, question: Question) -> Ticket[Action]:
        """Note the question; the answer is the first legal action, but not at once."""
        self.questions.append(question)
        looks = iter((False,))
        ticket = Ticket[Action](lambda: ticket.take(question.view.legal[0]) if next(looks, True) else None)
        return ticket


def test_every_hand_has_its_own_chance() -> None:
    """Each bot has its own seed for each hand, and the same ones when the match is loaded again."""
    thinker = Slow()
    sitting = Sitting(Match(plan(1, players=MIXED)), Notebook(), thinker)
    hands: list[dict[Seat, int]] = []
    for _ in range(2):
        thinker.questions.clear()
        while sitting.to_act is not None:
            action = sitting.bot_choice() if sitting.bot_acts else sitting.view(sitting.to_act).legal[0]
            if action is not None:
                sitting.act(action)
        asked = {(question.view.seat, question.seed) for question in thinker.questions}
        hands.append(dict(asked))
        assert len(asked) == len(hands[-1]) == len(MIXED) - 1
        sitting.deal_next()
    seeds = [seed for hand in hands for seed in hand.values()]
    assert len(set(seeds)) == len(seeds)
    again = Match(plan(1, players=MIXED))
    while (seat := again.position.to_act) == 0:
        again.act(again.position.legal()[0])
    Sitting(loaded(again), Notebook(), thinker).bot_choice()
    assert thinker.questions[-1].seed == hands[0][seat]


def test_a_bot_is_asked_once_and_may_take_its_time() -> None:
    """While it thinks there is no answer, and it isn't asked again; the next action is a new question."""
    thinker = Slow()
    sitting = Sitting(Match(plan(1, players=MIXED[1:])), Notebook(), thinker)
    assert sitting.bot_choice() is None
    chosen = sitting.bot_choice()
    assert sitting.to_act is not None
    assert chosen == sitting.bot_choice() == sitting.view(sitting.to_act).legal[0]
    assert len(thinker.questions) == 1
    sitting.act(chosen)
    assert sitting.bot_choice() is None
    first, second = thinker.questions
    assert second.view != first.view


def test_a_match_left_while_a_bot_thinks_can_be_resumed() -> None:
    """The saved match has nothing about thinking: the same bot gets the same question again."""
    thinker, notebook = Slow(), Notebook()
    sitting = Sitting(Match(plan(1, players=MIXED)), notebook, thinker)
    while not sitting.bot_acts:
        sitting.act(sitting.view(Seat(0)).legal[0])
    assert sitting.bot_choice() is None
    left = Sitting(match_from_json(strict_json(json.dumps(notebook.saved[-1]))), Notebook(), thinker)
    assert left.bot_choice() is None
    assert thinker.questions[-1] == thinker.questions[-2]
    assert left.bot_choice() is not None


def test_a_view_is_given_for_any_seat() -> None:
    """Each seat sees its own cards; only the seat to act has legal actions."""
    sitting = Sitting(Match(plan(1, players=PEOPLE)), Notebook())
    for seat in each_seat(3):
        view = sitting.view(seat)
        assert view.hand == sitting.game.position.hands[seat]
        assert bool(view.legal) == (seat == sitting.to_act)
