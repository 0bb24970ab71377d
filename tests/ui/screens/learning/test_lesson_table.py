"""The first lesson at the table: requests, kind refusals, leaving and going on, by mouse and by keys."""

import pygame
import pytest

from tests.ui.pilot import Pilot, dummy_ui
from tests.ui.screens.screen_services import Behind, ScreenServices, click, make_services, opened, read
from tonk.rules import changed, load_preset, preset_ids
from tonk.rules.cards import parse_card
from tonk.session.learning.first_lesson import first_lesson
from tonk.session.learning.guest_lessons import guest_lesson
from tonk.session.learning.lessons import wanted_actions
from tonk.session.learning.progress import FIRST, FIRST_EXERCISES, Progress
from tonk.session.learning.rule_lessons import rule_lesson
from tonk.session.settings import Settings
from tonk.ui.drawing.viewport import Box, Point
from tonk.ui.screens.learning.learner import friends_of
from tonk.ui.screens.learning.lesson_table import LessonTable
from tonk.ui.screens.learning.lessons_screen import LessonsScreen
from tonk.ui.screens.learning.practice_hub import PracticeHub
from tonk.ui.screens.title_screen import TitleScreen
from tonk.ui.table.panels.pointing import room_around
from tonk.ui.table.panels.tutor_panel import TutorPanel
from tonk.ui.table.places.card_places import card_key
from tonk.ui.table.places.log_place import log_box
from tonk.ui.widgets import Dialog
from tonk.words import SOURCE_LANGUAGE, language
from tonk.words.bindings import XBOX

pytestmark = pytest.mark.usefixtures("eager")

COURSE = first_lesson(friends_of("Ana"))


