"""The router: the one module that knows every screen, and puts on top the one that is asked for.

Each screen is imported when it opens, so that the first frame waits for the title alone.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from tonk.records import RecordRefused
from tonk.records.reading import Unreadable, open_replay
from tonk.records.replaying import Replay
from tonk.rules.cards import FIRST_SEAT
from tonk.ui.screens.title_screen import TitleScreen
from tonk.ui.shell.routes import TakesRules
from tonk.words import _
from tonk.words.replaying import not_opened

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from datetime import date

    from tonk.records import Record
    from tonk.rules import RuleSet
    from tonk.rules.cards import Seat, SpecialKind, SpecialKinds
    from tonk.rules.deck_seal import Seal
    from tonk.rules.seats import PerSeat
    from tonk.session.deals.deal import DealSet
    from tonk.session.deals.duplicate import SetRun
    from tonk.session.learning.drill_run import DrillRun
    from tonk.session.learning.drills import Drill
    from tonk.session.learning.lessons import Lesson
    from tonk.session.match.choices import LastChoices
    from tonk.session.match.match import Match, MatchPlan
    from tonk.session.match.played_hand import HandKey
    from tonk.session.match.score_sheet import ScoreSheet
    from tonk.session.match.sitting import Sitting
    from tonk.session.match.table_game import TableGame
    from tonk.session.practice.practice_hand import PracticeHand, PracticeOptions
    from tonk.ui.screens.table.table_screen import TableScreen
    from tonk.ui.shell.context import DroppedInput, UiContext
    from tonk.ui.shell.inputs import Input
    from tonk.ui.shell.routes import HandReviews, LendsHands, NextSteps
    from tonk.ui.shell.services import Services


class _Opener:
    """A part of the router, with all that screens need.

    Args:
        ui: The context of the window.
        services: The game around the screens.
    """

    def __init__(self, ui: UiContext, services: Services) -> None:
        self._ui = ui
        self._services = services


class _GameRouter(_Opener):
    """Opens the screens around a game."""

    def show_title(self) -> None:
        """Go to the title; the match at the table waits from now on."""
        self._services.matches.leave()
        self._ui.screens.show_only(TitleScreen(self._ui, self._services))

    def show_new_game(self, choices: LastChoices | None = None) -> None:
        """Open the new-game screen."""
        from tonk.ui.screens.new_game.new_game_screen import NewGameScreen

        self._ui.screens.push(NewGameScreen(self._ui, self._services, choices))

    def show_matches(self) -> None:
        """Open the page of matches that wait."""
        from tonk.ui.screens.matches.matches_screen import MatchesScreen

        self._ui.screens.push(MatchesScreen(self._ui, self._services))

    def show_circuit(self) -> None:
        """Open the map of the Circuit; before it, once, what the end of the last table came to."""
        from tonk.ui.screens.circuit.circuit_screen import CircuitScreen
        from tonk.ui.screens.circuit.outcome_screen import OutcomeScreen

        self._services.circuit.catch_up()
        settled = self._services.circuit.now.untold
        if settled is None:
            self._ui.screens.push(CircuitScreen(self._ui, self._services))
        else:
            self._ui.screens.push(OutcomeScreen(self._ui, self._services, settled))

    def show_twists_of_match(
        self, plan: MatchPlan, last: Sequence[SpecialKind], on_choose: Callable[[SpecialKinds | None], None]
    ) -> None:
        """Let the special cards of a whole match be chosen."""
        from tonk.ui.screens.new_game.dealers_choice import TwistsOfMatch

        self._ui.screens.push(TwistsOfMatch(self._ui, self._services, plan, last, on_choose))

    def show_dealers_choice(
        self,
        plan: MatchPlan,
        dealer: Seat,
        score: PerSeat[int] | None,
        last: Sequence[SpecialKind],
        on_choose: Callable[[SpecialKinds], None],
    ) -> None:
        """Let the dealer choose the special cards of a hand (`Routes` has the arguments)."""
        from tonk.ui.screens.new_game.dealers_choice import DealersChoice

        self._ui.screens.push(DealersChoice(self._ui, self._services, plan, dealer, score, last, on_choose))

    def show_cut_deck(self, name: str, seal: Seal, on_cut: Callable[[int], None]) -> None:
        """Let a deck be cut."""
        from tonk.ui.screens.table.cut_deck_screen import CutDeckScreen

        self._ui.screens.push(CutDeckScreen(self._ui, self._services, name, seal, on_cut))

    def show_table(self, sitting: Sitting, *, dealt: bool, ready: bool) -> TableScreen:
        """Go to the table of a match, and leave all other screens; the table comes back.

        Args:
            sitting: The match that is played.
            dealt: Whether its hand has just been dealt.
            ready: Whether its deck was shuffled in sight before.
        """
        from tonk.ui.screens.table.table_screen import TableScreen

        table = TableScreen(self._ui, self._services, sitting, dealt=dealt, ready=ready)
        self._ui.screens.show_only(table)
        return table

    def show_practice(self, hand: PracticeHand, sitting: Sitting, options: PracticeOptions) -> None:
        """Open the table of a practice hand."""
        from tonk.ui.screens.table.practice_table import PracticeTable

        self._ui.screens.push(PracticeTable(self._ui, self._services, hand, sitting, options))

    def show_rules(self, rules: RuleSet | None = None) -> None:
        """Open the rules."""
        from tonk.ui.screens.rules.rules_screen import RulesScreen

        self._ui.screens.push(RulesScreen(self._ui, self._services, rules))

    def show_people(
        self, name: str, elsewhere: Sequence[str] = (), on_choose: Callable[[str], None] | None = None
    ) -> None:
        """Open the page of the people at this screen (`Routes` has the arguments)."""
        from tonk.ui.screens.people.people_page import PeoplePage

        self._ui.screens.push(PeoplePage(self._ui, self._services, name, elsewhere, on_choose))

    def introduce(self, on_done: Callable[[], None]) -> None:
        """Ask a newcomer for a name and a face, and then go on; anybody who has either goes on at once."""
        from tonk.ui.screens.people.introduction_page import IntroductionPage, is_newcomer

        if is_newcomer(self._services):
            self._ui.screens.push(IntroductionPage(self._ui, self._services, on_done))
        else:
            on_done()

    def show_settings(self, *, keys: bool = False) -> None:
        """Open the settings, or the page of the keys beside them."""
        from tonk.ui.screens.settings.settings_screen import SettingsScreen

        self._ui.screens.push(SettingsScreen(self._ui, self._services, keys=keys))

    def show_sounds(self) -> None:
        """Open the page on which each sound can be heard."""
        from tonk.ui.screens.settings.sounds_screen import SoundsScreen

        self._ui.screens.push(SoundsScreen(self._ui, self._services))

    def show_ease(self) -> None:
        """Open the page of presets, and of what there is for whom."""
        from tonk.ui.screens.settings.ease_screen import EaseScreen

        self._ui.screens.push(EaseScreen(self._ui, self._services))

    def show_hand_end(
        self,
        game: TableGame,
        onward: NextSteps | None,
        *,
        lesson: str = "",
        below: Callable[[Input], bool] = lambda _event: False,
        hands: LendsHands | None = None,
    ) -> None:
        """Show the end of a hand over its table (`Routes` has the arguments)."""
        from tonk.ui.screens.results.hand_end_screen import HandEndScreen

        page = HandEndScreen(self._ui, self._services, game, onward, lesson=lesson, below=below, hands=hands)
        self._ui.screens.push(page)

    def show_match_end(self, match: Match) -> None:
        """Go to the end of a match."""
        from tonk.ui.screens.results.match_end_screen import MatchEndScreen

        self._ui.screens.show_only(MatchEndScreen(self._ui, self._services, match))

    def show_score_sheet(self, sheet: ScoreSheet) -> None:
        """Open a score sheet."""
        from tonk.ui.screens.results.score_sheet_screen import ScoreSheetScreen

        self._ui.screens.push(ScoreSheetScreen(self._ui, self._services, sheet))


class _HandRouter(_Opener):
    """Opens hands that were played or brought."""

    def show_history(self) -> None:
        """Open the history."""
        from tonk.ui.screens.history.history_screen import HistoryScreen

        self._ui.screens.push(HistoryScreen(self._ui, self._services))

    def show_statistics(self, name: str = "") -> None:
        """Open the statistics, at those of the person of this name if there is one."""
        from tonk.ui.screens.statistics.statistics_screen import StatisticsScreen

        self._ui.screens.push(StatisticsScreen(self._ui, self._services, name))

    def show_review(self, record: Record, seat: Seat, key: HandKey | None = None) -> None:
        """Open the coach's review of a seat's play, or say why there can be none."""
        from tonk.ui.screens.learning.kept_reviews import KeptReviews
        from tonk.ui.screens.learning.review_screen import ReviewScreen

        try:
            screen = ReviewScreen(self._ui, self._services, KeptReviews(self._services, record, key), seat)
        except (RecordRefused, ValueError):
            self._ui.toast(_("This hand can't be reviewed: it does not follow the rules, or is not over."))
        else:
            self._ui.screens.push(screen)

    def show_replay(
        self, record: Record, *, seat: Seat | None = None, key: HandKey | None = None, name: str = "", played: str = ""
    ) -> None:
        """Open a replay of a record; it takes the place of one that is open (`Routes` has the arguments)."""
        from tonk.ui.screens.learning.kept_reviews import KeptReviews
        from tonk.ui.screens.replay.replay_screen import ReplayScreen

        try:
            replay = open_replay(record)
        except Unreadable as why:
            self._ui.toast(not_opened(name, str(why)))
            return
        before = self._ui.screens.top
        if isinstance(before, ReplayScreen):
            before.leave()
        reviews = KeptReviews(self._services, record, key)
        self._ui.screens.push(ReplayScreen(self._ui, self._services, replay, reviews, seat=seat, played=played))

    def show_reviewed_replay(self, reviews: HandReviews, seat: Seat, step: int) -> None:
        """Open a replay over its review."""
        from tonk.ui.screens.replay.replay_screen import ReplayScreen

        replay = Replay(reviews.record)
        self._ui.screens.push(ReplayScreen(self._ui, self._services, replay, reviews, seat=seat, step=step))

    def show_record(
        self, text: str, *, name: str = "", seat: Seat | None = None, key: HandKey | None = None, played: str = ""
    ) -> None:
        """Open what a text holds (`Routes` has the arguments)."""
        from tonk.ui.screens.replay.dropped import show_record

        show_record(self._ui, self._services, text, name, seat=seat, key=key, played=played)

    def show_record_list(self, texts: Sequence[str], name: str) -> None:
        """Open a list of records."""
        from tonk.ui.screens.replay.record_list_screen import RecordListScreen

        self._ui.screens.push(RecordListScreen(self._ui, self._services, texts, name))

    def show_open_record(self) -> None:
        """Open the page on which a file can be dropped."""
        from tonk.ui.screens.replay.open_record_screen import OpenRecordScreen

        self._ui.screens.push(OpenRecordScreen(self._ui, self._services))

    def open_dropped(self, dropped: Sequence[DroppedInput]) -> None:
        """Open whatever was dropped onto the window at once."""
        from tonk.ui.screens.replay.dropped import open_dropped

        open_dropped(self._ui, self._services, dropped)

    def open_pasted(self) -> None:
        """Open whatever is on the clipboard."""
        from tonk.ui.screens.replay.dropped import open_pasted

        open_pasted(self._ui, self._services)


class _PracticeRouter(_Opener):
    """Opens everything that can be learnt, practised or changed."""

    def show_practice_hub(self) -> None:
        """Open the page of everything that can be practised."""
        from tonk.ui.screens.learning.practice_hub import PracticeHub

        self._ui.screens.push(PracticeHub(self._ui, self._services))

    def show_lessons(self) -> None:
        """Open the list of lessons."""
        from tonk.ui.screens.learning.lessons_screen import LessonsScreen

        self._ui.screens.push(LessonsScreen(self._ui, self._services))

    def show_first_lesson(self) -> None:
        """Go to the first lesson."""
        from tonk.session.learning.first_lesson import first_lesson
        from tonk.ui.screens.learning.learner import friends_of

        self.show_lesson(first_lesson(friends_of(self._services.choices.person)))

    def show_lesson(self, lesson: Lesson) -> None:
        """Go to a lesson, where it was left; one that was gone through begins again."""
        from tonk.ui.screens.learning.lesson_table import LessonTable

        progress = self._services.progress.now
        done = progress.exercises_done(lesson.id)
        self._services.progress.keep(progress.greet())
        exercise = done if done < len(lesson.exercises) else 0
        self._ui.screens.push(LessonTable(self._ui, self._services, lesson, exercise))

    def show_drills(self) -> None:
        """Open the list of drills."""
        from tonk.ui.screens.learning.drills_screen import DrillsScreen

        self._ui.screens.push(DrillsScreen(self._ui, self._services))

    def show_drill(self, run: DrillRun, drill: Drill, home: str) -> bool:
        """Ask a drill at the table (`Routes` has the arguments)."""
        from tonk.ui.screens.learning.drill_table import DrillTable

        try:
            self._ui.screens.push(DrillTable(self._ui, self._services, run, drill, home))
        except RecordRefused:
            return False
        return True

    def show_position(self, record: Record | None = None, name: str = "") -> None:
        """Open the page on which positions are set up, or say why that of a record can't be."""
        from tonk.ui.screens.position_editor.set_up_screen import SetUpScreen

        try:
            screen = SetUpScreen(self._ui, self._services, record)
        except RecordRefused as refused:
            self._ui.toast(not_opened(name, refused.why))
        else:
            self._ui.screens.push(screen)

    def show_deal_code(self, code: str = "") -> None:
        """Open the page on which a deal is played from its code; it takes the place of one that is open."""
        from tonk.ui.screens.deals.deal_code_screen import DealCodeScreen

        before = self._ui.screens.top
        if isinstance(before, DealCodeScreen):
            before.leave()
        self._ui.screens.push(DealCodeScreen(self._ui, self._services, code))

    def show_duplicate(self, deals: DealSet | None = None) -> None:
        """Open the page of sets of deals."""
        from tonk.ui.screens.deals.duplicate_screen import DuplicateScreen

        self._ui.screens.push(DuplicateScreen(self._ui, self._services, deals))

    def play_set(self, run: SetRun, *, same_person: bool = False) -> None:
        """Go on with a set where it stands; the page that is open comes back when the table is left."""
        from tonk.ui.screens.deals.set_result_screen import SetResultScreen
        from tonk.ui.screens.deals.set_table import SetTable
        from tonk.ui.screens.parts.faces import Face
        from tonk.ui.screens.table.curtain import Curtain

        ui, services = self._ui, self._services
        if run.turn is None:
            ui.screens.push(SetResultScreen(ui, services, run))
            return

        def sit_down() -> None:
            ui.screens.push(SetTable(ui, services, run, services.sets.keep, go_on))

        def go_on(played: SetRun) -> None:
            self.play_set(played, same_person=played.number > 0)

        if same_person or len(run.people) < 2:
            sit_down()
            return
        face = Face(FIRST_SEAT, run.people[run.turn], is_person=True)

        def lift() -> None:
            ui.screens.pop()
            sit_down()

        ui.screens.push(Curtain(ui, face, (), False, lift, ui.screens.pop))  # noqa: FBT003 - nobody has played in this hand

    def show_daily_deals(self) -> None:
        """Open the page of daily deals."""
        from tonk.ui.screens.deals.daily_screen import DailyScreen

        self._ui.screens.push(DailyScreen(self._ui, self._services))

    def play_daily(self, day: date) -> None:
        """Play a day's deals where they stand, or show their result."""
        from tonk.ui.screens.deals.daily_result_screen import DailyResultScreen
        from tonk.ui.screens.deals.set_table import SetTable

        ui, services, dailies = self._ui, self._services, self._services.dailies
        run = dailies.now.run(day, services.choices.person)
        if run.turn is None:
            ui.screens.push(DailyResultScreen(ui, services, day, run))
        else:
            keep, go_on = partial(dailies.keep, day), lambda _played: self.play_daily(day)
            ui.screens.push(SetTable(ui, services, run, keep, go_on))

    def show_house_rules(self) -> None:
        """Open the page of house rules."""
        from tonk.ui.screens.rules.house_rules_screen import HouseRulesScreen

        self._ui.screens.push(HouseRulesScreen(self._ui, self._services))

    def show_rules_editor(self, rules: RuleSet, key: str, on_kept: Callable[[str], None]) -> None:
        """Open the editor of a rule set (`Routes` has the arguments)."""
        from tonk.ui.screens.rules.rules_editor import RulesEditor

        self._ui.screens.push(RulesEditor(self._ui, self._services, rules, key, on_kept=on_kept))

    def take_in_rules(self, text: str) -> None:
        """Take in the rule set that a text holds; the page of house rules opens unless it is open."""
        if not isinstance(self._ui.screens.top, TakesRules):
            self.show_house_rules()
        if isinstance(screen := self._ui.screens.top, TakesRules):
            screen.take_rules(text)


class Router(_GameRouter, _HandRouter, _PracticeRouter):
    """Opens every screen (`tonk.ui.shell.routes.Routes`)."""


def load_screens() -> None:
    """Load the screens that are not open yet: later they come at once."""
    from tonk.ui.screens.circuit import circuit_screen  # noqa: F401
    from tonk.ui.screens.history import history_screen  # noqa: F401
    from tonk.ui.screens.matches import matches_screen  # noqa: F401
    from tonk.ui.screens.new_game import new_game_screen  # noqa: F401
    from tonk.ui.screens.results import hand_end_screen  # noqa: F401
    from tonk.ui.screens.rules import rules_screen  # noqa: F401
    from tonk.ui.screens.settings import settings_screen  # noqa: F401
    from tonk.ui.screens.statistics import statistics_screen  # noqa: F401
    from tonk.ui.screens.table import table_screen  # noqa: F401
