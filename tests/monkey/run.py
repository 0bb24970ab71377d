"""A run of the monkey: random actions in a game with its own folder, checked after every frame."""

import gc
import random
import traceback
from collections import Counter, deque
from collections.abc import Callable
from datetime import UTC, datetime
from functools import partial
from itertools import count
from pathlib import Path
from unittest.mock import patch

import pygame

from tests.monkey.gestures import USUAL_SIZE, Gestures, sized
from tests.monkey.truths import (
    MOST_GROWTH,
    Shown,
    Untrue,
    Witness,
    check_folder,
    check_money,
    check_no_fault,
    check_pages,
    megabytes,
    nobody_has_keyboard,
)
from tests.ui.pilot import Pilot, SharedPlacePictures, coarse_pictures, dummy_ui
from tonk.app import Game
from tonk.bots import LEVELS
from tonk.records import rules_to_json
from tonk.rules import guest_ids, load_preset, preset_ids
from tonk.session.match.choices import LastChoices
from tonk.session.match.plan import Player
from tonk.session.match.player_names import BOT_NAMES
from tonk.session.settings import CHOICES, VOLUMES, Settings
from tonk.storage.paths import Places
from tonk.storage.store import Store
from tonk.thinking.process import NotStarted, Worker
from tonk.ui.screens.results.hand_end_screen import HandEndScreen
from tonk.ui.screens.table.curtain import Curtain
from tonk.ui.screens.table.table_screen import TableScreen
from tonk.ui.shell.commands import COMMANDS

_QUICK = Settings(animation_speed="instant", thinking_time="none")
_LANGUAGES = ("en", "fr", "system", "xx")
_SWITCHES = ("captions", "dark_cards", "left_handed", "lens", "sticky_messages", "double_click", "take_back", "lessons")
_LAST, _WAYS_UP_TO, _HEARD = 50, 6, 2
"""The events printed with a failure, the pages below which it opens more, and the presses of Tab that it tries."""
_DRAWN, _WATCHED, _SPARE = 96, 12, 48
"""The frames to each that is drawn, to each drawn while faces are hidden, and to each followed by spare-time work."""
_AT_ONCE = 0.8
"""The chance that all events of a gesture arrive in one frame, as after a slow one."""
_HUSHED = 0.3
"""The chance that speech is turned off (every frame is drawn while it is on), or that a large window is made small."""
_BUSY = 1.0
"""The seconds that the game is given for each frame: so many that it draws nothing ahead."""
_AT_LEISURE = 0.2
"""The chance that there is spare time for everything that can wait, garbage collection included."""
_READING = 0.0005
"""The seconds between two readings of the clock by which bots stop thinking: they get as far on every machine."""
_MOST_WAITING = 6
"""The waiting matches from which on old ones are resumed instead of beginning another."""
_NOON = datetime(2026, 11, 20, 12, 0, tzinfo=UTC)


_NEXT = next(command for command in COMMANDS if command.name == "next")


class Failed(Exception):
    """A failed run; the text says how it failed and lists the last events."""

    def __init__(self, event: int, text: str) -> None:
        super().__init__(text)
        self.event = event


class Done:
    """The outcome of a run."""

    def __init__(self, events: int, hands: int, matches: int, grown: float, pages: Counter[str]) -> None:
        self.events, self.hands, self.matches, self.grown, self.pages = events, hands, matches, grown, pages

    def __str__(self) -> str:
        frames = f"{self.pages.total()} frames of {len(self.pages)} kinds of pages"
        kept = f"{self.hands} hands and {self.matches} waiting matches open again"
        return f"{self.events} events in {frames}, {kept}, {self.grown:+.0f} MB"


