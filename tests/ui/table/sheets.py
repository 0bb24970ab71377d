"""Contact sheets of the animations, ten frames each, for a look at them.

python -m tests.ui.table.sheets DIRECTORY [NAME ...]

With `--paces`, each is drawn slow, at normal speed, fast and with reduced motion; with `--film`, every fifteenth of a
second.
"""

import os
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial
from pathlib import Path
from typing import NamedTuple

import pygame

from tests.support.tables import table
from tests.ui.pilot import FRAME
from tests.ui.table.seated import Seated, Undecided
from tonk.rules import DRAW, DROP, TAKE, Block, Cross, Discard, Hit, Lay, Position, Skip, load_preset
from tonk.rules.actions import Action
from tonk.rules.cards import FULL_DECK, CardSet, Seat, each_seat, mask_of, parse_card
from tonk.session.settings import Settings
from tonk.ui.drawing import speeds

FRAMES, COLUMNS = 10, 2
SIZE = (1280, 720)
SLOW = Settings(thinking_time="slow", lessons=False)
"""Speed 1, with bots that do nothing."""

HANDS = ["4C 9D 9H 9S KS", "KH QD 3S 3D 2H", "7D 7H TS 2D AC", "JS QC 8H 6H 6D"]
STOCK = "AH 8D 5S 4D TD 2C 3C"


class Act(NamedTuple):
    """A choreography: the table before it, the action that starts it, and the seconds it is shown for."""

    seated: Callable[..., Seated]
    do: Callable[[Seated], object]
    seconds: float
    step: Callable[[Seated, float], object] = lambda _seated, _share: None
    """Called before each frame with the share of the time that is over."""


def at_table(phase: str = "start", *, to_act: int = 0, settings: Settings = SLOW, **more: object) -> Seated:
    """A table of four with two spreads; Ana is to act by default."""
    given = {"hands": HANDS, "stock": STOCK, "discard": "TC 5H 2S", "spreads": ["1: 5C 6C 7C", "0: JC JD JH"]}
    position = table("jazz-club", **{**given, "phase": phase, "to_act": to_act, **more})  # type: ignore[arg-type]
    return Seated(position, settings=settings, size=SIZE)


def later(seated: Seated, seconds: float) -> None:
    """Let seconds at speed 1 pass."""
    seated.pilot.advance(speeds.at_speed(seconds, seated.pilot.ui.settings.animation_speed))


def bots(seated: Seated, action: Action) -> None:
    """Apply an action for the seat to act."""
    seated.screen._act(action)


def _cards(text: str) -> CardSet:
    return mask_of(map(parse_card, text.split()))


def tonk(*holders: int, seats: int = 4) -> Position:
    """A deal in which a seat, or each of two, holds a Tonk."""
    tens = [["TD", "JC", "QS", "KH", "KD"], ["TC", "JD", "QH", "KS", "KC"]]
    low = ["5H", "8D", "AD", "6S", "9H", "5D", "2D", "8C", "3S", "9S"]
    low += ["AS", "4C", "9D", "3H", "7C", "2S", "6D", "8H", "5C", "9C", "4S", "3D", "7H", "6C", "2H"]
    hands = [tens.pop() if seat in holders else [low.pop() for _ in range(5)] for seat in each_seat(seats)]
    order = [hands[place][turn] for turn in range(5) for place in range(seats)]
    deck = [parse_card(text) for text in order]
    deck += [card for card in FULL_DECK if card not in deck]
    return Position.deal(load_preset("jazz-club"), seats, Seat(seats - 1), tuple(deck))


def dealt(position: Position | None = None, settings: Settings = SLOW) -> Seated:
    """A table at which a hand is just being dealt."""
    return Seated(position, settings=settings, size=SIZE, dealt=True)


