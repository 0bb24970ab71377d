"""The coach in guest games: beside the table, at the lamp, and on the page after the hand."""

import pygame
import pytest

from tests.coaching.asking import last_advice
from tests.ui.pilot import Pilot
from tests.ui.screens.screen_services import read
from tests.ui.table.seated import Seated
from tonk.coaching import Advice, CoachBudget
from tonk.coaching.judging import JudgedChoice
from tonk.coaching.review import ReviewProgress, played_by, review_of
from tonk.records import Record
from tonk.rules import View, guest_ids, load_preset
from tonk.rules.cards import Seat
from tonk.session.match.match import Match
from tonk.session.match.plan import MatchPlan, Player
from tonk.session.settings import Settings
from tonk.thinking import Ticket
from tonk.ui.screens.learning.kept_reviews import KeptReviews
from tonk.ui.screens.learning.review_screen import ReviewScreen
from tonk.ui.screens.results.after_hand import review_buttons
from tonk.words.table.moves import move_name

A_LOOK = CoachBudget(turns=1, first=1, least=1)
NAMES = ("Ana", "Bo", "Cy")


class Ready:
    """A coach that looks at a few worlds and answers at once."""

    def ask(self, view: View) -> Ticket[Advice]:
        """Return all of the coach's advice on a view."""
        ticket = Ticket[Advice]()
        ticket.take(last_advice(view, A_LOOK))
        return ticket

    def review(self, record: Record, seat: Seat, judged: tuple[JudgedChoice, ...] = ()) -> Ticket[ReviewProgress]:
        """Return the whole review of a hand."""
        ticket = Ticket[ReviewProgress]()
        *_, whole = [step for step in review_of(played_by(record, seat), judged, A_LOOK) if step is not None]
        ticket.take(whole)
        return ticket


@pytest.mark.parametrize("game", guest_ids())
def test_a_hand_is_played_as_the_coach_says(game: str) -> None:
    """The panel and the lamp name the same best move with a reason; the hand counts as helped and can be reviewed."""
    settings = Settings(animation_speed="instant", thinking_time="none", lessons=False, coach="before")
    match = Match(MatchPlan("m", 6, load_preset(game), (Player("Ana"), Player("Bo", "casual"))))
    there = Seated(match=match, settings=settings, coach=Ready())
    decisions = 0
    while not there.match.hand_over:
        if not there.screen.may_act:
            there.pilot.advance(0.1)
            continue
        view = there.screen.board.view
        if len(view.legal) > 1:
            said = there.screen.coach.said
            assert said is not None
            best = move_name(view, said.advice.best.action, NAMES)
            assert best in read(there.pilot)
            if decisions < 3:
                there.pilot.press(pygame.K_i)
                words = there.screen.lamp._seen.words
                assert words is not None
                assert words.move == best
                assert words.reason.endswith(".")
            decisions += 1
            assert there.screen.do(said.advice.best.action)
        else:
            assert there.screen.do(view.legal[0])
        there.pilot.advance(0.5)
    assert decisions > 0
    assert there.match.assisted
    (button,) = review_buttons(there.services, there.match)
    assert button.label == "Review"
    ui = there.pilot.ui
    page = ReviewScreen(ui, there.services, KeptReviews(there.services, there.match.record()), Seat(0))
    review = Pilot(ui, page)
    assert len(page._come.decisions) > 0
    assert {"Accuracy", "The deal", "Luck", "Your play"} <= set(read(review).splitlines())
