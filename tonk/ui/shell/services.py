"""The services of the game that screens may use. ``tonk.app`` has them; tests bring their own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

from tonk.session.match import coach_remarks
from tonk.session.match.played_hand import ALL_HANDS, HandKey
from tonk.words.saves import KeptBackup, NotSaved

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence
    from datetime import date, datetime

    from tonk.coaching.judging import JudgedChoice
    from tonk.coaching.review import ReviewProgress
    from tonk.records import Record
    from tonk.rules import RuleSet
    from tonk.rules.cards import Seat
    from tonk.session.circuit.career import Career, TableEnd
    from tonk.session.deals.daily import Dailies
    from tonk.session.deals.duplicate import SetRun
    from tonk.session.house_rules import OwnRules
    from tonk.session.learning.progress import Progress
    from tonk.session.match.choices import LastChoices
    from tonk.session.match.match import Match
    from tonk.session.match.plan import Player
    from tonk.session.match.played_hand import BankrollPoint, HandFilter, KeptReview, PlayedHand
    from tonk.session.match.sitting import Sitting
    from tonk.session.match.table_game import TableGame
    from tonk.session.match.waiting_match import WaitingMatch
    from tonk.session.people import People
    from tonk.session.practice.practice_options import PracticeOptions
    from tonk.session.settings import Settings
    from tonk.session.statistics.digest import KeptDigest
    from tonk.session.statistics.totals import StatsFilter
    from tonk.thinking.ticket import Ticket
    from tonk.ui.shell.routes import Routes


class HandHistory(Protocol):
    """Every played hand, the last one first."""

    def hands(self, limit: int = 100, offset: int = 0, wanted: HandFilter = ALL_HANDS) -> list[PlayedHand]:
        """Return a page of the wanted hands.

        Args:
            limit: The greatest number to return.
            offset: The number to skip first.
            wanted: The wanted hands.
        """

    def hand(self, key: HandKey) -> PlayedHand | None:
        """Return the hand of this match and number, or None."""

    def count(self, wanted: HandFilter = ALL_HANDS) -> int | None:
        """Return the number of wanted hands; None without an answer now."""

    def bankroll(self, person: str, match_id: str | None = None, wanted: HandFilter = ALL_HANDS) -> list[BankrollPoint]:
        """Return a person's money or points by each wanted hand, in the order played; of one match or all.

        Args:
            person: The name of the person.
            match_id: The match; None for all.
            wanted: The wanted hands.
        """

    def people(self) -> list[str]:
        """Return the names of persons who have played."""

    def rules_played(self) -> list[tuple[str, str]]:
        """Return the keys and names of the rule sets played."""

    def review(self, key: HandKey, seat: Seat) -> str | None:
        """Return the review of a hand for a seat, in JSON, if one was kept."""

    def reviews(self) -> list[KeptReview]:
        """Return the sums of all reviews."""

    def digests(self, after: int, limit: int, *, whole: bool = False) -> tuple[list[KeptDigest], int | None] | None:
        """Return hands for the statistics, oldest first, above the id ``after``, and the next id, None at the end.

        Return None instead of both without an answer now. ``whole`` requests the hands themselves, whatever digests
        there are.

        Args:
            after: The id after which they begin.
            limit: The greatest number to return.
            whole: Whether to return the hands themselves, whatever digests there are.
        """

    def renames(self) -> Mapping[str, str]:
        """Return the present names of persons by their earlier names."""

    def keep_digests(self, found: Mapping[int, str]) -> None:
        """Keep these digests of hands, by id; they are written with the next hand."""


class OwnRulesStore(Protocol):
    """The rule sets made by players."""

    def all(self) -> list[OwnRules]:
        """Return every one, by name."""

    def get(self, key: str) -> OwnRules | None:
        """Return the rule set with this key."""

    def keep(self, key: str, rules: RuleSet) -> OwnRules:
        """Keep a rule set under its key, or a new one if that is empty; raise `NoRoom` if there are too many."""

    def remove(self, key: str) -> None:
        """Remove one."""

    def import_text(self, text: str) -> OwnRules | str:
        """Keep the rule set in a text; if it can't be kept, return a sentence with the reason."""

    def export(self, key: str) -> str:
        """Write one to a file, and return a sentence with its place, or with the reason against it."""

    def text(self, key: str) -> str:
        """Return one as a text, to be copied."""