def _played(settings: Settings = SLOW) -> Seated:
    """A table at which a hand is over, all cards lie open, and the next deal is about to start."""
    hands = ["AC 2S 2D", HANDS[1], "7D 7H TS", HANDS[3]]
    seated = at_table(hands=hands, discard="TC 5H 9C", settings=settings)
    seated.screen.do(DROP)
    seated.screen.board.hurry()
    return seated


def _grab(seated: Seated) -> None:
    start = seated.at("KS")
    seated.pilot.move(start)
    seated.pilot.down(start)


def _swing(seated: Seated, share: float) -> None:
    x, y = seated.spread(1)
    seated.pilot.move((900.0 - (900.0 - x) * share, 640.0 - (640.0 - y) * share**2), held=share > 0.0)


def _carry_stock(seated: Seated) -> None:
    seated.pilot.drag(seated.stock, seated.own_place, steps=14, release=False)


def _drop_and_wait(seated: Seated) -> None:
    seated.screen.do(DROP)
    seated.pilot.advance(0.6)


ACTS: Mapping[str, Act] = {
    "next": Act(_played, lambda seated: seated.screen.deal_next(), 1.0),
    "shuffle": Act(dealt, lambda _: None, 0.6),
    "deal": Act(dealt, partial(later, seconds=0.55), 1.6),
    "tonk": Act(partial(dealt, tonk(0)), partial(later, seconds=1.9), 4.6),
    "tonk-bot": Act(partial(dealt, tonk(2)), partial(later, seconds=1.9), 6.6),
    "draw": Act(at_table, lambda seated: seated.screen.do(DRAW), 0.4),
    "draw-bot": Act(partial(at_table, to_act=2), lambda seated: bots(seated, DRAW), 0.4),
    "take": Act(at_table, lambda seated: seated.screen.do(TAKE), 0.34),
    "take-bot": Act(partial(at_table, to_act=1), lambda seated: bots(seated, TAKE), 0.34),
    "lay": Act(partial(at_table, "play"), lambda seated: seated.screen.do(Lay(_cards("9D 9H 9S"))), 0.55),
    "lay-bot": Act(
        partial(at_table, "play", to_act=1, hands=[HANDS[0], "KH QD 3S 3D 3H 2H", *HANDS[2:]]),
        lambda seated: bots(seated, Lay(_cards("3S 3D 3H"))),
        0.55,
    ),
    "hit": Act(partial(at_table, "play"), lambda seated: seated.screen.do(Hit((parse_card("4C"),), 0)), 0.4),
    "discard": Act(partial(at_table, "play"), lambda seated: seated.screen.do(Discard(parse_card("KS"))), 0.3),
    "discard-bot": Act(
        partial(at_table, "play", to_act=3), lambda seated: bots(seated, Discard(parse_card("JS"))), 0.3
    ),
    "drop": Act(
        partial(at_table, hands=["AC 2S 2D", HANDS[1], "7D 7H TS", HANDS[3]], discard="TC 5H 9C"),
        lambda seated: seated.screen.do(DROP),
        1.3,
    ),
    "reveal": Act(
        partial(at_table, hands=["AC 2S 2D", HANDS[1], "7D 7H TS", HANDS[3]], discard="TC 5H 9C"),
        _drop_and_wait,
        3.4,
    ),
    "caught": Act(
        partial(at_table, to_act=2, hands=["AS AD", *HANDS[1:]], stock="4D 5S"),
        lambda seated: bots(seated, DROP),
        4.8,
    ),
    "out": Act(
        partial(at_table, "play", hands=["KS", *HANDS[1:]]),
        lambda seated: seated.screen.do(Discard(parse_card("KS"))),
        5.0,
    ),
    "out-bot": Act(
        partial(at_table, "play", to_act=1, hands=[HANDS[0], "KH", *HANDS[2:]]),
        lambda seated: bots(seated, Discard(parse_card("KH"))),
        5.0,
    ),
    "last-card": Act(partial(at_table, stock="AH"), lambda seated: seated.screen.do(DRAW), 1.2),
    "drag": Act(partial(at_table, "play"), _grab, 0.6, _swing),
    "stock-empty": Act(partial(at_table, stock=""), lambda seated: seated.screen.do(DRAW), 4.4),
    "gap": Act(at_table, _carry_stock, 0.2),
}  # fmt: skip


