"""The table of strength: its matches, its file of figures and its marks on them."""

import json
import re
from pathlib import Path
from unittest import mock

import pytest

from tests import strength
from tests.architecture.sources import ROOT
from tests.ladder import figures, guest_figures, guests, peeking, table
from tests.ladder.figures import Figure
from tests.ladder.meetings import AIMS, FAIR, JAZZ, PEEKER, STEPS, TWISTS, Meeting, asked_for, planned
from tonk.bots.search import SearchBudget
from tonk.bots.tuned_weights import weights_of
from tonk.commands.bot_match import BotMatch, MatchScore, play_deals
from tonk.rules import Position, load_preset, preset_ids
from tonk.rules.cards import Seat
from tonk.rules.shuffle import shuffled

STEP = Meeting(JAZZ, 2, "casual", "novice")
QUICK = ["--rules", JAZZ, "--players", "2", "--deals", "3", "--workers", "1", "casual:novice", "solid:casual"]
"""A command line that takes only a moment."""


def figure(
    meeting: Meeting, per_hand: float, ci95: float = 0.05, deals: int = 400, print_: str | None = None
) -> Figure:
    """A figure, measured with the present bots unless another fingerprint is given."""
    return Figure(meeting, 1, deals, per_hand, ci95, figures.fingerprint(meeting) if print_ is None else print_, {})


def run(folder: Path, *line: str) -> int:
    """Run the command with its files in a folder."""
    return strength.main(line, folder / "found.jsonl", folder / "PAGE.md")


def lines(folder: Path) -> list[str]:
    """Return the lines of the file of figures in a folder."""
    return (folder / "found.jsonl").read_text(encoding="utf-8").splitlines()


def test_every_level_meets_the_one_below_it() -> None:
    """Every level meets the one below it once at two and four players, and in two rule sets at more numbers."""
    plan = planned()
    assert len(plan) == len(set(plan))
    for a, b in STEPS:
        for rules in (*preset_ids(), TWISTS):
            players = {meeting.players for meeting in plan if (meeting.rules, meeting.a, meeting.b) == (rules, a, b)}
            assert players == {JAZZ: set(range(2, 7)), TWISTS: {2, 3, 4}}.get(rules, {2, 4})
    assert {Meeting(JAZZ, seats, *pair) for pair, aims in AIMS.items() for seats in aims} <= set(plan)


def test_quick_matches_come_first_and_are_long() -> None:
    """Slow bots come last and play fewer deals, and a factor changes the number of deals."""
    slow = [meeting.slow for meeting in planned()]
    assert slow == sorted(slow)
    assert STEP.deals() > Meeting(JAZZ, 2, "expert", "sharp").deals() > Meeting(JAZZ, 4, "expert", "sharp").deals()
    assert STEP.deals(0.5) * 2 == STEP.deals()
    assert STEP.deals(0) == 2


def test_matches_can_be_chosen() -> None:
    """Matches can be chosen by rule set, number of players and pair, also pairs that are not in the table."""
    assert asked_for([], [], []) == planned()
    assert asked_for(["pagat"], [4], ["solid:casual"]) == [Meeting("pagat", 4, "solid", "casual")]
    assert asked_for(["pagat"], [3], ["solid:casual"]) == []
    assert asked_for(["pagat"], [3], ["solid:novice"]) == [Meeting("pagat", 3, "solid", "novice")]
    assert {meeting.players for meeting in asked_for([JAZZ], [], ["expert:solid"])} == {2, 3, 4}


def test_a_measured_match_is_kept_and_not_measured_again(tmp_path: Path) -> None:
    """A match is played again only if asked to, or with more deals or another seed."""
    assert run(tmp_path, *QUICK) == 0
    first = lines(tmp_path)
    assert [json.loads(line)["a"] for line in first] == ["casual", "solid"]
    with mock.patch.object(strength, "play", side_effect=AssertionError):
        assert run(tmp_path, *QUICK) == 0
    assert lines(tmp_path) == first
    assert run(tmp_path, *QUICK, "--again") == 0
    assert lines(tmp_path) == first * 2
    assert run(tmp_path, *QUICK, "--deals", "4", "solid:casual") == 0
    assert run(tmp_path, *QUICK, "--seed", "9") == 0
    assert len(lines(tmp_path)) == 8


