"""Services for the screens, with a history in memory, and helpers that press and read widgets."""

import math
from collections.abc import Iterator, Sequence
from functools import cache

import pygame

from tests.ui.pilot import Pilot, dummy_ui
from tests.ui.services import HistoryInMemory, MatchesInMemory, NotedCalls, NotedRoutes, StubCoach, waits
from tonk.records import Record
from tonk.records.replaying import Replay
from tonk.rules import Position, RuleSet, load_preset
from tonk.rules.actions import Action
from tonk.rules.cards import Seat, by_seat, each_seat
from tonk.session.match.choices import LastChoices
from tonk.session.match.match import Match
from tonk.session.match.plan import MatchEnd, MatchPlan, Player
from tonk.session.match.played_hand import PlayedHand
from tonk.session.people import People
from tonk.session.practice.practice_options import PracticeOptions
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
    """Routes that also note the rules that are shown."""

    def __init__(self, services: "ScreenServices") -> None:
        super().__init__(services.ui, services, services.asked)
        self._shown = services.rules_shown

    def show_rules(self, rules: RuleSet | None = None) -> None:
        """Note the rules."""
        super().show_rules(rules)
        self._shown.append(rules)


class ScreenServices(NotedCalls):
    """Services that note each call, and use changed settings at once as the game does."""

    def __init__(self, ui: UiContext, hands: Sequence[PlayedHand] = (), waiting: Match | None = None) -> None:
        super().__init__()
        self.ui = ui
        ui.portraits.people = self.people
        self.history = HistoryInMemory(hands)
        self.adviser = StubCoach()
        self.matches = MatchesInMemory([] if waiting is None else [waits(waiting)])
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
        """Keep the people, and show their faces."""
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
    """Return a replay of a hand that is not in the history."""
    return ReplayScreen(services.ui, services, Replay(record), KeptReviews(services, record), seat=seat, step=step)


def make_services(
    size: tuple[int, int] = (1280, 720),
    hands: Sequence[PlayedHand] = (),
    waiting: Match | None = None,
    settings: Settings | None = None,
) -> ScreenServices:
    """Return services with a window of their own."""
    return ScreenServices(dummy_ui(size, settings), hands, waiting)


def opened(services: ScreenServices, screen: object) -> Pilot:
    """Return a pilot with this screen open, and another screen behind it to go back to."""
    pilot = laid_out(services, screen)
    pilot.advance(1.0)
    return pilot


def laid_out(services: ScreenServices, screen: object) -> Pilot:
    """Return a pilot with this screen open and laid out, a few frames after it opened, but not drawn."""
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
        """Ignore the event."""

    def update(self, _now: float) -> bool:
        """Return False, as nothing moves."""
        return False

    def wakes_at(self, now: float) -> float:  # noqa: ARG002 - nothing changes it
        """Return ``math.inf``."""
        return math.inf

    def draw(self, canvas: object) -> None:
        """Draw nothing."""

    def resized(self, _viewport: object) -> None:
        """Ignore the size, as there is nothing to lay out."""


def group_of(pilot: Pilot) -> WidgetGroup:
    """Return the widgets of the top screen."""
    top = pilot.ui.screens.top
    holders = (top, getattr(top, "bar", None))
    found = (getattr(holder, name, None) for holder in holders for name in ("group", "_group"))
    group = next((one for one in found if one is not None), None)
    assert isinstance(group, WidgetGroup)
    return group


def widgets(pilot: Pilot) -> list[Widget]:
    """Return all visible widgets; those inside others come after them."""
    return list(_walk(group_of(pilot).widgets))


def _walk(ones: Sequence[Widget]) -> Iterator[Widget]:
    for widget in ones:
        if widget.visible:
            yield widget
            yield from _walk(widget.children)


def button(pilot: Pilot, label: str) -> Button:
    """Return the button with this label or tooltip."""
    found = [w for w in widgets(pilot) if isinstance(w, Button) and label in (w.label, w.tooltip)]
    assert len(found) == 1, f"{len(found)} buttons say {label!r}"
    return found[0]


def labels(pilot: Pilot) -> list[str]:
    """Return the labels of the buttons."""
    return [w.label for w in widgets(pilot) if isinstance(w, Button) and w.label]


def click(pilot: Pilot, label: str) -> None:
    """Click on the button with this label or tooltip."""
    pilot.click(button(pilot, label).box.center)


def tab_to(pilot: Pilot, widget: Widget) -> None:
    """Move the focus to a widget with the Tab key alone, without drawing the frames between."""
    drawing, pilot.loop.drawing = pilot.loop.drawing, False
    for _step in range(60):
        if group_of(pilot).focused is widget:
            pilot.loop.drawing = drawing
            return
        pilot.press(pygame.K_TAB)
    raise AssertionError("Tab does not lead there")


def part(widget: Widget, share: float) -> Point:
    """Return the point in a field's control at this share of its width from the left."""
    control = widget.control  # type: ignore[attr-defined]
    return control.x + control.w * share, control.center[1]


def read(pilot: Pilot) -> str:
    """Return every text that is drawn now, in the order of drawing."""
    text, seen = pilot.ui.text, []
    render = text.render

    def noting(words: str, *rest: object, **more: object) -> pygame.Surface:
        seen.append(current(words))
        return render(words, *rest, **more)  # type: ignore[arg-type]

    text.render = noting  # type: ignore[method-assign, assignment]
    text.edition += 1  # so that nothing is kept of the last frame
    pilot.loop.redraw()
    with pilot.loop.unpainted():
        pilot.post()
    text.render = render  # type: ignore[method-assign]
    return "\n".join(seen)


def a_match(
    *, seats: int = 3, rules: str = "jazz-club", ends: MatchEnd | None = None, persons: int = 1, stake: int = 5
) -> Match:
    """Return a match at its first deal; the first seats are persons, the others casual bots."""
    players = tuple(Player(name, "" if seat < persons else "casual") for seat, name in by_seat(NAMES[:seats]))
    return Match(MatchPlan("m", 5, load_preset(rules), players, stake, 100, ends or MatchEnd()))


def over(match: Match) -> Match:
    """Return the match after its hand was played to the end with the last legal moves."""
    while not match.hand_over:
        match.act(_last(match.position))
    return match


def _last(position: Position) -> Action:
    return position.legal()[-1]


def played(
    count: int, *, rules: str = "jazz-club", persons: int = 1, match_id: str = "m", day: int = 1
) -> list[PlayedHand]:
    """Return this number of hands of one match, a minute apart from noon (UTC)."""
    return list(_played(count, rules, persons, match_id, day))


@cache
def _played(count: int, rules: str, persons: int, match_id: str, day: int) -> tuple[PlayedHand, ...]:
    match = a_match(rules=rules, persons=persons)
    return tuple(hands_played(match, count, persons=persons, match_id=match_id, day=day))


def hands_played(match: Match, count: int, *, persons: int = 1, match_id: str = "m", day: int = 1) -> list[PlayedHand]:
    """Return this number of hands of a match that is just beginning, in the form that ``played`` returns."""
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
    """Return the hands with the ids that a history gives them."""
    return [PlayedHand.from_json({**hand.to_json(), "id": number}) for number, hand in enumerate(hands, 1)]
