"""``arena``: duplicate matches, in which equal bots come out exactly equal and the output is reproducible."""

import itertools
import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from math import isclose, sqrt
from statistics import mean, stdev
from typing import Any
from unittest import mock

import pytest

from tests.support.presets import STAKE_IDS
from tonk.bots.winnings import ahead
from tonk.commands import arena as command
from tonk.commands.bot_match import BotMatch, MatchScore, play_deals
from tonk.commands.playing import play
from tonk.rules import Outcome, load_preset
from tonk.rules.cards import Seat, by_seat, each_seat
from tonk.rules.cut import cut_for_deal
from tonk.sharing import ALONE

from .running import ROOT, Ran, program, tonk

BOTTOM, TOP = "novice", "sharp"
BOTS = ("random", BOTTOM, "casual", "solid", TOP)
"""Bots quick enough to play a few hundred hands in a test."""


def options(**changes: str | int) -> list[str]:
    """Return the command line of a short match; ``changes`` replace arguments."""
    arguments: dict[str, Any] = {"rules": "jazz-club", "players": 3, "deals": 6, "seed": 1, "a": TOP, "b": BOTTOM}
    arguments |= changes
    return ["arena", *(text for key, value in arguments.items() for text in (f"--{key}", str(value)))]


def arena(**changes: str | int) -> Ran:
    """Run a short match; ``changes`` replace arguments."""
    return tonk(*options(**changes))


def result(**changes: str | int) -> dict[str, Any]:
    """Return the result of such a match."""
    ran = arena(**changes)
    assert (ran.status, ran.err, len(ran.lines)) == (0, "", 1)
    found: dict[str, Any] = ran.lines[0]
    return found


def hands_of(**arguments: str | int) -> list[Any]:
    """Return the records of a simulation."""
    line = [text for key, value in arguments.items() for text in (f"--{key}", str(value))]
    return tonk("simulate", "--rules", "jazz-club", "--out", "-", *line).lines


def match(players: int = 2, a: str = TOP, b: str = BOTTOM, rules: str = "jazz-club", seed: int = 1) -> BotMatch:
    """A match between two bots, any two."""
    return BotMatch(load_preset(rules), players, seed, a, b)


def test_the_output_is_one_object() -> None:
    """It has the documented keys in order, each of its type; standard error stays empty."""
    found = result()
    types = {
        "a": str,
        "b": str,
        "players": int,
        "deals": int,
        "hands": int,
        "per_hand": float,
        "ci95": float,
        "a_win_rate": float,
        "mean_turns": float,
        "endings": dict,
    }
    assert list(found) == list(types)
    assert {key: type(value) for key, value in found.items()} == types
    assert (found["a"], found["b"], found["players"], found["deals"]) == (TOP, BOTTOM, 3, 6)
    assert all(type(count) is int for count in found["endings"].values())


@pytest.mark.parametrize("players", range(2, 7))
def test_each_deck_is_played_from_every_seat(players: int) -> None:
    """The number of hands is deals times players, and each hand has one ending."""
    found = result(players=players, deals=3)
    assert found["hands"] == 3 * players == sum(found["endings"].values())
    assert list(found["endings"]) == sorted(found["endings"])


@pytest.mark.parametrize("bot", BOTS)
def test_a_bot_against_itself_is_exactly_zero(bot: str) -> None:
    """Equal bots play equal hands, whichever of them is called A."""
    for number, rules in [*enumerate(STAKE_IDS, BOTS.index(bot))][BOTS.index(bot) % 2 :: 2]:
        players = (2, 3, 5)[number % 3]
        told = result(rules=rules, players=players, deals=2, seed=players, a=bot, b=bot)
        assert (told["per_hand"], told["ci95"]) == (0, 0)
        assert not any(count % players for count in told["endings"].values())


@pytest.mark.parametrize(("bot", "players"), [*zip(BOTS, (2, 3, 6, 3, 6), strict=True)])
def test_a_bot_against_itself_is_exactly_zero_for_points_too(bot: str, players: int) -> None:
    """A's gain above the table's mean counts, because points are taken from nobody; it is exact at any table."""
    told = result(rules="twists", players=players, deals=2, seed=players, a=bot, b=bot)
    assert (told["per_hand"], told["ci95"]) == (0, 0)


def test_points_are_counted_above_the_mean_of_the_table() -> None:
    """A hand in which A gains 30 and two others 0 and 15 is worth 15 to A."""
    match_of_points = match(players=3, rules="twists")
    hands = [
        play(
            match_of_points.rules, [TOP if seat == chair else BOTTOM for seat in each_seat(3)], dealer, 1, 4
        ).outcome.net
        for chair in each_seat(3)
        for dealer in [(cut_for_deal(1, 3)[0] + 4) % 3]
    ]
    above = [net[chair] - sum(net) / 3 for chair, net in by_seat(hands)]
    assert isclose(play_deals(match_of_points, [4]).per_hand, mean(above))
    assert ahead(Outcome("out", (Seat(0),), (0, 0, 0), (30, 0, 15), (), score=(30, 0, 15)), Seat(0)) == 3 * 15
    assert ahead(Outcome("out", (Seat(0),), (0, 0, 0), (2, -1, -1), ()), Seat(0)) == 2


