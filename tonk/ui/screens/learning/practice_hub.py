"""Practise: a tile for each way to learn, or to try something without stakes."""

from collections.abc import Callable
from typing import NamedTuple

from tonk.session.learning.progress import FIRST, FIRST_EXERCISES
from tonk.ui.drawing.viewport import Box
from tonk.ui.screens.learning.drill_search import drills_progress, drills_status
from tonk.ui.screens.learning.learner import first_lesson_status
from tonk.ui.screens.parts.tile_page import StepsDone, Tile, TilePage
from tonk.ui.screens.parts.titled_screen import header_row
from tonk.ui.screens.parts.vignettes import draw_vignette
from tonk.ui.shell.context import UiContext
from tonk.ui.shell.routes import Routes
from tonk.ui.shell.services import Services
from tonk.ui.widgets import Button
from tonk.words import _


class PracticeOffer(NamedTuple):
    """One thing to do here.

    Attributes:
        title: Its name.
        line: A few words on it.
        scene: The name of its picture (`tonk.ui.screens.parts.vignettes`).
        open: Opens its page.
        note: Returns the progress, in a word or two.
        progress: Returns the number done and the total; None if nothing is counted.
    """

    title: str
    line: str
    scene: str
    open: Callable[[Routes], None]
    note: Callable[[Services], str] = lambda _services: ""
    progress: Callable[[Services], StepsDone | None] = lambda _services: None


def offers() -> tuple[PracticeOffer, ...]:
    """Return everything there is to do, in learning order."""
    return (
        PracticeOffer(
            _("First lesson"),
            _("Learn to play in five minutes, at the table."),
            "first-lesson",
            lambda routes: routes.show_first_lesson(),
            first_lesson_status,
            lambda services: (services.progress.now.exercises_done(FIRST), FIRST_EXERCISES),
        ),
        PracticeOffer(
            _("Lessons"),
            _("Each rule set's special rules, shown at the table."),
            "lessons",
            lambda routes: routes.show_lessons(),
        ),
        PracticeOffer(
            _("Drills"),
            _("Short questions from real hands and your own mistakes."),
            "drills",
            lambda routes: routes.show_drills(),
            drills_status,
            drills_progress,
        ),
        PracticeOffer(
            _("Open a record"),
            _("Replay any hand, and take over wherever you like."),
            "record",
            lambda routes: routes.show_open_record(),
        ),
        PracticeOffer(
            _("Set up a position"),
            _("Put the cards where you like, or paste a hand, then play it."),
            "position",
            lambda routes: routes.show_position(),
        ),
        PracticeOffer(
            _("Play a deal"),
            _("Enter a code to play a deal again, your own or a friend's."),
            "deal",
            lambda routes: routes.show_deal_code(),
        ),
        PracticeOffer(
            _("Duplicate"),
            _("Play the same cards as others and compare."),
            "duplicate",
            lambda routes: routes.show_duplicate(),
        ),
        PracticeOffer(
            _("House rules"),
            _("Change any rule, see what it does, and play by it."),
            "house-rules",
            lambda routes: routes.show_house_rules(),
        ),
    )


def statistics_offer() -> PracticeOffer:
    """Return the statistics' tile, for players whose settings show it."""
    line = _("How you play, how lucky you were, and whether deals are fair.")
    return PracticeOffer(_("Statistics"), line, "statistics", lambda routes: routes.show_statistics())


class PracticeHub(TilePage):
    """The page that the title's "Practise" opens."""

    least_page = (640.0, 360.0)
    pastes = True

    def __init__(self, ui: UiContext, services: Services) -> None:
        shown = (*offers(), statistics_offer()) if ui.settings.statistics else offers()
        super().__init__(ui, services, _("Practise"), [_tile(offer, ui, services) for offer in shown])
        self._games = Button(
            _("Other games"),
            services.routes.show_guest_lessons,
            kind="quiet",
            tooltip=_("First lessons and drills in gin, knock rummy and thirty-one"),
        )
        self.group.add(self._games)

    def arrange(self, body: Box) -> None:
        """Place the tiles, and the way to the other games apart from them in the header."""
        super().arrange(body)
        self._games.box = header_row(body).cut_right(self._games.natural_width(self.ui.text), 0)[0]


def _tile(offer: PracticeOffer, ui: UiContext, services: Services) -> Tile:
    return Tile(
        offer.title,
        offer.line,
        lambda canvas, box, radius: draw_vignette(canvas, ui, box, offer.scene, radius),
        lambda: offer.open(services.routes),
        lambda: offer.note(services),
        lambda: offer.progress(services),
    )
