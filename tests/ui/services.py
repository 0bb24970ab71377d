"""The services of the tests, which keep everything in memory and note the names of calls."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from datetime import date
from typing import Any

from tests.storage.hands import NOON
from tests.ui.at_screen import AtScreen
from tests.ui.saves import Saves
from tonk.coaching.advice import Advice, Worth
from tonk.coaching.review import ReviewProgress
from tonk.records.record import Record
from tonk.rules.cards import Seat
from tonk.rules.checked_rules import changed
from tonk.rules.presets import load_preset
from tonk.rules.ruleset import RuleSet
from tonk.rules.view import View
from tonk.session.circuit.career import Career, TableEnd
from tonk.session.deals.daily import Dailies
from tonk.session.deals.duplicate import SetRun
from tonk.session.house_rules import OwnRules
from tonk.session.learning.progress import Progress
from tonk.session.match.choices import LastChoices
from tonk.session.match.match import Match
from tonk.session.match.plan import Player
from tonk.session.match.played_hand import ALL_HANDS, BankrollPoint, HandFilter, KeptReview, PlayedHand
from tonk.session.match.sitting import Sitting
from tonk.session.match.table_game import TableGame
from tonk.session.match.waiting_match import WaitingMatch, waiting_match
from tonk.session.people import People
from tonk.session.practice.practice_options import PracticeOptions
from tonk.session.settings import Settings
from tonk.session.statistics.digest import KeptDigest
from tonk.session.statistics.totals import StatsFilter
from tonk.storage.dropped_files import read_text
from tonk.thinking.ticket import Ticket
from tonk.ui.router import Router
from tonk.ui.shell.context import UiContext
from tonk.ui.shell.services import ReviewingCoach, Services, SetStore


class HistoryInMemory:
    """A history of hands in memory, the newest last, which counts the hands asked for."""

    def __init__(self, hands: Sequence[PlayedHand] = ()) -> None:
        self.kept = list(hands)
        self.asked = 0
        self.worked_out: dict[int, str] = {}
        self.reviewed: list[KeptReview] = []

    def hands(self, limit: int = 100, offset: int = 0, wanted: HandFilter = ALL_HANDS) -> list[PlayedHand]:
        """Return a page of hands, newest first."""
        found = [hand for hand in reversed(self.kept) if hand.meets(wanted)]
        found = found[offset : offset + limit]
        self.asked += len(found)
        return found

    def hand(self, key: tuple[str, int]) -> PlayedHand | None:
        """Return one hand."""
        return next((hand for hand in self.kept if hand.key == key), None)

    def count(self, wanted: HandFilter = ALL_HANDS) -> int:
        """Return the number of hands."""
        return sum(hand.meets(wanted) for hand in self.kept)

    def bankroll(self, person: str, match_id: str | None = None, wanted: HandFilter = ALL_HANDS) -> list[BankrollPoint]:
        """Return a person's money or points over the hands."""
        balance, points = 0, []
        for hand in (hand for hand in self.kept if hand.meets(wanted)):
            for net in hand.net_of(person) if match_id in (None, hand.match_id) else ():
                balance += net
                point = BankrollPoint(hand.played_at, hand.match_id, hand.hand_no, net, balance, hand.ending)
                points.append(point)
        return points

    def people(self) -> list[str]:
        """Return the people who have played."""
        return sorted({hand.seats[seat] for hand in self.kept for seat in hand.people})

    def rules_played(self) -> list[tuple[str, str]]:
        """Return the rule sets that were played."""
        return sorted({(hand.rules_key, hand.rules_name) for hand in self.kept})

    def review(self, key: tuple[str, int], seat: Seat) -> str | None:
        """Return a stand-in for the text of a review, because only figures are kept here."""
        return str(key) if any(one[:3] == (*key, seat) for one in self.reviewed) else None

    def reviews(self) -> list[KeptReview]:
        """Return the figures of the reviews."""
        return self.reviewed

    def renames(self) -> Mapping[str, str]:
        """Return nothing, because nobody was renamed."""
        return {}

    def keep_digests(self, found: Mapping[int, str]) -> None:
        """Note the digests."""
        self.worked_out |= found

    def digests(self, after: int, limit: int, *, whole: bool = False) -> tuple[list[KeptDigest], int | None]:
        """Return the hands without digests, with or without ``whole``."""
        del whole
        found = [KeptDigest.of(hand) for hand in self.kept if hand.id > after][:limit]
        return found, found[-1].id if len(found) == limit else None


