"""Sounds where no band plays: the fire of a camp, the wind over a northern platform.

All of it is made round: noise is filtered as a circle, and what swells does so a whole number of times.
"""

from __future__ import annotations

import numpy as np

from synth.loudness import bent, levelled, programme
from synth.room import echo, round_in_room
from synth.waves import RATE, Wave, panned, puff, rings, wrap

SECONDS = 32.0
LOUDNESS = -29.0

Chance = np.random.Generator


def _nothing() -> Wave:
    return np.zeros((int(SECONDS * RATE), 2))


def _round_noise(rng: Chance, low: float, high: float, slope: float = 12.0) -> Wave:
    """Return noise between two pitches whose end leads to its beginning; its power is 1."""
    count = int(SECONDS * RATE)
    pitch = np.maximum(np.fft.rfftfreq(count, 1 / RATE), 1e-9)
    order = slope / 3.01
    gain = 1 / np.sqrt((1 + (low / pitch) ** order) * (1 + (pitch / high) ** order))
    sound = np.fft.irfft(np.fft.rfft(rng.standard_normal(count)) * gain, count)
    return sound / np.sqrt(np.mean(sound**2))


def _waver(rng: Chance, slowest: int, quickest: int, depth: float) -> Wave:
    """Return a strength about 1 that comes and goes, between so few and so many times in a round."""
    turn = 2 * np.pi * np.arange(int(SECONDS * RATE)) / int(SECONDS * RATE)
    total = np.zeros(len(turn))
    for _ in range(7):
        total += np.sin(int(rng.integers(slowest, quickest + 1)) * turn + rng.uniform(0, 2 * np.pi))
    return np.exp(depth * total / np.sqrt(3.5))


def _wind(rng: Chance, low: float, cold: float) -> Wave:
    """Return wind from both sides: a low push, a middle that follows it, and as `cold` grows a whistle in the gusts."""
    wind, gust = _nothing(), _waver(rng, 1, 5, 0.24)
    both = _round_noise(rng, low * 0.5, low * 1.2) * gust
    for side in (0, 1):
        own = gust * _waver(rng, 3, 14, 0.16)
        wind[:, side] += 0.8 * both + 0.6 * _round_noise(rng, low * 0.5, low * 1.2) * own
        wind[:, side] += 0.45 * _round_noise(rng, low * 1.5, low * 3.2) * own**1.8
        wind[:, side] += cold * 0.16 * _round_noise(rng, low * 4.6, low * 5.2, 24) * own**3
    return wind


def camp() -> Wave:
    """A fire at night: it breathes, hisses and cracks; wind in the trees behind it."""
    rng = np.random.default_rng(1)
    sound = 0.30 * _wind(rng, 190, 0.2)
    for side in (0, 1):
        sound[:, side] += 0.42 * _round_noise(rng, 80, 300) * _waver(rng, 60, 300, 0.35)
        sound[:, side] += 0.05 * _round_noise(rng, 1800, 5200) * _waver(rng, 20, 160, 0.4)
    at = 0.0
    while at < SECONDS:
        # Cracks come in flurries; most are small, and a few are not.
        for _ in range(int(rng.integers(1, 6))):
            strength = min(6.0, 0.5 * rng.pareto(1.9) + 0.25)
            pitch = rng.uniform(900, 3600) / (1 + 0.12 * strength)
            modes = [(pitch * r, 0.0022 / r**0.5, 1 / r) for r in (1.0, 1.63, 2.41, 3.3)]
            crack = rings(0.03, modes, 0.0003) + 0.6 * rng.standard_normal(int(0.03 * RATE)) * puff(
                0.03, 0.0003, 0.0012
            )
            wrap(sound, panned(crack, rng.uniform(-0.5, 0.5)), at + rng.exponential(0.06), strength)
        at += rng.exponential(0.30)
    return _finished(sound, echo(0.5, 3000, 3), 0.10)


def station() -> Wave:
    """A platform in the snow: cold wind, wires that sing in it, and twice a bell far down the line."""
    rng = np.random.default_rng(2)
    sound = _wind(rng, 210, 1.0)
    bells = _nothing()
    for stroke in (6.1, 8.3, 23.4):
        low = 392.0
        modes = [
            (low * ratio, half, share)
            for ratio, half, share in (
                (0.5, 1.6, 0.5),
                (1.0, 1.1, 1.0),
                (1.19, 0.8, 0.6),
                (1.5, 0.6, 0.3),
                (2.0, 0.5, 0.5),
                (2.66, 0.25, 0.2),
            )
        ]
        wrap(bells, panned(rings(6.0, modes, 0.012), -0.35), stroke, 0.5)
    sound += 1.5 * round_in_room(bells, echo(3.2, 1800, 5), 0.8)
    return _finished(sound, echo(1.6, 2400, 4), 0.12)


def _finished(sound: Wave, room: Wave, wet: float) -> Wave:
    """Return a loop with its room, begun where it is quietest: there what compression does to the seam is least."""
    heard = round_in_room(sound, room, wet)
    moment = RATE // 20
    power = (heard[: len(heard) // moment * moment] ** 2).reshape(-1, moment * 2).sum(axis=1)
    heard = np.roll(heard, -(int(np.argmin(power)) * moment + moment // 2), axis=0)
    return bent(levelled(heard - heard.mean(axis=0), LOUDNESS, programme(heard)))


PLACES = {"camp": camp, "station": station}
"""Sounds of each place; the club has its band."""
