"""The lamp at the table: one press shows the best move on the cards, and the hand is marked as helped."""

import pygame
import pytest

from tests.session.match.test_coach_remarks import Prompted, advice
from tests.support.tables import table
from tests.ui.screens.screen_services import SIZES, read
from tests.ui.table.seated import Seated, Undecided
from tonk.coaching import Advice
from tonk.rules import DRAW, DROP, PASS, TAKE, Action, Block, Cross, Discard, Hit, Lay, Position, Skip
from tonk.rules.cards import Seat, mask_of, parse_card
from tonk.session.learning.lessons import PointedThing
from tonk.session.match.played_hand import ASSISTED
from tonk.session.settings import Settings
from tonk.ui.drawing.viewport import Box
from tonk.ui.screens.table.pause_menu import PauseMenu
from tonk.ui.table.free_space import NEAR, occupied
from tonk.ui.table.panels.hint_lamp import HintLamp
from tonk.ui.table.panels.pointing import places_of
from tonk.ui.table.panels.shown_move import pointed_by
from tonk.ui.table.places.pointed import NOTHING_POINTED, card_outline

MOVES = advice((TAKE, 0.52), (DRAW, 0.5), (DROP, -0.6), error=0.01)
CALM = Settings(animation_speed="instant", thinking_time="none", lessons=False)


def drawn(seats: int = 2, phase: str = "start") -> Position:
    """A position in which the first player may drop, take or draw."""
    others = ["4S 5D 6H JC QD", "7H 8D 9S TC JH", "AS 3S 6C 9D KH", "4D 8C TS JD QC", "AH 5C 7D 9C KD"]
    hands = [("2S 3D 3H 3C 9H KC" if phase == "play" else "2S 3D 3C 9H KC"), *others[: seats - 1]]
    spreads = ["1: 2D 2H 2C"]
    return table("jazz-club", hands=hands, stock="8S 7S", discard="TD", spreads=spreads, phase=phase)  # type: ignore[arg-type]


class Lit(Seated):
    """A table with a coach whose advice is set by the test."""

    def __init__(self, position: Position, words: Advice | None = MOVES, **seating: object) -> None:
        self.coach = Prompted()
        if words is not None:
            self.coach.words = dict.fromkeys(range(1, 9), words)
        super().__init__(position, coach=self.coach, **seating)  # type: ignore[arg-type]

    @property
    def lamp(self) -> HintLamp:
        """Return the lamp."""
        return self.screen.lamp

    def shown(self) -> str:
        """Return the name of the move that is shown; empty for none."""
        words = self.lamp._seen.words
        return "" if words is None else words.move


def test_one_press_shows_the_best_move_and_the_next_ones_the_others() -> None:
    """The first press shows the best move with its name, reason and ring, later ones the others, then the best."""
    there = Lit(drawn())
    there.pilot.click(there.lamp.button.box.center)
    said = read(there.pilot)
    assert "Best move\n" in said
    assert "Take 10♦" in said
    layout = there.screen.board.layout
    assert there.lamp._seen.rings == (layout.box_of(layout.discards),)
    there.pilot.press(pygame.K_i)
    assert there.shown() == "Draw from the stock"
    assert "Nearly as good" in read(there.pilot)
    there.pilot.press(pygame.K_i, pygame.K_i)
    assert there.shown() == "Take 10♦"
    assert len(there.coach.asked) == 1


def test_a_discard_is_shown_on_its_card_and_no_ring_says_take() -> None:
    """A hint to discard outlines the card and marks the discards without a ring; both go out with the hint."""
    there = Lit(drawn(phase="play"), advice((Discard(parse_card("KC")), 0.2)))
    there.pilot.press(pygame.K_i)
    board = there.screen.board
    assert there.lamp._seen.rings == ()
    assert board.pointed.cards == {parse_card("KC")}
    assert board.pointed.slots == (board.layout.box_of(board.layout.discards),)
    there.pilot.press(pygame.K_ESCAPE)
    there.pilot.post()
    assert board.pointed == NOTHING_POINTED


