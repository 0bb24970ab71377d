"""The services that screens may ask of the game around them. ``tonk.app`` has them; tests bring their own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

from tonk.session.match import coach_remarks
from tonk.session.match.played_hand import ALL_HANDS
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
    from tonk.session.match.match import Match, Player
    from tonk.session.match.played_hand import BankrollPoint, HandFilter, KeptReview, PlayedHand
    from tonk.session.match.sitting import Sitting
    from tonk.session.match.table_game import TableGame
    from tonk.session.match.waiting_match import WaitingMatch
    from tonk.session.people import People
    from tonk.session.practice.practice_hand import PracticeOptions
    from tonk.session.settings import Settings
    from tonk.session.statistics.digest import KeptDigest
    from tonk.session.statistics.totals import StatsFilter
    from tonk.thinking.ticket import Ticket
    from tonk.ui.shell.routes import Routes


class HandHistory(Protocol):
    """Every hand that was played, the last one first."""

    def hands(self, limit: int = 100, offset: int = 0, wanted: HandFilter = ALL_HANDS) -> list[PlayedHand]:
        """A page of the hands that are wanted.

        Args:
            limit: The most that are given.
            offset: How many are left out first.
            wanted: The hands that are wanted.
        """

    def hand(self, key: tuple[str, int]) -> PlayedHand | None:
        """The hand of this match and number; None where there is none."""

    def count(self, wanted: HandFilter = ALL_HANDS) -> int | None:
        """Return the number of hands that are wanted; None where there is no answer now."""

    def bankroll(self, person: str, match_id: str | None = None, wanted: HandFilter = ALL_HANDS) -> list[BankrollPoint]:
        """Return a person's money or points by each wanted hand, in the order played; of one match or all.

        Args:
            person: The name of the person.
            match_id: The match; None for all.
            wanted: The hands that are wanted.
        """

    def people(self) -> list[str]:
        """The names of persons who have played."""

    def rules_played(self) -> list[tuple[str, str]]:
        """The keys and names of the rule sets played."""

    def review(self, key: tuple[str, int], seat: Seat) -> str | None:
        """The review of a hand for a seat, in JSON, if one was kept."""

    def reviews(self) -> list[KeptReview]:
        """Return the sums of all reviews."""

    def digests(self, after: int, limit: int, *, whole: bool = False) -> tuple[list[KeptDigest], int | None] | None:
        """Hands for the statistics, oldest first, with ids above ``after``; and the next ``after``, None at the end.

        None instead of both where there is no answer now. ``whole`` gives the hands themselves, whatever digests
        there are.

        Args:
            after: The id after which they begin.
            limit: The most that are given.
            whole: Whether the hands themselves are wanted, whatever digests there are.
        """

    def renames(self) -> Mapping[str, str]:
        """The present names of persons by those they had before."""

    def keep_digests(self, found: Mapping[int, str]) -> None:
        """These digests of hands, by their ids, were worked out; they are written with the next hand."""


class OwnRulesStore(Protocol):
    """The rule sets that players have made."""

    def all(self) -> list[OwnRules]:
        """Every one, by name."""

    def get(self, key: str) -> OwnRules | None:
        """The one with this key."""

    def keep(self, key: str, rules: RuleSet) -> OwnRules:
        """Keep a rule set under its key, or as a new one where that is empty; `NoRoom` where there are too many."""

    def remove(self, key: str) -> None:
        """Forget one."""

    def import_text(self, text: str) -> OwnRules | str:
        """Keep the one that a text holds; a sentence says why not where that can't be."""

    def export(self, key: str) -> str:
        """Write one where it can be found; a sentence says where it is, or why it is not."""

    def text(self, key: str) -> str:
        """One as a text, to be copied."""


class RunsBackgroundJobs(Protocol):
    """Somebody who does one long job at a time, aside: the last one given."""

    def do(self, job: Any) -> Ticket[Any]:
        """Do this from now on (an object with ``steps()``); the ticket gets each result as it is known."""


