"""The coach at the table: it is seen, stays out of the way, and is asked only where the settings say so."""

from collections.abc import Sequence

import pygame
import pytest

from tests.session.match.test_coach_remarks import Prompted, advice
from tests.support.tables import table
from tests.ui.hearing import listen
from tests.ui.screens.screen_services import SIZES, read
from tests.ui.table.seated import Seated, Undecided
from tonk.coaching import Worth
from tonk.coaching.advice import Advice
from tonk.coaching.reason_kinds import Reason
from tonk.coaching.reasons import reason
from tonk.rules import DRAW, DROP, TAKE, Discard, Hit, Position
from tonk.rules.actions import Action
from tonk.rules.cards import FULL_DECK, each_seat
from tonk.rules.phases import TurnPhase
from tonk.rules.view import View
from tonk.session.match.played_hand import ASSISTED
from tonk.session.settings import Settings
from tonk.ui.drawing.viewport import Box
from tonk.ui.table.panels.coach_panel import CoachPanel
from tonk.ui.table.places.layout import PROMPT_HEIGHT
from tonk.ui.table.places.log_place import log_box

BEFORE = Settings(animation_speed="instant", thinking_time="none", coach="before")
WORDS = advice((DROP, 0.52), (TAKE, 0.31), (DRAW, 0.2))


def chosen(coach: CoachPanel) -> Action:
    """Return the move whose row is chosen."""
    assert coach.chosen is not None
    return coach.chosen.action


class Taught(Seated):
    """A table with a coach whose advice is set by the test."""

    def __init__(self, position: Position | None = None, **seating: object) -> None:
        self.coach = Prompted()
        super().__init__(position, coach=self.coach, **seating)  # type: ignore[arg-type]


def drawn(seats: int = 2, spreads: Sequence[str] = ("1: 2D 2H 2C",)) -> Position:
    """A position in which the first player may drop, take or draw."""
    others = ["4S 5D 6H JC QD", "7H 8D 9S TC JH", "AS 3S 6C 9D KH", "4D 8C TS JD QC", "AH 5C 7D 9C KD"]
    return table(
        "jazz-club", hands=["2S 3D 9H KC", *others[: seats - 1]], stock="8S 7S", discard="TD", spreads=list(spreads)
    )


@pytest.mark.parametrize("mode", ["before", "after", "mistakes"])
def test_only_before_a_move_is_its_worth_shown(mode: str) -> None:
    """The worth of moves is shown before the move only in the mode that asks for it."""
    there = Taught(drawn(), settings=BEFORE.changed(coach=mode))
    there.coach.words[1] = WORDS
    there.pilot.post()
    assert (there.screen.coach.said is not None) == (mode == "before")


def test_advice_before_a_move_marks_the_hand() -> None:
    """The record is marked as assisted once the coach has given advice, so that figures can leave the hand out."""
    there = Taught(drawn(), settings=BEFORE)
    there.pilot.post()
    assert "x-kind" not in there.match.record().extras
    there.coach.words[len(there.coach.asked)] = WORDS
    there.pilot.post()
    assert there.match.record().extras["x-kind"] == ASSISTED
    assert there.keeper.matches > 1


def test_after_a_move_it_is_judged_beside_the_best() -> None:
    """After a move the coach judges it, with the better move first."""
    there = Taught(drawn(), settings=BEFORE.changed(coach="after"))
    there.coach.words[1] = WORDS
    there.pilot.press(pygame.K_SPACE)
    there.pilot.post()
    said = there.screen.coach.said
    assert said is not None
    assert said.action == DRAW
    assert said.sure
    assert chosen(there.screen.coach) == DROP


