"""Services for the screens, with a history in memory, and ways to press and read what is on them."""

import math
from collections.abc import Iterator, Sequence
from functools import cache

import pygame

from tests.ui.pilot import Pilot, dummy_ui
from tests.ui.services import Book, NotedCalls, NotedRoutes, Shelved, Weighing, waits
from tonk.records import Record
from tonk.records.replaying import Replay
from tonk.rules import Position, RuleSet, load_preset
from tonk.rules.actions import Action
from tonk.rules.cards import Seat, by_seat, each_seat
from tonk.session.match.choices import LastChoices
from tonk.session.match.match import Match, MatchEnd, MatchPlan, Player
from tonk.session.match.played_hand import PlayedHand
from tonk.session.people import People
from tonk.session.practice.practice_hand import PracticeOptions
from tonk.session.settings import Settings
from tonk.ui.drawing.viewport import Point
from tonk.ui.screens.learning.kept_reviews import KeptReviews
from tonk.ui.screens.replay.replay_screen import ReplayScreen
from tonk.ui.shell.context import UiContext
from tonk.ui.widgets import Button, Widget, WidgetGroup
from tonk.words import current

NAMES = ("Ana", "Bo", "Cy", "Dee", "Eli", "Fay")
SIZES = ((960, 600), (1280, 720), (1920, 1080), (2560, 1080), (720, 1280))
"""The windows that every screen must fit."""


class ScreenRoutes(NotedRoutes):
    """Notes the rules as well that are shown."""

    def __init__(self, services: "ScreenServices") -> None:
        super().__init__(services.ui, services, services.asked)
        self._shown = services.rules_shown

    def show_rules(self, rules: RuleSet | None = None) -> None:
        """Note the rules."""
        super().show_rules(rules)
        self._shown.append(rules)


class ScreenServices(NotedCalls):
    """Services that note what it is asked for, and uses settings at once as the game does."""

    def __init__(self, ui: UiContext, hands: Sequence[PlayedHand] = (), waiting: Match | None = None) -> None:
        super().__init__()
        self.ui = ui
        ui.portraits.people = self.people
        self.history = Book(hands)
        self.adviser = Weighing()
        self.matches = Shelved([] if waiting is None else [waits(waiting)])
        self.begun: list[LastChoices] = []
        self.rules_shown: list[RuleSet | None] = []
        self.practised: list[tuple[Record, tuple[Player, ...] | None]] = []
        self.routes = ScreenRoutes(self)

    def practise(
        self,
        record: Record,
        players: tuple[Player, ...] | None = None,
        practice: PracticeOptions | None = None,  # noqa: ARG002 - what it is for is not noted
    ) -> None:
        """Note where a practice hand would begin."""
        self.practised.append((record, players))

    def keep_people(self, people: People) -> None:
        """Keep them, and show their faces."""
        super().keep_people(people)
        self.ui.portraits.people = people

    def begin(self, choices: LastChoices) -> None:
        """Note the choices."""
        self.begun.append(choices)

    def change_settings(self, settings: Settings) -> None:
        """Use the settings."""
        self.asked.append("change_settings")
        scale = self.ui.settings.ui_scale
        self.ui.settings = settings
        if settings.ui_scale != scale:
            self.ui.resize(self.ui.viewport.width, self.ui.viewport.height, settings.ui_scale)


def replay_of(services: ScreenServices, record: Record, *, seat: Seat | None, step: int = 0) -> ReplayScreen:
    """A replay of a hand that is not in the history."""
    return ReplayScreen(services.ui, services, Replay(record), KeptReviews(services, record), seat=seat, step=step)


def make_services(
    size: tuple[int, int] = (1280, 720),
    hands: Sequence[PlayedHand] = (),
    waiting: Match | None = None,
    settings: Settings | None = None,
) -> ScreenServices:
    """Services with a window of their own."""
    return ScreenServices(dummy_ui(size, settings), hands, waiting)


def opened(services: ScreenServices, screen: object) -> Pilot:
    """A pilot with this screen before him, and another one behind it to go back to."""
    pilot = laid_out(services, screen)
    pilot.advance(1.0)
    return pilot


def laid_out(services: ScreenServices, screen: object) -> Pilot:
    """The same, a few frames after it came: where its widgets lie is settled, and nothing of it is drawn."""
    pilot = Pilot(services.ui, Behind())
    services.ui.screens.push(screen)  # type: ignore[arg-type]
    pilot.loop.drawing = False
    for _frame in range(3):
        pilot.post()
    return pilot


class Behind:
    """A screen to go back to, which needs no more room than the one above it."""

    overlay = False
    least_page = (640.0, 360.0)

    def handle(self, _event: object) -> None:
        """Nothing."""

    def update(self, _now: float) -> bool:
        """Nothing moves."""
        return False

    def wakes_at(self, now: float) -> float:  # noqa: ARG002 - nothing changes it
        """Return ``math.inf``."""
        return math.inf

    def draw(self, canvas: object) -> None:
        """Nothing to see."""

    def resized(self, _viewport: object) -> None:
        """Nothing to lay out."""


