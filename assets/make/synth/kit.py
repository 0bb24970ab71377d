"""Brushes and gourds that keep time where no band plays, and the air about those who play."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

import numpy as np

from synth.instruments import hat, shaker, stir, tap
from synth.stage import Stage
from synth.waves import RATE, Wave, coloured, noise

Chance = np.random.Generator


class Stroke(NamedTuple):
    """One stroke of a figure.

    Attributes:
        place: Its beat in the bar, from 0.
        play: Makes it, from chance and a strength.
        strength: How strong it is, 0 to 1.
        early: Seconds by which its sound begins before the beat.
    """

    place: float
    play: Callable[[Chance, float], Wave]
    strength: float
    early: float = 0.0


def wire(rng: Chance, strength: float) -> Wave:
    """The tips of a brush on a tight skin: bright and short."""
    return tap(rng, strength, 1.55)


def edge(rng: Chance, strength: float) -> Wave:
    """The tips of a brush on the edge of a cymbal, which is heard as long as a breath."""
    return hat(rng, 2.2 * strength)


def seeds(rng: Chance, strength: float) -> Wave:
    """A gourd, shaken."""
    return shaker(rng, strength)


def hush(rng: Chance, strength: float) -> Wave:
    """A brush goes round on the skin."""
    return stir(rng, 0.55, strength, 2.1)


def keep_time(
    stage: Stage,
    rng: Chance,
    when: Callable[[float], float],
    bars: Iterable[int],
    beats: int,
    figure: Sequence[Stroke],
    gain: float,
    side: float,
) -> None:
    """Play a figure in each of some bars; no two strokes are quite alike.

    Args:
        stage: Where it is heard.
        rng: Chance.
        when: Gives the second of a beat.
        bars: The bars, from 0.
        beats: The beats of a bar.
        figure: The strokes of one bar.
        gain: How loud all of it is.
        side: Where it comes from, -1 to 1.
    """
    for bar in bars:
        for stroke in figure:
            at = when(bar * beats + stroke.place) + rng.normal(0, 0.005) - stroke.early
            touch = stroke.strength * (1 + 0.09 * rng.standard_normal())
            stage.put(stroke.play(rng, float(np.clip(touch, 0.02, 1.2))), at, gain, side)


def air(stage: Stage, rng: Chance, gain: float) -> None:
    """Let the room be heard between the notes: cloth, breath, wood, and what is outside, high and hardly there."""
    seconds = stage.seconds
    t = np.arange(round(seconds * RATE)) / RATE
    for side in (-0.8, 0.8):
        breath = coloured(noise(rng, seconds + 0.01), 2600, 7500, 5)[: len(t)]
        slow = 1 + 0.25 * np.sin(2 * np.pi * rng.uniform(0.05, 0.16) * t + rng.uniform(0, 6))
        stage.put(breath * slow, 0.0, gain, side)