@pytest.mark.parametrize("size", SIZES[:3])
def test_the_judgement_of_a_move_is_not_cut(size: tuple[int, int]) -> None:
    """No text of the judgement is cut; the unit of the figures moves elsewhere if the title leaves no room for it."""
    there = Taught(drawn(), settings=BEFORE.changed(coach="after"), size=size)
    there.coach.words[1] = WORDS
    there.pilot.press(pygame.K_SPACE)
    there.pilot.post()
    seen = read(there.pilot).splitlines()
    assert {"There was a better move", "stakes"} <= {*seen}
    assert not [line for line in seen if line.endswith("…")]


def test_a_silent_coach_marks_the_hand_too() -> None:
    """In the mode that speaks only of mistakes, a move judged good marks the hand too, because silence is advice."""
    there = Taught(drawn(), settings=BEFORE.changed(coach="mistakes"))
    there.coach.words[1] = advice((DRAW, 0.52), (TAKE, 0.31), (DROP, 0.2))
    there.pilot.press(pygame.K_SPACE)
    there.pilot.post()
    assert there.screen.coach.said is None
    assert there.match.record().extras["x-kind"] == ASSISTED


def test_a_table_that_is_left_lets_the_coach_rest() -> None:
    """The coach's question is dropped when another page replaces the table."""
    there = Taught(drawn(), settings=BEFORE)
    there.pilot.post()
    there.pilot.ui.screens.show_only(Taught(drawn()).screen)
    assert [ticket.overtaken for ticket in there.coach.tickets] == [True]


def test_two_people_at_one_screen_have_no_coach() -> None:
    """Two people at one screen have no coach, because each would read the advice to the other."""
    there = Taught(drawn(), settings=BEFORE, persons=2)
    there.pilot.advance(0.5)
    assert there.coach.asked == []


@pytest.mark.parametrize("seats", [2, 6])
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_coach_covers_nothing(seats: int, size: tuple[int, int]) -> None:
    """The coach covers no hand, pile, seat, spread, button or prompt, at any size of the window."""
    there = Taught(drawn(seats), settings=BEFORE, size=size)
    there.coach.words[1] = WORDS
    there.pilot.post()
    layout, coach, board = there.screen.board.layout, there.screen.coach, there.screen.board
    there_is = [layout.plate(seat) for seat in each_seat(seats)] + [layout.portrait(seat) for seat in each_seat(seats)]
    there_is += [layout.box_of(layout.stock), layout.box_of(layout.discards)]
    there_is += [layout.box_of(pose) for poses in layout.spreads(board.view.table) for pose in poses]
    there_is += [
        Box(layout.edges.side, layout.prompt_y - PROMPT_HEIGHT / 2, layout.w - 2 * layout.edges.side, PROMPT_HEIGHT)
    ]
    assert coach.box.h > 120
    assert [box for box in there_is if box.overlap(coach.box)] == []
    assert seats == 6 or coach.log == log_box(layout)
    assert coach.box.overlap(coach.log) == 0


