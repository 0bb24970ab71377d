"""The coach at the table: seen, out of the way, and asked only where the settings say so."""

import pygame
import pytest

from tests.session.test_remarks import Prompted, advice
from tests.support.tables import table
from tests.ui.screens.lodge import SIZES
from tests.ui.table.seated import Seated
from tonk.rules import DRAW, DROP, TAKE, Position
from tonk.session.played import ASSISTED
from tonk.session.settings import Settings
from tonk.ui.table.layout import PROMPT_HEIGHT, SIDE
from tonk.ui.viewport import Box

BEFORE = Settings(animation_speed="instant", thinking_time="none", coach="before")
WORDS = advice((DROP, 0.52), (TAKE, 0.31), (DRAW, 0.2))


class Taught(Seated):
    """A table with a coach whose words are put into its mouth."""

    def __init__(self, position: Position | None = None, **told: object) -> None:
        self.coach = Prompted()
        super().__init__(position, coach=self.coach, **told)  # type: ignore[arg-type]


def drawn(seats: int = 2) -> Position:
    """The first player may drop, take or draw."""
    others = ["4S 5D 6H JC QD", "7H 8D 9S TC JH", "AS 3S 6C 9D KH", "4D 8C TS JD QC", "AH 5C 7D 9C KD"]
    return table(
        "jazz-club", hands=["2S 3D 9H KC", *others[: seats - 1]], stock="8S 7S", discard="TD", spreads=["1: 2D 2H 2C"]
    )


@pytest.mark.parametrize("mode", ["before", "after", "mistakes"])
def test_only_before_a_move_is_its_worth_told(mode: str) -> None:
    """In the other modes nothing is to be read until the move is made."""
    there = Taught(drawn(), settings=BEFORE.changed(coach=mode))
    there.coach.words[1] = WORDS
    there.pilot.post()
    assert (there.scene.coach.said is not None) == (mode == "before")


def test_what_is_told_before_a_move_marks_the_hand() -> None:
    """Its record says that it was assisted, so that figures can leave it out; without a word it says nothing."""
    there = Taught(drawn(), settings=BEFORE)
    there.pilot.post()
    assert "x-kind" not in there.match.record().extras
    there.coach.words[len(there.coach.asked)] = WORDS
    there.pilot.post()
    assert there.match.record().extras["x-kind"] == ASSISTED
    assert there.keeper.matches > 1


def test_after_a_move_it_is_judged_beside_the_best() -> None:
    """The row of the move that was made is among those shown."""
    there = Taught(drawn(), settings=BEFORE.changed(coach="after"))
    there.coach.words[1] = WORDS
    there.pilot.press(pygame.K_SPACE)
    there.pilot.post()
    said = there.scene.coach.said
    assert said is not None
    assert said.action == DRAW
    assert said.sure


def test_silence_tells_as_well() -> None:
    """Where mistakes would be spoken of, a move that was judged good marks the hand too."""
    there = Taught(drawn(), settings=BEFORE.changed(coach="mistakes"))
    there.coach.words[1] = advice((DRAW, 0.52), (TAKE, 0.31), (DROP, 0.2))
    there.pilot.press(pygame.K_SPACE)
    there.pilot.post()
    assert there.scene.coach.said is None
    assert there.match.record().extras["x-kind"] == ASSISTED


def test_two_people_at_one_screen_have_no_coach() -> None:
    """What it says to one, the other would read."""
    there = Taught(drawn(), settings=BEFORE, persons=2)
    there.pilot.advance(0.5)
    assert there.coach.asked == []


@pytest.mark.parametrize("seats", [2, 6])
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_coach_covers_nothing(seats: int, size: tuple[int, int]) -> None:
    """In no window does it lie over hand, piles, seats, spreads, buttons or the line of words."""
    there = Taught(drawn(seats), settings=BEFORE, size=size)
    there.coach.words[1] = WORDS
    there.pilot.post()
    layout, coach, board = there.scene.board.layout, there.scene.coach, there.scene.board
    there_is = [layout.plate(seat) for seat in range(seats)] + [layout.portrait(seat) for seat in range(seats)]
    there_is += [layout.box_of(layout.stock), layout.box_of(layout.discards)]
    there_is += [layout.box_of(pose) for poses in layout.spreads(board.view.table) for pose in poses]
    there_is += [Box(SIDE, layout.prompt_y - PROMPT_HEIGHT / 2, layout.w - 2 * SIDE, PROMPT_HEIGHT)]
    assert coach.box.h > 120
    assert [box for box in there_is if box.overlap(coach.box)] == []