def test_the_lessons_come_a_few_in_a_frame(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lessons are rehearsed after the page opens; then each rule set has one, and the first has the focus."""
    services = make_services()
    services.rulebook.keep("", changed(load_preset("pagat"), {"name": "Friday"}))
    page = LessonsScreen(services.ui, services)
    with monkeypatch.context() as slow:
        slow.setattr("tonk.ui.drawing.speeds.COUNTING", 0.0)  # too slow a machine for any step
        pilot = Pilot(services.ui, page)
        assert not page.tiles
    arranged: list[int] = []
    arrange = page.arrange

    def arranging(body: Box) -> None:
        arranged.append(len(page.tiles))
        arrange(body)

    monkeypatch.setattr(page, "arrange", arranging)
    for frame in range(20):
        pilot.post()
        assert len(arranged) <= frame + 1, "the page is laid out more than once a frame"
    assert [tile.title for tile in page.tiles][-1] == "Friday"
    assert len(page.tiles) == len(preset_ids()) + 1
    assert page.group.focused is page.tiles[0]


class Learner:
    """A person at the table in one exercise of the first lesson."""

    def __init__(self, exercise: int = 0, size: tuple[int, int] = (1280, 720), ui_scale: float = 1.0) -> None:
        calm = Settings(animation_speed="instant", thinking_time="none", reduced_motion="on", ui_scale=ui_scale)
        ui = dummy_ui(size, calm)
        self.services = ScreenServices(ui)
        self.pilot = Pilot(ui, Behind())
        ui.screens.push(LessonTable(ui, self.services, COURSE, exercise))
        self.wait(0.25)

    @property
    def screen(self) -> LessonTable:
        """Return the table."""
        screen = self.pilot.ui.screens.top
        assert isinstance(screen, LessonTable)
        return screen

    @property
    def panel(self) -> TutorPanel:
        """Return the tutor's panel."""
        panel = self.screen.lessons
        assert isinstance(panel, TutorPanel)
        return panel

    def wait(self, seconds: float) -> None:
        """Let time pass, in few frames."""
        for _frame in range(max(2, round(seconds / 0.25))):
            self.pilot.now += 0.25
            self.pilot.post()

    @property
    def at(self) -> int:
        """Return the number of the current step."""
        return self.screen.tutor.at

    def card(self, text: str) -> Point:
        """Return a point on a card of the hand that no neighbour covers."""
        board = self.screen.board
        pose = board.pose_now(card_key(parse_card(text)))
        assert pose is not None
        return pose.x - board.layout.card_width * 0.4, pose.y

    def pile(self, name: str) -> Point:
        """Return the middle of the stock or of the discards."""
        pose = getattr(self.screen.board.layout, name)
        return pose.x, pose.y

    def until(self, step: int) -> None:
        """Do everything that the lesson asks for until this step."""
        for _turn in range(60):
            screen = self.screen
            if screen.tutor.at >= step:
                return
            asked = screen.tutor.step
            assert asked is not None
            if asked.does:
                assert any(screen.do(action) for action in wanted_actions(asked))
            elif not asked.others:
                screen.tutor.read()
            self.wait(0.25)
        raise AssertionError("that step is never reached")


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_the_words_are_beside_a_long_hand(size: tuple[int, int]) -> None:
    """At gin rummy, with ten cards, the ring around the hand stays clear of the words and their button."""
    ui = dummy_ui(size, Settings(animation_speed="instant", thinking_time="none", reduced_motion="on"))
    table = LessonTable(ui, ScreenServices(ui), guest_lesson("gin", friends_of("Ana")), 0)
    pilot = Pilot(ui, table)
    pilot.advance(0.5)
    panel = table.lessons
    assert isinstance(panel, TutorPanel)
    (hand,) = panel._drawn[1]
    assert room_around(table.board.layout, hand).overlap(panel.box) == 0


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("code", ["en", "fr"])
@pytest.mark.parametrize(("game", "exercise"), [("descente", 1), ("descente", 3), ("gin", 1), ("thirty-one", 1)])
def test_the_words_are_clear_of_the_rings(game: str, exercise: int, code: str, size: tuple[int, int]) -> None:
    """Rings around players, at their largest, and the hand stay clear of the words, even of those about a result."""
    calm = Settings(animation_speed="instant", thinking_time="none", reduced_motion="on", language=code)
    try:
        assert language.use(code)
        rules = load_preset(game)
        guest = guest_lesson(rules.game, friends_of("Ana")) if rules.game != "tonk" else None
        lesson = guest or rule_lesson(rules, friends_of("Ana", 3))
        assert lesson is not None
        ui = dummy_ui(size, calm)
        table = LessonTable(ui, ScreenServices(ui), lesson, exercise)
        pilot = Pilot(ui, table)
        pilot.advance(2.0)
        panel = table.lessons
        assert isinstance(panel, TutorPanel)
        rings = [room_around(table.board.layout, box) for box in panel._drawn[1]]
        assert len(rings) >= 2
        assert [ring for ring in rings if ring.overlap(panel.box) > 0.1] == []
        poses = [table.board.pose_now(card_key(card)) for card in table.board.hand.order]
        cards = [table.board.layout.box_of(pose) for pose in poses if pose is not None]
        assert cards
        assert [card for card in cards if card.overlap(panel.box) > 0.1] == []
    finally:
        assert language.use(SOURCE_LANGUAGE)


def test_the_first_turn_by_mouse() -> None:
    """A click draws, a double click lays the run, a drag discards, and then the others play."""
    learner = Learner()
    click_next(learner)
    click_next(learner)
    learner.pilot.click(learner.pile("stock"))
    learner.wait(0.1)
    assert learner.at == 3
    learner.pilot.click(learner.card("6D"), clicks=2)
    learner.wait(0.1)
    assert learner.at == 4
    learner.pilot.drag(learner.card("KS"), learner.pile("discards"))
    learner.wait(2.0)
    assert learner.at == 6
    assert learner.screen.sitting.game.actions[-1] == "2 discard 8D"


def test_the_first_turn_by_keys() -> None:
    """Space reads on and draws, S lays, an arrow chooses and D discards."""
    learner = Learner()
    learner.pilot.press(pygame.K_SPACE, pygame.K_SPACE)
    assert learner.at == 2
    learner.pilot.press(pygame.K_SPACE, pygame.K_s)
    assert learner.at == 4
    learner.pilot.press(pygame.K_LEFT, pygame.K_d)
    assert learner.screen.sitting.game.actions[-1] == "0 discard KS"


def test_another_move_is_answered_and_not_made() -> None:
    """A card dragged from the stock returns to it if something else is asked, and a sentence says why."""
    learner = Learner()
    learner.until(6)
    before = list(learner.screen.sitting.game.actions)
    learner.pilot.drag(learner.pile("stock"), (640.0, 600.0))
    assert learner.screen.sitting.game.actions == before
    assert "it fits your run" in read(learner.pilot)
    assert learner.at == 6


def test_a_move_can_be_taken_back() -> None:
    """Undo returns the run to the hand, and the lesson to the step that asks for it."""
    learner = Learner()
    learner.until(4)
    learner.pilot.press(pygame.K_z, ctrl=True)
    assert learner.at == 3
    assert learner.screen.sitting.game.actions == ["0 draw"]
    learner.pilot.press(pygame.K_s)
    assert learner.at == 4


def test_a_result_is_described_beside_the_table() -> None:
    """After the drop no page opens; the panel says once who pays, and leads on."""
    learner = Learner()
    learner.until(12)
    learner.wait(6.0)
    assert learner.screen.sitting.game.hand_over
    assert not learner.screen._page_ahead.step(hand_over=True)
    assert learner.panel.said[1].endswith("pays you one stake, the sum you play for.")
    assert learner.panel.said[2] == ""
    learner.pilot.press(pygame.K_RETURN)
    assert learner.screen.exercise == 1
    assert learner.services.progress.now.exercises_done(FIRST) == 1


def test_a_result_is_seen_before_it_is_described() -> None:
    """While the hands are being shown, the panel does not name the winner and no key skips ahead."""
    learner = Learner()
    learner.until(11)
    learner.pilot.ui.settings = learner.pilot.ui.settings.changed(animation_speed="1", reduced_motion="off")
    learner.pilot.press(pygame.K_k)
    learner.wait(1.0)
    learner.pilot.press(pygame.K_k)
    assert learner.screen.sitting.game.hand_over
    learner.pilot.press(pygame.K_g)
    assert learner.panel.said[0] != "Well done!"
    learner.wait(8.0)
    assert learner.panel.said[0] == "Well done!"
    assert learner.screen.exercise == 0


def test_a_lesson_that_begins_with_an_end_waits_for_it() -> None:
    """A dealt Tonk is shown before the panel appears, and a press to skip it does not turn the panel's page."""
    ui = dummy_ui((1280, 720), Settings())
    screen = LessonTable(ui, ScreenServices(ui), COURSE, 3)
    pilot = Pilot(ui, screen)
    pilot.advance(2.5)
    assert screen.board.moving(ui.now)
    assert screen._panel.busy
    while screen._panel.busy:
        pilot.advance(0.1)
    assert screen._panel.said[0] == "Tonk!"
    for tries in range(2):
        pilot.press(pygame.K_RETURN)
        assert screen.tutor.at == tries
        pilot.advance(0.5)


def test_a_lesson_can_be_left_and_resumed() -> None:
    """Esc asks; a lesson left in its second hand resumes there, and a finished one begins at the first."""
    learner = Learner(1)
    learner.services.progress.keep(Progress().gone_through(FIRST, 1))
    learner.pilot.press(pygame.K_ESCAPE)
    assert isinstance(learner.pilot.ui.screens.top, Dialog)
    click(learner.pilot, "Leave the lesson")
    assert isinstance(learner.pilot.ui.screens.top, Behind)
    learner.services.routes.show_first_lesson()
    assert learner.screen.exercise == 1
    learner.services.progress.keep(Progress().gone_through(FIRST, len(COURSE.exercises)))
    learner.services.routes.show_first_lesson()
    assert learner.screen.exercise == 0


def test_a_hand_of_a_lesson_can_be_begun_again() -> None:
    """Restart removes all moves of the hand."""
    learner = Learner()
    learner.until(4)
    learner.pilot.press(pygame.K_ESCAPE)
    click(learner.pilot, "Restart hand")
    assert (learner.screen.exercise, learner.at) == (0, 0)
    assert learner.screen.sitting.game.actions == []


@pytest.mark.parametrize("goes", [True, False])
def test_the_lesson_leads_on_to_a_first_hand(*, goes: bool) -> None:
    """At its end one press deals a hand with the same friends and another ends it; both mark it as finished."""
    learner = Learner(3)
    learner.pilot.press(pygame.K_g)
    assert learner.panel._next.label == "Play your first hand"
    if goes:
        learner.pilot.press(pygame.K_g)
    else:
        learner.pilot.click(learner.panel._later.box.center)
    learner.wait(0.5)
    assert isinstance(learner.pilot.ui.screens.top, Behind)
    hands = [
        [(player.name, player.level) for player in players or ()] for _record, players in learner.services.practised
    ]
    friends = [(name, "novice" if seat else "") for seat, name in enumerate(COURSE.exercises[0].begins.seats)]
    assert hands == ([friends] if goes else [])
    assert learner.services.progress.now.exercises_done(FIRST) == len(COURSE.exercises)


@pytest.mark.parametrize("size", [(960, 600), (720, 1280)])
def test_the_lesson_never_covers_the_hand(size: tuple[int, int]) -> None:
    """The panel covers no card of the hand at any step, and does not leave the window."""
    learner = Learner(size=size)
    for step in range(5):
        learner.until(step)
        learner.wait(0.1)
        panel, board = learner.panel.box, learner.screen.board
        assert panel.y >= 0
        for card in board.hand.order:
            pose = board.pose_now(card_key(card))
            assert pose is not None
            assert board.layout.box_of(pose).overlap(panel) < 1


def test_the_lesson_never_covers_a_spread() -> None:
    """The panel covers no spread, even with the longest words."""
    for exercise, step in ((0, 8), (1, 2)):
        learner = Learner(exercise)
        learner.until(step)
        learner.wait(2.0)
        board = learner.screen.board
        spreads = [board.spread_box(number) for number in range(len(board.view.table))]
        assert spreads
        assert [box for box in spreads if box.overlap(learner.panel.box)] == []


def test_words_too_long_for_their_place_lie_on_the_felt() -> None:
    """Long words need no scrolling, and cover neither a card nor a plate."""
    learner = Learner(1)
    learner.until(2)
    learner.wait(2.0)
    panel, board = learner.panel, learner.screen.board
    panel.say("Caught!", "Whoever is caught pays, and this is a long word on it. " * 4)
    learner.wait(0.1)
    assert panel.box.x > log_box(board.layout).right
    assert panel.area.overflow == 0
    lies = [board.spread_box(number) for number in range(len(board.view.table))]
    lies += [board.layout.plate(seat) for seat in (board.layout.bottom, *board.layout.others)]
    poses = [board.pose_now(card_key(card)) for card in board.hand.order]
    lies += [board.layout.box_of(pose) for pose in poses if pose is not None]
    assert [box for box in lies if box.overlap(panel.box)] == []


def test_large_letters_never_cover_the_cards_they_explain() -> None:
    """The panel in letters of twice the size needs no scrolling and leaves the hand visible."""
    learner = Learner(3, ui_scale=2.0)
    learner.wait(2.0)
    panel, board = learner.panel, learner.screen.board
    hand = [board.layout.box_of(pose) for card in board.hand.order if (pose := board.pose_now(card_key(card)))]
    assert panel.said[0] == "Tonk!"
    assert hand
    assert (panel.area.overflow, [box for box in hand if box.overlap(panel.box) > 1]) == (0, [])
    panel.say("Tonk!", "Much more is to be read than there is room for. " * 20)
    learner.wait(0.1)
    assert panel.area.box.h >= 4 * learner.pilot.ui.text.line_height("body")


def test_words_on_who_sits_there_are_drawn_above_the_lesson() -> None:
    """The tooltip of a plate is drawn above the panel."""
    learner = Learner()
    plate = learner.screen.board.layout.plate(learner.screen.board.layout.others[0])
    learner.pilot.move(plate.center)
    learner.wait(1.0)
    lines = read(learner.pilot).splitlines()
    assert lines.index("Welcome!") < next(at for at, line in enumerate(lines) if "Novice" in line)


def test_the_title_offers_it_to_newcomers_and_nobody_else() -> None:
    """The title offers the lesson to newcomers, offers to resume it once begun, and stops once it is finished."""
    services = make_services()
    services.progress.keep(Progress())
    pilot = opened(services, TitleScreen(services.ui, services))
    assert "First time?" in read(pilot)
    pilot.press(pygame.K_l)
    assert isinstance(pilot.ui.screens.top, LessonTable)
    pilot.press(pygame.K_ESCAPE)
    click(pilot, "Leave the lesson")
    assert isinstance(pilot.ui.screens.top, TitleScreen)
    assert "First time?" not in read(pilot)
    assert "Resume the lesson" in read(pilot)
    services.progress.keep(services.progress.now.gone_through(FIRST, FIRST_EXERCISES))
    assert "Resume the lesson" not in read(opened(services, TitleScreen(services.ui, services)))


def test_the_hub_opens_it() -> None:
    """Enter on the page Practise opens the first lesson, as it is the first tile."""
    services = make_services()
    pilot = opened(services, PracticeHub(services.ui, services))
    pilot.press(pygame.K_RETURN)
    assert isinstance(pilot.ui.screens.top, LessonTable)


def click_next(learner: Learner) -> None:
    """Click on the button that reads on."""
    learner.pilot.click(learner.panel._next.box.center)


def test_a_lesson_names_the_keys_or_buttons_in_use() -> None:
    """The words name the keys that are set, or the pad's buttons while a pad is used."""
    learner = Learner()
    ui = learner.pilot.ui
    while learner.screen.tutor.step is not None and learner.screen.tutor.reads:
        learner.panel.go_on()
    ui.settings = ui.settings.changed(keys=(f"draw={pygame.K_y}",))
    learner.wait(0.25)
    assert "press Y." in learner.panel.said[1]
    ui.take_pad(XBOX)
    learner.wait(0.25)
    assert "Go to the stock and press A." in learner.panel.said[1]
