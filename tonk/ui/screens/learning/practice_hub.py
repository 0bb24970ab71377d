"""Practise: a tile for each thing that one can learn from, or try without anything at stake."""

from collections.abc import Callable
from typing import NamedTuple

from tonk.ui.drawing.vectors import icon
from tonk.ui.screens.parts.tile import Tile
from tonk.ui.screens.parts.tile_page import TilePage
from tonk.ui.shell.screen_stack import Stage
from tonk.ui.shell.services import House
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
    open: Callable[[Stage, House], None]
    note: Callable[[House], str] = lambda _house: ""


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


def _deal_code(stage: Stage, house: House) -> None:
    from tonk.ui.screens.deals.deal_code_screen import DealCodeScene

    stage.push(DealCodeScene(stage, house))


def _duplicate(stage: Stage, house: House) -> None:
    from tonk.ui.screens.deals.duplicate_screen import DuplicateScene

    stage.push(DuplicateScene(stage, house))


def _first_lesson(stage: Stage, house: House) -> None:
    from tonk.ui.screens.learning.lesson_table import open_first_lesson

    open_first_lesson(stage, house)


def _house_rules(stage: Stage, house: House) -> None:
    from tonk.ui.screens.rules.house_rules_screen import HouseRulesScene

    stage.push(HouseRulesScene(stage, house))


def _told_of_first(house: House) -> str:
    from tonk.ui.screens.learning.lessons_screen import told_of_first_lesson

    return told_of_first_lesson(house)


def _lessons(stage: Stage, house: House) -> None:
    from tonk.ui.screens.learning.lessons_screen import LessonsScene

    stage.push(LessonsScene(stage, house))


def _drills(stage: Stage, house: House) -> None:
    from tonk.ui.screens.learning.drills_screen import DrillsScene

    stage.push(DrillsScene(stage, house))


def _told_of_drills(house: House) -> str:
    from tonk.ui.screens.learning.drills_screen import told_of_drills

    return told_of_drills(house)


def _record(stage: Stage, house: House) -> None:
    from tonk.ui.screens.replay.open_record_screen import OpenRecordScene

    stage.push(OpenRecordScene(stage, house))


def _statistics(stage: Stage, house: House) -> None:
    from tonk.ui.screens.statistics.statistics_screen import StatisticsScene

    stage.push(StatisticsScene(stage, house))


def _set_up(stage: Stage, house: House) -> None:
    from tonk.ui.screens.setting_up.set_up_screen import SetUpScene

    stage.push(SetUpScene(stage, house))


class PractiseScene(TilePage):
    """The page that the title's "Practise" opens."""

    pastes = True

    def __init__(self, stage: Stage, house: House) -> None:
        hidden = () if stage.settings.statistics else (_statistics,)
        shown = [_tile(offer, stage, house) for offer in offers() if offer.open not in hidden]
        super().__init__(stage, house, _("Practise"), shown)


def _tile(offer: Offer, stage: Stage, house: House) -> Tile:
    return Tile(offer.title, offer.line, icon(offer.icon), lambda: offer.open(stage, house), lambda: offer.note(house))