def test_only_the_reason_that_is_shown_is_worked_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only the chosen row's reason is worked out; each other row's follows when it is chosen."""
    found: list[Worth] = []

    def noted(view: View, worth: Worth, said: Advice) -> Reason:
        found.append(worth)
        return reason(view, worth, said)

    monkeypatch.setattr("tonk.ui.table.panels.coach_panel.reason", noted)
    there = Taught(drawn(), settings=BEFORE)
    there.coach.words[1] = WORDS
    there.pilot.post()
    there.pilot.post()
    assert [worth.action for worth in found] == [DROP]
    there.pilot.press(pygame.K_a)
    assert [worth.action for worth in found] == [DROP, TAKE]


def crowded(phase: TurnPhase = "start") -> Position:
    """A position of six players with many spreads, which leaves little room at the sides."""
    rows = ["5: QH QS QD", "5: AC 2C 3C", "5: 6H 7H 8H", "1: 2D 2H 2S"]
    hands = ["4S 5D 9H KC 5H", "4D 8D", "4H 9S", "3S TS", "TH JH", "JS QC"]
    return table("jazz-club", hands=hands, stock="8S 7S", discard="TD", spreads=rows, phase=phase)


def test_the_newest_line_of_the_log_stays_below_a_coach_without_room() -> None:
    """The newest line of the log stays readable below the coach where the coach has to stand over the log."""
    there = Taught(crowded(), settings=BEFORE.changed(ui_scale=1.25), size=(960, 600))
    there.coach.words[1] = WORDS
    there.pilot.post()
    coach, place = there.screen.coach, log_box(there.screen.board.layout)
    assert 0 < coach.log.h < place.h
    assert coach.log.bottom == place.bottom
    assert coach.box.overlap(coach.log) == 0


def test_the_mark_of_a_helped_hand_covers_no_words_in_large_letters() -> None:
    """The mark of a helped hand stands on the upper edge of the coach where the coach stands over the log."""
    there = Taught(drawn(6, ()), settings=BEFORE.changed(ui_scale=2.0))
    there.coach.words[1] = WORDS
    there.pilot.post()
    there.pilot.post()
    mark, coach = there.screen.lamp.mark, there.screen.coach
    assert coach.box.overlap(log_box(there.screen.board.layout)) > 0
    assert mark.visible
    assert mark.box.overlap(coach.box.inset(10.0)) == 0


def test_every_move_can_be_asked_about() -> None:
    """Key and wheel go through all moves, even when there are more than fit in the panel."""
    there = Taught(drawn(), settings=BEFORE)
    moves = [Discard(card) for card in FULL_DECK[:8]]
    there.coach.words[1] = advice(*[(move, -0.1 * number) for number, move in enumerate(moves)])
    there.pilot.post()
    coach, asked = there.screen.coach, list[Action]()
    for _move in moves:
        assert coach.chosen in coach.in_sight
        asked.append(chosen(coach))
        there.pilot.press(pygame.K_a)
    assert asked == moves
    assert chosen(coach) == moves[0]
    there.pilot.wheel(coach.box.center, -99)
    assert coach.in_sight[-1].action == moves[-1]


@pytest.mark.parametrize("size", [(960, 600), (1024, 640)], ids=["960", "1024"])
def test_after_a_mistake_the_best_move_is_on_top_and_the_panel_keeps_its_place(size: tuple[int, int]) -> None:
    """The best move stays on top, and the panel doesn't move, however far down the player's move stands."""
    there = Taught(crowded("play"), settings=BEFORE.changed(coach="after"), size=size, thinker=Undecided())
    moves: list[Action] = [
        Hit((there.card("9H"),), 2),
        *[Discard(there.card(card)) for card in ("KC", "9H", "5H", "5D", "4S")],
    ]
    there.coach.words[1] = advice(*[(move, -0.1 * number) for number, move in enumerate(moves)])
    there.screen.do(moves[-1])
    there.pilot.post()
    there.pilot.post()
    coach, seen, boxes = there.screen.coach, [], set()
    assert coach.in_sight[0].action == chosen(coach) == moves[0]
    for _move in moves:
        assert coach.chosen in coach.in_sight
        seen.append(chosen(coach))
        boxes.add(coach.box)
        there.pilot.press(pygame.K_a)
    assert seen == moves
    assert len(boxes) == 1


def test_the_coach_is_heard_when_it_speaks() -> None:
    """The judgement, the best move and its reason are read aloud once; A then reads only the next move."""
    there = Taught(drawn(), settings=BEFORE.changed(coach="after", keys_told=True))
    voice = listen(there.pilot.ui)
    there.coach.words[1] = WORDS
    there.pilot.press(pygame.K_SPACE)
    there.pilot.advance(1.0)
    said = voice.take()
    assert said.count("There was a better move") == 1
    move = said[said.index("There was a better move") + 1]
    assert move.startswith("Drop")
    there.pilot.press(pygame.K_a)
    assert "There was a better move" not in (again := voice.take())
    assert again
    assert move not in again