@pytest.mark.parametrize("bot", BOTS)
def test_a_bot_against_itself_plays_the_hands_of_simulate(bot: str) -> None:
    """A deal is the hand of that number in a simulation with the same seed, each time it is played."""
    found = result(a=bot, b=bot, deals=5, seed=8)
    hands = hands_of(players=3, hands=5, seed=8, bots=bot)
    endings = [hand["result"]["ending"] for hand in hands]
    assert found["endings"] == {ending: 3 * endings.count(ending) for ending in sorted(set(endings))}


@pytest.mark.parametrize(("a", "b"), [*itertools.combinations(BOTS, 2)])
def test_two_players_mirror_each_other(a: str, b: str) -> None:
    """A against B plays the hands of B against A, so that one wins what the other loses."""
    one, other = result(players=2, deals=4, a=a, b=b), result(players=2, deals=4, a=b, b=a)
    assert one["per_hand"] == -other["per_hand"]
    for key in ("ci95", "mean_turns", "endings", "hands"):
        assert one[key] == other[key]
    undecided = sum(one["endings"].get(ending, 0) for ending in ("push", "stock"))
    assert 1 - undecided / 8 <= one["a_win_rate"] + other["a_win_rate"] <= 1 + undecided / 8


def test_the_interval_is_over_deals() -> None:
    """The interval is 1.96 standard errors of A's win per hand on each deck; one deck gives none."""
    found = result(deals=12)
    figures = [play_deals(match(players=3), [deal]).per_hand for deal in range(12)]
    assert isclose(found["per_hand"], mean(figures))
    assert isclose(found["ci95"], 1.96 * stdev(figures) / sqrt(12))
    one = result(deals=1)
    assert one["ci95"] is None
    assert one["per_hand"] == figures[0]


def test_begun_turns_are_counted() -> None:
    """A turn counts from its first action, even if that ends the hand; a dealt Tonk has no turns."""
    found = result(players=2, deals=40, seed=3, a="random", b="random")
    hands = hands_of(players=2, hands=40, seed=3, bots="random")
    turns = [len(list(itertools.groupby(action.split()[0] for action in hand["actions"]))) for hand in hands]
    assert found["mean_turns"] == mean(turns)
    assert {hand["result"]["ending"] for hand in hands if not hand["actions"]} <= {"tonk", "push"}


def test_chance_loses_to_a_level() -> None:
    """Few deals are enough to show it: the interval is below zero, and many hands are lost."""
    found = result(players=2, deals=40, a="random", b="casual")
    assert found["per_hand"] + found["ci95"] < -0.5
    assert found["a_win_rate"] < 0.4
    back = result(players=4, deals=25, a="casual", b="random")
    assert back["per_hand"] - back["ci95"] > 0.5


def test_more_deals_continue_from_fewer() -> None:
    """A longer match contains the shorter one; another seed gives another match."""
    short, rest = play_deals(match(), range(5)), play_deals(match(), range(5, 9))
    assert short + rest == play_deals(match(), range(9))
    assert arena(seed=1) != arena(seed=2)


def test_the_program_prints_the_same_bytes() -> None:
    """The program prints the same bytes as within the tests, and nothing on standard error."""
    assert program(*options()) == arena()


