"""A sitting: whatever is done is handed to its keeper first, and bots are shown views and nothing more."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.support.strategies import examples
from tests.support.tables import action
from tonk.bots import BOTS
from tonk.rules import DRAW, Action, View, preset_ids
from tonk.rules import refusals as no
from tonk.rules.cards import Seat
from tonk.session import sitting as module
from tonk.session.match import Match, Player
from tonk.session.sitting import Sitting

from .plays import MIXED, PEOPLE, anything, first_seed, loaded, plan


class Notebook:
    """Keeps by writing down what it was asked to keep, and how far the match was."""

    def __init__(self) -> None:
        self.notes: list[tuple[str, int, int, bool]] = []
        self.saved: list[Any] = []

    def keep_match(self, match: Match) -> None:
        """Note a match kept."""
        self._note("match", match)

    def keep_hand(self, match: Match) -> None:
        """Note a hand kept."""
        self._note("hand", match)

    def _note(self, what: str, match: Match) -> None:
        self.notes.append((what, match.hand_number, len(match.actions), match.hand_over))
        self.saved.append(match.to_json())


class Spy:
    """A bot that does the first legal thing and remembers what it was shown."""

    def __init__(self, keeper: Notebook) -> None:
        self.keeper = keeper
        self.shown: list[tuple[object, ...]] = []
        self.kept_when_asked: list[int] = []

    def choose(self, *shown: View) -> Action:
        """The first legal action."""
        self.shown.append(shown)
        self.kept_when_asked.append(len(self.keeper.notes))
        return shown[0].legal[0]


def play_on(sitting: Sitting, seed: int = 0) -> None:
    """Play the hand to its end: bots choose for themselves, persons do anything."""
    choose = anything(seed)
    while sitting.to_act is not None:
        view = sitting.view(sitting.to_act)
        sitting.act(sitting.bot_choice() if sitting.bot_acts else choose(list(view.legal)))


def test_everything_is_kept_before_anything_else_happens() -> None:
    """Sitting down, each action and each deal are kept at once, the action in them, and then an ended hand."""
    seed = first_seed(lambda match: not match.hand_over, "jazz-club")
    notebook = Notebook()
    sitting = Sitting(Match(plan(seed)), notebook)
    expected = [("match", 1, 0, False)]
    assert notebook.notes == expected
    choose = anything(1)
    while sitting.to_act is not None:
        happened = sitting.act(choose(sitting.match.position.legal()))
        assert happened
        done = len(sitting.match.actions)
        expected.append(("match", 1, done, sitting.match.hand_over))
        if sitting.match.hand_over:
            expected.append(("hand", 1, done, True))
        assert notebook.notes == expected
        assert notebook.saved[-1] == sitting.match.to_json()
    assert notebook.saved[-2]["hand"]["result"] == notebook.saved[-1]["hand"]["result"]
    sitting.deal_next()
    assert notebook.notes[len(expected)][:3] == ("match", 2, 0)


def test_what_is_refused_is_not_kept() -> None:
    """An action that is not legal raises, changes nothing and is not kept."""
    notebook = Notebook()
    sitting = Sitting(Match(plan(1)), notebook)
    assert sitting.refusal(action("discard AC")) == no.DrawFirst()
    assert sitting.refusal(DRAW) is None
    with pytest.raises(ValueError, match="not legal"):
        sitting.act(action("discard AC"))
    assert len(notebook.notes) == 1
    assert sitting.match.actions == []


def test_a_hand_that_is_over_when_dealt_is_kept() -> None:
    """A Tonk on the deal goes into the history as any hand does, when the match begins and later."""
    notebook = Notebook()
    seed = first_seed(lambda match: match.hand_over, "black-company")
    sitting = Sitting(Match(plan(seed, "black-company")), notebook)
    assert notebook.notes == [("match", 1, 0, True), ("hand", 1, 0, True)]
    assert sitting.to_act is None
    assert not sitting.bot_acts


def test_sitting_down_again_keeps_an_ended_hand_again() -> None:
    """Whoever was killed between the last action and the history has the hand in it at the next start."""
    sitting = Sitting(Match(plan(1)), Notebook())
    play_on(sitting)
    notebook = Notebook()
    Sitting(loaded(sitting.match), notebook)
    assert [note[0] for note in notebook.notes] == ["match", "hand"]


def test_a_keeper_that_fails_is_not_passed_over() -> None:
    """An error while keeping comes out; it is the keeper's part to go on without a disk."""

    class Failing(Notebook):
        def keep_match(self, match: Match) -> None:
            super().keep_match(match)
            if match.actions:
                raise OSError(28, "full")

    sitting = Sitting(Match(plan(1)), Failing())
    with pytest.raises(OSError, match="full"):
        sitting.act(DRAW)
    assert sitting.match.actions


