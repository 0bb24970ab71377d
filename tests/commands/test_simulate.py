"""``simulate``: the same arguments give the same bytes, and every record can be verified."""

import json
import shlex
from pathlib import Path
from typing import Any

import pytest

from tests.support.presets import STAKE_IDS
from tonk.bots import BOTS
from tonk.bots.tuned_weights import INSTANT_LEVELS
from tonk.commands.simulate import play_hand
from tonk.records import record_from_json
from tonk.rules import load_preset
from tonk.rules.cards import Seat, each_seat
from tonk.rules.cut import cut_for_deal

from .running import Ran, one_line_of, program, tonk


def simulate(*more: str, **changes: str | int) -> Ran:
    """Run a short simulation with its records on standard output; ``changes`` replace arguments."""
    options: dict[str, Any] = {"rules": "jazz-club", "players": 3, "hands": 4, "seed": 1, "bots": "random", "out": "-"}
    options |= changes
    return tonk("simulate", *(text for key, value in options.items() for text in (f"--{key}", str(value))), *more)


@pytest.mark.parametrize("bots", [*BOTS, ",".join((BOTS * 3)[:3])])
def test_the_same_arguments_give_the_same_bytes(bots: str, tmp_path: Path) -> None:
    """Every bot repeats its hands, in a file too; a mixed table and strong bots repeat them in another process."""
    hands, seed = (1, 4) if bots == "expert" else (4, 1)  # which searches long: a hand of few actions
    once = simulate(bots=bots, hands=hands, seed=seed)
    assert once.status == 0
    path = tmp_path / "hands.jsonl"
    options = shlex.split(f"simulate --rules jazz-club --players 3 --hands {hands} --seed {seed}")
    started = program if bots in ("solid", "sharp", "expert") or "," in bots else tonk
    again = started(*options, "--bots", bots, "--out", str(path))
    assert again == (0, "", once.err)
    assert path.read_bytes() == once.out.encode()


@pytest.mark.parametrize("rules", STAKE_IDS)
def test_every_record_verifies(rules: str) -> None:
    """For each rule set and number of players, hands are finished records with the right results."""
    for players in range(2, 7):
        bots = ",".join(("random", *INSTANT_LEVELS, "sharp")[:players])
        ran = simulate(rules=rules, players=players, hands=5, seed=7, bots=bots, stake=25)
        verified = tonk("verify", "-", stdin=ran.out.encode())
        assert (verified.status, verified.err) == (0, "")
        for number, (record, line) in enumerate(zip(ran.lines, verified.lines, strict=True)):
            assert line == {"record": number, "ok": True, "result": record["result"]}
            assert (record["rules"], record["stake"], len(record["seats"])) == (rules, 25, players)


def test_games_of_twists_are_played_and_verify() -> None:
    """Random players play Tonk with Twists: special cards change by hand, and points add up until somebody wins."""
    for players in (2, 3, 6):
        ran = simulate(rules="twists", players=players, hands=25, seed=3)
        verified = tonk("verify", "-", stdin=ran.out.encode())
        assert (verified.status, verified.err) == (0, "")
        assert simulate(rules="twists", players=players, hands=25, seed=3) == ran
        score, chosen = [0] * players, set()
        for record in ran.lines:
            assert record["score"] == score
            result = record["result"]
            score = [0] * players if result["champion"] is not None else result["score"]
            chosen.add(tuple(record["twists"]))
        assert len(chosen) > 2
        assert all("cross" not in kinds for kinds in chosen) or players > 2


def test_every_quick_bot_plays_twists() -> None:
    """Mixed at a table they play games for points, and every record verifies."""
    ran = simulate(rules="twists", bots="novice,casual,solid,sharp", players=4, hands=30, seed=4)
    verified = tonk("verify", "-", stdin=ran.out.encode())
    assert (ran.status, verified.status, verified.err) == (0, 0, "")
    endings = {record["result"]["ending"] for record in ran.lines}
    assert {"drop", "out"} <= endings


def test_the_deal_passes_clockwise() -> None:
    """The cut names the first dealer, and then the next seat deals each hand from another deck."""
    records = simulate(hands=7, seed=5).lines
    first = cut_for_deal(5, 3)[0]
    assert [record["dealer"] for record in records] == [(first + hand) % 3 for hand in range(7)]
    assert len({tuple(record["deck"]) for record in records}) == 7


def test_other_seeds_give_other_hands() -> None:
    """Different seeds deal differently, however large they are."""
    decks = {simulate(seed=seed, hands=1).out for seed in (0, 1, 2**63, 2**64 - 1)}
    assert len(decks) == 4


def test_more_hands_begin_with_the_same_hands() -> None:
    """A longer run contains the shorter one."""
    assert simulate(hands=9).out.startswith(simulate(hands=3).out)


def test_the_seats_are_named_after_their_bots() -> None:
    """There is one bot for every seat, or one per seat in the given order."""
    mixed = ",".join([BOTS[0], BOTS[1], BOTS[0]])
    assert simulate(bots=mixed, hands=1).lines[0]["seats"] == [f"{BOTS[0]} 0", f"{BOTS[1]} 1", f"{BOTS[0]} 2"]
    assert simulate(bots=BOTS[1], hands=1).lines[0]["seats"] == [f"{BOTS[1]} {seat}" for seat in each_seat(3)]


