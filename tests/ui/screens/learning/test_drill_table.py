"""Drills at the table: answering by mouse and keys, verdicts, progress, and going on."""

import re
from collections.abc import Iterator

import pygame
import pytest

from tests.session.learning.test_drills import a_review, made
from tests.ui.pilot import Pilot, dummy_ui
from tests.ui.screens.screen_services import Behind, ScreenServices, click, make_services, opened, read
from tonk.coaching import Advice, Worth
from tonk.rules import DROP, RuleSet, load_preset
from tonk.rules.cards import Seat, cards_in
from tonk.session.learning import drill_run
from tonk.session.learning.drill_kinds import (
    COUNT,
    DROP_OR_DRAW,
    FIND_SPREAD,
    OWN,
    WHICH_DISCARD,
    DrillKind,
)
from tonk.session.learning.drills import Drill, looking, spreads_of
from tonk.session.learning.game_drills import kinds_of
from tonk.session.learning.progress import Progress
from tonk.session.learning.spaced_repetition import ScheduledDrill, SpacedRepetition
from tonk.session.match.played_hand import KeptReview
from tonk.session.settings import Settings
from tonk.thinking import Ticket
from tonk.ui.screens.learning.drill_table import DrillTable
from tonk.ui.screens.learning.drills_screen import DrillsScreen, take_in_mistakes
from tonk.ui.table.panels.drill_panel import DrillPanel
from tonk.ui.table.places.card_places import card_key
from tonk.ui.widgets import Dialog
from tonk.words.cards import card_name


class Asked:
    """A person who is asked drills of one kind."""

    def __init__(self, kind: DrillKind, size: tuple[int, int] = (1280, 720), rules: str = "") -> None:
        ui = dummy_ui(size, Settings(animation_speed="instant", reduced_motion="on"))
        self.services = ScreenServices(ui)
        if rules:
            self.services.choices = self.services.choices.changed(rules=rules)
        self.pilot = Pilot(ui, Behind())
        game = load_preset(rules).game if rules else "tonk"
        page = DrillsScreen(ui, self.services, game)
        ui.screens.push(page)
        page.tiles[kinds_of(game).index(kind) + 1].press()
        self.wait()

    def wait(self, frames: int = 3) -> None:
        """Let a few frames pass."""
        for _frame in range(frames):
            self.pilot.now += 0.2
            self.pilot.pass_frame()

    @property
    def screen(self) -> DrillTable:
        """Return the table."""
        screen = self.pilot.ui.screens.top
        assert isinstance(screen, DrillTable)
        return screen

    @property
    def panel(self) -> DrillPanel:
        """Return the panel of the drill."""
        panel = self.screen.lessons
        assert isinstance(panel, DrillPanel)
        return panel

    @property
    def title(self) -> str:
        """Return the title above the words."""
        return self.panel.said[0]


def test_a_count_is_answered_by_a_number_and_the_drill_continues() -> None:
    """The table does not show the count; its number answers, the answer is kept, and G deals another hand."""
    asked = Asked(COUNT)
    right = asked.screen.board.view.total
    assert f"{right} points" not in read(asked.pilot)
    label = next(button for button in asked.panel.group.widgets if getattr(button, "label", "") == str(right))
    asked.pilot.click(label.box.center)
    assert asked.title == "Right!"
    assert "answer" not in asked.panel.said[2]
    assert asked.services.progress.now.repetition.score([COUNT]) == (1, 1)
    before = asked.screen
    asked.pilot.press(pygame.K_g)
    asked.wait()
    assert asked.screen is not before
    assert asked.title == "Count the hand"


def test_the_drop_does_not_give_the_count_away() -> None:
    """The drop button does not show the points in a drill that asks for them."""
    asked = Asked(COUNT)
    asked.pilot.press(pygame.K_k)
    assert asked.screen.controls.drop.label == "Drop"


def test_a_wrong_count_comes_back() -> None:
    """After a wrong answer the words explain the count, and say when it is asked again."""
    asked = Asked(COUNT)
    right = asked.screen.board.view.total
    keys = [
        pygame.K_1 + place
        for place, button in enumerate(asked.panel.group.widgets[1:5])
        if getattr(button, "label", "") != str(right)
    ]
    asked.pilot.press(keys[0])
    assert asked.title == "Not quite"
    assert f"= {right}" in asked.panel.said[1]
    assert "You'll see it again today." in asked.panel.said[2]


def test_a_spread_is_found_by_choosing_its_cards() -> None:
    """Enter answers with the chosen cards; the key that finds a spread by itself does not answer."""
    asked = Asked(FIND_SPREAD)
    asked.pilot.press(pygame.K_n)
    assert asked.title == "Right!"  # the first hand has no spread
    asked.pilot.press(pygame.K_g)
    asked.wait()
    asked.pilot.press(pygame.K_s)
    assert asked.title == "Find the spread"
    for card in cards_in(spreads_of(asked.screen.board.view)[0]):
        asked.pilot.press(pygame.K_1 + asked.screen.board.hand.order.index(card))
    asked.pilot.press(pygame.K_RETURN)
    assert asked.title == "Right!"


