"""The part of the page of strength about guests: its matches and its marks on figures."""

from pathlib import Path

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
