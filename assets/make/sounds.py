"""Synthesise every sound of the game, and its music: `python -m assets.make.sounds`.

It needs numpy and soundfile (`pip install -e ".[art]"`) and the system's libopus; the game needs none of them. The same
seed makes the same sound.

Name sounds, tunes or beds to make only those: `python -m assets.make.sounds chips two-lamps beds/club`. With
`--measure` nothing is made: it prints how loud the files are compared with `levels.py`, whether they clip or click,
how bright, wide and long each tune is, how clearly each sound stands out from the music, how fast it begins and falls,
how its takes differ and what mono leaves of it, and how smooth the seam of each bed is. With `--codecs` nothing is made
either: it prints the noise that each codec adds to a sound, against what the sound hides (`masking.py`).
"""

from __future__ import annotations

import io
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import NamedTuple

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parent))

import levels
from comparing import compare
from measuring import report, roughest, takes_in
from synth import celebrations, fanfares, interface, other_games, paper, things
from synth.beds import BED_RATE, beds
from synth.layers import held_breath
from synth.loudness import ended, levelled, trimmed
from synth.opus import Codec, compressed, load
from synth.songs import CODECS, TUNES
from synth.waves import RATE, Wave

from tonk.ui.shell.sounds import BETWEEN, TAKES

TARGET = Path(__file__).resolve().parent.parent / "sounds"
_NOISE, _FANFARE, _BED = Codec(40000, even=True), Codec(48000, even=True), Codec(22000, loop=True)
_OTHERS = dict.fromkeys(("chips", "deal", "gin"), Codec(52000, even=True))
_OTHERS |= {"tonk": Codec(52000, even=True, tail=1.7), "champion": Codec(64000, even=True, tail=2.8)}
_OTHERS |= {"win": _FANFARE._replace(tail=1.4), "match": _FANFARE._replace(tail=1.8)}
_OTHERS |= dict.fromkeys(("hint", "lesson", "coach", "yours", "life", "slam", "settle"), Codec(30000, even=True))
_LAYER = Codec(16000)
"""The codecs of noises, fanfares, beds and what is played over tunes: masking hides what is lost (`--codecs`)."""

_PACKET = RATE // 50
"""Samples of a packet of the encoder."""
_LEADS = range(0, 960, 80)
"""The silences that are tried before a noise: where its packets begin decides how far a hard edge smears before it."""

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
    "slam": Noise(paper.slam),
    "settle": Noise(paper.settle),
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
    "tonk": Fanfare(fanfares.tonk, 3),
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
    """Return all takes of a short noise as its file has them: one after the other, each as long as the longest.

    Each begins where the encoder's packets do for all others.
    """
    each = [made(name, variant) for variant in range(1, TAKES[name] + 1)]
    size = -(-(max(map(len, each)) + round(BETWEEN * RATE)) // _PACKET) * _PACKET
    return np.concatenate([np.pad(take, (0, size - len(take))) for take in each])


def _finished(sound: Wave, level: float, fall: float) -> Wave:
    return levelled(ended(trimmed(sound), fall=fall), level)


def _codec(name: str) -> Codec:
    """Return how a noise or a fanfare is kept."""
    return _OTHERS.get(name.rstrip("12345"), _FANFARE if name in FANFARES else _NOISE)


class Sound(NamedTuple):
    """A sound of which a file is made.

    Attributes:
        make: What makes it.
        codec: How it is kept.
        rate: The samples a second that it is made with.
    """

    make: Callable[[], Wave]
    codec: Codec
    rate: int = RATE


def sounds() -> dict[str, Sound]:
    """Return the sound of each file, by its name without its ending."""
    found = {f"{name}-1": Sound(partial(takes, name), _codec(name)) for name in TAKES}
    files = dict.fromkeys(NOISES.keys() - TAKES.keys(), 3) | {name: kind.variants for name, kind in FANFARES.items()}
    for name in sorted(files):
        for variant in range(1, files[name] + 1):
            found[f"{name}-{variant}"] = Sound(partial(made, name, variant), _codec(name))
    found |= {f"music/{name}": Sound(play, CODECS[name]) for name, play in TUNES.items()}
    found["layers/held-breath"] = Sound(held_breath, _LAYER)
    return {**found, **{f"beds/{name}": Sound(make, _BED, BED_RATE) for name, make in beds().items()}}


def _chosen(names: list[str]) -> Iterator[tuple[str, Sound]]:
    """Yield the named sounds in all their variants, or all there are."""
    for stem, sound in sounds().items():
        if not names or stem in names or stem.rpartition("-")[0] in names or stem.rpartition("music/")[2] in names:
            yield stem, sound


def main(names: list[str]) -> None:
    """Make the named noises in all their variants, or all there are; or measure those that are there."""
    if "--measure" in names:
        report(TARGET)
        return
    if "--codecs" in names:
        for stem, (make, _codec, rate) in _chosen([name for name in names if name != "--codecs"]):
            if rate == RATE:
                compare(stem, make())
        return
    for folder in ("music", "layers", "beds"):
        (TARGET / folder).mkdir(parents=True, exist_ok=True)
    for stem, (make, codec, rate) in _chosen(names):
        sound = make()
        serial = sum(stem.rpartition("/")[2].encode())
        ways = [compressed(sound, codec, serial, rate, lead) for lead in (_LEADS if "/" not in stem else (0,))]
        data = min(ways, key=lambda way: roughest(takes_in(stem, load(io.BytesIO(way))))) if len(ways) > 1 else ways[0]
        (TARGET / f"{stem}.ogg").write_bytes(data)
        print(f"{stem:22} {len(sound) / rate:6.3f} s {len(data) / 1000:6.1f} kB  peak {np.abs(sound).max():.2f}")


if __name__ == "__main__":
    main(sys.argv[1:])