class RunsBackgroundJobs(Protocol):
    """A worker for one long job at a time in the background: the last one given."""

    def do(self, job: Any) -> Ticket[Any]:
        """Do this from now on (an object with ``steps()``); the ticket gets each result when it is known."""


class SetStore(Protocol):
    """The store of the set of deals begun last."""

    @property
    def now(self) -> SetRun | None:
        """Return the set with its progress; None if none was begun."""

    def keep(self, value: SetRun) -> None:
        """Keep a set with its progress."""


class DailyStore(Protocol):
    """The store of the daily deals."""

    @property
    def now(self) -> Dailies:
        """Return all days that were played or begun."""

    @property
    def today(self) -> date:
        """Return the player's local date."""

    def look_again(self) -> None:
        """Take in the days that another running copy has kept meanwhile."""

    def keep_run(self, day: date, run: SetRun) -> None:
        """Keep a day with its progress."""


class ReviewingCoach(coach_remarks.Advises, Protocol):
    """The coach in the background (``tonk.thinking.adviser``), for the last question; views come before hands."""

    def review(self, record: Record, seat: Seat, judged: tuple[JudgedChoice, ...] = ()) -> Ticket[ReviewProgress]:
        """Ask how well a seat played a finished hand: first the progress, at last the whole review.

        Args:
            record: The record of the hand.
            seat: The seat.
            judged: The decisions judged before.
        """


class ProgressStore(Protocol):
    """The store of a person's progress with lessons and drills."""

    @property
    def now(self) -> Progress:
        """Return the progress so far."""

    @property
    def today(self) -> int:
        """Return the current day, as `date.toordinal` counts."""

    def keep(self, progress: Progress) -> None:
        """Keep this from now on."""


class MatchesStore(Protocol):
    """The match at the table, and the waiting ones."""

    @property
    def playing(self) -> Match | None:
        """Return the match at the table, if there is one."""

    def waiting(self) -> list[WaitingMatch]:
        """Return the waiting matches, the one played last first."""

    def leave(self) -> None:
        """Let the match at the table wait, if there is one."""

    def remove(self, match_id: str) -> bool:
        """Remove a match; if it can't be done, give a notice of the reason and return False."""

    @property
    def removed(self) -> WaitingMatch | None:
        """Return the match removed last, as long as it can be put back."""

    def put_back(self) -> WaitingMatch | None:
        """Put back the match removed last; if it can't be done, give a notice of the reason and return None."""


class CircuitStore(Protocol):
    """The career on the Circuit."""

    @property
    def now(self) -> Career:
        """Return the career so far."""

    @property
    def end_so_far(self) -> TableEnd | None:
        """Return the result of your table if you left it now; None without a table, or if it can't be known."""

    def catch_up(self) -> None:
        """Update the career for a match that ended or was lost without the career's knowledge."""

    def mark_end_read(self) -> None:
        """Note that the page of the last table's end was left."""


class SavesStore(Protocol):
    """Saved files, as a player sees them."""

    @property
    def folder(self) -> str:
        """Return the folder of the saved files."""

    @property
    def folder_shown(self) -> str:
        """Return that folder in readable form."""

    @property
    def messages(self) -> Sequence[tuple[datetime, str]]:
        """Return the last messages about files and disks, with their times, the newest first."""

    @property
    def messages_so_far(self) -> int:
        """Return the number of them so far."""

    @property
    def failing(self) -> bool:
        """Return whether the disk refused something."""

    @property
    def unsaved(self) -> NotSaved:
        """Return the refused things, and their present places."""

    def try_again(self) -> None:
        """Try again to save, soon."""

    def list_backups(self) -> Sequence[KeptBackup]:
        """Return the backups, the newest first."""

    def restore_backup(self, name: str) -> None:
        """Restore the backup of this name in the background; a notice reports success or the reason for failure."""


class PersonAtScreen(Protocol):
    """The person at the screen, whose settings are in use."""

    @property
    def name(self) -> str:
        """Return their name."""

    def play_as(self, name: str) -> None:
        """Put this person at the screen, with their settings if they have their own."""

    def choose(self, name: str) -> None:
        """Choose this person for future games: the next new game has them in the first chair."""

    def give_own(self, name: str, *, wanted: bool) -> None:
        """Give a person settings of their own, or everyone's."""


