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
from synth import celebrations, fanfares, interface, other_games, paper, things
from synth.beds import BED_RATE, beds
from synth.loudness import ended, levelled, loudest_moment, trimmed
from synth.ogg import save
from synth.songs import TUNE_RATE, TUNES
from synth.waves import RATE, Wave

from tonk.ui.shell.sounds import BETWEEN, TAKES

TARGET = Path(__file__).resolve().parent.parent / "sounds"
_QUALITY, _FANFARE_QUALITY, _MUSIC_QUALITY, _BED_QUALITY = 0.4, 0.0, -0.1, -0.1
_OTHER_QUALITIES = {"shuffle": 0.1, "flick": 0.5}
_OTHER_QUALITIES |= dict.fromkeys(("chips", "slide", "coach", "hint", "lesson", "yours"), 0.2)
"""Of the longest noises, whose spectra hardly change by it, and of one whose pitch would suffer otherwise."""
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
        sings: Whether it is a note, which can't be far out of tune.
    """

    make: Callable[[np.random.Generator, float], Wave]
    sings: bool = False


def _struck(note: float, rng: np.random.Generator, pitch: float) -> Wave:
    """Return a note of a count."""
    return things.counted(rng, note * pitch)


NOISES = {
    "deal": Noise(paper.deal),
    "flick": Noise(paper.flick),
    "slide": Noise(paper.slide),
    "place": Noise(paper.place),
    "turn": Noise(paper.turn),
    "hit": Noise(paper.hit),
    "shuffle": Noise(paper.shuffle),
    "knock": Noise(things.knock),
    "chips": Noise(things.chips),
    "life": Noise(other_games.life, sings=True),
    **{f"count{step}": Noise(partial(_struck, note), sings=True) for step, note in enumerate(_STEPS, 1)},
    "press": Noise(interface.press),
    "nudge": Noise(interface.nudge),
    "choose": Noise(interface.choose),
    "stock": Noise(interface.stock),
    "discards": Noise(interface.discards),
    "spread": Noise(interface.spread),
    "on": Noise(interface.on),
    "off": Noise(interface.off),
    "opens": Noise(interface.opens),
    "closes": Noise(interface.closes),
    "refused": Noise(interface.refused),
    "short": Noise(interface.short),
    "yours": Noise(interface.yours, sings=True),
    "hint": Noise(interface.hint, sings=True),
    "lesson": Noise(interface.lesson, sings=True),
    "coach": Noise(interface.coach, sings=True),
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
    "gin": Fanfare(other_games.gin, 2),
    "undercut": Fanfare(other_games.undercut, 2),
    "thirty-one": Fanfare(other_games.thirty_one, 2),
    "match": Fanfare(celebrations.match, 2),
    "champion": Fanfare(celebrations.champion, 2),
}


def made(name: str, variant: int) -> Wave:
    """Return one variant, counted from 1, of a noise, as it is kept."""
    rng = np.random.default_rng([*name.encode(), variant])
    if name in FANFARES:
        return _finished(FANFARES[name].make(rng, variant - 1), levels.NOISES[name], 0.25)
    noise = NOISES[name]
    pitches = _IN_TUNE if noise.sings else _PITCHES[TAKES.get(name, 3)]
    pitch = pitches[variant - 1] * (1.0 if noise.sings else rng.uniform(0.99, 1.01))
    return _finished(noise.make(rng, pitch), levels.NOISES[name], 0.03)


def takes(name: str) -> Wave:
    """Return all takes of a short noise as its file has them: one after the other, each as long as the longest."""
    each = [made(name, variant) for variant in range(1, TAKES[name] + 1)]
    size = max(map(len, each)) + round(BETWEEN * RATE)
    return np.concatenate([np.pad(take, (0, size - len(take))) for take in each])


def _finished(sound: Wave, level: float, fall: float) -> Wave:
    sound = ended(trimmed(sound), fall=fall)
    return levelled(sound, level, loudest_moment(sound))


def _quality(name: str) -> float:
    """Return the quality that a noise or a fanfare is kept in."""
    return _OTHER_QUALITIES.get(name, _FANFARE_QUALITY if name in FANFARES else _QUALITY)


def sounds() -> dict[str, tuple[Callable[[], Wave], float]]:
    """Return for each file, without its ending, what makes it, and the quality that it is kept in."""
    found: dict[str, tuple[Callable[[], Wave], float]] = {
        f"{name}-1": (partial(takes, name), _quality(name)) for name in TAKES
    }
    files = dict.fromkeys(NOISES.keys() - TAKES.keys(), 3) | {name: kind.variants for name, kind in FANFARES.items()}
    for name in sorted(files):
        for variant in range(1, files[name] + 1):
            found[f"{name}-{variant}"] = partial(made, name, variant), _quality(name)
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
