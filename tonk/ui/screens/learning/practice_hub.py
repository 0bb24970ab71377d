"""Practise: a tile for each thing that one can learn from, or try without anything at stake."""

from collections.abc import Callable
from typing import NamedTuple

from tonk.ui.drawing.vectors import icon
from tonk.ui.screens.learning.drill_search import drills_status
from tonk.ui.screens.learning.learner import first_lesson_status
from tonk.ui.screens.parts.tile_page import Tile, TilePage
from tonk.ui.shell.context import UiContext
from tonk.ui.shell.routes import Routes
from tonk.ui.shell.services import Services
from tonk.words import _


class Offer(NamedTuple):
    """One thing to do here.

    Attributes:
        title: Its name.
        line: A few words on it.
        icon: The name of its icon (`tonk.ui.drawing.vectors`).
        open: Opens its page.
        note: Says how far one has come with it, in a word or two.
    """

    title: str
    line: str
    icon: str
    open: Callable[[Routes], None]
    note: Callable[[Services], str] = lambda _services: ""


def offers() -> tuple[Offer, ...]:
    """Everything that there is to do, in the order in which one would come to it."""
    return (
        Offer(
            _("First lesson"),
            _("Five minutes at the table, and you can play."),
            "practise",
            lambda routes: routes.show_first_lesson(),
            first_lesson_status,
        ),
        Offer(
            _("Lessons"),
            _("What is special in each way of playing, shown at the table."),
            "book",
            lambda routes: routes.show_lessons(),
        ),
        Offer(
            _("Drills"),
            _("Short questions from real hands, and from your own mistakes."),
            "check",
            lambda routes: routes.show_drills(),
            drills_status,
        ),
        Offer(
            _("Open a record"),
            _("Go through any hand again, and play on from where you like."),
            "file",
            lambda routes: routes.show_open_record(),
        ),
        Offer(
            _("Set up a position"),
            _("Put the cards where you like, or paste a hand, and play it."),
            "place",
            lambda routes: routes.show_position(),
        ),
        Offer(
            _("Play a deal"),
            _("The same cards again, from a code that you or a friend kept."),
            "paste",
            lambda routes: routes.show_deal_code(),
        ),
        Offer(
            _("Duplicate"),
            _("A set of deals: what you made of them, and what others make."),
            "rivals",
            lambda routes: routes.show_duplicate(),
        ),
        Offer(
            _("House rules"),
            _("Change any rule, see what it does, and play by it."),
            "sliders",
            lambda routes: routes.show_house_rules(),
        ),
    )


def statistics_offer() -> Offer:
    """The statistics, for players whose settings have them."""
    line = _("How you play, what luck has to do with it, and fair deals.")
    return Offer(_("Statistics"), line, "chart", lambda routes: routes.show_statistics())


class PracticeHub(TilePage):
    """The page that the title's "Practise" opens."""

    pastes = True

    def __init__(self, ui: UiContext, services: Services) -> None:
        shown = (*offers(), statistics_offer()) if ui.settings.statistics else offers()
        super().__init__(ui, services, _("Practise"), [_tile(offer, services) for offer in shown])


def _tile(offer: Offer, services: Services) -> Tile:
    return Tile(
        offer.title,
        offer.line,
        icon(offer.icon),
        lambda: offer.open(services.routes),
        lambda: offer.note(services),
    )