def test_the_summary_goes_to_standard_error(tmp_path: Path) -> None:
    """Standard output has only records; the table counts hands, winners and money."""
    ran = simulate(hands=30, stake=5)
    assert [json.loads(line)["format"] for line in ran.out.splitlines()] == ["tonk-hand/1"] * 30
    header, *seats, endings, rounds = ran.err.splitlines()
    assert header.split() == ["seat", "bot", "hands", "won", "net", "net", "a", "hand"]
    assert [line.split()[:2] for line in seats] == [["0", "random"], ["1", "random"], ["2", "random"]]
    nets = [sum(record["result"]["net"][seat] for record in ran.lines) for seat in each_seat(3)]
    assert [int(line.split()[3]) for line in seats] == nets
    won = [sum(seat in record["result"]["winners"] for record in ran.lines) for seat in each_seat(3)]
    assert [int(line.split()[2]) for line in seats] == won
    assert endings.startswith("30 hands: ")
    assert rounds.startswith("rounds a hand, median: ")
    path = tmp_path / "hands.jsonl"
    assert simulate(hands=30, stake=5, out=str(path)) == (0, "", ran.err)
    assert path.read_text() == ran.out


def test_without_a_file_only_the_summary_is_written() -> None:
    """Without a file for records, standard output is empty."""
    ran = tonk(*shlex.split("simulate --rules pagat --players 2 --hands 3 --seed 1 --bots random"))
    assert (ran.status, ran.out) == (0, "")
    assert "3 hands: " in ran.err


def test_no_hands_are_no_records() -> None:
    """With no hands to play, it says so."""
    ran = simulate(hands=0)
    assert (ran.status, ran.out) == (0, "")
    assert ran.err.endswith("no hands\n")


def test_a_hand_can_be_played_alone() -> None:
    """``play_hand`` returns the record and the finished hand, with the outcome of the replay."""
    record, played = play_hand(load_preset("pagat"), ["random"] * 4, Seat(2), 9, 0, 3)
    replayed = record_from_json(record.to_json()).replay()
    assert (replayed.outcome, replayed.dealer) == (played.outcome, 2)


def test_a_tonk_on_the_deal_has_no_round() -> None:
    """Rounds are counted as in the history: begun turns, with the last round counted as a whole."""
    ran = simulate(rules="jazz-club", players=3, hands=1, seed=17)
    assert ran.lines[0]["result"]["ending"] == "tonk"
    assert ran.err.endswith("rounds a hand, median: 0\n")


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"rules": "bridge"}, "there is no rule set or file called 'bridge'"),
        ({"rules": "tonk"}, "there is no rule set or file called 'tonk'"),
        ({"rules": ""}, "there is no rule set or file called ''"),
        ({"bots": "deep-blue"}, "there is no bot called 'deep-blue'; choose from random"),
        ({"bots": ""}, "there is no bot called ''; choose from random"),
        ({"bots": "random,"}, "--bots names 2 bots, but --players asks for 3"),
        ({"bots": "random,random,random,random"}, "--bots names 4 bots, but --players asks for 3"),
        ({"bots": "random,random,\x1b[2J"}, "there is no bot called '\\x1b[2J'; choose from random"),
        ({"players": 1}, "argument --players: '1' is not a whole number from 2 to 6"),
        ({"players": 7}, "argument --players: '7' is not a whole number from 2 to 6"),
        ({"players": "two"}, "argument --players: 'two' is not a whole number from 2 to 6"),
        ({"players": "\u0663"}, "argument --players: '\u0663' is not a whole number from 2 to 6"),
        ({"hands": "-1"}, "argument --hands: '-1' is not a whole number"),
        ({"hands": "1e3"}, "argument --hands: '1e3' is not a whole number"),
        ({"seed": "-1"}, "argument --seed: '-1' is not a whole number"),
        ({"seed": 2**64}, "argument --seed: '18446744073709551616' is not a whole number"),
        ({"seed": "9" * 9999}, "argument --seed: '999999999999999999999999999999' is not a whole number"),
        ({"stake": 0}, "argument --stake: '0' is not a whole number from 1 to 1000000"),
        ({"stake": 1_000_001}, "argument --stake: '1000001' is not a whole number from 1 to 1000000"),
    ],
)
def test_bad_arguments_are_refused(changes: dict[str, str | int], sentence: str) -> None:
    """The status is 2, standard output is empty, and the last line says what is wrong."""
    ran = simulate(**changes)
    assert (ran.status, ran.out) == (2, "")
    *usage, last = ran.err.splitlines()
    assert sentence in last
    assert not usage or usage[0].startswith("usage: tonk simulate ")
    assert "Traceback" not in ran.err


@pytest.mark.parametrize("missing", ["rules", "players", "hands", "seed", "bots"])
def test_options_that_must_be_given(missing: str) -> None:
    """Every argument except the stake and the file is required."""
    options = {"rules": "pagat", "players": "2", "hands": "1", "seed": "1", "bots": "random"}
    del options[missing]
    ran = tonk("simulate", *(text for key, value in options.items() for text in (f"--{key}", value)))
    assert (ran.status, ran.out) == (2, "")
    assert f"--{missing}" in ran.err.splitlines()[-1]


def test_a_file_that_cannot_be_written(tmp_path: Path) -> None:
    """A folder in its place, or a missing folder, gets one sentence with its name, and status 2."""
    for path in (tmp_path, tmp_path / "none" / "hands.jsonl"):
        ran = simulate(out=str(path))
        assert (ran.status, ran.out) == (2, "")
        assert ran.err.startswith(f"tonk: {path}: ")
        assert len(ran.err.splitlines()) == 1


def test_a_reader_that_goes_away() -> None:
    """The program ends silently when the reader of its records leaves."""
    ran = one_line_of(
        *shlex.split("simulate --rules jazz-club --players 2 --hands 2000 --seed 1 --bots random --out -")
    )
    assert json.loads(ran.out)["format"] == "tonk-hand/1"
    assert ran.err == ""
    assert ran.status == 1