def test_bots_are_shown_their_view_and_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each bot gets one argument, its own seat's view of the moment, when everything done so far has been kept."""
    spies: dict[Seat, list[Spy]] = {}
    notebook = Notebook()

    def make_spy(level: str, seed: int) -> Spy:
        assert level in {player.level for player in MIXED} - {""}
        assert isinstance(seed, int)
        spy = Spy(notebook)
        spies.setdefault(len(spies), []).append(spy)
        return spy

    monkeypatch.setattr(module, "make_bot", make_spy)
    sitting = Sitting(Match(plan(2, players=MIXED)), notebook)
    bots = [seat for seat, player in enumerate(MIXED) if not player.is_person]
    assert len(spies) == len(bots)
    asked = 0
    while sitting.to_act is not None:
        seat = sitting.to_act
        assert sitting.bot_acts == (seat in bots)
        if not sitting.bot_acts:
            sitting.act(sitting.view(seat).legal[0])
            continue
        view = sitting.view(seat)
        chosen = sitting.bot_choice()
        spy = spies[bots.index(seat)][0]
        assert spy.shown[-1] == (view,)
        assert type(spy.shown[-1][0]) is View
        assert view.seat == seat
        assert spy.kept_when_asked[-1] == len(notebook.notes)
        assert len(sitting.match.actions) == notebook.notes[-1][2]
        sitting.act(chosen)
        asked += 1
    assert asked > 10


@pytest.mark.parametrize("level", BOTS)
@pytest.mark.parametrize("rules", preset_ids())
def test_bots_of_every_level_play_every_rule_set(level: str, rules: str) -> None:
    """A table of each bot plays hand after hand to the end, with nobody's help."""
    players = tuple(Player(f"{level} {seat}", level) for seat in range(4))
    sitting = Sitting(Match(plan(5, rules, players)), Notebook())
    assert sitting.persons == ()
    for _ in range(3):
        play_on(sitting)
        assert sum(sitting.match.bankrolls) == 400
        sitting.deal_next()


@examples(10)
@given(seed=st.integers(0, 2**64 - 1))
def test_persons_and_bots_of_several_levels_sit_together(seed: int) -> None:
    """Bots act in their own turns and in no others, and the same seed makes them do the same."""
    first, second = (Sitting(Match(plan(seed, players=MIXED)), Notebook()) for _ in range(2))
    assert first.persons == (0,)
    for sitting in (first, second):
        play_on(sitting, seed)
        sitting.deal_next()
        play_on(sitting, seed)
    assert first.match.to_json() == second.match.to_json()


def test_every_hand_has_its_own_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each bot has a seed of its own for each hand, and the same ones when the match is loaded again."""
    given_out: list[int] = []

    def make_spy(_: str, seed: int) -> Spy:
        given_out.append(seed)
        return Spy(Notebook())

    monkeypatch.setattr(module, "make_bot", make_spy)
    sitting = Sitting(Match(plan(1, players=MIXED)), Notebook())
    while sitting.to_act is not None:
        sitting.act(sitting.view(sitting.to_act).legal[0])
    sitting.deal_next()
    bots = len(MIXED) - 1
    assert len(given_out) == len(set(given_out)) == 2 * bots
    Sitting(loaded(sitting.match), Notebook())
    assert given_out[2 * bots :] == given_out[bots : 2 * bots]


def test_a_view_is_given_for_any_seat() -> None:
    """Each seat sees its own cards; who is not to act has nothing to choose from."""
    sitting = Sitting(Match(plan(1, players=PEOPLE)), Notebook())
    for seat in range(3):
        view = sitting.view(seat)
        assert view.hand == sitting.match.position.hands[seat]
        assert bool(view.legal) == (seat == sitting.to_act)