class SetStore(Protocol):
    """The store of the set of deals that was begun last."""

    @property
    def run(self) -> SetRun | None:
        """The set, as far as it has been played; None when none was begun."""

    def keep(self, run: SetRun) -> None:
        """Keep a set as far as it has been played."""


class DailyStore(Protocol):
    """The store of the daily deals."""

    @property
    def now(self) -> Dailies:
        """All the days that were played or begun."""

    @property
    def today(self) -> date:
        """The date where the player is."""

    def look_again(self) -> None:
        """Know of the days that another running copy has kept meanwhile."""

    def keep(self, day: date, run: SetRun) -> None:
        """Keep a day as far as it has been played."""


class ReviewingCoach(coach_remarks.Advises, Protocol):
    """The coach, asked aside (``tonk.thinking.adviser``). It thinks over the last question, a view before a hand."""

    def review(self, record: Record, seat: Seat, judged: tuple[JudgedChoice, ...] = ()) -> Ticket[ReviewProgress]:
        """Ask how well a seat played a finished hand: how far that has come, and at last the whole review.

        Args:
            record: The record of the hand.
            seat: The seat.
            judged: The decisions that were judged before.
        """


class ProgressStore(Protocol):
    """The store of somebody's progress with lessons and drills."""

    @property
    def now(self) -> Progress:
        """The progress so far."""

    @property
    def today(self) -> int:
        """The day it is, as `date.toordinal` counts."""

    def keep(self, progress: Progress) -> None:
        """Keep this from now on."""


class MatchesStore(Protocol):
    """The match at the table, and those that wait."""

    @property
    def playing(self) -> Match | None:
        """The match at the table, if there is one."""

    def waiting(self) -> list[WaitingMatch]:
        """The matches that wait, the one played last first."""

    def leave(self) -> None:
        """Let the match at the table wait, if there is one."""

    def remove(self, match_id: str) -> bool:
        """Put a match out of the way; False, with a notice of the reason, when that can't be."""

    @property
    def removed(self) -> WaitingMatch | None:
        """The match that was removed last, as long as it can be put back."""

    def put_back(self) -> WaitingMatch | None:
        """Let the match that was removed last wait again; None, with a notice of the reason, when that can't be."""


class CircuitStore(Protocol):
    """The career on the Circuit."""

    @property
    def now(self) -> Career:
        """The career so far."""

    @property
    def end_so_far(self) -> TableEnd | None:
        """The end of the table where you play, if you left it now; None where you play nowhere, or it can't be seen."""

    def catch_up(self) -> None:
        """Let the career follow a match that came to its end, or was lost, without the career learning of it."""

    def mark_end_read(self) -> None:
        """The page of the last table's end has been left."""


class SavesStore(Protocol):
    """Everything that is kept, as a player sees it."""

    @property
    def folder(self) -> str:
        """The folder of what is kept."""

    @property
    def folder_shown(self) -> str:
        """That folder as a player reads it."""

    @property
    def messages(self) -> Sequence[tuple[datetime, str]]:
        """The last sentences about files and disks, and when each was told, the newest first."""

    @property
    def messages_so_far(self) -> int:
        """The number of them so far."""

    @property
    def failing(self) -> bool:
        """Return whether the disk did not take something."""

    @property
    def unsaved(self) -> NotSaved:
        """The things that it did not take, and where they are instead."""

    def try_again(self) -> None:
        """Try that once more, soon."""

    def list_backups(self) -> Sequence[KeptBackup]:
        """The backups, the newest first."""

    def restore_backup(self, name: str) -> None:
        """Restore the backup of this name in a while; a notice says so, or why that can't be."""


class PersonAtScreen(Protocol):
    """The person who is at the screen, with whose settings it is used."""

    @property
    def name(self) -> str:
        """Their name."""

    def play_as(self, name: str) -> None:
        """Let this person be at the screen: their settings are used, where they have their own."""

    def choose(self, name: str) -> None:
        """Let this person play from now on: the next new game begins with them in the first chair."""

    def give_own(self, name: str, *, wanted: bool) -> None:
        """Let a person have settings of their own, or everyone's."""