TWIST_HANDS = ["8C 8D W1 X4 2S B1", "KH QD B2 3D 2H", "7D 4C TS 2D X1", "JS 5S 8H 6H 6D"]
TWISTS = {
    "hands": TWIST_HANDS,
    "stock": "AH 4D 3C 4H 9D",
    "discard": "9S 5H 8S",
    "spreads": ["1: 5C 6C W2=7C", "2: QS QH QC"],
    "score": [118, 42, 205, 7],
}


def twists(phase: str = "play", *, to_act: int = 0, settings: Settings = SLOW, **more: object) -> Seated:
    """A table of four playing twists; Ana is to act by default."""
    given = {**TWISTS, "phase": phase, "to_act": to_act, **more}
    position = table("twists", **given)  # type: ignore[arg-type]
    return Seated(position, settings=settings, size=SIZE, thinker=Undecided())


def _window(caller: int, settings: Settings = SLOW) -> Seated:
    """A table at which the caller is asked about a cross, just after the drawer has chosen the stock."""
    hands = [*TWIST_HANDS]
    hands[0], hands[caller] = hands[caller], "8C 8D W1 X4 2S"
    drawer = (caller + 1) % 4
    position = table("twists", **{**TWISTS, "hands": hands, "to_act": drawer})  # type: ignore[arg-type]
    position.discarder = Seat((drawer + 3) % 4) if (drawer + 3) % 4 != caller else Seat((caller + 2) % 4)
    position.apply(DRAW)
    assert position.to_act == caller
    return Seated(position, settings=settings, size=SIZE, thinker=Undecided())


def _reshuffled(settings: Settings = SLOW) -> Seated:
    """A table at which the stock is empty and a card is about to be drawn."""
    hands = ["8C 8D W1 X4 2S", *TWIST_HANDS[1:]]
    return twists("start", settings=settings, hands=hands, stock="", discard="9S 5H 9D TH 3C 8S")


def _bonus(settings: Settings = SLOW) -> Seated:
    """A deal in which a seat holds a bonus."""
    hands = [["TC", "JD", "QH", "KS", "KC"], *[["AS", "4C", "9D", "3H", "7C"], ["2S", "6D", "8H", "5C", "9C"]]]
    deck = [parse_card(hands[(place + 1) % 3][turn]) for turn in range(5) for place in range(3)]
    deck += [card for card in FULL_DECK if card not in deck]
    return dealt(Position.deal(load_preset("twists"), 3, Seat(0), tuple(deck)), settings)


