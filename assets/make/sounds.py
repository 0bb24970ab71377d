"""Synthesise every sound of the game, and its music: `python -m assets.make.sounds`.

It needs numpy and soundfile (`pip install -e ".[art]"`) and, for tunes, the system's libvorbisenc; the game needs
none of them. The same seed makes the same sound.

Name sounds, tunes or beds to make only those: `python -m assets.make.sounds chips two-lamps beds/club`. With
`--measure` nothing is made: it prints how loud the files are compared with `levels.py`, whether they clip or click,
how bright, wide and long each tune is, how clearly each sound stands out from the music, and how smooth the seam of
each bed is.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import NamedTuple

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parent))

import levels
from measuring import report
from synth import celebrations, fanfares, interface, paper, things
from synth.beds import BED_RATE, beds
from synth.loudness import ended, levelled, loudest_moment, trimmed
from synth.ogg import save
from synth.songs import TUNE_RATE, TUNES
from synth.waves import RATE, Wave

TARGET = Path(__file__).resolve().parent.parent / "sounds"
_QUALITY, _FANFARE_QUALITY, _MUSIC_QUALITY, _BED_QUALITY = 0.4, 0.0, -0.1, 0.0
_OTHER_QUALITIES = {"shuffle": 0.1, "flick": 0.5, "coach": 0.5}
"""Of the longest noise, and of those whose pitch or whose end would suffer otherwise."""
_RATES = {"beds": BED_RATE, "music": TUNE_RATE}

_PITCHES = {
    3: (1.0, 0.925, 1.08),
    4: (1.0, 0.93, 1.075, 0.965),
    6: (1.0, 0.93, 1.075, 0.965, 1.035, 0.95),
}
"""The spread of the variants of a noise in pitch; a little chance comes on top."""
_IN_TUNE = (1.0, 0.987, 1.012)
"""That of noises which are notes."""
_STEPS = tuple(523.25 * 2 ** (half / 12) for half in (0, 4, 7, 9, 12))
"""The notes to which something is counted, in hertz: upwards, with none that would jar."""


class Noise(NamedTuple):
    """A noise of the game.

    Attributes:
        make: Gets chance and a pitch.
        variants: In how many forms it is kept.
        sings: Whether it is a note, which can't be far out of tune.
    """

    make: Callable[[np.random.Generator, float], Wave]
    variants: int
    sings: bool = False


def _struck(note: float, rng: np.random.Generator, pitch: float) -> Wave:
    """Return a note of a count."""
    return things.counted(rng, note * pitch)


NOISES = {
    "deal": Noise(paper.deal, 6),
    "flick": Noise(paper.flick, 6),
    "slide": Noise(paper.slide, 6),
    "place": Noise(paper.place, 6),
    "turn": Noise(paper.turn, 4),
    "hit": Noise(paper.hit, 4),
    "shuffle": Noise(paper.shuffle, 3),
    "knock": Noise(things.knock, 3),
    "chips": Noise(things.chips, 4),
    **{f"count{step}": Noise(partial(_struck, note), 3, sings=True) for step, note in enumerate(_STEPS, 1)},
    "press": Noise(interface.press, 4),
    "nudge": Noise(interface.nudge, 4),
    "choose": Noise(interface.choose, 4),
    "stock": Noise(interface.stock, 3),
    "discards": Noise(interface.discards, 3),
    "spread": Noise(interface.spread, 3),
    "on": Noise(interface.on, 3),
    "off": Noise(interface.off, 3),
    "opens": Noise(interface.opens, 3),
    "closes": Noise(interface.closes, 3),
    "refused": Noise(interface.refused, 3),
    "short": Noise(interface.short, 3),
    "yours": Noise(interface.yours, 3, sings=True),
    "hint": Noise(interface.hint, 3, sings=True),
    "lesson": Noise(interface.lesson, 3, sings=True),
    "coach": Noise(interface.coach, 3, sings=True),
}


class Fanfare(NamedTuple):
    """A fanfare of the band.

    Attributes:
        make: Gets chance and which variant, from 0: each has notes of its own.
        variants: In how many forms it is kept; what is rare needs few.
    """

    make: Callable[[np.random.Generator, int], Wave]
    variants: int


FANFARES = {
    "win": Fanfare(fanfares.win, 3),
    "caught": Fanfare(fanfares.caught, 3),
    "tonk": Fanfare(fanfares.tonk, 2),
    "cross": Fanfare(celebrations.cross, 3),
    "last": Fanfare(celebrations.last, 3),
    "out": Fanfare(celebrations.out, 3),
    "held": Fanfare(celebrations.held, 3),
    "run": Fanfare(celebrations.run, 3),
    "wild": Fanfare(celebrations.wild, 2),
    "bonus": Fanfare(celebrations.bonus, 2),
    "match": Fanfare(celebrations.match, 2),
    "champion": Fanfare(celebrations.champion, 2),
}


def made(name: str, variant: int) -> Wave:
    """Return one variant, counted from 1, of a noise, as it is kept."""
    rng = np.random.default_rng([*name.encode(), variant])
    if name in FANFARES:
        return _finished(FANFARES[name].make(rng, variant - 1), levels.NOISES[name], 0.25)
    noise = NOISES[name]
    pitches = _IN_TUNE if noise.sings else _PITCHES[noise.variants]
    pitch = pitches[variant - 1] * (1.0 if noise.sings else rng.uniform(0.99, 1.01))
    return _finished(noise.make(rng, pitch), levels.NOISES[name], 0.03)


def _finished(sound: Wave, level: float, fall: float) -> Wave:
    sound = ended(trimmed(sound), fall=fall)
    return levelled(sound, level, loudest_moment(sound))


def _quality(name: str) -> float:
    """Return the quality that a noise or a fanfare is kept in."""
    return _OTHER_QUALITIES.get(name, _FANFARE_QUALITY if name in FANFARES else _QUALITY)


def sounds() -> dict[str, tuple[Callable[[], Wave], float]]:
    """Return for each file, without its ending, what makes it, and the quality that it is kept in."""
    kinds = {**NOISES, **FANFARES}
    found: dict[str, tuple[Callable[[], Wave], float]] = {
        f"{name}-{variant}": (partial(made, name, variant), _quality(name))
        for name, kind in kinds.items()
        for variant in range(1, kind.variants + 1)
    }
    found |= {f"music/{name}": (play, _MUSIC_QUALITY) for name, play in TUNES.items()}
    return {**found, **{f"beds/{name}": (make, _BED_QUALITY) for name, make in beds().items()}}


def main(names: list[str]) -> None:
    """Make the named noises in all their variants, or all there are; or measure those that are there."""
    if "--measure" in names:
        report(TARGET)
        return
    for folder in ("music", "beds"):
        (TARGET / folder).mkdir(parents=True, exist_ok=True)
    for stem, (make, quality) in sounds().items():
        if not names or stem in names or stem.rpartition("-")[0] in names or stem.rpartition("music/")[2] in names:
            sound, rate = make(), _RATES.get(stem.partition("/")[0], RATE)
            size = save(sound, TARGET / f"{stem}.ogg", quality, rate)
            print(f"{stem:22} {len(sound) / rate:6.3f} s {size / 1000:6.1f} kB  peak {np.abs(sound).max():.2f}")


if __name__ == "__main__":
    main(sys.argv[1:])
