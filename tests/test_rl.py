"""``tonk.rl``: actions have numbers, observations show a view, and hands are those of ``arena``."""

import re
from typing import Any
from unittest import mock

import pytest

from tests.architecture.sources import ROOT
from tonk import rl
from tonk.bots import make_bot
from tonk.commands.bot_match import BotMatch, play_deals
from tonk.rl import numbering
from tonk.rules import Position, View, load_preset
from tonk.rules.actions import LAY_OF, Block, Cross, Discard, Hit, Lay, Skip
from tonk.rules.cards import Card, Seat, mask_of
from tonk.rules.shuffle import BOT, seed_of

JAZZ = load_preset("jazz-club")


def view_with(legal: list[Any], table: tuple[Any, ...] = ()) -> View:
    """A view of seat 1 of three, as far as the numbers of actions depend on it."""
    return mock.Mock(legal=legal, table=table, seat=Seat(1), seats=3)


def test_numbers_of_actions_do_not_overlap() -> None:
    """Each kind of action ends where the next one begins, and the last one at the number of actions."""
    view, top = view_with([]), Card(51)
    spreads = [Lay(cards) for cards in LAY_OF]
    assert [numbering.number_of(lay, view) for lay in spreads] == [*range(numbering.LAY, numbering.HIT)]
    assert numbering.number_of(Discard(Card(63)), view) == numbering.LAY - 1
    assert numbering.number_of(Hit((top,), 17), view) == numbering.WILD_LAY - 1
    assert numbering.number_of(Cross(Card(59)), view) == numbering.CROSS == numbering.SKIP - 1
    left = [numbering.number_of(Skip(Card(60), seat), view) - numbering.SKIP for seat in map(Seat, range(3))]
    assert left == [2, 0, 1]
    assert numbering.number_of(Block(Card(60), Seat(0)), view) == numbering.BLOCK + 2
    assert numbering.BLOCK + 6 == numbering.ACTIONS


def test_the_lowest_of_equivalent_cards_is_played() -> None:
    """A spread also has no more Wilds than it needs: a card in the hand is laid as itself."""
    low, high, wild = Card(0), Card(1), Card(52)
    held, more = Card(2), Card(53)
    sparing = Lay(mask_of([low, held, wild]), ((wild, high),))
    wasting = Lay(mask_of([low, wild, more]), ((wild, high), (more, held)))
    other = Lay(mask_of([low, held, more]), ((more, high),))
    skips = [Skip(card, Seat(2)) for card in (Card(60), Card(61))]
    found = numbering.choices(view_with([wasting, sparing, other, *skips]))
    assert [*found.values()] == [sparing, skips[0]]


@pytest.fixture
def gym() -> None:
    """Skip the test without the extra, which the environments need."""
    pytest.importorskip("pettingzoo", reason="the extra rl is not installed")


def played(env: Any, choose: Any) -> float:
    """Return the reward of the one agent, who chooses by its view."""
    reward = 0.0
    for agent in env.agent_iter():
        observation, reward, over, _, _ = env.last()
        numbers = {action: number for number, action in numbering.choices(env.view(agent)).items()}
        env.step(None if over else numbers.get(choose(env.view(agent)), 3) if numbers else 3)
        assert over or observation["action_mask"].any()
    return reward


@pytest.mark.usefixtures("gym")
def test_a_level_wins_as_an_agent_the_same_as_in_arena() -> None:
    """The cards, the dealer and the random numbers are the same, and so is the result, to the stake."""
    won = 0.0
    for chair in range(3):
        env = rl.env(JAZZ, 3, seats={seat: "casual" for seat in range(3) if seat != chair})
        for deal in range(4):
            env.reset(seed=5, options={"hand": deal})
            won += played(env, make_bot("solid", seed_of(5, BOT, deal, chair)).choose)
    assert won == play_deals(BotMatch(JAZZ, 3, 5, "solid", "casual"), range(4)).won


@pytest.mark.usefixtures("gym")
def test_an_observation_matches_the_view() -> None:
    """Seats count from the observer's, cards are ones, and other hands are hidden until the end."""
    env = rl.env("jazz-club", 3)
    env.reset(seed=2)
    from tonk.rl.observing import SLICES

    agent = env.agent_selection
    view, row = env.view(agent), env.observe(agent)["observation"]
    assert mask_of(map(Card, row[SLICES["hand"]].nonzero()[0].tolist())) == view.hand
    assert row[SLICES["counts"]].tolist() == [5, 5, 5, 0, 0, 0]
    assert row[SLICES["dealer"]] == (view.dealer - view.seat) % 3
    position: Position = env._position
    position.stock.reverse()
    position.hands[(view.seat + 1) % 3] = mask_of(map(Card, range(47, 52)))
    assert (env.observe(agent)["observation"] == row).all()


@pytest.mark.usefixtures("gym")
def test_further_hands_are_those_of_a_simulation() -> None:
    """Each reset without a seed deals the next hand."""
    env, other = rl.env(players=2), rl.env(players=2)
    env.reset(seed=9)
    env.reset()
    other.reset(seed=9, options={"hand": 1})
    assert env.view("player_0") == other.view("player_0")


@pytest.mark.usefixtures("gym")
@pytest.mark.parametrize(
    ("given", "why"),
    [
        ({"players": 9}, "2 to 6 can play jazz-club, not 9"),
        ({"seats": {4: "sharp"}}, "there is no seat 4 at a table of 4"),
        ({"seats": {1: "deep-blue"}}, "there is no bot called 'deep-blue'"),
        ({"seats": dict.fromkeys(range(4), "sharp")}, "leave a seat to an agent"),
    ],
)
def test_impossible_tables_are_refused(given: dict[str, Any], why: str) -> None:
    """The refusal is a sentence."""
    with pytest.raises(ValueError, match=why):
        rl.env(**given)


@pytest.mark.usefixtures("gym")
def test_an_illegal_action_of_an_agent_is_refused() -> None:
    """An illegal action has no effect."""
    env = rl.env()
    env.reset(seed=1)
    with pytest.raises(ValueError, match="choose one that its action mask allows"):
        env.step(numbering.CROSS)


@pytest.mark.usefixtures("gym")
def test_the_lines_of_the_readme_run(capsys: pytest.CaptureFixture[str]) -> None:
    """They measure a player against ``sharp``, and print its win per hand."""
    (lines,) = re.findall(r"```python\n(from tonk import rl.*?)```", (ROOT / "README.md").read_text("utf-8"), re.DOTALL)
    exec(lines.replace("range(100)", "range(1)"), {})  # noqa: S102 - our own
    assert re.fullmatch(r"[+-]\d\.\d{3} stakes a hand\n", capsys.readouterr().out)