def test_a_line_has_the_result_of_arena(tmp_path: Path) -> None:
    """A line has the rule set, the seed, the fingerprint and all that ``arena`` prints, and is read back."""
    run(tmp_path, *QUICK)
    kept_line = json.loads(lines(tmp_path)[0])
    score = play_deals(BotMatch(load_preset(JAZZ), 2, 1, "casual", "novice"), range(3))
    assert list(kept_line)[:5] == ["rules", "seed", "fingerprint", "a", "b"]
    assert {"a_win_rate", "mean_turns", "endings"} <= set(kept_line)
    (kept, _) = figures.kept(tmp_path / "found.jsonl")
    assert kept == Figure(STEP, 1, 3, score.per_hand, score.ci95 or 0, figures.fingerprint(STEP), kept_line)


def test_a_line_that_is_still_being_written_is_left_for_later(tmp_path: Path) -> None:
    """An unfinished line, which another process may be writing, is skipped."""
    run(tmp_path, *QUICK)
    file = tmp_path / "found.jsonl"
    whole = figures.kept(file)
    figures.keep(lines(tmp_path)[0][:40], file)
    assert figures.kept(file) == whole


def test_an_interrupted_run_is_resumed(tmp_path: Path) -> None:
    """An interrupted run keeps and shows its finished matches, and the next run plays the rest."""
    first = MatchScore(2, deals=3, won=3, squares=9)
    with mock.patch.object(strength, "play", side_effect=[first, KeyboardInterrupt]):
        assert run(tmp_path, *QUICK) == 130
    assert len(lines(tmp_path)) == 1
    assert "+0.500 ± " in (tmp_path / "PAGE.md").read_text(encoding="utf-8")
    with mock.patch.object(strength, "play", return_value=first) as played:
        assert run(tmp_path, *QUICK) == 0
    assert played.call_count == 1


def test_a_match_during_which_the_bots_changed_is_not_kept(tmp_path: Path) -> None:
    """A match during which the code of the bots changed is not kept, and the command ends with status 2."""
    with mock.patch.object(figures, "fingerprint_now", return_value="changed"):
        figures.fingerprint(STEP)
        assert run(tmp_path, *QUICK[:-1]) == 2
    assert not (tmp_path / "found.jsonl").exists()


def test_the_page_comes_from_the_file_alone(tmp_path: Path) -> None:
    """The page is written from the file without playing, and is the same each time."""
    run(tmp_path, *QUICK)
    page = (tmp_path / "PAGE.md").read_bytes()
    with mock.patch.object(strength, "play", side_effect=AssertionError):
        assert run(tmp_path, "--table") == 0
    assert (tmp_path / "PAGE.md").read_bytes() == page


def test_no_figure_of_the_project_is_typed_by_hand() -> None:
    """Each figure in ``STRENGTH.md`` was measured."""
    page = table.PAGE.read_text(encoding="utf-8").split("\n## ", 1)[1]
    shown = re.findall(r"[+-]?\d+\.\d+ ± \d+\.\d+(?: %)? \(\d+\)", page)
    kept = figures.kept()
    measured = {table.figure_text(found) for found in (*kept, *figures.best(kept).values())}
    measured |= {guest_figures.text_of(found) for found in guest_figures.kept()}
    assert page.count("±") == len(shown)
    assert set(shown) <= measured


def test_figures_of_other_seeds_are_shown_as_one() -> None:
    """Figures of the same bots with different seeds are shown as if all their deals had been one match."""
    scores = [MatchScore(2, deals=3, won=5, squares=19), MatchScore(2, deals=7, won=-4, squares=30)]
    whole = scores[0] + scores[1]
    parts = [
        Figure(STEP, seed, score.deals, score.per_hand, score.ci95 or 0, figures.fingerprint(STEP), {})
        for seed, score in enumerate(scores)
    ]
    older = parts[0]._replace(seed=5, fingerprint="older")
    fewer = parts[1]._replace(deals=2, per_hand=9.0)
    shown = figures.best([older, fewer, *parts])[STEP]
    assert shown.deals == whole.deals
    assert shown.per_hand == pytest.approx(whole.per_hand)
    assert shown.ci95 == pytest.approx(whole.ci95)


@pytest.mark.parametrize(
    ("players", "per_hand", "ci95", "met"),
    [
        (2, 0.12, 0.05, True),
        (2, 0.07, 0.01, False),
        (4, 0.12, 0.13, False),
        (3, 0.01, 0.05, True),
        (6, -0.01, 0, False),
    ],
)
def test_the_bar_between_levels(players: int, per_hand: float, ci95: float, met: bool) -> None:
    """A level must win +0.08 and clearly at two and four players, and more than zero at other numbers."""
    step = figure(Meeting(JAZZ, players, "casual", "novice"), per_hand, ci95)
    assert table.step_met(step) == met
    assert f"{per_hand:+.3f} ± {ci95:.3f} (400) {'✓' if met else '✗'} |" in table.page_of([step])