def test_a_discard_is_answered_at_the_table_and_not_played() -> None:
    """The discarded card returns to the hand, and the verdict names it first."""
    asked = Asked(WHICH_DISCARD)
    board = asked.screen.board
    last = board.hand.order[-1]
    pose = board.pose_now(card_key(last))
    assert pose is not None
    asked.pilot.drag((pose.x, pose.y), (board.layout.discards.x, board.layout.discards.y))
    asked.wait()
    assert asked.title.startswith(f"{card_name(last)} was ")
    assert sentences(asked.panel.said[1]) <= 2
    assert last in asked.screen.board.hand.order
    assert asked.screen.sitting.game.actions == list(asked.screen.drill.record.actions)


def test_a_drop_is_judged_by_the_coach() -> None:
    """The coach calls a drop wrong that is much worse than the best move."""
    asked = Asked(DROP_OR_DRAW)
    assert asked.screen.board.view.legal.index(DROP) > 0
    asked.pilot.press(pygame.K_1)
    assert asked.title == "Drop was wrong"
    assert asked.panel.said[1].startswith("“Keep playing” was better by ")
    assert "you'd be caught" in asked.panel.said[1]
    assert sentences(asked.panel.said[1]) == 2


def test_a_drop_at_the_table_answers_and_asks_no_more() -> None:
    """Two presses of the drop key answer, and its question is gone."""
    asked = Asked(DROP_OR_DRAW)
    asked.pilot.press(pygame.K_k)
    assert asked.screen.controls.drop.asked
    asked.wait()
    asked.pilot.press(pygame.K_k)
    assert asked.title == "Drop was wrong"
    assert not asked.screen.controls.drop.asked


def test_an_answer_is_graded_under_the_name_of_its_button() -> None:
    """The title repeats the label of the button with the verdict, which the words below do not repeat."""
    asked = Asked(DROP_OR_DRAW)
    labels = [getattr(button, "label", "") for button in asked.panel.group.widgets]
    asked.pilot.press(pygame.K_2)
    assert "Keep playing" in labels
    assert asked.title == "Keep playing was right"
    assert "right" not in asked.panel.said[1]


def sentences(words: str) -> int:
    """Return the number of sentences in a text."""
    return len(re.findall(r"\.(?: |$)", words))


def test_a_drop_is_called_a_run_if_points_are_scored() -> None:
    """Rules with points say "run" for a drop, and the coach gives points with one decimal."""
    asked = Asked(DROP_OR_DRAW, rules="twists")
    assert asked.title == "Run or draw"
    assert "Do you run" in asked.panel.said[1]
    asked.pilot.press(pygame.K_1)
    assert asked.title == "Run was wrong"
    reply = asked.panel.said[1]
    assert "drop" not in reply.lower()
    assert "” was better by 2.0 points" in reply


def test_the_drill_continues_without_an_answer_of_the_coach() -> None:
    """A drill without the coach's answer is not counted; asking again allows the coach the whole time again."""
    asked = Asked(DROP_OR_DRAW)
    asked.services.adviser.speechless = True
    asked.pilot.press(pygame.K_2)
    asked.wait(35)
    asked.screen._ticket.overtaken = True
    asked.wait(15)
    assert "thinking" in asked.panel.said[1]
    asked.wait(35)
    assert "doesn't count" in asked.panel.said[1]
    assert asked.services.progress.now.repetition.score([DROP_OR_DRAW]) == (0, 0)


def test_the_coach_is_asked_again_after_another_question() -> None:
    """The drill asks the coach again after another page has, such as a hand that is opened over the drill."""
    asked = Asked(DROP_OR_DRAW)
    asked.screen._ticket.overtaken = True
    asked.wait()
    drop = next(one for one in asked.screen.weighed() or () if one.action == DROP)
    assert drop.action in asked.services.adviser.asked[-1].legal
    assert len(asked.services.adviser.asked) == 2


def test_drills_can_be_left() -> None:
    """Esc asks, then leads back to the page of drills, whose tile shows the score."""
    asked = Asked(COUNT)
    asked.pilot.press(pygame.K_1, pygame.K_ESCAPE)
    assert isinstance(asked.pilot.ui.screens.top, Dialog)
    click(asked.pilot, "Leave the drills")
    assert isinstance(asked.pilot.ui.screens.top, DrillsScreen)
    assert "Last answer " in read(asked.pilot)


def test_a_coach_who_is_asked_again_is_given_the_time_that_he_was_given_first() -> None:
    """A first rough answer judges nothing until the coach has had the same time as at first."""
    asked = Asked(DROP_OR_DRAW)
    rough = [Worth(action, 0.5, 0.1, 0.5) for action in asked.screen.board.view.legal]
    asked.wait(50)
    asked.services.adviser.ask = lambda _view: with_answer(Advice(tuple(rough), 1, done=False))  # type: ignore[method-assign, assignment]
    asked.screen._ticket.overtaken = True
    asked.wait(1)
    assert asked.screen.weighed() is None
    asked.wait(50)
    assert asked.screen.weighed() is not None


