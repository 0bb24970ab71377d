"""Kill the game right after frames that showed something, and check at the next start that nothing is missing.

Usage: python -m tests.kills [--times N] [--seed S] [--together SECONDS]

A copy of the whole game plays on a dummy screen and reports after each frame what that frame showed: the match, its
hand and its number of actions, the number of hands in the history, the number of known people, and the Circuit table
being played. It is killed after a random frame, and the next copy starts in the same folder; every third match is on
the Circuit, and some are of other games. Nothing that was shown may be missing then. The last line counts kills and
losses.

With ``--together``, two copies play in one folder at the same time for that long, and nobody is killed: each of their
hands must be in the history exactly once, and each of their people known.
"""

import argparse
import os
import random
import signal
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from time import monotonic
from typing import NamedTuple

os.environ |= {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}

import pygame

from tests.ui.pilot import Pilot, dummy_ui
from tonk.app import Game
from tonk.records import rules_to_json
from tonk.rules import guest_ids, load_preset
from tonk.session.match.characters import others
from tonk.session.match.choices import LastChoices
from tonk.session.match.match import Match
from tonk.session.match.plan import Player
from tonk.session.settings import Settings
from tonk.storage.paths import Places
from tonk.storage.store import Store
from tonk.ui.screens.results.hand_end_screen import HandEndScreen
from tonk.ui.screens.table.table_screen import TableScreen

_QUICK = Settings(animation_speed="instant", thinking_time="none")
_LONGEST, _TOLD = 60, 200
"""The most frames before a kill, and the kills after which a line is printed."""
_EVERY_CIRCUIT, _OF_TONK = 3, 0.5
"""The interval of matches on the Circuit, and the chance that another match is of Tonk."""
_WINDOW, _WARMING = (640, 360), 60
"""The window, and the frames drawn before any copy starts, so that none has to draw them again."""


class Shown(NamedTuple):
    """The state that a frame showed."""

    match: str
    over: int
    hand: int
    actions: int
    hands_kept: int
    people: int
    circuit: str

    def losses(self, before: "Shown") -> Iterator[str]:
        """Yield the names of what an earlier copy showed and this new one doesn't have."""
        if not before.over:
            if self.match != before.match:
                yield "match"
            elif (self.hand, self.actions) < (before.hand, before.actions):
                yield "action"
            if self.circuit != before.circuit:
                yield "try on the Circuit"
        if self.hands_kept < before.hands_kept:
            yield "hand of the history"
        if self.people < before.people:
            yield "person"


class Copy:
    """A copy of the game that plays whatever it finds.

    Args:
        folder: The folder of saves.
        chance: The random source of its actions.
    """

    def __init__(self, folder: Path, chance: random.Random) -> None:
        self._chance = chance
        self.store = Store.open(Places(folder, folder))
        self.pilot = Pilot(dummy_ui(_WINDOW, _QUICK), eager=True)
        self.game = Game(self.pilot.ui, self.store)
        self.game.routes.show_title()
        self.pilot.post()
        waiting = [match for match in self.game.matches.waiting() if not (match.elsewhere or match.over)]
        if waiting:
            self.game.resume(waiting[0].id)
        elif self.game.circuit.now.playing is None and chance.randrange(_EVERY_CIRCUIT) == 0:
            self.game.play_circuit(0)
        else:
            self.game.begin(
                self.game.choices if chance.random() < _OF_TONK else _guests(chance), chance.randrange(1 << 30)
            )
        self.pilot.advance(0.1)

    def close(self) -> None:
        """End the game."""
        self.game.close()

    @property
    def shown(self) -> Shown | None:
        """Return the state shown by the last frame; None without a match at the table."""
        match, career = self.game.matches.playing, self.game.circuit.now
        if not isinstance(match, Match):
            return None
        return Shown(
            match=match.plan.id,
            over=int(match.over),
            hand=match.hand_number,
            actions=len(match.actions),
            hands_kept=self.store.history.count() or 0,
            people=len(self.game.people.all),
            circuit="" if career.playing is None else career.playing.match_id,
        )

    def step(self) -> None:
        """Do something visible, and draw the frame that shows it."""
        top = self.pilot.ui.screens.top
        if isinstance(top, HandEndScreen):
            self.pilot.press(pygame.K_RETURN)
        elif isinstance(top, TableScreen) and top.may_act:
            top.do(self._chance.choice(top.sitting.game.position.legal()))
            if self._chance.randrange(20) == 0:
                people = self.game.people
                self.game.keep_people(people.welcome([f"Person {len(people.all) + 1}"]))
        self.pilot.post()


def _guests(chance: random.Random) -> LastChoices:
    """Return the choices for a match of another game."""
    rules = load_preset(chance.choice(guest_ids()))
    return LastChoices(rules_to_json(rules), (Player("Ana"), *others("casual", rules.least_players - 1, "Ana")))