class RulebookInMemory:
    """Rule sets in memory."""

    def __init__(self) -> None:
        self.kept: dict[str, OwnRules] = {}

    def all(self) -> list[OwnRules]:
        """Return all rule sets, by name."""
        return sorted(self.kept.values(), key=lambda own: own.name)

    def get(self, key: str) -> OwnRules | None:
        """Return one rule set."""
        return self.kept.get(key)

    def keep(self, key: str, rules: RuleSet) -> OwnRules:
        """Keep a rule set in memory."""
        key = key or f"own-{len(self.kept)}"
        self.kept[key] = OwnRules(key, rules)
        return self.kept[key]

    def remove(self, key: str) -> None:
        """Remove a rule set."""
        del self.kept[key]

    def import_text(self, text: str) -> OwnRules | str:
        """Take a text that begins with a brace for a rule set."""
        return self.keep("", changed(load_preset("pagat"), {"name": text[1:]})) if text[:1] == "{" else "Not rules."

    def export(self, key: str) -> str:
        """Return a message about the export."""
        return f"Exported: {key}"

    def text(self, key: str) -> str:
        """Return a text that `import_text` takes."""
        return "{" + self.kept[key].name


class IdleJobs:
    """A queue of jobs that does no work and notes what it was asked for."""

    def __init__(self) -> None:
        self.jobs: list[Any] = []
        self.tickets: list[Ticket[Any]] = []

    def do(self, job: Any) -> Ticket[Any]:
        """Note the job, and its ticket."""
        self.jobs.append(job)
        self.tickets.append(Ticket())
        return self.tickets[-1]


class ProgressInMemory:
    """Progress in learning, in memory."""

    def __init__(self, now: Progress | None = None) -> None:
        self.now = now or Progress(greeted=True)
        self.today = 739_000

    def keep(self, progress: Progress) -> None:
        """Keep the progress."""
        self.now = progress


class StubCoach:
    """A coach who finds each legal move worth less than the one before.

    Its review of a hand is the one that a test sets.
    """

    def __init__(self) -> None:
        self.asked: list[View] = []
        self.reviewed: list[int] = []
        self.answer = ReviewProgress((), 0)
        self.speechless = False
        self.tickets: list[Ticket[ReviewProgress]] = []

    def review(self, _record: Record, seat: Seat, _judged: object = ()) -> Ticket[ReviewProgress]:
        """Note the seat that is reviewed."""
        self.reviewed.append(seat)
        ticket = Ticket[ReviewProgress](lambda: ticket.take(self.answer, last=False))
        self.tickets.append(ticket)
        return ticket

    def ask(self, view: View) -> Ticket[Advice]:
        """Note the view, and return its advice at once."""
        self.asked.append(view)
        worths = [Worth(action, 0.5 - place, 0.1, 0.5) for place, action in enumerate(view.legal)]
        advice = Advice(tuple(worths), 100, done=True)
        ticket = Ticket[Advice](lambda: ticket.take(None if self.speechless else advice, last=False))
        return ticket


class SetInMemory:
    """A store of one set of deals in memory."""

    now: SetRun | None = None

    def keep(self, value: SetRun) -> None:
        """Keep the run."""
        self.now = value


class DailiesInMemory:
    """A store of daily deals in memory, with a date set by hand."""

    def __init__(self) -> None:
        self.now = Dailies()
        self.today = date(2026, 11, 23)

    def look_again(self) -> None:
        """Do nothing, because no other game keeps any."""

    def keep_run(self, day: date, run: SetRun) -> None:
        """Keep the run of a day."""
        self.now = self.now.with_run(day, run, self.today)


class MatchesInMemory:
    """Matches in memory, which wait in the order set by a test."""

    def __init__(self, listed: Sequence[WaitingMatch] = ()) -> None:
        self.listed = list(listed)
        self.taken_away: list[WaitingMatch] = []
        self.playing: Match | None = None

    def waiting(self) -> list[WaitingMatch]:
        """Return all matches."""
        return list(self.listed)

    def leave(self) -> None:
        """Do nothing, because no match is played."""

    def remove(self, match_id: str) -> bool:
        """Take a match off the list."""
        self.taken_away += [match for match in self.listed if match.id == match_id]
        self.listed = [match for match in self.listed if match.id != match_id]
        return True

    @property
    def removed(self) -> WaitingMatch | None:
        """The match removed last."""
        return self.taken_away[-1] if self.taken_away else None

    def put_back(self) -> WaitingMatch | None:
        """Put the match removed last back at the top."""
        if self.taken_away:
            self.listed.insert(0, self.taken_away.pop())
            return self.listed[0]
        return None


class CareerInMemory:
    """A career on the Circuit in memory."""

    end_so_far = TableEnd("left", 9, 2)

    def __init__(self, now: Career | None = None) -> None:
        self.now = now or Career()

    def catch_up(self) -> None:
        """Do nothing, because nothing has happened in the career."""

    def mark_end_read(self) -> None:
        """Mark the end of the last visit as read."""
        self.now = self.now.with_end_read()


def waits(match: Match, match_id: str = "m", *, elsewhere: bool = False) -> WaitingMatch:
    """Return the match as an entry of a list, played at noon."""
    return waiting_match(match_id, match.to_json(), NOON, elsewhere=elsewhere)