class Services(Protocol):
    """The game around the screens."""

    @property
    def routes(self) -> Routes:
        """The ways to all other screens."""

    @property
    def rulebook(self) -> OwnRulesStore:
        """The rule sets that players have made."""

    @property
    def background_jobs(self) -> RunsBackgroundJobs:
        """The worker for jobs that take long."""

    @property
    def adviser(self) -> ReviewingCoach:
        """The coach; nothing is started before it is asked something."""

    @property
    def history(self) -> HandHistory:
        """The hands played."""

    @property
    def saves(self) -> SavesStore:
        """Everything that is kept."""

    @property
    def choices(self) -> LastChoices:
        """The last choices for a new game."""

    @property
    def progress(self) -> ProgressStore:
        """The progress with lessons and drills."""

    @property
    def matches(self) -> MatchesStore:
        """The match at the table, and those that wait."""

    @property
    def people(self) -> People:
        """The people at this screen."""

    def keep_people(self, people: People) -> None:
        """Keep these people, their names and their faces from now on."""

    @property
    def at_screen(self) -> PersonAtScreen:
        """The person who is at the screen, with whose settings it is used."""

    def resume(self, match_id: str) -> bool:
        """Go to the table with a match that waits; False, with a notice of the reason, when that can't be."""

    def begin(self, choices: LastChoices) -> None:
        """Keep these choices and go to the table with a new match; all others wait."""

    @property
    def circuit(self) -> CircuitStore:
        """The career on the Circuit."""

    def play_circuit(self, table: int) -> None:
        """Sit down at a table of the Circuit, by its number, or resume the match there; all other matches wait."""

    def leave_circuit_table(self) -> None:
        """Leave the table of the Circuit where you play: its match is over for good. Then say what that came to."""

    def next_hand(self) -> None:
        """Leave the end-of-hand page and deal the next hand of the match at the table."""

    def end_match(self) -> None:
        """The match is over: forget it and go to the title, and from there to the Circuit if it belongs to that."""

    def practise(
        self, record: Record, players: tuple[Player, ...] | None = None, practice: PracticeOptions | None = None
    ) -> None:
        """Begin a practice hand at the table, on top of the page that is open; a match goes on waiting.

        It begins after the last of the record's actions (cut them where you want to branch off), or from its
        ``position``. A record that can't be played on is explained in a sentence, and nothing else happens.

        Args:
            record: Where it begins.
            players: The players, one a seat; None for the person of the last game where it is somebody's turn, and bots
                under the record's names elsewhere (`usual_players` makes such a table).
            practice: Its purpose: how the table calls it, who hears what is done in it and may end it, what happens
                when it is left, and whether there is another deal (`session.practice.practice_hand.PracticeOptions`).
        """

    def sitting(self, hand: TableGame) -> Sitting:
        """A sitting at which a hand is played that belongs to no match; the bots think as at any table."""

    def keep_hand(self, match: TableGame) -> None:
        """Keep a hand that has ended in the history."""

    @property
    def sets(self) -> SetStore:
        """The set of deals that was begun last."""

    @property
    def dailies(self) -> DailyStore:
        """The daily deals."""

    def change_settings(self, settings: Settings) -> None:
        """Use these settings from now on, and keep them."""

    def read_file(self, path: str) -> Iterator[str]:
        """The text of a file that the player brings, in parts.

        Raises:
            Unreadable: It can't be read; the message says why.
        """

    def take_in_unsaved(self, path: str) -> bool:
        """Take in a file of what couldn't be saved (`Store.close`) and say so; False when this is no such file."""

    def keep_review(self, key: tuple[str, int], review: str) -> None:
        """Keep the review of a hand, by its `PlayedHand.key`: JSON with ``seat``, ``accuracy``, ``luck``, ``skill``."""

    def export(self, form: str, wanted: StatsFilter) -> str:
        """Write the hands asked for into a file, as a table ("csv") or as records ("jsonl"); where it will be."""

    def export_picture(self, name: str, png: Callable[[], bytes]) -> None:
        """Write what a call gives, aside, into a file of this name; a notice says where it is."""

    def quit(self) -> None:
        """End the game; a match that is being played waits for the next time."""