def play(folder: Path, out: int, chance: random.Random) -> None:
    """Play until the kill, and report after each frame what it showed."""
    copy = Copy(folder, chance)
    while (shown := copy.shown) is not None:
        os.write(out, (" ".join(map(str, shown)) + "\n").encode())
        if shown.over:
            return
        copy.step()


def draw_ahead(chance: random.Random) -> None:
    """Draw in advance what copies will show, so that each need not do it again; no match is played."""
    with tempfile.TemporaryDirectory() as name:
        copy = Copy(Path(name), chance)
        for _ in range(_WARMING):
            copy.step()
        copy.close()


def killed_after(frames: int, folder: Path, seed: int) -> list[Shown]:
    """Start a copy, kill it after at most this many frames, and return what its frames showed."""
    come, go = os.pipe()
    child = os.fork()
    if not child:
        os.close(come)
        try:
            play(folder, go, random.Random(seed))
        finally:
            os._exit(0)
    os.close(go)
    with os.fdopen(come) as lines:
        found = [line for _, line in zip(range(frames), lines, strict=False)]
        os.kill(child, signal.SIGKILL)
        found += lines  # a frame may have been shown just before the kill
    os.waitpid(child, 0)
    return [_shown(line) for line in found if line.endswith("\n")]


def _shown(line: str) -> Shown:
    match, over, hand, actions, kept, people, *circuit = line.rstrip("\n").split(" ")
    return Shown(match, int(over), int(hand), int(actions), int(kept), int(people), " ".join(circuit))


def play_for(folder: Path, out: int, chance: random.Random, seconds: float) -> None:
    """Play for this long, match after match, close the game, and report the finished hands and the new people."""
    until = monotonic() + seconds
    while monotonic() < until:
        copy = Copy(folder, chance)
        last: Shown | None = None
        while (shown := copy.shown) is not None and not shown.over and monotonic() < until:
            if last is not None and shown.hand > last.hand:
                os.write(out, f"{last.match} {last.hand}\n".encode())
            last = shown
            copy.step()
        copy.close()


def play_together(seconds: float, seed: int) -> list[str]:
    """Let two copies play in one folder at once, and return sentences about faults."""
    with tempfile.TemporaryDirectory() as name:
        folder, come, children = Path(name), list[int](), list[int]()
        for number in range(2):
            reading, go = os.pipe()
            come.append(reading)
            children.append(os.fork())
            if not children[-1]:
                status = 1
                try:
                    play_for(folder, go, random.Random(seed + number), seconds)
                    status = 0
                finally:
                    os._exit(status)
            os.close(go)
        ended: list[str] = []
        for reading in come:
            with os.fdopen(reading) as lines:
                ended += [line.rstrip("\n") for line in lines]
        wrong = [f"copy {child} failed" for child in children if os.waitpid(child, 0)[1]]
        store = Store.open(Places(folder, folder))
        kept = [f"{hand.match_id} {hand.hand_no}" for hand in store.history.hands(1_000_000)]
        wrong += [f"the history has no hand {hand}" for hand in ended if hand not in kept]
        if len(kept) != len(set(kept)):
            wrong.append("the history has a hand twice")
        store.close()
        wrong += store.news()
        sys.stdout.write(f"{len(ended)} hands by two copies at once, {len(kept)} kept: {len(wrong)} wrong\n")
        return wrong


def main(arguments: Sequence[str] | None = None) -> int:
    """Kill this many copies, and return 1 if anything that was shown is missing."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--times", type=int, default=200, help="number of kills (default: 200)")
    parser.add_argument("--seed", type=int, default=1, help="seed for chance (default: 1)")
    parser.add_argument(
        "--together", type=float, default=0.0, help="let two copies play at once, for this many seconds"
    )
    wanted = parser.parse_args(arguments)
    if wanted.together:
        wrong = play_together(wanted.together, wanted.seed)
        sys.stdout.writelines(f"{sentence}\n" for sentence in wrong)
        return 1 if wrong else 0
    chance, lost, frames, hands = random.Random(wanted.seed), 0, 0, 0
    draw_ahead(chance)
    with tempfile.TemporaryDirectory() as folder:
        before: Shown | None = None
        for number in range(wanted.times):
            found = killed_after(1 + chance.randrange(_LONGEST), Path(folder), chance.randrange(1 << 30))
            if not found:
                sys.stdout.write(f"kill {number}: the copy did not start\n")
                lost += 1
                continue
            for what in found[0].losses(before) if before is not None else ():
                sys.stdout.write(f"kill {number}: lost a {what}: {before} -> {found[0]}\n")
                lost += 1
            before, frames, hands = found[-1], frames + len(found), found[-1].hands_kept
            if (number + 1) % _TOLD == 0:
                sys.stdout.write(f"{number + 1} kills: {lost} lost\n")
            sys.stdout.flush()
    sys.stdout.write(f"{wanted.times} kills after {frames} frames and {hands} hands: {lost} lost\n")
    return 1 if lost else 0


if __name__ == "__main__":
    sys.exit(main())