def group_of(pilot: Pilot) -> WidgetGroup:
    """The widgets of the top screen."""
    top = pilot.ui.screens.top
    holders = (top, getattr(top, "bar", None))
    found = (getattr(holder, name, None) for holder in holders for name in ("group", "_group"))
    group = next((one for one in found if one is not None), None)
    assert isinstance(group, WidgetGroup)
    return group


def widgets(pilot: Pilot) -> list[Widget]:
    """All that can be seen, those inside others after them."""
    return list(_walk(group_of(pilot).widgets))


def _walk(ones: Sequence[Widget]) -> Iterator[Widget]:
    for widget in ones:
        if widget.visible:
            yield widget
            yield from _walk(widget.children)


def button(pilot: Pilot, label: str) -> Button:
    """The button that says so, by its label or its tooltip."""
    found = [w for w in widgets(pilot) if isinstance(w, Button) and label in (w.label, w.tooltip)]
    assert len(found) == 1, f"{len(found)} buttons say {label!r}"
    return found[0]


def labels(pilot: Pilot) -> list[str]:
    """The words on the buttons."""
    return [w.label for w in widgets(pilot) if isinstance(w, Button) and w.label]


def click(pilot: Pilot, label: str) -> None:
    """Click on the button that says so."""
    pilot.click(button(pilot, label).box.center)


def tab_to(pilot: Pilot, widget: Widget) -> None:
    """Go to a widget by the Tab key alone; what is passed on the way is not drawn."""
    drawing, pilot.loop.drawing = pilot.loop.drawing, False
    for _step in range(60):
        if group_of(pilot).focused is widget:
            pilot.loop.drawing = drawing
            return
        pilot.press(pygame.K_TAB)
    raise AssertionError("Tab does not lead there")


def part(widget: Widget, share: float) -> Point:
    """A point of a field's control, a share of its width from its left."""
    control = widget.control  # type: ignore[attr-defined]
    return control.x + control.w * share, control.center[1]


def read(pilot: Pilot) -> str:
    """Every text that is drawn now, in the order of drawing."""
    text, seen = pilot.ui.text, []
    render = text.render

    def noting(words: str, *rest: object, **more: object) -> pygame.Surface:
        seen.append(current(words))
        return render(words, *rest, **more)  # type: ignore[arg-type]

    text.render = noting  # type: ignore[method-assign, assignment]
    text.edition += 1  # so that nothing is kept of the last frame
    pilot.loop.redraw()
    pilot.post()
    text.render = render  # type: ignore[method-assign]
    return "\n".join(seen)


def a_match(
    *, seats: int = 3, rules: str = "jazz-club", ends: MatchEnd | None = None, persons: int = 1, stake: int = 5
) -> Match:
    """A match at its first deal; the first seats are persons, the others casual bots."""
    players = tuple(Player(name, "" if seat < persons else "casual") for seat, name in by_seat(NAMES[:seats]))
    return Match(MatchPlan("m", 5, load_preset(rules), players, stake, 100, ends or MatchEnd()))


def over(match: Match) -> Match:
    """The match after its hand has been dropped, or drawn and discarded, to an end."""
    while not match.hand_over:
        match.act(_last(match.position))
    return match


def _last(position: Position) -> Action:
    return position.legal()[-1]


def played(
    count: int, *, rules: str = "jazz-club", persons: int = 1, match_id: str = "m", day: int = 1
) -> list[PlayedHand]:
    """So many hands of one match, a minute apart from noon (UTC)."""
    return list(_played(count, rules, persons, match_id, day))


@cache
def _played(count: int, rules: str, persons: int, match_id: str, day: int) -> tuple[PlayedHand, ...]:
    match = a_match(rules=rules, persons=persons)
    return tuple(hands_played(match, count, persons=persons, match_id=match_id, day=day))


def hands_played(match: Match, count: int, *, persons: int = 1, match_id: str = "m", day: int = 1) -> list[PlayedHand]:
    """So many hands of a match that is just beginning, as ``played`` gives them."""
    found = []
    for number in range(count):
        if number:
            match.deal_next()
        over(match)
        hand = PlayedHand.of(
            match.record().to_json(),
            match_id=match_id,
            hand_no=match.hand_number,
            played_at=f"2025-03-{day:02}T12:{number % 60:02}:00+00:00",
            rules_name=match.plan.rules.name,
            people=each_seat(persons),
        )
        found.append(hand)
    return found


def numbered(hands: Sequence[PlayedHand]) -> list[PlayedHand]:
    """The hands with the ids that a history gives them."""
    return [PlayedHand.from_json({**hand.to_json(), "id": number}) for number, hand in enumerate(hands, 1)]