class Monkey:
    """A player that does random things in a game.

    Args:
        folder: The folder for the saves and for files to drop.
        seed: The seed of all chance.
    """

    def __init__(self, folder: Path, seed: int) -> None:
        self._folder, self._chance = folder, random.Random(seed)
        self.count = 0
        self.last: deque[str | pygame.Event] = deque(maxlen=_LAST)
        self.pages: Counter[str] = Counter()
        self._due = 0
        self._deeds: dict[Callable[[], None], int] = {
            self._gesture: 620,
            self._play: 293,
            self._try_tab: 20,
            partial(self._note, "time", self._jump): 20,
            self._take_way: 25,
            partial(self._note, "a match", self._begin): 15,
            partial(self._note, "settings", self._change_settings): 6,
            partial(self._note, "start again", self._start_again): 1,
        }
        self._start()

    @property
    def saves(self) -> Path:
        """The folder of the saves."""
        return self._folder / "saves"

    def _start(self) -> None:
        store = Store.open(Places(self.saves, self.saves), lambda: _NOON)
        self.pilot = Pilot(dummy_ui(USUAL_SIZE, _QUICK))
        self.pilot.loop.drawing = False
        self.ui = self.pilot.ui
        self.game = Game(self.ui, store)
        self.ui.on_drop = self.game.routes.open_dropped
        self.witness, self.shown = Witness(self.ui), Shown()
        self.gestures = Gestures(self._chance, self.ui, self._folder / "brought")
        self.game.routes.show_title()

    # Actions

    def go_on(self) -> None:
        """Do one random thing."""
        (do,) = self._chance.choices(tuple(self._deeds), tuple(self._deeds.values()))
        do()
        if self.ui.speech.on and self._chance.random() < _HUSHED:
            self._note("silence", lambda: self.game.change_settings(self.ui.settings.changed(speech=False)))
        if self.ui.viewport.width > USUAL_SIZE[0] * 2 and self._chance.random() < _HUSHED:
            self._send(sized(USUAL_SIZE))
        if self.ui.screens.closing:
            self._note("start again: it closed", self._start_again)

    def _gesture(self) -> None:
        if self._chance.random() < _AT_ONCE:
            self._send(*self.gestures.next())
        else:
            for event in self.gestures.next():
                self._send(event)

    def _send(self, *events: pygame.Event) -> None:
        """Send events in one frame."""
        self.count += len(events)
        self.last += events
        self._frame(*events)

    def _press(self, key: int) -> None:
        """Press a key as players do: down, a frame, and up."""
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            self._send(pygame.Event(kind, key=key, mod=0, unicode="", scancode=0))

    def _note(self, name: str, do: Callable[[], object]) -> None:
        self.count += 1
        self.last.append(f"{name} (on {type(self.ui.screens.top).__name__})")
        do()
        self._frame()

    def _try_tab(self) -> None:
        """Check that Tab, or the key that replaces it, focuses a control.

        The second press on a page may do it, if the first has ended a motion.
        """
        heard = Counter[int]()
        while heard[id(self.ui.screens.top)] < _HEARD:
            heard[id(self.ui.screens.top)] += 1
            self.pilot.now += 2.0
            self._press(self.ui.bindings.key(_NEXT))
            if not nobody_has_keyboard(self.ui):
                return
        raise Untrue(f"nothing has the keyboard after Tab on {type(self.ui.screens.top).__name__}")

    def _play(self) -> None:
        """Do what a player would do next, so that hands end."""
        top = self.ui.screens.top
        if isinstance(top, TableScreen) and top.may_act:
            action = self._chance.choice(top.sitting.game.position.legal())
            self._note(f"play {action}", lambda: top.do(action))
        elif isinstance(top, HandEndScreen | Curtain):
            self.pilot.now += 1.0
            self._press(pygame.K_RETURN)
        elif self._chance.random() < 0.3:
            self._press(pygame.K_ESCAPE)
        else:
            self._gesture()

    def _jump(self) -> None:
        self.pilot.now += self._chance.choice((0.3, 1.0, 5.0, 100.0, 90_000.0))

    def _take_way(self) -> None:
        routes, game = self.game.routes, self.game
        ways: dict[str, Callable[[], object]] = {
            name: getattr(routes, name)
            for name in (
                *("show_new_game", "show_matches", "show_circuit", "show_rules", "show_settings", "show_sounds"),
                *("show_ease", "show_history", "show_statistics", "show_open_record", "open_pasted", "show_lessons"),
                *("show_practice_hub", "show_drills", "show_position", "show_deal_code", "show_duplicate"),
                *("show_daily_deals", "show_house_rules", "show_title", "show_first_lesson"),
            )
        }
        ways["keys"] = lambda: routes.show_settings(keys=True)
        ways["people"] = lambda: routes.show_people(game.choices.person)
        ways["circuit"] = lambda: game.play_circuit(self._chance.randrange(3))
        ways["resume"] = lambda: [game.resume(one.id) for one in game.matches.waiting()[:1]]
        name = self._chance.choice(sorted(ways))
        if len(self.ui.screens.all) < _WAYS_UP_TO or name == "show_title":
            self._note(name, ways[name])

    def _begin(self) -> None:
        waiting = self.game.matches.waiting()
        if len(waiting) >= _MOST_WAITING:
            self.game.resume(self._chance.choice(waiting).id)
            return
        rules = load_preset(self._chance.choice((*preset_ids(), *guest_ids())))
        persons = min(self._chance.choice((1, 1, 2, 2, 3)), rules.most_players)
        level = self._chance.choice([level for level in LEVELS if level != "expert"])
        seats = self._chance.randrange(max(rules.least_players, persons), min(rules.most_players, 4) + 1)
        people = [Player(f"Person {number}") for number in range(1, persons + 1)]
        bots = [Player(name, level) for name in BOT_NAMES[: seats - persons]]
        twists = bool(rules.twists)
        self.game.begin(
            LastChoices(rules_to_json(rules), (*people, *bots), dealer_chooses=twists and self._chance.random() < 0.5)
        )

    def _change_settings(self) -> None:
        settings, lot = self.ui.settings, self._chance.random()
        if lot < 0.3:
            changed = settings.changed(language=self._chance.choice(_LANGUAGES))
        elif lot < 0.6:
            key = self._chance.choice(_SWITCHES)
            changed = settings.changed(**{key: not getattr(settings, key)})
        elif lot < 0.7:
            changed = settings.changed(**{self._chance.choice(VOLUMES): self._chance.random()})
        else:
            key = self._chance.choice(sorted(CHOICES))
            changed = settings.changed(**{key: self._chance.choice(CHOICES[key])})
        if self._chance.random() < 0.5:
            changed = changed.changed(animation_speed="instant", thinking_time="none")
        self.game.change_settings(changed)

    def _start_again(self) -> None:
        self.close()
        self._start()

    def rest(self) -> None:
        """Resize the window to the usual size, so that only its pictures count as memory."""
        self._due = _DRAWN - 1
        self._frame(sized(USUAL_SIZE))
        SharedPlacePictures.keep_size(USUAL_SIZE)
        gc.collect()

    def close(self) -> None:
        """Close the game, if it is still open."""
        self.game.close()

    # Checks

    def _frame(self, *events: pygame.Event) -> None:
        ui, loop = self.ui, self.pilot.loop
        self._due = (self._due + 1) % _DRAWN
        hidden = self.shown.hidden_faces(ui)
        loop.drawing = not self._due or (bool(hidden) and self._due % _WATCHED == 0)
        self.witness.seen.clear()
        self.pilot.post(*events)
        self.pages[type(ui.screens.top).__name__] += 1
        check_pages(ui)
        check_money(self.game)
        if loop.drawing and (shown := self.witness.seen & self.shown.hidden_faces(ui)):
            raise Untrue(f"covered faces are drawn: {shown}")
        self.shown.follow(ui)
        if self._due % _SPARE == 0:
            check_no_fault(self.saves)
            self.game.between_frames(None if self._chance.random() < _AT_LEISURE else _BUSY)


