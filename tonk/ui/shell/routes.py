"""The ways from one screen to another: a screen asks for a destination by name, and knows no other screen."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol, runtime_checkable

from tonk.ui.widgets.button import Button

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence
    from datetime import date

    from tonk.coaching.review import ReviewProgress
    from tonk.records import Record
    from tonk.rules import RuleSet
    from tonk.rules.cards import Card, Seat, SpecialKind, SpecialKinds
    from tonk.rules.deck_seal import Seal
    from tonk.rules.guests.guest_knobs import GameName
    from tonk.rules.seats import PerSeat
    from tonk.session.deals.deal import DealSet
    from tonk.session.deals.duplicate import SetRun
    from tonk.session.learning.drill_run import DrillRun
    from tonk.session.learning.drills import Drill
    from tonk.session.learning.lessons import Lesson
    from tonk.session.match.choices import LastChoices
    from tonk.session.match.match import Match
    from tonk.session.match.plan import MatchPlan
    from tonk.session.match.played_hand import HandKey
    from tonk.session.match.score_sheet import ScoreSheet
    from tonk.session.match.table_game import TableGame
    from tonk.ui.drawing.motion import Pose
    from tonk.ui.drawing.viewport import Box
    from tonk.ui.shell.inputs import Input


class LendsHands(Protocol):
    """A table that lends its cards and other things to a page.

    Attributes:
        dimmed: The darkness of its room, 0 to 1.
    """

    dimmed: float

    @property
    def card_width(self) -> float:
        """Return the width of a card whose scale is 1, in units."""

    def face(self, seat: Seat) -> Box:
        """Return the box of a player's face there."""

    def lend_face(self, seat: Seat) -> Box:
        """Lend a player's face, which the table no longer shows, and return its box."""

    def in_the_dark(self, card: Card) -> bool:
        """Return whether a card lies in the dark of the room, not above it."""

    def total(self, seat: Seat) -> Box | None:
        """Return the box of a hand's total, or None."""

    def stamp(self, seat: Seat) -> Box | None:
        """Return the box of the stamp on a hand, or None."""

    def lend(self, card: Card) -> Pose | None:
        """Lend a card and return where it was, None if it is not visible there."""

    def lie(self, poses: Mapping[Card, Pose]) -> None:
        """Remember the present places of the cards."""

    def take_back(self) -> None:
        """Return all of them to their places."""

    def look_again(self) -> None:
        """Lend them again, from their present places."""


@dataclass(frozen=True)
class NextSteps:
    """The ways on from the page at the end of a hand.

    Attributes:
        go_on: The usual way, taken by Enter.
        leave: The way from the table, taken by Esc.
        others: All other ways, from left to right. If one opens a page, Enter goes on when it is closed.
    """

    go_on: Button
    leave: Button
    others: tuple[Button, ...] = ()


class HandReviews(Protocol):
    """The reviews of one hand, shared by pages over each other."""

    record: Record

    def want(self, seat: Seat) -> None:
        """Count one more reader of this seat's review, until it lets the review ``rest``."""

    def progress(self, seat: Seat) -> ReviewProgress | None:
        """Return the progress of the review of a seat's play."""

    def rest(self, seat: Seat) -> None:
        """Count one reader less; without any, the judging of the seat stops."""


@runtime_checkable
class TakesRecord(Protocol):
    """A page that uses any record that is dropped or pasted while it is open."""

    def take_record(self, text: str) -> None:
        """Use the record in this text, or say why it can't be used."""


@runtime_checkable
class TakesRules(Protocol):
    """A page that uses any rule set that is dropped or pasted while it is open."""

    def take_rules(self, text: str) -> None:
        """Keep the rule set in this text, or say why it can't be kept."""


