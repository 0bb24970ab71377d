"""The part of the page of strength about guests: its matches and its marks on figures."""

from pathlib import Path
from unittest import mock

import pytest

from tests import guest_strength
from tests.guest_strength import confirmed
from tests.ladder import guest_figures
from tests.ladder.guest_figures import GAMES_OF_GIN, PLAIN, GuestFigure, best, fingerprint, keep, kept, section_of


def figure(game: str, a: str, b: str, won: float, deals: int = 100, print_: str | None = None) -> GuestFigure:
    """A figure of two players, measured with the present bots unless another fingerprint is given."""
    return GuestFigure(game, 2, a, b, 1, deals, won, 0.5, fingerprint(game, a, b) if print_ is None else print_)


def test_figures_say_whether_their_aim_is_met() -> None:
    """A figure meets its aim above 0, and the expert's games at 65 %; figures of older bots are marked."""
    page = section_of(
        [
            figure("gin", "casual", "novice", 0.6),
            figure("gin", "solid", "casual", 0.4),
            figure("gin", "sharp", "solid", 0.7, print_="of before"),
            figure(GAMES_OF_GIN, "expert", PLAIN, 64.0),
            figure(GAMES_OF_GIN, "sharp", PLAIN, 64.0),
        ]
    )
    assert "| 2 | +0.600 ± 0.500 (100) ✓ | +0.400 ± 0.500 (100) ✗ | +0.700 ± 0.500 (100) ✓ *older* | – |" in page
    assert "| expert | 64.0 ± 0.5 % (100) ✗ |" in page
    assert "| sharp | 64.0 ± 0.5 % (100) |" in page


def test_the_figure_of_the_present_bots_stands() -> None:
    """A figure of the present bots is shown before older ones, and of several the one with most deals."""
    now, before = figure("gin", "sharp", "solid", 1.0), figure("gin", "sharp", "solid", 2.0, 500, "of before")
    more = figure("gin", "sharp", "solid", 3.0, 300)
    assert list(best([now, before]).values()) == [now]
    assert list(best([more, now, before]).values()) == [more]


def test_figures_are_kept(tmp_path: Path) -> None:
    """A figure read from its line of the file is the same, and all figures of the project can be read."""
    file = tmp_path / "found.jsonl"
    one, two = figure("gin", "sharp", "solid", 1.0), figure("thirty-one", "sharp", "solid", 0.1)
    keep(one, file)
    keep(two, file)
    assert kept(file) == [one, two]
    assert kept(tmp_path / "none.jsonl") == []
    assert all(known.game in (*guest_figures.TABLES, GAMES_OF_GIN) for known in kept())


@pytest.mark.parametrize("first", [figure("gin", "sharp", "solid", 1.0), figure(GAMES_OF_GIN, "solid", PLAIN, 50.0)])
def test_a_figure_holds_for_changed_code_that_plays_the_same(first: GuestFigure, tmp_path: Path) -> None:
    """A figure is confirmed for changed code that plays its sample in the same way, and for no other code."""
    (sampled,) = confirmed([first])
    assert sampled == first._replace(sample=sampled.sample)
    assert list(confirmed([first, sampled])) == []
    before = sampled._replace(fingerprint="of before")
    assert list(confirmed([before])) == [sampled]
    assert list(confirmed([before._replace(sample="otherwise")])) == []
    keep(sampled, tmp_path / "found.jsonl")
    assert kept(tmp_path / "found.jsonl") == [sampled]


def test_a_figure_without_a_sample_stays_older() -> None:
    """An older figure without a sample can't be confirmed."""
    with mock.patch.object(guest_strength, "sample_of", side_effect=AssertionError):
        assert list(confirmed([figure("gin", "sharp", "solid", 1.0, print_="of before")])) == []


def test_the_bots_measured_last_are_confirmed() -> None:
    """Of older figures, that of the bots measured last is shown, even if bots before them played more deals."""
    now = figure("gin", "sharp", "solid", 1.0, print_="of today")
    before = figure("gin", "sharp", "solid", 2.0, 500, "of before")
    assert list(best([before, now]).values()) == [now]
    assert list(best([now, before]).values()) == [before]


def test_confirming_adds_to_the_file_and_writes_the_page(capsys: pytest.CaptureFixture[str]) -> None:
    """The command saves each confirmed figure, names it, and writes the page."""
    first = figure("gin", "casual", "novice", 1.0)
    with (
        mock.patch.object(guest_strength, "kept", return_value=[first]),
        mock.patch.object(guest_strength, "keep") as saved,
        mock.patch.object(guest_strength, "write_page") as page,
    ):
        assert guest_strength.main(["confirm"]) == 0
    assert [call.args[0].fingerprint for call in saved.call_args_list] == [first.fingerprint]
    assert page.called
    assert "casual:novice" in capsys.readouterr().out
