"""The services for the screens."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from datetime import UTC, datetime
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING

from tonk import __version__
from tonk.app.at_screen import AtScreen
from tonk.app.fault_notes import listeners_of
from tonk.app.leaving import Leaving
from tonk.app.spare_time import SpareTime
from tonk.records import Record, RecordRefused
from tonk.rules import RuleSet
from tonk.rules.cards import Seat, SpecialKinds, by_seat
from tonk.rules.cut import cut_for_deal
from tonk.rules.seats import PerSeat
from tonk.session.circuit.career import FirstDeal
from tonk.session.circuit.tables import EVENT, TABLES
from tonk.session.house_rules import as_kept
from tonk.session.match.choices import LastChoices
from tonk.session.match.match import Match
from tonk.session.match.other_players import usual_players
from tonk.session.match.plan import MatchPlan, Player
from tonk.session.match.played_hand import HandKey, PlayedHand
from tonk.session.match.sitting import Sitting
from tonk.session.match.table_game import TableGame
from tonk.session.people import People
from tonk.session.settings import Settings
from tonk.session.workers import Workers
from tonk.storage.circuit import Circuit
from tonk.storage.dropped_files import read_text
from tonk.storage.log import system_line
from tonk.storage.match_shelf import MatchShelf
from tonk.storage.shipped import notify_missing
from tonk.storage.store import Store
from tonk.ui.router import Router, load_screens
from tonk.ui.screens.parts.letters_page import LettersPage
from tonk.ui.screens.table.before_deal import BeforeDeal, DealsHand
from tonk.ui.shell.context import UiContext
from tonk.ui.shell.loop import Loop
from tonk.ui.shell.memory import settle
from tonk.ui.shell.settings_in_use import SettingsInUse
from tonk.ui.shell.sounds import SoundPlayer
from tonk.ui.shell.system_motion import SystemMotion
from tonk.ui.shell.waking import wake
from tonk.words.practice import practice_refused

if TYPE_CHECKING:
    from tonk.session.practice.practice_options import PracticeOptions
    from tonk.session.statistics.totals import StatsFilter
    from tonk.thinking.adviser import Adviser
    from tonk.ui.screens.table.table_screen import TableScreen


class Game:
    """The services for the screens, and the keeper of what is played."""

    read_file = staticmethod(read_text)

    def __init__(self, ui: UiContext, store: Store) -> None:
        self._ui = ui
        self.routes = Router(ui, self)
        self._store = store
        self.at_screen = AtScreen(ui, store)
        self.settings_in_use = SettingsInUse(ui, self.at_screen.keep, SystemMotion(wake))
        ui.on_settings = self.change_settings
        ui.on_letters = lambda field: ui.screens.push(LettersPage(ui, field))
        store.notices.on_notify = wake
        ui.saving = store
        ui.screens.may_quit = Leaving(ui, store).may_quit
        self._workers = Workers(store.rulebook, wake, partial(listeners_of, store))
        self._spare_time = SpareTime(ui, self._workers)
        self.background_jobs = self._workers.background_jobs
        self.matches = MatchShelf(store.matches, store.people.renames, store.history.record, store.history.last_before)
        self.circuit = Circuit(store.career, self.matches, store.history)
        self._table: TableScreen | None = None
        self.duplicate_set, self.dailies = store.duplicate_set, store.dailies
        self.history, self.progress, self.rulebook = store.history, store.progress, store.rulebook
        self.saves = store
        store.matches.tidy()
        if (ended := self.matches.last_ended_hand()) is not None:
            self.keep_hand(ended)
        self.show_notices()

    @cached_property
    def adviser(self) -> Adviser:
        """The client of the coach, created when first needed."""
        return self._workers.adviser

    # Keeping

    @property
    def choices(self) -> LastChoices:
        """The last choices for a new game."""
        return self.at_screen.choices

    @property
    def people(self) -> People:
        """Everybody at this screen."""
        return self.at_screen.people

    def keep_people(self, people: People) -> None:
        """Keep these people from now on."""
        self.at_screen.keep_people(people)

    def keep_match(self, match: Match) -> None:
        """Keep the match as it is now (``sitting.Keeper``), without waiting for the disk."""
        self.matches.keep(match)

    def keep_hand(self, match: TableGame) -> None:
        """Keep the hand that has just ended in the history."""
        self._store.keep_hand(played_hand(match, [own.rules for own in self.rulebook.all()]))
        if isinstance(match, Match):
            self.circuit.hand_ended(match)

    def keep_review(self, key: HandKey, review: str) -> None:
        """Keep the review of a hand, in JSON."""
        self._store.keep_review(key, review)

    def export(self, form: str, wanted: StatsFilter) -> str:
        """Start writing hands to a file and return its path."""
        return str(self._store.export(form, wanted))

    def export_picture(self, name: str, png: Callable[[], bytes]) -> None:
        """Start writing a picture to a file of this name; a notice will say where it is."""
        self._store.export_picture(name, png)

    def take_in_unsaved(self, path: str) -> bool:
        """Take in a file of unsaved things and say so; return False if it is not such a file."""
        return self._store.take_in_unsaved(Path(path))

    def show_notices(self) -> None:
        """Show notices about files and disks."""
        for sentence in self._store.news():
            self._ui.toast(sentence)

    # Playing

    def begin(self, choices: LastChoices, seed: int | None = None) -> None:
        """Start a match with these choices and go to the table; without a seed, the deals are secret."""
        self.at_screen.keep_choices(choices)
        self.keep_people(self.people.welcome(seat.name for seat in choices.seats if seat.is_person))
        import secrets  # it loads OpenSSL, which the first frame doesn't need

        plan = choices.plan("", secrets.randbits(128) if seed is None else seed)
        self._begin(replace(plan, weights=self.rulebook.weights(plan.rules, len(plan.players))))

    def play_circuit(self, table: int) -> None:
        """Sit down at a table of the Circuit, by its number, or resume the match there."""
        playing = self.circuit.now.playing
        if playing is not None:
            if not self.resume(playing.match_id):
                self.routes.show_title()
        elif self.circuit.now.may_sit_at(table):
            plan = TABLES[table].plan("", self.circuit.seed_of_try(table), self.choices.person)
            self._begin(plan, self.circuit.now.tries(table).dealt)

    def leave_circuit_table(self) -> None:
        """Leave your table of the Circuit and say how it ended."""
        self.circuit.leave_table()
        self.routes.show_title()
        self.routes.show_circuit()

    def _begin(self, plan: MatchPlan, dealt: FirstDeal | None = None) -> None:
        """Start a match; ``dealt`` is the earlier deal of its first hand, so that no one chooses again."""
        self.progress.keep(self.progress.now.greet())
        self._ui.sit_at(plan.rules.id)
        if dealt is not None:
            self._deal_first(plan, dealt.cut, dealt.kinds, ready=False, helped=dealt.helped)
            return
        dealer = cut_for_deal(plan.seed, len(plan.players))[0]
        self._before_deal(plan, 1, dealer, partial(self._deal_first, plan))

    def _before_deal(
        self, plan: MatchPlan, hand: int, dealer: Seat, deal: DealsHand, score: PerSeat[int] | None = None
    ) -> None:
        """Do what comes before a deal, and then deal; ``score`` holds the points of each seat so far."""

        def keep(kinds: SpecialKinds) -> None:
            self.at_screen.keep_choices(self.choices.changed(twists=kinds))

        BeforeDeal(self._ui, self, plan, hand, dealer, deal).begin(score, self.choices.twists, keep)

    def _deal_first(
        self, plan: MatchPlan, cut: int | None, kinds: SpecialKinds, *, ready: bool, helped: bool = False
    ) -> None:
        """Start the match, keep it, and go to the table; ``helped`` if there was help with these cards before."""
        match = self.matches.begin(plan, cut, kinds)
        match.assisted = helped
        self.circuit.sat_down(match)
        self._sit_down(match, dealt=True, ready=ready)

    def resume(self, match_id: str) -> bool:
        """Go to the table with a waiting match; if that fails, show a notice and return False."""
        match = self.matches.resume(match_id)
        if match is None:
            self.show_notices()
            return False
        self._sit_down(match, dealt=False)
        return True

    def _sit_down(self, match: Match, *, dealt: bool, ready: bool = False) -> None:
        # Start the worker while the table comes up, when a pause is not noticed.
        self._workers.thinker.expect(player.level for player in match.plan.players)
        self._ui.sit_at(match.plan.rules.id)
        self.at_screen.sit_down(match.plan.players)
        sitting = Sitting(match, self, self._workers.thinker)
        self._table = self.routes.show_table(sitting, dealt=dealt, ready=ready)

    def practise(
        self, record: Record, players: tuple[Player, ...] | None = None, practice: PracticeOptions | None = None
    ) -> None:
        """Start a practice hand on top of the open page (`Services` has the arguments)."""
        put_practice(self._ui, self, record, players, practice)

    def sitting(self, hand: TableGame) -> Sitting:
        """Return a sitting for a hand that belongs to no match."""
        self._workers.thinker.expect(player.level for player in hand.plan.players)
        return Sitting(hand, None, self._workers.thinker)

    @property
    def between_hands(self) -> bool:
        """Return whether the result of a hand is being shown."""
        match = self.matches.playing
        return match is not None and match.hand_over and self._ui.screens.top is not self._table

    def next_hand(self) -> None:
        """Leave the page of the last hand and deal the next."""
        match, table = self.matches.playing, self._table
        if match is None or table is None:
            return

        def deal(cut: int | None, kinds: SpecialKinds, *, ready: bool) -> None:
            self._ui.screens.show_only(table)
            table.deal_next(cut, kinds, ready=ready)

        self._before_deal(match.plan, match.hand_number + 1, match.next_dealer, deal, match.score)

    def end_match(self) -> None:
        """End the match: forget it and go to the title, and on to the Circuit if it belongs to that."""
        match = self.matches.playing
        self.matches.finish()
        self._table = None
        self.routes.show_title()
        if match is not None and match.plan.event == EVENT:
            self.routes.show_circuit()

    def quit(self) -> None:
        """End the game."""
        self._ui.screens.quit()

    def change_settings(self, settings: Settings) -> None:
        """Use these settings from now on, and keep them."""
        self.settings_in_use.change(settings)

    def toggle_fullscreen(self) -> None:
        """Enter or leave full screen."""
        self.change_settings(self._ui.settings.changed(full_screen=not self._ui.settings.full_screen))

    def finish_start(self, loop: Loop) -> None:
        """Show the first frame, then do the rest: open the history, load screens, find sound."""
        loop.step([], 0.0)
        self._store.log.add(system_line(__version__))
        self._store.open_history()
        with suppress(ImportError):  # without processes, bots think here
            import tonk.thinking.starting  # noqa: F401 - and so does this
        load_screens()
        notify_missing(self._store.notices)
        if isinstance(self._ui.sounds, SoundPlayer):
            self._ui.sounds.open()
        settle()

    def between_frames(self, work: float | None) -> bool:
        """Report the writer's trouble, let bots without a worker think, and in spare time draw or load something ahead.

        Args:
            work: The seconds that the last frame took; None if none was drawn.

        Returns:
            Whether there is more to do.
        """
        self.show_notices()
        self.settings_in_use.follow_system()
        board = self._table.board if self._table is not None else None
        hand = board.hand.order if board is not None and board.hand.is_open else ()
        return self._spare_time.use(work, hand, len(self.choices.seats))

    def close(self) -> None:
        """Close everything; notices that no screen can show any more go to standard error."""
        self._store.close()
        self._workers.close()
        for sentence in self._store.news():
            sys.stderr.write(f"{sentence}\n")


def put_practice(
    ui: UiContext,
    services: Game,
    record: Record,
    players: tuple[Player, ...] | None,
    practice: PracticeOptions | None,
) -> None:
    """Open the table of a practice hand, or say why that fails.

    Args:
        ui: The context of the screens.
        services: The services for the screens.
        record: The record.
        players: The players, one a seat; None for the usual ones.
        practice: The purpose of the hand; None for practice as such.
    """
    import secrets

    from tonk.session.practice.practice_hand import PracticeHand
    from tonk.session.practice.practice_options import PracticeOptions

    try:
        players = players or usual_players(record, services.choices.person)
        hand = PracticeHand(record, players, secrets.randbits(63))
    except RecordRefused as refused:
        ui.toast(practice_refused(refused.why))
        return
    services.routes.show_practice(hand, services.sitting(hand), practice or PracticeOptions())


def played_hand(match: TableGame, kept: Sequence[RuleSet] = ()) -> PlayedHand:
    """Return the hand that has just ended as the history keeps it, with the present name of its rules."""
    plan = match.plan
    return PlayedHand.of(
        match.record().to_json(),
        match_id=plan.id,
        hand_no=match.hand_number,
        played_at=datetime.now(UTC).isoformat(timespec="seconds"),
        rules_name=(as_kept(plan.rules, kept) or plan.rules).name,
        people=[seat for seat, player in by_seat(plan.players) if player.is_person],
    )