class GameRoutes(Protocol):
    """The ways around a game; each opens a screen on top of the others unless its line says otherwise."""

    def show_title(self) -> None:
        """Go to the title, and leave all other screens; a match in progress waits."""

    def show_new_game(self, choices: LastChoices | None = None) -> None:
        """Open the new-game screen, with these choices instead of the last ones if given."""

    def show_matches(self) -> None:
        """Open the page of waiting matches."""

    def show_circuit(self) -> None:
        """Open the map of the Circuit, after the result of the last table, once."""

    def show_twists_of_match(
        self,
        plan: MatchPlan,
        last: Sequence[SpecialKind],
        on_choose: Callable[[SpecialKinds | None], None],
    ) -> None:
        """Ask for the special cards of a whole match.

        Args:
            plan: The plan of the match.
            last: The marked kinds.
            on_choose: Called with the kinds; None if the dealer chooses.
        """

    def show_dealers_choice(
        self,
        plan: MatchPlan,
        dealer: Seat,
        score: PerSeat[int] | None,
        last: Sequence[SpecialKind],
        on_choose: Callable[[SpecialKinds], None],
    ) -> None:
        """Let the dealer choose the special cards of a hand.

        Args:
            plan: The plan of the match.
            dealer: The person who deals.
            score: The points of each seat; None before the first hand.
            last: The last chosen kinds.
            on_choose: Called with the kinds to put in play.
        """

    def show_cut_deck(self, name: str, seal: Seal, on_cut: Callable[[int], None]) -> None:
        """Let the person of this name cut the deck with this seal; the name is empty if only one person plays.

        Args:
            name: The name of the person who cuts; empty if only one person plays.
            seal: The seal of the deck.
            on_cut: Called with the number of lifted cards.
        """

    def show_rules(self, rules: RuleSet | None = None) -> None:
        """Open the rules, at this rule set if one is given."""

    def show_people(
        self, name: str, elsewhere: Sequence[str] = (), on_choose: Callable[[str], None] | None = None
    ) -> None:
        """Open the page of the people at this screen.

        Args:
            name: The name of the person shown first.
            elsewhere: The names of the players in the other chairs.
            on_choose: Called with the name of the person for the chair when the page closes; None without a chair.
        """

    def introduce(self, on_done: Callable[[], None]) -> None:
        """Ask a newcomer for a name and a face, and then go on; with either, go on at once."""

    def show_settings(self, *, keys: bool = False) -> None:
        """Open the settings, or the page of the keys beside them."""

    def show_sounds(self) -> None:
        """Open the page on which each sound can be heard."""

    def show_ease(self) -> None:
        """Open the page of presets and accessibility features."""

    def show_saves(self) -> None:
        """Open the page about saved files: their folder, messages and backups."""

    def show_hand_end(
        self,
        game: TableGame,
        onward: NextSteps | None,
        *,
        lesson: str = "",
        below: Callable[[Input], bool] = lambda _event: False,
        hands: LendsHands | None = None,
    ) -> None:
        """Show the end of a hand over its table.

        Args:
            game: The game whose hand is over.
            onward: The ways on from there; None for those after a hand of a match.
            lesson: The teacher's last words; may be empty.
            below: Takes input for the table while that is visible; returns True if it was used.
            hands: The table, which lends its cards to the page.
        """

    def draw_hand_end_ahead(self, game: TableGame, onward: NextSteps | None) -> Iterator[object]:
        """Draw the page at the end of a hand out of sight, a little at each step, yielding what was drawn.

        Args:
            game: The game whose hand is over.
            onward: The ways on from there; None for those after a hand of a match.
        """

    def show_match_end(self, match: Match) -> None:
        """Go to the end of a match, and leave all other screens."""

    def show_score_sheet(self, sheet: ScoreSheet) -> None:
        """Open a score sheet."""