def test_an_outline_turns_with_its_card() -> None:
    """The outline of a card that leans to the right leans with it."""
    box = Box(0.0, 0.0, 100.0, 140.0)
    upright, leaning = card_outline(box, 0.0), card_outline(box, -90.0)
    assert {(round(x), round(y)) for x, y in leaning} == {(round(120 - y), round(20 + x)) for x, y in upright}


def test_a_hint_marks_the_hand_plainly() -> None:
    """Once a hint is given, the record and a mark at the log say that the hand was helped."""
    there = Lit(drawn())
    assert "x-kind" not in there.match.record().extras
    assert "Helped" not in read(there.pilot)
    there.pilot.press(pygame.K_i)
    there.pilot.post()
    assert there.match.record().extras["x-kind"] == ASSISTED
    assert "Helped" in read(there.pilot)


@pytest.mark.parametrize("how", ["escape", "click", "move"])
def test_a_hint_goes_out(how: str) -> None:
    """A hint goes out by Esc, which then opens no menu, by a press on its words, or with the player's move."""
    there = Lit(drawn(), thinker=Undecided())
    there.pilot.press(pygame.K_i)
    assert there.shown()
    if how == "escape":
        there.pilot.press(pygame.K_ESCAPE)
    elif how == "click":
        assert there.lamp._seen.box is not None
        there.pilot.click(there.lamp._seen.box.center)
    else:
        there.pilot.press(pygame.K_SPACE)
        assert there.position.phase == "play"
    there.pilot.post()
    assert there.shown() == ""
    assert not isinstance(there.pilot.ui.screens.top, PauseMenu)


def test_a_slow_coach_is_seen_to_think_and_spoils_no_hand() -> None:
    """A sign says after a moment that the coach is thinking; the hand isn't marked before there is advice."""
    there = Lit(drawn(), None)
    there.pilot.press(pygame.K_i)
    assert "Thinking" not in read(there.pilot)
    there.pilot.advance(0.3)
    assert "Thinking…" in read(there.pilot)
    assert not there.match.assisted


def test_the_lamp_says_why_there_is_no_hint() -> None:
    """The lamp gives a reason and asks nothing where others play the same cards, and out of turn."""
    there = Lit(drawn())
    there.match.compared = True
    there.screen.controls.refresh()
    assert there.lamp.button.disabled == "No hints here: others play the same cards without help"
    there.pilot.press(pygame.K_i)
    waiting = Lit(drawn(), thinker=Undecided())
    waiting.screen.do(DRAW)
    waiting.screen.do(Discard(parse_card("9H")))
    waiting.pilot.press(pygame.K_i)
    assert waiting.lamp.button.disabled == "You can ask for a hint on your turn"
    assert there.coach.asked == waiting.coach.asked == []


def test_several_people_get_hints_only_with_their_hand_open() -> None:
    """Before the curtain is lifted the coach isn't asked, because nobody knows who is looking."""
    there = Lit(drawn(), persons=2)
    there.pilot.press(pygame.K_i)
    assert there.coach.asked == []
    there.screen._open_hand.lift(Seat(0))
    there.screen.display.show()
    assert there.lamp.bar is None


def test_each_kind_of_decision_is_shown_once_by_itself_where_that_is_wanted() -> None:
    """In a first hand, each kind of decision is shown unasked the first time it comes up, and not again."""
    there = Lit(drawn(), thinker=Undecided())
    there.lamp.show_each_once()
    there.pilot.post()
    there.pilot.post()
    assert there.shown() == "Take 10♦"
    there.pilot.press(pygame.K_ESCAPE)
    there.pilot.post()
    assert there.shown() == ""
    there.coach.words = dict.fromkeys(range(1, 9), advice((Discard(parse_card("KC")), 0.2)))
    there.screen.do(DRAW)
    there.pilot.post()
    there.pilot.post()
    assert there.shown() == "Discard K♣"
    assert there.lamp._to_show == {"lay", "drop"}


