"""Make every noise of the game, and what is heard at its places, out of nothing: `python assets/make/sounds.py`.

It needs numpy and soundfile (`pip install -e ".[art]"`); the game needs neither. The same seed makes the same sound.
Name noises to make only those: `python assets/make/sounds.py chips club`.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import NamedTuple

import numpy as np
from synth import fanfares, outdoors, paper, swing, things
from synth.loudness import ended, levelled, loudest_moment, programme, trimmed
from synth.ogg import save
from synth.waves import RATE, Wave

TARGET = Path(__file__).resolve().parent.parent / "sounds"
_QUALITY, _MUSIC_QUALITY, _AIR_QUALITY = 0.5, 0.30, 0.15

_PITCHES = {3: (1.0, 0.925, 1.08), 4: (1.0, 0.93, 1.075, 0.965)}
"""The spread of the variants of a noise in pitch; a little chance comes on top."""


class Noise(NamedTuple):
    """A noise of the game.

    Attributes:
        make: Gets chance and a pitch.
        variants: In how many forms it is kept.
        level: How loud its loudest moment is, in decibels as the ear weighs them.
    """

    make: Callable[[np.random.Generator, float], Wave]
    variants: int
    level: float


NOISES = {
    "deal": Noise(paper.deal, 4, -23.0),
    "flick": Noise(paper.flick, 4, -20.5),
    "slide": Noise(paper.slide, 4, -22.0),
    "place": Noise(paper.place, 4, -20.5),
    "turn": Noise(paper.turn, 4, -21.5),
    "hit": Noise(paper.hit, 4, -17.0),
    "shuffle": Noise(paper.shuffle, 3, -20.0),
    "knock": Noise(things.knock, 3, -15.5),
    "chips": Noise(things.chips, 4, -18.5),
}

FANFARES = {"win": (fanfares.win, -17.0), "caught": (fanfares.caught, -17.0), "tonk": (fanfares.tonk, -14.0)}
"""Fanfares of the band: the maker gets chance and which variant, from 0; three of each, in notes of their own."""


def made(name: str, variant: int) -> Wave:
    """Return one variant, counted from 1, of a noise, as it is kept."""
    rng = np.random.default_rng([*name.encode(), variant])
    if name in FANFARES:
        play, level = FANFARES[name]
        return _finished(play(rng, variant - 1), level, 0.25)
    noise = NOISES[name]
    pitch = _PITCHES[noise.variants][variant - 1] * rng.uniform(0.99, 1.01)
    return _finished(noise.make(rng, pitch), noise.level, 0.03)


def _finished(sound: Wave, level: float, fall: float) -> Wave:
    sound = ended(trimmed(sound), fall=fall)
    return levelled(sound, level, loudest_moment(sound))


def sounds() -> dict[str, tuple[Callable[[], Wave], float]]:
    """Return for each file's stem what makes it, and the quality that it is kept in."""
    counts = {**{name: noise.variants for name, noise in NOISES.items()}, **dict.fromkeys(FANFARES, 3)}
    found: dict[str, tuple[Callable[[], Wave], float]] = {
        f"{name}-{variant}": (partial(made, name, variant), _QUALITY)
        for name, count in counts.items()
        for variant in range(1, count + 1)
    }
    places = {place: (make, _AIR_QUALITY) for place, make in outdoors.PLACES.items()}
    return {**found, **places, "club": (swing.band, _MUSIC_QUALITY)}


def main(names: list[str]) -> None:
    """Make the named noises in all their variants, or all there are, and say how large and how loud each is."""
    TARGET.mkdir(exist_ok=True)
    for stem, (make, quality) in sounds().items():
        if names and stem.partition("-")[0] not in names:
            continue
        sound = make()
        size = save(sound, TARGET / f"{stem}.ogg", quality)
        level = programme(sound) if len(sound) > 20 * RATE else loudest_moment(sound)
        print(
            f"{stem:10} {len(sound) / RATE:6.3f} s {size / 1000:6.1f} kB  loud {level:6.1f} dB"
            f"  peak {np.abs(sound).max():.2f}"
        )


if __name__ == "__main__":
    main(sys.argv[1:])
