"""The differences between takes of a noise and noises of a family: how fast they begin and fall, and mono's share."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

import levels
import numpy as np
from synth.waves import RATE, Wave

_WINDOW = RATE // 1000
"""Samples of a millisecond, over which strength is measured."""


class Shape(NamedTuple):
    """The course of a noise.

    Attributes:
        attack: Milliseconds from a tenth of its peak to nine tenths.
        falls: Milliseconds from its greatest strength until it stays 20 dB below it.
        mono: Decibels of its power that are left in the mean of both sides; 0 if they are alike.
    """

    attack: float
    falls: float
    mono: float


def shape(sound: Wave) -> Shape:
    """Return the course of a noise in mono or stereo."""
    mono = sound if sound.ndim == 1 else sound.mean(axis=1)
    size = np.abs(mono) / np.abs(mono).max()
    attack = np.argmax(size >= 0.9) - np.argmax(size >= 0.1)
    strength = np.sqrt(np.convolve(mono**2, np.ones(_WINDOW) / _WINDOW, "same"))
    loudest = int(np.argmax(strength))
    falls = np.nonzero(strength >= 0.1 * strength[loudest])[0][-1] - loudest
    return Shape(1000 * attack / RATE, 1000 * falls / RATE, mono_left(sound))


def mono_left(sound: Wave) -> float:
    """Return the decibels of a sound's power that are left where both sides are mixed into one."""
    if sound.ndim == 1:
        return 0.0
    return float(10 * np.log10(np.mean(sound.mean(axis=1) ** 2) / np.mean(sound**2)))


class Take(NamedTuple):
    """The figures of a take: its level in decibels, the middle of its spectrum in hertz, and its attack in ms."""

    level: float
    middle: float
    attack: float


def report(takes: dict[str, list[Take]]) -> None:
    """Print how the takes of each noise differ, and between which levels the noises of each family lie."""
    print("\nnoise         takes  level: from to   middle: from to   attack: from to")
    for name, each in takes.items():
        level, middle, attack = (_span(values) for values in zip(*each, strict=True))
        print(
            f"{name:13} {len(each):5}  {level[0]:11.1f} {level[1]:5.1f}  {middle[0]:12.0f} {middle[1]:5.0f} "
            f"{attack[0]:13.2f} {attack[1]:5.2f}"
        )
    print("\nfamily       noises  takes  level: from to  the most that takes of one noise differ")
    for family, names in levels.FAMILIES.items():
        found = [[take.level for take in takes[name]] for name in names]
        least, most = _span(level for each in found for level in each)
        apart = max(max(each) - min(each) for each in found)
        print(f"{family:13} {len(found):5} {sum(map(len, found)):6} {least:12.1f} {most:5.1f} {apart:9.1f} dB")


def _span(values: Iterable[float]) -> tuple[float, float]:
    """Return the least and the greatest of some values."""
    each = list(values)
    return min(each), max(each)