@pytest.mark.parametrize("terminal", [True, False])
def test_progress_is_shown_only_on_a_terminal(
    terminal: bool, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bar grows on standard error and is gone at the end; standard output has only the object."""
    monkeypatch.setattr(sys.stderr, "isatty", lambda: terminal)
    assert command.run(match(a="random", b="random", rules="pagat"), 4, ALONE) == 0
    out, err = capsys.readouterr()
    assert json.loads(out)["deals"] == 4
    shown = [line.partition("]")[2].strip() for line in err.split("\r")]
    assert [line for line in shown if line] == (["25 %", "50 %", "75 %", "100 %"] if terminal else [])
    assert err.endswith("\r") == terminal


@pytest.mark.parametrize("done", [0, 2])
def test_an_interrupted_match_says_so(done: int, capsys: pytest.CaptureFixture[str]) -> None:
    """One line says how far it came, and the result is that of the deals that were played."""
    pairing = match(a="random", b="random", rules="pagat")

    def interrupted(*_given: Any) -> Iterator[MatchScore]:
        yield from [play_deals(pairing, [deal]) for deal in range(done)]
        raise KeyboardInterrupt

    with mock.patch.object(ALONE, "results", interrupted):
        assert command.run(pairing, 4, ALONE) == 130
    out, err = capsys.readouterr()
    assert err == f"tonk: interrupted after {2 * done} of 8 hands\n"
    if done:
        command.run(pairing, done, ALONE)
    assert capsys.readouterr().out == out


@pytest.mark.skipif(sys.platform == "win32", reason="no terminal of this kind")
def test_ctrl_c_ends_the_match_and_its_helpers() -> None:
    """Pressed in a terminal, it reaches all processes: one line, the result so far, and no process or error is left."""
    terminal, theirs = os.openpty()
    line = [sys.executable, str(ROOT / "main.py"), *options(players=2, deals=10_000, a=BOTTOM, workers=2)]
    with subprocess.Popen(line, stdout=subprocess.PIPE, stderr=theirs, start_new_session=True) as running:
        os.close(theirs)
        said = b""
        while b" 1 %" not in said:  # by then helpers are at work
            said += os.read(terminal, 1 << 10)
        os.killpg(running.pid, signal.SIGINT)
        found = json.loads(running.communicate(timeout=600)[0])
    assert running.returncode == 130
    said = _all_of(terminal)
    last = said.rstrip().rsplit(b"\r", 1)[-1].decode()
    assert last == f"tonk: interrupted after {found['hands']} of 20000 hands"
    assert b"Traceback" not in said


def _all_of(terminal: int) -> bytes:
    """Return the whole output written to a terminal once nobody writes to it any more."""
    said = b""
    try:
        while more := os.read(terminal, 1 << 16):
            said += more
    except OSError:  # how Linux signals the end
        pass
    os.close(terminal)
    return said


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"rules": "bridge"}, "there is no rule set or file called 'bridge'"),
        ({"a": "deep-blue"}, "there is no bot called 'deep-blue'; choose from random"),
        ({"b": "deep-blue"}, "there is no bot called 'deep-blue'; choose from random"),
        ({"a": ""}, "there is no bot called ''; choose from random"),
        ({"b": "random,random"}, "there is no bot called 'random,random'"),
        ({"a": "\x1b[2J"}, "there is no bot called '\\x1b[2J'"),
        ({"players": 1}, "argument --players: '1' is not a whole number from 2 to 6"),
        ({"players": 7}, "argument --players: '7' is not a whole number from 2 to 6"),
        ({"deals": 0}, "argument --deals: '0' is not a whole number from 1 to 10000000"),
        ({"deals": "-3"}, "argument --deals: '-3' is not a whole number"),
        ({"deals": "many"}, "argument --deals: 'many' is not a whole number"),
        ({"seed": 2**64}, "argument --seed: '18446744073709551616' is not a whole number"),
        ({"workers": 0}, "argument --workers: '0' is not a whole number from 1 to 1000"),
        ({"workers": "all"}, "argument --workers: 'all' is not a whole number from 1 to 1000"),
        ({"cluster": "nowhere"}, "'nowhere' is not the address of a Dask scheduler, such as tcp://localhost:8786"),
        ({"workers": 2, "cluster": "nowhere"}, "argument --cluster: not allowed with argument --workers"),
        ({"hands": 5}, "unrecognized arguments: --hands 5"),
    ],
)
def test_bad_arguments_are_refused(changes: dict[str, str | int], sentence: str) -> None:
    """The status is 2, standard output is empty, and the last line says what is wrong."""
    ran = arena(**changes)
    assert (ran.status, ran.out) == (2, "")
    assert sentence in ran.err.splitlines()[-1]
    assert "Traceback" not in ran.err


@pytest.mark.parametrize("missing", ["rules", "players", "deals", "seed", "a", "b"])
def test_options_that_must_be_given(missing: str) -> None:
    """No argument can be left out."""
    line = options()
    at = line.index(f"--{missing}")
    ran = tonk(*line[:at], *line[at + 2 :])
    assert (ran.status, ran.out) == (2, "")
    assert f"--{missing}" in ran.err.splitlines()[-1]


def test_the_help_lists_every_argument() -> None:
    """Each one is there with its values, and the command is in the help of the program."""
    ran = tonk("arena", "--help")
    assert (ran.status, ran.err) == (0, "")
    for argument in ("--rules ID|FILE", "--players N", "--deals D", "--seed S", "--a BOT", "--b BOT"):
        assert f"  {argument}" in ran.out
    assert "\n    arena " in tonk("--help").out


def test_large_matches_are_added_up_exactly() -> None:
    """Integers of any size are exact: the interval of equal deals is zero, without a rounding error."""
    score = MatchScore(players=3, deals=10**7, won=3 * 10**7, squares=9 * 10**7)
    assert (score.per_hand, score.ci95) == (1, 0)