def with_answer(advice: Advice) -> Ticket[Advice]:
    """Return a ticket with an answer that is not the last."""
    ticket = Ticket[Advice]()
    ticket.take(advice, last=False)
    return ticket


def test_the_mistakes_of_a_hand_are_taken_in_once() -> None:
    """A hand's review is read only once, and not while there is no room for its mistakes."""
    services, read_again = make_services(), list[str]()
    hand, review = a_review()
    services.history.kept = [hand]
    services.history.reviewed = [KeptReview(hand.match_id, hand.hand_no, hand.people[0], 80.0, 0.0, -0.7)]

    def read_review(key: tuple[str, int], _seat: Seat) -> str:
        read_again.append(key[0])
        return review

    services.history.review = read_review  # type: ignore[method-assign, assignment]
    full = SpacedRepetition(kept=tuple(ScheduledDrill(made(COUNT, seed), 0, 1) for seed in range(1, 33)))
    services.progress.keep(Progress(repetition=full))
    take_in_mistakes(services)
    assert not services.progress.now.repetition.due([OWN], services.progress.today)
    assert read_again == []
    services.progress.keep(Progress.from_json(Progress(reviews=(1, 2)).to_json())[0])
    take_in_mistakes(services)
    assert services.progress.now.repetition.due([OWN], services.progress.today)
    services.progress.keep(Progress.from_json(services.progress.now.to_json())[0])
    take_in_mistakes(services)
    assert len(read_again) == 1
    assert len(services.progress.now.reviews) == 1, "marks of hands outside the search are kept"


def test_without_mistakes_there_is_nothing_to_ask() -> None:
    """A toast says that there are no mistakes to practise yet."""
    services = make_services()
    toasts: list[str] = []
    pilot = opened(services, DrillsScreen(services.ui, services))
    services.ui.on_toast = toasts.append
    click_tile(pilot, "My mistakes")
    assert isinstance(pilot.ui.screens.top, DrillsScreen)
    assert toasts[0].startswith("No mistakes to practise yet.")


def test_a_long_search_continues_between_frames(monkeypatch: pytest.MonkeyPatch) -> None:
    """A press looks at a few moves only, and each frame at a few more, until there is a drill."""
    drill, looked = next(one for one in looking(COUNT, load_preset("jazz-club"), 1) if one), list[int]()

    def far(_kind: DrillKind, _rules: RuleSet, _seed: int) -> Iterator[Drill | None]:
        for number in range(500):
            looked.append(number)
            yield None
        yield drill

    monkeypatch.setattr(drill_run, "looking", far)
    services = make_services()
    pilot = opened(services, DrillsScreen(services.ui, services))
    click_tile(pilot, "Count the hand")
    assert len(looked) <= 240
    for _frame in range(40):
        before = len(looked)
        pilot.now += 0.1
        pilot.pass_frame()
        assert len(looked) - before <= 80
    assert isinstance(pilot.ui.screens.top, DrillTable)
    assert pilot.ui.screens.top.drill == drill


def test_a_toast_says_that_no_drill_can_be_made(monkeypatch: pytest.MonkeyPatch) -> None:
    """A toast says that the rules have no such questions after all hands were searched, and the page stays."""
    monkeypatch.setattr(drill_run, "looking", lambda *_what: iter([None] * 300))
    services, toasts = make_services(), list[str]()
    pilot = opened(services, DrillsScreen(services.ui, services))
    services.ui.on_toast = toasts.append
    click_tile(pilot, "Drop or draw")
    for _frame in range(10):
        pilot.now += 0.1
        pilot.pass_frame()
    assert isinstance(pilot.ui.screens.top, DrillsScreen)
    assert toasts[-1:] == ["These rules have no questions of this kind."]


@pytest.mark.parametrize("kind", [COUNT, FIND_SPREAD])
def test_the_answers_lie_in_a_small_window(kind: DrillKind) -> None:
    """The whole question and every answer fit in a small window."""
    asked = Asked(kind, (960, 600))
    window = asked.pilot.ui.viewport.box
    assert asked.panel.area.overflow == 0
    for button in asked.panel.group.widgets[1:]:
        if button.visible:
            assert window.overlap(button.box) == pytest.approx(button.box.w * button.box.h)


def click_tile(pilot: Pilot, title: str) -> None:
    """Click on the tile with this title."""
    page = pilot.ui.screens.top
    assert isinstance(page, DrillsScreen)
    pilot.click(next(tile for tile in page.tiles if tile.title == title).box.center)


def test_the_keyboard_comes_to_the_answers() -> None:
    """Tab goes to an answer first and Enter gives it, so a pad and a single switch can answer too."""
    asked = Asked(COUNT)
    asked.pilot.press(pygame.K_TAB, pygame.K_RETURN)
    assert asked.title in ("Right!", "Not quite")