class NotedCalls:
    """Services that do nothing and note the names of calls; a subclass sets what they hold."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.history = HistoryInMemory()
        self.saves = Saves()
        self.rulebook = RulebookInMemory()
        self.background_jobs = IdleJobs()
        self.choices = LastChoices.usual("Ana")
        self.at_screen = AtScreen(self)
        self.people = People().welcome(["Ana"])
        self.progress = ProgressInMemory()
        self.matches = MatchesInMemory()
        self.circuit = CareerInMemory()
        self.duplicate_set: SetStore = SetInMemory()
        self.dailies = DailiesInMemory()
        self.pictures: dict[str, bytes] = {}

    def keep_people(self, people: People) -> None:
        """Keep the people, and the last choices under their present names."""
        self.people, self.choices = people, self.choices.renamed(people.renames)

    def resume(self, match_id: str) -> bool:  # noqa: ARG002 - noted by its name alone
        """Note the call; the match is gone if none waits."""
        self.asked.append("resume")
        return bool(self.matches.listed)

    def begin(self, choices: LastChoices) -> None:  # noqa: ARG002 - noted by its name alone
        """Note the call."""
        self.asked.append("begin")

    def play_circuit(self, table: int) -> None:
        """Note the call, with the table."""
        self.asked.append(f"play_circuit {table}")

    def leave_circuit_table(self) -> None:
        """Note the call."""
        self.asked.append("leave_circuit_table")

    def next_hand(self) -> None:
        """Note the call."""
        self.asked.append("next_hand")

    def end_match(self) -> None:
        """Note the call."""
        self.asked.append("end_match")

    def practise(
        self,
        record: Record,  # noqa: ARG002 - noted by its name alone
        players: tuple[Player, ...] | None = None,  # noqa: ARG002
        practice: PracticeOptions | None = None,  # noqa: ARG002
    ) -> None:
        """Note the call."""
        self.asked.append("practise")

    def sitting(self, hand: TableGame) -> Sitting:
        """Note the call; bots answer at once."""
        self.asked.append("sitting")
        return Sitting(hand, None)

    def keep_hand(self, match: TableGame) -> None:  # noqa: ARG002 - noted by its name alone
        """Note the call."""
        self.asked.append("keep_hand")

    def change_settings(self, settings: Settings) -> None:  # noqa: ARG002 - noted by its name alone
        """Note the call."""
        self.asked.append("change_settings")

    def take_in_unsaved(self, path: str) -> bool:  # noqa: ARG002 - no file is one of those
        """Take in nothing."""
        return False

    def read_file(self, path: str) -> Iterator[str]:
        """Read the file as the game does."""
        return read_text(path)

    def keep_review(self, key: tuple[str, int], review: str) -> None:  # noqa: ARG002 - noted by its name alone
        """Note the call."""
        self.asked.append("keep_review")

    def export(self, form: str, wanted: StatsFilter) -> str:  # noqa: ARG002 - noted by its name alone
        """Note the call."""
        self.asked.append("export")
        return ""

    def export_picture(self, name: str, png: Callable[[], bytes]) -> None:
        """Keep the picture."""
        self.pictures[name] = png()

    def quit(self) -> None:
        """Note the call."""
        self.asked.append("quit")


class NotedRoutes(Router):
    """A router that opens pages of the table, and notes which other pages are asked for."""

    def __init__(self, ui: UiContext, services: Services, asked: list[str]) -> None:
        super().__init__(ui, services)
        self._asked = asked

    def show_title(self) -> None:
        """Note the call."""
        self._asked.append("show_title")

    def show_new_game(self, choices: LastChoices | None = None) -> None:
        """Note the call, and open the page if there are choices."""
        if choices is None:
            self._asked.append("show_new_game")
        else:
            super().show_new_game(choices)

    def show_matches(self) -> None:
        """Note the call."""
        self._asked.append("show_matches")

    def show_circuit(self) -> None:
        """Note the call."""
        self._asked.append("show_circuit")

    def show_history(self) -> None:
        """Note the call."""
        self._asked.append("show_history")

    def show_daily_deals(self) -> None:
        """Note the call."""
        self._asked.append("show_daily_deals")

    def show_rules(self, rules: RuleSet | None = None) -> None:  # noqa: ARG002 - noted by its name alone
        """Note the call."""
        self._asked.append("show_rules")

    def show_ease(self) -> None:
        """Note the call."""
        self._asked.append("show_ease")

    def show_settings(self, *, keys: bool = False) -> None:  # noqa: ARG002 - noted by its name alone
        """Note the call."""
        self._asked.append("show_settings")

    def show_sounds(self) -> None:
        """Note the call."""
        self._asked.append("show_sounds")

    def show_saves(self) -> None:
        """Note the call."""
        self._asked.append("show_saves")


class NotedServices(NotedCalls):
    """Services for a table."""

    def __init__(self, ui: UiContext, adviser: ReviewingCoach | None = None) -> None:
        super().__init__()
        self.routes = NotedRoutes(ui, self, self.asked)
        self.adviser: ReviewingCoach = adviser or StubCoach()
