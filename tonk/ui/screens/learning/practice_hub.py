"""Practise: a tile for each thing that one can learn from, or try without anything at stake."""

from collections.abc import Callable
from typing import NamedTuple

from tonk.ui.drawing.vectors import icon
from tonk.ui.screens.parts.tile import Tile
from tonk.ui.screens.parts.tile_page import TilePage
from tonk.ui.shell.context import UiContext
from tonk.ui.shell.services import Services
from tonk.words import _


class Offer(NamedTuple):
    """One thing to do here.

    Attributes:
        title: What it is called.
        line: What it is, in a few words.
        icon: The name of its icon (`tonk.ui.drawing.vectors`).
        open: Opens its page.
        note: Says how far one has come with it, in a word or two.
    """

    title: str
    line: str
    icon: str
    open: Callable[[UiContext, Services], None]
    note: Callable[[Services], str] = lambda _services: ""


def offers() -> tuple[Offer, ...]:
    """Everything that there is to do, in the order in which one would come to it. A page is imported as it opens."""
    return (
        Offer(
            _("First lesson"),
            _("Five minutes at the table, and you can play."),
            "practise",
            _first_lesson,
            _told_of_first,
        ),
        Offer(_("Lessons"), _("What is special in each way of playing, shown at the table."), "book", _lessons),
        Offer(
            _("Drills"),
            _("Short questions from real hands, and from your own mistakes."),
            "check",
            _drills,
            _told_of_drills,
        ),
        Offer(_("Open a record"), _("Go through any hand again, and play on from where you like."), "file", _record),
        Offer(
            _("Set up a position"), _("Put the cards where you like, or paste a hand, and play it."), "place", _set_up
        ),
        Offer(_("Play a deal"), _("The same cards again, from a code that you or a friend kept."), "paste", _deal_code),
        Offer(_("Duplicate"), _("A set of deals: what you made of them, and what others make."), "rivals", _duplicate),
        Offer(_("House rules"), _("Change any rule, see what it does, and play by it."), "sliders", _house_rules),
        Offer(_("Statistics"), _("How you play, what luck has to do with it, and fair deals."), "chart", _statistics),
    )


def _deal_code(ui: UiContext, services: Services) -> None:
    from tonk.ui.screens.deals.deal_code_screen import DealCodeScreen

    ui.screens.push(DealCodeScreen(ui, services))


def _duplicate(ui: UiContext, services: Services) -> None:
    from tonk.ui.screens.deals.duplicate_screen import DuplicateScreen

    ui.screens.push(DuplicateScreen(ui, services))


def _first_lesson(ui: UiContext, services: Services) -> None:
    from tonk.ui.screens.learning.lesson_table import open_first_lesson

    open_first_lesson(ui, services)


def _house_rules(ui: UiContext, services: Services) -> None:
    from tonk.ui.screens.rules.house_rules_screen import HouseRulesScreen

    ui.screens.push(HouseRulesScreen(ui, services))


def _told_of_first(services: Services) -> str:
    from tonk.ui.screens.learning.lessons_screen import told_of_first_lesson

    return told_of_first_lesson(services)


def _lessons(ui: UiContext, services: Services) -> None:
    from tonk.ui.screens.learning.lessons_screen import LessonsScreen

    ui.screens.push(LessonsScreen(ui, services))


def _drills(ui: UiContext, services: Services) -> None:
    from tonk.ui.screens.learning.drills_screen import DrillsScreen

    ui.screens.push(DrillsScreen(ui, services))


def _told_of_drills(services: Services) -> str:
    from tonk.ui.screens.learning.drills_screen import told_of_drills

    return told_of_drills(services)


def _record(ui: UiContext, services: Services) -> None:
    from tonk.ui.screens.replay.open_record_screen import OpenRecordScreen

    ui.screens.push(OpenRecordScreen(ui, services))


def _statistics(ui: UiContext, services: Services) -> None:
    from tonk.ui.screens.statistics.statistics_screen import StatisticsScreen

    ui.screens.push(StatisticsScreen(ui, services))


def _set_up(ui: UiContext, services: Services) -> None:
    from tonk.ui.screens.setting_up.set_up_screen import SetUpScreen

    ui.screens.push(SetUpScreen(ui, services))


class PracticeHub(TilePage):
    """The page that the title's "Practise" opens."""

    pastes = True

    def __init__(self, ui: UiContext, services: Services) -> None:
        hidden = () if ui.settings.statistics else (_statistics,)
        shown = [_tile(offer, ui, services) for offer in offers() if offer.open not in hidden]
        super().__init__(ui, services, _("Practise"), shown)


def _tile(offer: Offer, ui: UiContext, services: Services) -> Tile:
    return Tile(
        offer.title, offer.line, icon(offer.icon), lambda: offer.open(ui, services), lambda: offer.note(services)
    )