def test_aims_are_marked() -> None:
    """Each aim of the expert is shown beside its figure, or beside a dash if it was not measured."""
    meeting = Meeting(JAZZ, 3, "expert", "solid")
    assert "| expert : solid | 3 | +0.32 | +0.330 ± 0.050 (400) ✓ |" in table.page_of([figure(meeting, 0.33)])
    assert "| expert : solid | 3 | +0.32 | +0.310 ± 0.050 (400) ✗ |" in table.page_of([figure(meeting, 0.31)])
    assert "| expert : solid | 3 | +0.32 | – |" in table.page_of([])


def test_figures_of_other_bots_are_marked_as_older() -> None:
    """Figures of older bots are shown and marked until the match is played again."""
    old, new = figure(STEP, 0.3, deals=9000, print_="once"), figure(STEP, 0.2, deals=50)
    assert "+0.300 ± 0.050 (9000) ✓ *older*" in table.page_of([old])
    for order in ([old, new], [new, old], [new, old, figure(STEP, 0.1, deals=20)]):
        page = table.page_of(order)
        assert "+0.200 ± 0.050 (50) ✓ |" in page
        assert "0.300" not in page
    assert "(400)" in table.page_of([figure(STEP, 0.2), new])


def test_a_figure_holds_for_changed_code_that_plays_the_same(tmp_path: Path) -> None:
    """A figure is confirmed for changed code that plays its sample in the same way, and for no other code."""
    run(tmp_path, *QUICK)
    file = tmp_path / "found.jsonl"
    assert run(tmp_path, "--confirm", "--workers", "1") == 0
    sampled = lines(tmp_path)[2:]
    assert [set(json.loads(line)) - set(json.loads(lines(tmp_path)[0])) for line in sampled] == [{"sample"}] * 2
    casual, solid = (json.loads(line) | {"fingerprint": "once"} for line in sampled)
    file.write_text(json.dumps(casual) + "\n" + json.dumps(solid | {"sample": "otherwise"}) + "\n", encoding="utf-8")
    assert run(tmp_path, "--confirm", "--workers", "1") == 0
    assert lines(tmp_path)[2:] == [sampled[0]]
    assert (tmp_path / "PAGE.md").read_text(encoding="utf-8").count("*older*") == 2  # one of the two explains the mark
    with mock.patch.object(strength, "play", return_value=MatchScore(2, deals=3, won=3, squares=9)) as played:
        assert run(tmp_path, "--confirm", "--workers", "1") == 0
    assert played.call_count == 1


def test_a_figure_without_a_sample_stays_older(tmp_path: Path) -> None:
    """An older figure without a sample can't be confirmed."""
    run(tmp_path, *QUICK[:-1])
    older = json.loads(lines(tmp_path)[0]) | {"fingerprint": "once"}
    (tmp_path / "found.jsonl").write_text(json.dumps(older) + "\n", encoding="utf-8")
    with mock.patch.object(strength, "play", side_effect=AssertionError):
        assert run(tmp_path, "--confirm", "--workers", "1") == 0
    assert len(lines(tmp_path)) == 1


def test_other_matches_are_shown_as_well() -> None:
    """Matches that are not in the plan have a table of their own, which is left out if there are none."""
    assert "| Pagat | 3 | solid : novice | +0.400 ± 0.050 (400) |" in table.page_of(
        [figure(Meeting("pagat", 3, "solid", "novice"), 0.4)]
    )
    assert "Other matches" not in table.page_of([figure(STEP, 0.2)])