class Services(Protocol):
    """The game around the screens."""

    @property
    def routes(self) -> Routes:
        """Return the ways to all other screens."""

    @property
    def rulebook(self) -> OwnRulesStore:
        """Return the rule sets made by players."""

    @property
    def background_jobs(self) -> RunsBackgroundJobs:
        """Return the worker for long jobs."""

    @property
    def adviser(self) -> ReviewingCoach:
        """Return the coach, who isn't started before the first question."""

    @property
    def history(self) -> HandHistory:
        """Return the hands played."""

    @property
    def saves(self) -> SavesStore:
        """Return the saved files."""

    @property
    def choices(self) -> LastChoices:
        """Return the last choices for a new game."""

    @property
    def progress(self) -> ProgressStore:
        """Return the progress with lessons and drills."""

    @property
    def matches(self) -> MatchesStore:
        """Return the match at the table, and the waiting ones."""

    @property
    def people(self) -> People:
        """Return the people at this screen."""

    def keep_people(self, people: People) -> None:
        """Keep these people, their names and their faces."""

    @property
    def at_screen(self) -> PersonAtScreen:
        """Return the person at the screen, whose settings are in use."""

    def resume(self, match_id: str) -> bool:
        """Go to the table with a waiting match; if it can't be done, give a notice of the reason and return False."""

    def begin(self, choices: LastChoices) -> None:
        """Keep these choices and go to the table with a new match; all others wait."""

    @property
    def circuit(self) -> CircuitStore:
        """Return the career on the Circuit."""

    def play_circuit(self, table: int) -> None:
        """Sit down at a table of the Circuit, by its number, or resume the match there; other matches wait."""

    def leave_circuit_table(self) -> None:
        """Leave your table of the Circuit, which ends its match for good, and show the result."""

    def next_hand(self) -> None:
        """Leave the end-of-hand page and deal the next hand of the match at the table."""

    def end_match(self) -> None:
        """Remove the finished match and go to the title, and from there to the Circuit if it belongs there."""

    def practise(
        self, record: Record, players: tuple[Player, ...] | None = None, practice: PracticeOptions | None = None
    ) -> None:
        """Begin a practice hand at the table, on top of the open page; a match keeps waiting.

        It begins after the last of the record's actions (cut them to branch off), or from its ``position``. If a record
        can't be played on, a sentence explains why, and nothing else happens.

        Args:
            record: Its beginning.
            players: The players, one per seat; None for the last game's person if it is somebody's turn, and bots under
                the record's names elsewhere (`usual_players` makes such a table).
            practice: Its purpose: its name at the table, who observes its actions and may end it, what happens when it
                is left, and whether there is another deal (`session.practice.practice_hand.PracticeOptions`).
        """

    def sitting(self, hand: TableGame) -> Sitting:
        """Return a sitting for a hand that belongs to no match; its bots think as at any table."""

    def keep_hand(self, match: TableGame) -> None:
        """Add a finished hand to the history."""

    @property
    def duplicate_set(self) -> SetStore:
        """Return the set of deals begun last."""

    @property
    def dailies(self) -> DailyStore:
        """Return the daily deals."""

    def change_settings(self, settings: Settings) -> None:
        """Use these settings from now on, and keep them."""

    def read_file(self, path: str) -> Iterator[str]:
        """Return the text of a file that the player brings, in parts.

        Raises:
            Unreadable: It can't be read; the message gives the reason.
        """

    def take_in_unsaved(self, path: str) -> bool:
        """Take in a file of unsaved things (`Store.close`) and say so; return False if it is not such a file."""

    def keep_review(self, key: HandKey, review: str) -> None:
        """Keep the review of a hand, by its `PlayedHand.key`: JSON with ``seat``, ``accuracy``, ``luck``, ``skill``."""

    def export(self, form: str, wanted: StatsFilter) -> str:
        """Write the requested hands to a file, as a table ("csv") or as records ("jsonl"), and return its place."""

    def export_picture(self, name: str, png: Callable[[], bytes]) -> None:
        """Write the result of a call, made in the background, to a file of this name; a notice reports its place."""

    def quit(self) -> None:
        """End the game; a match in progress waits for the next time."""
