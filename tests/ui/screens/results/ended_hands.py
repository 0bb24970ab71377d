"""Tables at which a hand has just ended, and their pages."""

from collections.abc import Callable

from tests.support.tables import table
from tests.ui.table.seated import Seated
from tonk.rules import DROP
from tonk.rules.cards import Card, cards_in
from tonk.session.settings import Settings
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.motion import Pose
from tonk.ui.screens.results.hand_end_screen import HandEndScreen
from tonk.ui.table.places.card_places import card_key


def dropped() -> Seated:
    """Return a table at which a hand has just ended."""
    position = table("jazz-club", hands=["AS AD", "KH QD", "7D 7H", "JS QC"], stock="4D 5S", to_act=0)
    seated = Seated(position, settings=Settings(thinking_time="slow", lessons=False))
    seated.screen.do(DROP)
    return seated


def ended() -> tuple[Seated, dict[Card, Pose]]:
    """Return a table whose end page has just opened, and where the cards were seen before that."""
    seated = dropped()
    board = seated.screen.board
    held = [card for hand in seated.position.hands for card in cards_in(hand)]
    seen: dict[Card, Pose] = {}

    def note() -> None:
        seen.clear()
        seen.update((card, pose) for card in held if (pose := board.pose_now(card_key(card))) is not None)

    page_of(seated, note)
    return seated, seen


def page_of(seated: Seated, before_each_frame: Callable[[], object] = lambda: None) -> HandEndScreen:
    """Let time pass until the page of the result opens, and return it, drawn once."""
    pilot = seated.pilot
    while pilot.ui.screens.top is seated.screen:
        before_each_frame()
        pilot.pass_frame()
    page = pilot.ui.screens.top
    assert isinstance(page, HandEndScreen)
    pilot.look()
    return page


def go_on(seated: Seated, page: HandEndScreen) -> None:
    """Move everything on a page to its place in the next frame, painting no pixels."""
    seated.pilot.pass_frame()
    page.draw(Canvas(seated.pilot.ui.viewport, seated.pilot.ui.text, seated.pilot.ui.theme))