def _no_worker(*_: object, **__: object) -> Worker:
    """Refuse to start a process, so that bots think here and a run can be repeated on any machine."""
    raise NotStarted


def _line(happened: str | pygame.Event) -> str:
    if isinstance(happened, str):
        return happened
    return f"{pygame.event.event_name(happened.type)} {str(happened.dict)[:160]}"


def run(folder: Path, seed: int, events: int) -> Done:
    """Run the monkey, and return what it did.

    Args:
        folder: An empty folder.
        seed: The seed of all chance.
        events: The number of events.

    Raises:
        Failed: An exception was raised, or a truth did not hold.
    """
    deals = random.Random(seed + 1)
    gc.collect()
    gc.freeze()  # the game collects garbage at every change of page, which would look through what other tests left
    with (
        patch("secrets.randbits", deals.getrandbits),
        patch("tonk.session.workers.Worker", _no_worker),
        patch("time.perf_counter", (reading * _READING for reading in count()).__next__),
        patch("tonk.tuning._STEP", 1),  # hands in a step; how well bots tune their weights isn't tried here
        coarse_pictures(),
    ):
        monkey, least = Monkey(folder, seed), 0.0
        try:
            while monkey.count < events:
                monkey.go_on()
                if not least and monkey.count > events / 4:
                    monkey.rest()
                    least = megabytes()
            monkey.rest()
            grown = megabytes() - least
            monkey.close()
            check_no_fault(monkey.saves)
            hands, matches = check_folder(monkey.saves, folder / "copy")
            if grown > MOST_GROWTH:
                raise Untrue(f"memory has grown by {grown:.0f} MB")
        except Exception as fault:
            told = "".join(f"  {_line(one)}\n" for one in monkey.last) + "".join(traceback.format_exception(fault))
            monkey.close()
            raise Failed(monkey.count, told) from fault
    return Done(monkey.count, hands, matches, grown, monkey.pages)