def test_a_first_hand_says_where_hints_are_once_they_stop(monkeypatch: pytest.MonkeyPatch) -> None:
    """A note tells once where hints are, at the first decision of a kind that was shown already."""
    there = Lit(drawn(), thinker=Undecided())
    there.lamp.show_each_once()
    there.lamp._to_show = {"drop"}
    said: list[str] = []
    monkeypatch.setattr(there.screen.turns, "note", said.append)
    for _frame in range(4):
        there.pilot.post()
    assert (said, there.shown()) == (["Press the lamp whenever you want a hint"], "")


def test_the_lamp_shows_advice_that_the_coach_has_already_given() -> None:
    """With the coach before each move, the lamp shows the advice that is already there without asking again."""
    there = Lit(drawn(), settings=CALM.changed(coach="before"))
    there.pilot.post()
    assert there.screen.coach.said is not None
    there.pilot.press(pygame.K_i)
    there.pilot.post()
    assert there.shown() == "Take 10♦"
    assert there.screen.coach.said is None
    assert len(there.coach.asked) == 1


CASES = [
    (DRAW, ["stock"]),
    (TAKE, ["discards"]),
    (DROP, ["drop"]),
    (Discard(parse_card("KC")), ["cards KC", "discards"]),
    (Lay(mask_of([parse_card("3C"), parse_card("3D"), parse_card("3H")])), ["cards 3C 3D 3H", "felt 3C 3D 3H"]),
    (Hit((parse_card("2S"),), 0), ["cards 2S", "spread 0"]),
    (Skip(parse_card("B1"), Seat(1)), ["cards B1", "seat 1"]),
    (Block(parse_card("B1"), Seat(0)), ["cards B1", "own"]),
    (Cross(parse_card("X1")), ["cards X1", "discards", "cross"]),
    (PASS, ["let-go"]),
]


@pytest.mark.parametrize(("action", "points"), CASES, ids=lambda case: type(case).__name__)
def test_every_kind_of_move_is_shown_on_the_table(action: Action, points: list[str]) -> None:
    """Every kind of move points at the cards it needs and the place where they go."""
    there = Seated(drawn(phase="play"))
    things = pointed_by(there.screen.board.view, action)
    assert [" ".join((thing.kind, *thing.which)) for thing in things] == points
    twists = [thing for thing in things if not {"B1", "X1"} & set(thing.which)]
    assert all(places_of(there.screen.board, there.screen.controls, [thing]) for thing in twists)


@pytest.mark.parametrize("seats", [2, 6])
@pytest.mark.parametrize("size", [(960, 600), *SIZES], ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_words_of_a_hint_cover_nothing(seats: int, size: tuple[int, int]) -> None:
    """The words of a hint stand right beside the card, and cover no cards, names or log; the line of words yields."""
    words = advice((Hit((parse_card("2S"),), 0), 0.4), (Discard(parse_card("KC")), 0.1))
    there = Lit(drawn(seats, "play"), words, size=size, settings=CALM)
    there.pilot.press(pygame.K_i)
    board, box, subject = there.screen.board, there.lamp._seen.box, there.lamp._seen.subject
    assert box is not None
    assert subject is not None
    assert subject == places_of(board, there.screen.controls, [PointedThing("cards", ("2S",))])[0]
    assert 0.0 < box.distance(subject) <= NEAR
    *around, _line_of_words = occupied(board)
    assert [other for other in (*around, *there.lamp._seen.rings) if other.overlap(box)] == []
    assert there.lamp.covers_words or board.layout.words_top >= box.bottom


def test_a_hint_leaves_the_piles_free_at_twice_the_size() -> None:
    """At twice the size, the words of a hint are narrow enough to leave the piles free."""
    words = advice((Discard(parse_card("KC")), 0.4))
    there = Lit(drawn(4, "play"), words, size=(1280, 720), settings=CALM.changed(ui_scale=2.0))
    there.pilot.press(pygame.K_i)
    box, layout = there.lamp._seen.box, there.screen.board.layout
    assert box is not None
    assert not [pose for pose in (layout.stock, layout.discards) if layout.box_of(pose).overlap(box)]