class HandRoutes(Protocol):
    """The ways to played hands and to hands from outside."""

    def show_history(self) -> None:
        """Open the history."""

    def show_statistics(self, name: str = "") -> None:
        """Open the statistics, of the person of this name if given."""

    def show_review(self, record: Record, seat: Seat, key: HandKey | None = None) -> None:
        """Open the coach's review of a seat's play, or say why there is none; ``key``: as in `show_replay`.

        Args:
            record: The record of the hand.
            seat: The reviewed seat.
            key: Its key in the history; None if it isn't there.
        """

    def show_replay(
        self, record: Record, *, seat: Seat | None = None, key: HandKey | None = None, name: str = "", played: str = ""
    ) -> None:
        """Open a replay of a record; if it breaks the rules, a sentence explains that.

        Args:
            record: The hand.
            seat: The viewer's seat; None for the first, with all hands open.
            key: The hand's key in the history; None if it isn't there.
            name: Its file, if any.
            played: Its date, in words, if known.
        """

    def show_reviewed_replay(self, reviews: HandReviews, seat: Seat, step: int) -> None:
        """Open a replay over its review, at this step.

        Args:
            reviews: The shared reviews.
            seat: The viewer's seat.
            step: The step to begin at.
        """

    def show_record(
        self, text: str, *, name: str = "", seat: Seat | None = None, key: HandKey | None = None, played: str = ""
    ) -> None:
        """Open the record, the position or the code of a deal in a text, or say why it can't be opened.

        Args:
            text: The record.
            name: Its file; may be empty.
            seat: The viewer's seat, as in `show_replay`.
            key: The hand's key in the history.
            played: Its date, in words.
        """

    def show_record_list(self, texts: Sequence[str], name: str) -> None:
        """Open a list of records from a file of this name."""

    def show_open_record(self) -> None:
        """Open the page for dropping a file."""

    def open_pasted(self) -> None:
        """Open the contents of the clipboard: hands, a position, a rule set, the code of a deal."""


class PracticeRoutes(Protocol):
    """The ways to lessons, practice and settings."""

    def show_practice_hub(self) -> None:
        """Open the page of everything to practise."""

    def show_lessons(self) -> None:
        """Open the list of lessons."""

    def show_first_lesson(self) -> None:
        """Go to the first lesson."""

    def show_guest_lessons(self) -> None:
        """Open the list of the other games' first lessons."""

    def show_guest_lesson(self, game: GameName) -> None:
        """Go to the first lesson of another game."""

    def show_lesson(self, lesson: Lesson) -> None:
        """Go to a lesson, where it was left."""

    def show_drills(self, game: GameName = "tonk") -> None:
        """Open the list of a game's drills."""

    def show_drill(self, run: DrillRun, drill: Drill, home: str) -> bool:
        """Ask a drill at the table; if its hand is impossible, forget it and return False.

        Args:
            run: The run of drills.
            drill: The current one.
            home: The place to return to.
        """

    def show_position(self, record: Record | None = None, name: str = "") -> None:
        """Open the page for setting up positions, starting with the position of a record if one is given."""

    def show_deal_code(self, code: str = "") -> None:
        """Open the page on which a deal is played from its code."""

    def show_duplicate(self, deals: DealSet | None = None) -> None:
        """Open the page of sets of deals, with this one chosen if given."""

    def play_set(self, run: SetRun, *, same_person: bool = False) -> None:
        """Continue a set of deals; with ``same_person`` the person to play is at the screen already."""

    def show_daily_deals(self) -> None:
        """Open the page of daily deals."""

    def play_daily(self, day: date) -> None:
        """Continue a day's deals; for finished ones, show their result."""

    def show_house_rules(self) -> None:
        """Open the page of house rules."""

    def show_rules_editor(self, rules: RuleSet, key: str, on_kept: Callable[[str], None]) -> None:
        """Open the editor of a rule set.

        Args:
            rules: The rule set to change.
            key: Its key; empty for an unsaved one.
            on_kept: Called with its key when it has been saved.
        """

    def take_in_rules(self, text: str) -> None:
        """Keep the rule set in a text, and show it among the others."""


class Routes(GameRoutes, HandRoutes, PracticeRoutes, Protocol):
    """Every destination."""
