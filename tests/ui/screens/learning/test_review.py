"""The review of a hand: it grows as decisions are judged, shows their cost, and is kept once."""

import json
from dataclasses import replace
from functools import cache

import pygame
import pytest

from tests.coaching.asking import LITTLE
from tests.coaching.hands import record_of, reviewing
from tests.ui.hearing import listen
from tests.ui.pilot import Pilot, dummy_ui
from tests.ui.screens.screen_services import SIZES, ScreenServices
from tonk.coaching.judging import HandReview, JudgedChoice
from tonk.coaching.review import ReviewProgress, review_to_json
from tonk.records import Record
from tonk.records.marking import TURNING
from tonk.records.replaying import Replay
from tonk.rules.cards import Seat
from tonk.thinking import Ticket
from tonk.ui.screens.learning.kept_reviews import KeptReviews
from tonk.ui.screens.learning.review_screen import ReviewScreen
from tonk.ui.screens.replay.replay_screen import ReplayScreen
from tonk.ui.shell.context import UiContext
from tonk.words.narration import spoken

RECORD = record_of(5)


@cache
def steps() -> tuple[ReviewProgress, ...]:
    """Return the steps of the review of the hand, with little thought."""
    return tuple(reviewing(RECORD, Seat(0), LITTLE))


def whole() -> HandReview:
    """Return the finished review."""
    review = steps()[-1].review
    assert review is not None
    return review


class Reader:
    """A coach that reviews a hand one step further each time its ticket is read."""

    def __init__(self) -> None:
        self.asked = 0
        self._last = Ticket[ReviewProgress]()

    def review(self, record: Record, seat: Seat, judged: tuple[JudgedChoice, ...] = ()) -> Ticket[ReviewProgress]:
        """Begin a review after the choices that are judged already."""
        self.asked += 1
        assert (record, seat) == (RECORD, 0)
        left = list(steps()[len(judged) :])
        self._last.overtaken = True
        ticket = self._last = Ticket(lambda: ticket.take(left.pop(0), last=not left))
        return ticket


KEY = ("m", 3)


class Study(ScreenServices):
    """Services with this coach, which keep the reviews of one hand."""

    def __init__(self, ui: UiContext, reader: Reader) -> None:
        super().__init__(ui)
        self.adviser = reader  # type: ignore[assignment]
        self.kept: list[str] = []
        self.history.review = lambda key, seat: (  # type: ignore[method-assign]
            self.kept[-1] if self.kept and (key, seat) == (KEY, 0) else None
        )

    def keep_review(self, key: tuple[str, int], review: str) -> None:
        """Keep the review."""
        assert key == KEY
        self.kept.append(review)

    def page(self) -> ReviewScreen:
        """Return the page of the hand's review."""
        return ReviewScreen(self.ui, self, KeptReviews(self, RECORD, KEY), Seat(0))


def opened(size: tuple[int, int] = (1280, 720)) -> tuple[Pilot, ReviewScreen, list[str]]:
    """Return the page of the review, and the list of kept reviews."""
    study = Study(dummy_ui(size), Reader())
    screen = study.page()
    return Pilot(study.ui, screen), screen, study.kept


def test_decisions_are_listed_as_they_are_judged() -> None:
    """The list grows until all decisions are judged; then the review is kept once."""
    pilot, screen, kept = opened()
    counts = [screen._list.count]
    for _ in range(30):
        pilot.pass_frame()
        counts.append(screen._list.count)
    assert counts == sorted(counts)
    assert counts[0] < counts[-1]
    assert counts[-1] == len(steps()[-1].decisions)
    assert len(kept) == 1


def test_the_progress_of_a_review_is_spoken() -> None:
    """The progress is spoken on opening and a few times on the way, and the verdict at the end."""
    study = Study(dummy_ui(), Reader())
    voice, page = listen(study.ui), study.page()
    Pilot(study.ui, page).advance(1.0)
    said = voice.take()
    assert said[0] == "Review"
    assert said[1].startswith("Reviewing decision 1 ")
    assert 2 <= len([line for line in said if line.startswith("Reviewing")]) <= 4
    assert spoken(page._verdict(whole())) in said


def test_a_review_that_was_made_before_is_not_made_again() -> None:
    """A kept review is shown at once, and neither the page nor a replay asks the coach."""
    pilot, screen, kept = opened()
    pilot.advance(len(steps()) / 60 + 0.1)
    reader = Reader()
    study = Study(pilot.ui, reader)
    study.kept += kept
    again = study.page()
    assert again._list.count == screen._list.count
    replay = ReplayScreen(study.ui, study, Replay(RECORD), KeptReviews(study, RECORD, KEY), seat=Seat(0))
    replay.update(0.0)
    assert [mark for mark in replay.bar.scrubber.marks if mark.kind == TURNING]
    assert reader.asked == 0
    assert len(study.kept) == 1


def test_the_costliest_decision_is_shown_first() -> None:
    """The page selects the costliest decision of the finished review, or the first if nothing was lost."""
    pilot, screen, _ = opened()
    pilot.advance(len(steps()) / 60 + 0.1)
    assert screen._list.marked == (whole().costliest or 0)


def test_a_picked_decision_stays_chosen() -> None:
    """A picked decision stays selected when the review is finished, so that the list does not jump."""
    pilot, screen, kept = opened()
    pilot.post()
    last = screen._list.count - 1
    assert last > 0
    screen._list.mark(last)
    pilot.advance(len(steps()) / 60 + 0.1)
    assert (len(kept), screen._list.marked) == (1, last)
    assert last != whole().costliest


def test_a_look_at_the_table_does_not_begin_the_review_again() -> None:
    """A replay above the page asks nothing again, and the list keeps its decisions."""
    reader = Reader()
    study = Study(dummy_ui(), reader)
    screen = study.page()
    pilot = Pilot(study.ui, screen)
    before = screen._list.count
    screen._see()
    pilot.post()
    assert reader.asked == 1
    pilot.press(pygame.K_ESCAPE)
    assert study.ui.screens.top is screen
    assert screen._list.count >= before
    pilot.advance(len(steps()) / 60 + 0.1)
    assert len(study.kept) == 1
    assert reader.asked == 1, "leaving the table starts the review again"


def test_a_kept_review_of_another_hand_is_not_shown() -> None:
    """The coach is asked again if the kept decisions do not belong to this hand."""
    astray = replace(whole(), decisions=tuple(replace(one, step=one.step + 1) for one in whole().decisions))
    reader = Reader()
    study = Study(dummy_ui(), reader)
    study.kept.append(json.dumps(review_to_json(astray)))
    assert Pilot(study.ui, study.page()).ui.screens.top is not None
    assert reader.asked == 1


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_nothing_lies_over_anything_else(size: tuple[int, int]) -> None:
    """Summary, list, decision and button do not overlap."""
    pilot, screen, _ = opened(size)
    pilot.advance(0.6)
    repetition = [screen._summary, screen._left, screen._right]
    assert all(one.overlap(other) == 0 for one in repetition for other in repetition if one is not other)
    assert screen._area.box.overlap(screen._table.box) == 0
    assert screen._area.box.h > 120


def test_a_review_continues_after_another_page_has_asked() -> None:
    """The page asks for the review again after another page has asked for one."""
    reader = Reader()
    study = Study(dummy_ui(), reader)
    screen = study.page()
    pilot = Pilot(study.ui, screen)
    reader.review(RECORD, Seat(0))
    pilot.advance(len(steps()) / 60 + 0.1)
    assert len(study.kept) == 1
    assert screen._list.count == len(whole().decisions)
