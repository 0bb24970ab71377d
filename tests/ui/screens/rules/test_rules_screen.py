"""The rules screen."""

import pygame
import pytest

from tests.ui.drawing.contrast import contrast
from tests.ui.pilot import Pilot
from tests.ui.screens.screen_services import ScreenServices, click, labels, make_services, opened, read, widgets
from tonk.rules import RuleSet, changed, load_preset, preset_ids
from tonk.ui.drawing.theme import THEMES
from tonk.ui.screens.parts.chooser import Chooser, Picker
from tonk.ui.screens.rules.house_rules_screen import HouseRulesScreen
from tonk.ui.screens.rules.rule_figures import figures, hand_of
from tonk.ui.screens.rules.rules_leaflet import tint
from tonk.ui.screens.rules.rules_screen import Contents, RulesScreen
from tonk.ui.widgets import ScrollArea
from tonk.words.rules.games import rules_text


def open_screen(
    rules: RuleSet | None = None, size: tuple[int, int] = (1280, 720)
) -> tuple[ScreenServices, Pilot, RulesScreen]:
    """Open the screen at these rules."""
    services = make_services(size)
    screen = RulesScreen(services.ui, services, rules)
    return services, opened(services, screen), screen


def text_area(pilot: Pilot) -> ScrollArea:
    """Return the scroll area of the text."""
    return next(w for w in widgets(pilot) if isinstance(w, ScrollArea) and not isinstance(w, Picker))


def test_it_opens_at_the_rules_asked_for() -> None:
    """The screen opens at the preset or house rules asked for, and at the common game without any."""
    own = changed(load_preset("pagat"), {"name": "Ours", "hand_size": 7})
    for rules in (load_preset("descente"), own):
        _services, pilot, screen = open_screen(rules)
        assert screen.rules == rules
        assert rules.name in read(pilot)
    assert open_screen()[2].rules == load_preset(preset_ids()[0])


def test_it_leads_to_the_house_rules_from_the_title_alone() -> None:
    """House rules can be reached from the general page of rules, but not from the page of one game."""
    services, pilot, screen = open_screen()
    click(pilot, "House rules")
    assert isinstance(services.ui.screens.top, HouseRulesScreen)
    assert screen not in services.ui.screens.all, "the page below would show an old list"
    assert "House rules" not in labels(open_screen(load_preset("descente"))[1])


def test_all_of_the_text_can_be_read_by_keys() -> None:
    """Page Down reaches every paragraph, and Home goes back to the beginning."""
    _services, pilot, screen = open_screen(load_preset("terminus-frore"))
    seen = read(pilot)
    for _page in range(16):
        pilot.press(pygame.K_PAGEDOWN)
        pilot.advance(0.6)
        seen += read(pilot)
    for title, paragraphs in rules_text(screen.rules):
        assert title in seen
        assert all(paragraph in seen for paragraph in paragraphs)
    area = text_area(pilot)
    assert area.top == area.overflow > 0
    pilot.press(pygame.K_HOME)
    pilot.advance(0.8)
    assert area.top < 1


def test_lines_are_short_enough_to_read() -> None:
    """No line is longer than eighty letters in any window."""
    for size in ((960, 600), (1280, 720), (2560, 1080), (720, 1280)):
        services, _pilot, screen = open_screen(size=size)
        letters = "The player on the dealer's left begins, and turns pass to the left. In your turn, f" * 4
        one_line = services.ui.text.line_height("body") * 1.5
        longest = max(
            n for n in range(20, 140) if services.ui.text.measure(letters[:n], "body", screen._column)[1] < one_line
        )
        assert longest <= 80


def test_another_rule_set_begins_at_its_top() -> None:
    """Choosing another rule set, by mouse or arrow key, scrolls the text back to the top."""
    _services, pilot, screen = open_screen()
    pilot.press(pygame.K_PAGEDOWN)
    pilot.advance(0.6)
    chooser = next(widget for widget in widgets(pilot) if isinstance(widget, Chooser))
    pilot.click((chooser.box.x + 40, chooser.box.y + 1.5 * chooser.row_height))
    assert screen.rules.id == preset_ids()[1]
    assert text_area(pilot).top == 0
    pilot.press(pygame.K_DOWN)
    assert screen.rules.id == preset_ids()[2]


def test_the_wheel_turns_the_text_from_anywhere() -> None:
    """The wheel scrolls the text even when the pointer is not over it."""
    _services, pilot, _screen = open_screen()
    pilot.wheel((640, 20), -3)
    pilot.advance(0.5)
    assert text_area(pilot).top > 0


def test_the_contents_lead_to_each_section() -> None:
    """Clicking an entry brings its heading to the top, and scrolling marks the section being read."""
    _services, pilot, screen = open_screen(load_preset("terminus-frore"))
    contents = next(widget for widget in widgets(pilot) if isinstance(widget, Contents))
    sections = rules_text(screen.rules)
    assert contents.count == len(sections)
    pilot.click((contents.box.x + 40, contents.box.y + 3.5 * contents.row_height))
    pilot.advance(1.0)
    assert contents.marked == 3
    area = text_area(pilot)
    assert 0 < screen._leaflet.tops[3] - area.top < 40
    pilot.wheel(area.box.center, -100)
    pilot.advance(1.5)
    assert contents.marked > 9
    pilot.wheel(area.box.center, 100)
    pilot.advance(1.5)
    assert contents.marked == 0


def test_the_last_sections_can_be_asked_for() -> None:
    """A chosen heading is marked even if the page ends before the heading can reach the top."""
    _services, pilot, _screen = open_screen()
    contents = next(widget for widget in widgets(pilot) if isinstance(widget, Contents))
    contents.mark(contents.count - 2)
    pilot.advance(1.5)
    assert contents.marked == contents.count - 2


@pytest.mark.parametrize("rules", [load_preset(one) for one in preset_ids()], ids=preset_ids())
def test_the_figures_show_legal_plays(rules: RuleSet) -> None:
    """Every pictured Tonk or bonus is one under these rules, and each picture belongs to an existing section."""
    titles = [title for title, _paragraphs in rules_text(rules)]
    shown = figures(rules)
    assert set(shown) <= set(titles)
    for figure in shown["The bonus" if rules.scoring == "points" else "Tonk"]:
        assert len(set(figure.cards)) == rules.hand_size
        assert sum(rules.values[card] for card in figure.cards) in rules.tonk_totals
    assert [figure.words for figure in shown["What cards count"]] == [
        "1 point",
        "7 points",
        "10 points",
        "10 points",
        "10 points",
    ]
    assert shown["Hitting"][-1].wrong == (not rules.hit_books)


@pytest.mark.parametrize("place", THEMES)
def test_paper_is_easy_to_read(place: str) -> None:
    """Ink and titles have a contrast of at least 7:1 on the page and its tinted parts, in every place."""
    theme = THEMES[place]
    for ground in (theme.card_cream, tint(theme)):
        assert min(contrast(theme.card_ink, ground), contrast(theme.danger_dark, ground)) >= 7


def test_a_hand_that_cannot_be_has_no_figure() -> None:
    """A total that no five cards can reach has no figure."""
    rules = load_preset(preset_ids()[0])
    assert hand_of(rules, 51) == ()
    assert len(hand_of(rules, 6)) == 5


def test_escape_goes_back() -> None:
    """Esc leaves the screen."""
    _services, pilot, screen = open_screen()
    pilot.press(pygame.K_ESCAPE)
    assert pilot.ui.screens.top is not screen