@pytest.mark.parametrize("players", FAIR)
def test_too_good_is_a_leak(
    players: int, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bot other than the peeker that wins more than the limit from ``sharp`` is named, and the command fails."""
    fair, peeker = Meeting(JAZZ, players, "expert", "sharp"), Meeting(JAZZ, players, PEEKER, "sharp")
    limit = FAIR[players]
    assert not table.leaks(figure(fair, limit))
    assert not table.leaks(figure(peeker, limit + 0.1))
    assert not table.leaks(figure(fair._replace(b="solid"), limit + 0.1))
    leak = figure(fair, limit + 0.01)
    assert table.leaks(leak)
    page = table.page_of([leak])
    assert f"**expert is presumed to see hidden cards**: at {players} players" in page
    monkeypatch.setattr(figures, "kept", lambda _file: [leak])
    assert run(tmp_path, "--table") == 1
    assert "presumed to see hidden cards: expert:sharp" in capsys.readouterr().out


def test_the_share_of_peeking_is_shown() -> None:
    """The expert's share of the peeker's winnings is marked as met or missed, and is left out without a peeker."""
    fair, peeker = Meeting(JAZZ, 2, "expert", "sharp"), Meeting(JAZZ, 2, PEEKER, "sharp")
    peeks = figure(peeker, 0.4, ci95=0.1)
    assert "| 30% (15% to 45%) ✗ |" in table.page_of([figure(fair, 0.12), peeks])
    assert "| 50% (32% to 68%) ✓ |" in table.page_of([figure(fair, 0.2), peeks])
    assert "%" not in table.page_of([figure(fair, 0.2)]).partition("Too good")[2].partition("## The other")[0].replace(
        "35%", ""
    )


def test_limits_lie_between_the_aim_and_the_winnings_of_cheats() -> None:
    """The limits are above 1.5 times the expert's aim, and below the winnings of the first cheat."""
    won = {2: 0.365, 3: 0.415, 4: 0.434}
    for players, aim in AIMS["expert", "sharp"].items():
        assert 1.5 * aim < FAIR[players] < 0.85 * won[players]


def test_a_peeker_knows_the_hands() -> None:
    """All worlds of the peeker have the true hands, and the cards of the stock in another order."""
    position = Position.deal(load_preset(JAZZ), 3, Seat(0), shuffled(5))
    worlds = peeking.TrueHands(position, position.view(position.to_act), weights_of("expert", load_preset(JAZZ), 3), 1)
    drawn = [worlds.draw().world for _ in range(5)]
    assert all(world.hands == position.hands for world in drawn)
    assert all(sorted(world.stock) == sorted(position.stock) != world.stock for world in drawn)
    assert len({tuple(world.stock) for world in [position, *drawn]}) == 6


@pytest.mark.skipif(peeking.COMPILED, reason="compiled bots can't be made to see hands")
def test_a_peeker_plays_the_deals_of_the_others() -> None:
    """Matches with the peeker give the same result each time, and those without it the result of ``arena``."""
    match = BotMatch(load_preset(JAZZ), 2, 3, PEEKER, "casual")
    with_guests = guests.HandWithGuests(SearchBudget(500))
    score = play_deals(match, range(2), with_guests)
    assert score == play_deals(match, range(2), with_guests)
    assert (score.deals, sum(score.endings.values())) == (2, 4)
    fair = match._replace(a="solid")
    assert play_deals(fair, range(5), with_guests) == play_deals(fair, range(5))


def test_the_fingerprint_covers_the_files_that_decide() -> None:
    """The fingerprint covers the rules and the weights and search of the bots, but no comments or docstrings."""
    quick = {path.relative_to(ROOT).as_posix() for path in figures.files_of(STEP)}
    slow = {path.relative_to(ROOT).as_posix() for path in figures.files_of(STEP._replace(a="expert"))}
    assert {
        "tonk/bots/policy.py",
        "tonk/bots/weights.py",
        "tonk/rules/position.py",
        "assets/rules/jazz-club.json",
    } <= quick
    assert slow - quick >= {
        "tonk/bots/search.py",
        "tonk/bots/worlds.py",
        "tonk/bots/hypotheses.py",
        "assets/weights/jazz-club.json",
    }
    assert quick < slow
    assert figures.code_of('"""Says."""\nA = 1\n# why\n\nB = "x"  # so\n"""More."""\n') == 'A = 1\nB = "x"  # so'


def test_the_deals_are_not_those_of_tuning() -> None:
    """No weights were tuned with the seed by which strength is measured."""
    tuned = [json.loads(path.read_text(encoding="utf-8")) for path in (ROOT / "assets" / "weights").glob("*.json")]
    assert tuned
    assert strength.SEED not in {weights["seed"] for weights in tuned}


@pytest.mark.parametrize(
    "line",
    [["deep-blue:sharp"], ["sharp"], ["--rules", "bridge"], ["--players", "7"], ["--deals", "1"], ["--workers", "0"]],
)
def test_bad_arguments_are_refused(line: list[str], tmp_path: Path) -> None:
    """A bad argument ends the command before anything is played or written."""
    with pytest.raises(SystemExit, match="2"):
        run(tmp_path, *line)
    assert list(tmp_path.iterdir()) == []


def test_each_pair_that_was_measured_has_a_fingerprint() -> None:
    """The fingerprint of each measured pair can be calculated, so no file of it is missing."""
    pairs = {figure.meeting.pair: figure.meeting for figure in figures.kept()}
    assert len(pairs) > len(STEPS)
    assert all(figures.fingerprint(meeting) for meeting in pairs.values())
