"""Truths about the game that hold after every event, and truths about its folder that hold at the end."""

import contextlib
import json
import shutil
import sqlite3
from collections.abc import Iterator
from pathlib import Path

from tonk.app import Game
from tonk.records import record_from_json
from tonk.rules.cards import Card, by_seat, cards_in
from tonk.session.match.match import Match, match_from_json
from tonk.storage.faults import newest_fault
from tonk.storage.paths import Places
from tonk.storage.store import Store
from tonk.ui.screens.table.table_screen import TableScreen
from tonk.ui.shell.context import UiContext
from tonk.ui.shell.screen_stack import MOST_PAGES

MOST_GROWTH = 400.0
"""The megabytes by which a run may grow after its first quarter: the room for pictures in new sizes and languages
(`tests.ui.pilot`). `tests.soak` detects smaller leaks."""


class Untrue(Exception):
    """A truth that does not hold; the text says which."""


class Witness:
    """A stand-in for the card art that notes which faces are drawn."""

    def __init__(self, ui: UiContext) -> None:
        self._art = ui.art
        self.seen: set[Card] = set()
        ui.art = self  # type: ignore[assignment]

    def posed(self, card: Card | None, *rest: object, **more: object) -> object:
        """Note a face."""
        if card is not None:
            self.seen.add(card)
        return self._art.posed(card, *rest, **more)  # type: ignore[arg-type]

    def card(self, card: Card, *rest: object) -> object:
        """Note a face."""
        self.seen.add(card)
        return self._art.card(card, *rest)  # type: ignore[arg-type]

    def __getattr__(self, name: str) -> object:
        return getattr(self._art, name)


def megabytes() -> float:
    """Return the memory of this process."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * 4096 / 1e6


def check_pages(ui: UiContext) -> None:
    """Check that there is a page, and that there are not too many.

    Raises:
        Untrue: There is none, or there are too many.
    """
    pages = ui.screens.all
    if not ui.screens.closing and not 0 < len(pages) <= MOST_PAGES:
        raise Untrue(f"{len(pages)} pages lie on the stack: {[type(page).__name__ for page in pages]}")


def check_money(game: Game) -> None:
    """Check that the players' money always has the same sum.

    Raises:
        Untrue: It has not.
    """
    match = game.matches.playing
    if match is None:
        return
    outcome = match.position.outcome
    if sum(match.bankrolls) != match.plan.bankroll * len(match.plan.players):
        raise Untrue(f"the money does not sum: {match.bankrolls}")
    if outcome is not None and outcome.score is None and sum(tuple(outcome.net)) != 0:
        raise Untrue(f"what is won is not what is lost: {outcome.net}")


def check_no_fault(saves: Path) -> None:
    """Check that the game has reported no fault.

    Raises:
        Untrue: It has reported one.
    """
    path, text = newest_fault(saves)
    if text:
        raise Untrue(f"{path.name} has been written: {text}")


class Shown:
    """The cards that everyone saw in the last showdown, which may be drawn until the next deal ends."""

    def __init__(self) -> None:
        self._before: set[Card] = set()

    def follow(self, ui: UiContext) -> None:
        """Note the open cards of a hand that is over."""
        table = ui.screens.visible[0] if ui.screens.visible else None
        if not isinstance(table, TableScreen):
            return
        if table.sitting.game.hand_over:
            over = table.sitting.game.position
            self._before = {*over.discard, *(card for spread in over.table for card in spread.cards)}
            self._before.update(card for cards in over.hands for card in cards_in(cards))
        elif not table.board.reveals.dealing(ui.now):
            self._before = set()

    def hidden_faces(self, ui: UiContext) -> set[Card]:
        """Return the cards that nobody at the screen may see."""
        return hidden_faces(ui) - self._before


def hidden_faces(ui: UiContext) -> set[Card]:
    """Return the cards of hidden hands that nobody saw taken."""
    pages = ui.screens.visible
    table = pages[0] if pages else None
    if not isinstance(table, TableScreen) or len(table.sitting.persons) < 2 or table.sitting.game.hand_over:
        return set()
    hand, position = table._open_hand, table.sitting.game.position
    open_seat = hand.bottom if hand.open_hand else None
    covered = [cards & ~position.known[seat] for seat, cards in by_seat(position.hands) if seat != open_seat]
    return {card for cards in covered for card in cards_in(cards)}


def nobody_has_keyboard(ui: UiContext) -> bool:
    """Return whether there are controls but none has the focus."""
    stops = any(group.stops for group in ui.groups)
    return stops and all(group.focused is None for group in ui.groups)


def check_folder(saves: Path, copy: Path) -> tuple[int, int]:
    """Check that a copy of the saves opens whole and follows the rules, and count its hands and matches.

    Raises:
        Untrue: It does not open, or breaks the rules.
    """
    shutil.copytree(saves, copy)
    places = Places(copy, copy)
    store = Store.open(places)
    hands = store.history.hands(1_000_000)
    for hand in hands:
        try:
            outcome = record_from_json(json.loads(hand.record)).replay().outcome
        except ValueError as refused:
            raise Untrue(f"hand {hand.key} of the history does not follow the rules: {refused}") from refused
        if outcome is None:
            raise Untrue(f"hand {hand.key} of the history is not over")
    waiting = store.matches.waiting()
    matches = [match_from_json(found.body) for found in waiting]
    assert all(isinstance(match, Match) for match in matches)
    for keep in (store.settings, store.choices):
        keep.load()
    store.rulebook.all()
    store.close()
    news = store.news()
    if news:
        raise Untrue(f"what was kept does not open without a word: {news}")
    for fault in _faults_of(places.history):
        raise Untrue(f"the history is damaged: {fault}")
    return len(hands), len(matches)


def _faults_of(history: Path) -> Iterator[str]:
    if not history.exists():
        return
    with contextlib.closing(sqlite3.connect(history)) as database:
        for (line,) in database.execute("PRAGMA integrity_check"):
            if line != "ok":
                yield line