ACTS_OF_TWISTS: Mapping[str, Act] = {
    "skip": Act(twists, lambda seated: seated.screen.do(Skip(parse_card("B1"), Seat(1))), 1.6),
    "skip-bot": Act(
        partial(twists, to_act=1, hands=["8C 8D W1 X4 2S", "KH QD B2 3D 2H 9H", *TWIST_HANDS[2:]]),
        lambda seated: bots(seated, Skip(parse_card("B2"), Seat(0))),
        1.6,
    ),
    "block": Act(twists, lambda seated: seated.screen.do(Block(parse_card("B1"), Seat(0))), 1.6),
    "turn-lost": Act(
        partial(twists, skips={1: "B3"}, held=[2], blocks={3: ("B4", 1)}),
        lambda seated: seated.screen.do(Discard(parse_card("2S"))),
        3.2,
    ),
    "held": Act(
        partial(twists, hands=["8C 8D W1 X4 2S B1", *TWIST_HANDS[1:]]),
        lambda seated: seated.screen.do(Hit((parse_card("8C"),), 0)),
        1.4,
    ),
    "wild": Act(
        twists,
        lambda seated: seated.screen.do(Lay(_cards("8C 8D W1"), ((parse_card("W1"), parse_card("8H")),))),
        1.6,
    ),
    "wild-out": Act(
        partial(twists, hands=["8C 8D W1", *TWIST_HANDS[1:]]),
        lambda seated: seated.screen.do(Lay(_cards("8C 8D W1"), ((parse_card("W1"), parse_card("8H")),))),
        6.0,
    ),
    "cross": Act(partial(_window, 0), lambda seated: seated.screen.do(Cross(parse_card("X4"))), 2.0),
    "cross-bot": Act(partial(_window, 2), lambda seated: bots(seated, Cross(parse_card("X4"))), 2.0),
    "reshuffle": Act(_reshuffled, lambda seated: bots(seated, DRAW), 1.7),
    "run": Act(
        partial(twists, "start", hands=["AC AD", "KH QD 3D 2H", "7D 4C TS 2D", "JS 5S 8H 6H"]),
        lambda seated: seated.screen.do(DROP),
        5.2,
    ),
    "bonus": Act(_bonus, partial(later, seconds=1.5), 5.2),
}  # fmt: skip


PACES: Mapping[str, Settings] = {
    "slow": SLOW.changed(animation_speed="0.5"),
    "usual": SLOW,
    "fast": SLOW.changed(animation_speed="4"),
    "reduced": SLOW.changed(reduced_motion="on"),
}
"""The paces at which a player may see a choreography."""
_GROUND = (200, 30, 120)


def frames(act: Act, settings: Settings, seconds: float, apart: float) -> Iterator[pygame.Surface]:
    """Yield the window at regular times, starting with the action.

    Args:
        act: The choreography.
        settings: The player's settings.
        seconds: The time that is shown, at speed 1.
        apart: The time from one picture to the next, at speed 1.
    """
    speed = speeds.SPEEDS[settings.animation_speed]
    seated = act.seated(settings=settings)
    act.do(seated)
    begun = seated.pilot.now
    for number in range(round(seconds / apart) + 1):
        while seated.pilot.now < begun + number * apart / speed - FRAME / 2:
            seated.pilot.post()
            act.step(seated, (seated.pilot.now - begun) * speed / seconds)
        seated.pilot.post()
        yield seated.pilot.loop.surface


def sheet(pictures: Iterable[pygame.Surface], columns: int, size: tuple[int, int]) -> pygame.Surface:
    """Return a sheet of pictures side by side, scaled to one size, with a given number of columns."""
    small = [pygame.transform.smoothscale(picture, size) for picture in pictures]
    rows = -(-len(small) // columns)
    whole = pygame.Surface((size[0] * columns + 6 * (columns - 1), size[1] * rows + 6 * (rows - 1)))
    whole.fill(_GROUND)
    for number, picture in enumerate(small):
        whole.blit(picture, (number % columns * (size[0] + 6), number // columns * (size[1] + 6)))
    return whole


def main(arguments: list[str]) -> None:
    """Draw the named sheets, or all of them."""
    named = [one for one in arguments if not one.startswith("--")]
    folder, names = Path(named[0]), named[1:]
    folder.mkdir(parents=True, exist_ok=True)
    acts = {**ACTS, **ACTS_OF_TWISTS}
    for name in names or acts:
        act = acts[name]
        for pace, settings in PACES.items() if "--paces" in arguments else [("usual", SLOW)]:
            apart = 1 / 15 if "--film" in arguments else act.seconds / (FRAMES - 1)
            columns, size = (6, (320, 180)) if "--film" in arguments else (COLUMNS, (SIZE[0] // 2, SIZE[1] // 2))
            stem = name if pace == "usual" else f"{name}-{pace}"
            pygame.image.save(sheet(frames(act, settings, act.seconds, apart), columns, size), folder / f"{stem}.png")


if __name__ == "__main__":
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    main(sys.argv[1:])
