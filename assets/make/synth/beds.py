"""The quiet sounds of the places: a room full of talk, a fire, rain on an awning, a hall, a clock.

Each is a loop without a seam: noise is made round from its spectrum, and all that happens wraps over the end. People
are heard from where they talk or walk, the fire from the left as it is seen, the engine from the right.
"""

from __future__ import annotations

from collections.abc import Callable

import levels
import numpy as np

from synth.loudness import bent, programme
from synth.room import echo, round_in_room
from synth.waves import RATE, Wave, hiss, moments, panned, puff, rings, swell, swept, wrap
from tonk.ui.shell.ogg_stream import OPUS_RATE

Chance = np.random.Generator

SECONDS = 30.0
BED_RATE = OPUS_RATE
"""The rate at which they are kept and played: were they converted while they play, their ends would not meet."""
_SIZE = round(SECONDS * RATE)
_HIGHEST = 13000.0
"""Hertz above which nothing is kept: what little there is would cost more than it gives."""
_APART = 0.45
"""The share of a noise in which the two ears differ."""


def _band(rng: Chance, low: float, high: float, slope: float = 2.0) -> Wave:
    """Return noise between two pitches that is around both ears and goes round without a seam."""
    middle, aside = (_noise(rng, low, high, slope) for _ in range(2))
    return np.stack([middle + _APART * aside, middle - _APART * aside], axis=1)


def _noise(rng: Chance, low: float, high: float, slope: float) -> Wave:
    """Return noise between two pitches for one ear."""
    pitch = np.fft.rfftfreq(_SIZE, 1 / RATE)
    with np.errstate(divide="ignore"):
        shape = 1 / np.sqrt((1 + (low / np.maximum(pitch, 1e-9)) ** (2 * slope)) * (1 + (pitch / high) ** (2 * slope)))
    spectrum = shape * np.exp(1j * rng.uniform(0, 2 * np.pi, len(pitch)))
    sound = np.fft.irfft(spectrum, _SIZE)
    return np.asarray(sound / np.sqrt(np.mean(sound**2)))


def _breath(rng: Chance, depth: float, slowest: int = 1, fastest: int = 6) -> Wave:
    """Return a slow rise and fall about 1 that goes round without a seam, alike for both ears."""
    share = np.arange(_SIZE) / _SIZE
    waves = sum(
        np.sin(2 * np.pi * (turns * share + rng.uniform())) / turns**0.5 for turns in range(slowest, fastest + 1)
    )
    return np.asarray(np.exp(depth * waves / 1.6))[:, None]


def _syllable(rng: Chance, pitch: float, seconds: float, vowel: tuple[float, float, float], top: float) -> Wave:
    """Return a syllable: a voice's overtones as a mouth lets them through, ever less towards a highest one."""
    t = moments(seconds)
    glide = 1 + rng.uniform(-0.12, 0.06) * t / seconds
    phase = 2 * np.pi * np.cumsum(pitch * glide) / RATE
    sound = np.zeros(len(t))
    for overtone in range(1, int(top / pitch)):
        at = overtone * pitch
        strength = sum(gain / (1 + ((at - middle) / wide) ** 2) for middle, gain, wide in
                       zip((*vowel, 3600.0, 4700.0), _OPEN, _WIDE, strict=True))  # fmt: skip
        sound += strength * np.cos(np.pi / 2 * at / top) ** 0.5 * np.sin(overtone * phase + overtone**2)
    return sound * swell(seconds, rng.uniform(0.25, 0.5))


_VOWELS = ((700.0, 1150.0, 2500.0), (450.0, 1800.0, 2500.0), (320.0, 800.0, 2300.0), (550.0, 950.0, 2400.0),
           (300.0, 2100.0, 2800.0), (600.0, 1500.0, 2500.0))  # fmt: skip


_OPEN, _WIDE = (1.0, 0.6, 0.20, 0.11, 0.06), (90.0, 120.0, 240.0, 420.0, 600.0)
"""The shares of its pitches that a mouth lets through, and their widths: the two highest are alike in all vowels."""
_FAR, _NEAR = 5600.0, 6400.0
"""The hertz at which nothing is left of voices from far off, and from the tables around."""


def _murmur(rng: Chance, voices: int, pause: float, sharp: float = 0.0) -> Wave:
    """Return so many people who talk some way off, each from a place; now one says more and now another.

    Args:
        rng: Chance.
        voices: How many they are.
        pause: The seconds for which one is silent, in the mean.
        sharp: The share of syllables that begin with an s, an f or a t, which are heard high up.
    """
    heard, top = np.zeros((_SIZE, 2)), _NEAR if sharp else _FAR
    breaths = (
        [hiss(rng, 0.09, low, high) for low, high in ((4200, 10000), (2600, 7000), (3200, 11000))] if sharp else []
    )
    for voice in range(voices):
        side = -0.9 + 1.8 * (voice + 0.5) / voices
        pitch, near = rng.choice([rng.uniform(95, 135), rng.uniform(165, 225)]), rng.uniform(0.35, 1.0)
        at = rng.uniform(0, 2)
        while at < SECONDS:
            for _syllables in range(int(rng.integers(3, 11))):
                seconds = rng.uniform(0.09, 0.24)
                vowel = _VOWELS[int(rng.integers(len(_VOWELS)))]
                said = _syllable(rng, pitch * rng.uniform(0.88, 1.18), seconds, vowel, top)
                wrap(heard, panned(said, side), at, near * rng.uniform(0.4, 1.0))
                if sharp and rng.uniform() < sharp:
                    long = rng.uniform(0.03, 0.088)
                    breath = breaths[int(rng.integers(len(breaths)))][: int(long * RATE)] * swell(long, 0.35)
                    wrap(heard, panned(breath, side), at - 0.7 * long, near * rng.uniform(0.15, 0.5))
                at += seconds * rng.uniform(0.85, 1.3)
            at += rng.exponential(pause)
    return heard / np.sqrt(np.mean(heard**2))


def _clinks(rng: Chance, sound: Wave, times: int, pitches: tuple[float, float], gain: float) -> None:
    """Let glass or china touch now and then, here and there."""
    for _ in range(times):
        at, pitch, side = rng.uniform(0, SECONDS), rng.uniform(*pitches), rng.uniform(-0.9, 0.9)
        for again in range(int(rng.integers(1, 3))):
            modes = [(pitch * r, 0.06 / r, 1 / r) for r in (1.0, 2.32, 4.2)]
            wrap(
                sound,
                panned(rings(0.5, modes), side),
                at + again * rng.uniform(0.07, 0.16),
                gain * rng.uniform(0.3, 1.0) / (again + 1),
            )


def _steps(rng: Chance, sound: Wave, begins: float, count: int, gain: float, pitch: float) -> None:
    """Let somebody walk past from one side to the other, nearer and farther away again."""
    way = 0.8 if begins < SECONDS / 2 else -0.8
    for step in range(count):
        share = (step + 0.5) / count
        near = np.sin(np.pi * share)
        heel = rng.standard_normal(int(0.09 * RATE)) * puff(0.09, 0.001, 0.006)
        heel += 2.4 * rings(0.09, [(pitch * rng.uniform(0.95, 1.05), 0.016, 1.0), (pitch * 2.7, 0.008, 0.5)])
        heard = panned(heel, way * (2 * share - 1))
        wrap(sound, heard, begins + 0.56 * step + rng.normal(0, 0.012), gain * near)


def _in_room(sound: Wave, seconds: float, damp: float, wet: float, seed: int) -> Wave:
    """Return a loop with what its room adds."""
    return round_in_room(sound, echo(seconds, damp, seed), wet)


def _from_calm(sound: Wave) -> Wave:
    """Return a loop that begins where it is calmest: what a compressor does to its ends is heard least there."""
    size = round(0.04 * RATE)
    power = np.cumsum((np.concatenate([sound, sound[:size]]) ** 2).sum(axis=1))
    return np.roll(sound, -int(np.argmin(power[size:] - power[:-size])) - size // 2, axis=0)


def _air(rng: Chance) -> Wave:
    """Return the air of a room in which people move: cloth, breath and what is outside, up to ten thousand hertz."""
    return _band(rng, 1900, 9000, 1.0) * _breath(rng, 0.22, 2, 9)


def _glass(rng: Chance, pitch: float, half_life: float = 0.09) -> Wave:
    """Return a glass that is touched, with its high modes and the tick of the touch."""
    modes = [(pitch * ratio, half_life / ratio**0.7, ratio**-0.6) for ratio in (1.0, 2.32, 4.25)]
    sound = rings(0.6, modes, 0.0004)
    sound[: int(0.012 * RATE)] += 0.5 * hiss(rng, 0.012, 4000, 11000) * puff(0.012, 0.0003, 0.0015)
    return sound


def _scrape(rng: Chance, seconds: float, low: float, high: float) -> Wave:
    """Return the leg of a chair that is dragged over boards: it sticks and slips."""
    glide = np.geomspace(low, high, int(seconds * RATE))
    slips = 1 + 0.8 * np.sin(2 * np.pi * np.cumsum(glide / 9) / RATE)
    return swept(rng, seconds, glide, 1.6) * slips * swell(seconds, 0.4)


def _laugh(rng: Chance, pitch: float, times: int) -> Wave:
    """Return somebody who laughs: open syllables, ever lower, with breath."""
    sound = np.zeros(round((0.19 * times + 0.2) * RATE))
    for number in range(times):
        said = _syllable(rng, pitch * (1.12 - 0.05 * number), 0.13, _VOWELS[0], _NEAR) / 3
        said += 0.25 * hiss(rng, 0.13, 1800, 6500)[: len(said)] * swell(0.13, 0.15)
        start = round(0.19 * number * RATE)
        sound[start : start + len(said)] += said * (1.0 - 0.09 * number)
    return sound


def club() -> Wave:
    """A room full of talk that swells and ebbs, and what happens in it: glasses, ice, a chair, a cork, a laugh.

    Each of these is heard once in the loop, far from the others, and none is like another.
    """
    rng = np.random.default_rng(101)
    t = moments(SECONDS)[:, None]
    talk = _murmur(rng, 15, 1.1, 0.45) * _breath(rng, 0.16, 1, 4) * (1 + 0.5 * np.exp(-(((t - 19.6) / 1.6) ** 2)))
    sound = talk + 0.35 * _band(rng, 60, 220) * _breath(rng, 0.2) + 0.09 * _air(rng)
    _clinks(rng, sound, 9, (2300, 5200), 0.8)
    cork = rings(0.2, [(430.0, 0.012, 1.0), (910.0, 0.008, 0.6)]) + 0.2 * hiss(rng, 0.2, 2500, 9000) * puff(
        0.2, 0.004, 0.03
    )
    put_down = rings(0.3, [(390.0, 0.016, 1.0), (2650.0, 0.05, 0.35), (6100.0, 0.02, 0.2)])
    happens = [
        (1.9, 0.7, 4.0, _glass(rng, 2870.0)),
        (2.02, 0.66, 2.6, _glass(rng, 3340.0)),
        (10.7, -0.5, 1.7, _scrape(rng, 0.55, 420.0, 760.0)),
        (14.6, 0.2, 5.0, cork),
        (19.3, -0.75, 1.8, _laugh(rng, 205.0, 6)),
        (23.6, 0.45, 4.5, put_down),
        (27.3, -0.3, 2.2, _glass(rng, 2093.0, 0.28)),
    ]
    happens += [
        (6.4 + 0.11 * ice**1.3, -0.6, 2.4 - 0.4 * ice, _glass(rng, 5100.0 + 700 * ice, 0.03)) for ice in range(4)
    ]
    for at, side, gain, what in happens:
        wrap(sound, panned(what, side), at, gain)
    return _from_calm(_in_room(sound, 0.9, 5200, 0.8, 5))


def camp() -> Wave:
    """A fire, crickets, wind in the firs, and an owl."""
    rng = np.random.default_rng(102)
    sound = 0.8 * _band(rng, 70, 300) * _breath(rng, 0.35, 2, 14) + 0.28 * _band(rng, 300, 900, 1.2) * _breath(rng, 0.6)
    at = 0.0
    while at < SECONDS:
        for _crack in range(int(rng.integers(1, 6))):
            strength = min(4.0, 0.5 * rng.pareto(1.9) + 0.25)
            pitch = rng.uniform(900, 3000) / (1 + 0.12 * strength)
            crack = rings(0.03, [(pitch * r, 0.0022 / r**0.5, 1 / r) for r in (1.0, 1.63, 2.41)], 0.0003)
            crack += 0.5 * rng.standard_normal(len(crack)) * puff(0.03, 0.0003, 0.0012)[: len(crack)]
            wrap(sound, panned(crack, rng.uniform(-0.85, -0.25)), at + rng.exponential(0.06), 1.1 * strength)
        at += rng.exponential(0.42)
    for note, gap, first, side in ((4150.0, 0.92, 0.1, 0.8), (4480.0, 1.31, 0.5, -0.7)):
        for chirp in range(int((SECONDS - first) / gap)):
            for pulse in range(3):
                sung = np.sin(2 * np.pi * note * moments(0.03)) * swell(0.03)
                wrap(sound, panned(sung, side), first + chirp * gap + 0.045 * pulse, 0.09)
    for at, note in ((6.2, 392.0), (6.9, 392.0), (7.25, 370.0), (14.1, 330.0), (24.6, 392.0), (25.3, 370.0)):
        hoot = np.sin(2 * np.pi * note * moments(0.34)) * swell(0.34, 0.3)
        wrap(sound, panned(hoot, 0.6), at, 0.16)
    return _in_room(sound, 0.6, 2600, 0.25, 6)


def cafe() -> Wave:
    """A terrace: a little talk, cups and spoons, sparrows, and steps on the pavement."""
    rng = np.random.default_rng(103)
    sound = 0.8 * _murmur(rng, 8, 2.0) + 0.45 * _band(rng, 80, 420, 1.2) * _breath(rng, 0.4)
    _clinks(rng, sound, 23, (2600, 4600), 0.5)
    _steps(rng, sound, 3.0, 9, 0.5, 190.0)
    _steps(rng, sound, 11.5, 8, 0.4, 240.0)
    _steps(rng, sound, 20.5, 10, 0.45, 210.0)
    for at in (1.4, 1.75, 2.3, 8.2, 8.5, 8.74, 13.6, 16.2, 16.4, 19.1, 23.7, 24.0, 24.2, 28.3):
        note = rng.uniform(3300, 4300)
        t = moments(0.09)
        chirp = np.sin(2 * np.pi * (note * t + rng.uniform(-4500, 3500) * t**2)) * swell(0.09)
        wrap(sound, panned(chirp, 0.75 if at < 8 else -0.6), at, 0.22)
    return _from_calm(_in_room(sound, 0.5, 3600, 0.5, 7))


def evening() -> Wave:
    """Rain on the awning and on the street in gusts, drops from its edge, and the talk of those who stayed."""
    rng = np.random.default_rng(104)
    gusts = _breath(rng, 0.55, 1, 7)
    sound = 0.26 * _band(rng, 500, 1900, 1.8) * gusts + 0.048 * _band(rng, 1800, 6000, 1.4) * gusts**1.7
    sound += 0.34 * _band(rng, 90, 420) * _breath(rng, 0.3) + 0.55 * _murmur(rng, 6, 2.4)
    for _splash in range(240):
        drop = hiss(rng, 0.02, 2400, rng.uniform(5000, 10000)) * puff(0.02, 0.0004, rng.uniform(0.0012, 0.003))
        wrap(sound, panned(drop, rng.uniform(-1, 1)), rng.uniform(0, SECONDS), 0.10 * min(2.5, rng.pareto(2.2)))
    for _drop in range(1500):
        pitch = rng.uniform(380, 1500)
        drop = rings(0.05, [(pitch, 0.006, 1.0), (pitch * 1.9, 0.003, 0.4)], 0.0004)
        fallen = panned(drop, rng.uniform(-1, 1))
        wrap(sound, fallen, rng.uniform(0, SECONDS), 0.55 * min(2.2, 0.25 + 0.3 * rng.pareto(2.2)))
    _clinks(rng, sound, 8, (2600, 4200), 0.4)
    return _in_room(sound, 0.5, 3600, 0.35, 8)


def _struck_bell(pitch: float, times: int, apart: float) -> Wave:
    """Return a bell that is struck a few times, as it is heard from far off."""
    modes = [
        (pitch * ratio, 0.5 / ratio**0.5, share) for ratio, share in ((1.0, 1.0), (2.0, 0.6), (2.4, 0.4), (3.0, 0.3))
    ]
    sound, one = np.zeros(round((times * apart + 2.0) * RATE)), rings(2.0, modes, 0.004)
    for strike in range(times):
        start = round(strike * apart * RATE)
        sound[start : start + len(one)] += one * (1.0 - 0.5 * strike / times)
    return sound


def _trolley(rng: Chance) -> Wave:
    """Return a trolley whose iron wheels go over the joints of a stone floor, and past."""
    sound = 0.25 * hiss(rng, 2.4, 350, 3200) * swell(2.4)
    at = 0.2
    while at < 2.2:
        clack = hiss(rng, 0.03, 900, 8000) * puff(0.03, 0.0004, 0.003) + rings(
            0.03, [(rng.uniform(500, 640), 0.01, 1.0)]
        )
        start = round(at * RATE)
        sound[start : start + len(clack)] += clack * np.sin(np.pi * at / 2.4) * rng.uniform(0.5, 1.0)
        at += rng.choice([0.075, 0.19]) * rng.uniform(0.85, 1.15)
    return sound


def _wings(rng: Chance) -> Wave:
    """Return a pigeon that flies up under the roof."""
    sound = np.zeros(round(1.2 * RATE))
    for beat in range(9):
        flap = hiss(rng, 0.07, 900 + 90 * beat, 5200) * swell(0.07, 0.3)
        start = round((0.11 * beat - 0.003 * beat**2) * RATE)
        sound[start : start + len(flap)] += flap * (1.0 - 0.09 * beat)
    return sound


def station() -> Wave:
    """A great hall in winter: wind at the glass, an engine that breathes, steps, and a whistle far away.

    Between them, once each: a bell, a door, a trolley, steam that is let off, a pigeon, and a crossing far out.
    """
    rng = np.random.default_rng(105)
    sound = 0.9 * _band(rng, 45, 180) + 0.5 * _band(rng, 220, 620, 1.6) * _breath(rng, 0.8)
    sound += 0.085 * _air(rng) * _breath(rng, 0.4, 1, 3)
    at = 0.0
    for breath in range(10):
        puffed = rng.standard_normal(int(1.3 * RATE)) * swell(1.3, 0.2)
        low = np.convolve(puffed, np.hanning(14) / 7, "same") + 0.10 * puffed
        wrap(sound, panned(low, 0.6), at, rng.uniform(0.35, 0.6))
        at = 3.0 * (breath + 1) + rng.uniform(-0.35, 0.35)
    _steps(rng, sound, 1.2, 12, 1.1, 150.0)
    _steps(rng, sound, 10.4, 10, 0.8, 210.0)
    _steps(rng, sound, 20.6, 11, 0.9, 180.0)
    t = moments(1.5)
    whistle = sum(np.sin(2 * np.pi * note * (t + 0.0015 * np.sin(2 * np.pi * 5 * t))) for note in (523.0, 622.0, 740.0))
    door = rings(0.5, [(72.0, 0.05, 1.0), (131.0, 0.04, 0.8), (420.0, 0.02, 0.4), (2300.0, 0.008, 0.3)], 0.001)
    steam = hiss(rng, 1.9, 2600, 11000) * swell(1.9, 0.12)
    for when, side, gain, what in (
        (8.3, 0.35, 0.10, np.asarray(whistle) * swell(1.5, 0.3)),
        (4.7, -0.2, 1.7, _struck_bell(587.0, 2, 1.1)),
        (12.6, -0.8, 5.0, door),
        (14.6, -0.4, 3.4, _trolley(rng)),
        (18.2, 0.65, 0.75, steam),
        (22.9, -0.75, 0.9, _struck_bell(932.0, 6, 0.52)),
        (27.6, 0.1, 2.2, _wings(rng)),
    ):
        wrap(sound, panned(what, side), when, gain)
    sound += 0.34 * _murmur(rng, 5, 2.6, 0.5)
    return _from_calm(_in_room(sound, 2.6, 4200, 1.1, 9))


def plain() -> Wave:
    """A quiet room with a clock."""
    rng = np.random.default_rng(106)
    sound = 0.5 * _band(rng, 60, 300, 1.4) * _breath(rng, 0.2)
    for tick in range(round(SECONDS)):
        pitch = 1750.0 if tick % 2 else 2050.0
        body = rings(0.08, [(pitch, 0.006, 1.0), (pitch * 1.7, 0.004, 0.6), (310.0, 0.012, 0.7)], 0.0004)
        wrap(sound, panned(body, 0.35), tick + 0.3, 1.6 * rng.uniform(0.9, 1.05))
    return _in_room(sound, 0.4, 2600, 0.5, 10)


_LOST = {"club": 0.6, "camp": 0.35, "cafe": 0.45, "cafe-evening": 0.2, "station": 0.6, "plain": 0.5}
"""The decibels by which the encoder makes each bed quieter."""


def _kept(make: Callable[[], Wave], lost: float) -> Wave:
    """Return a bed at its loudness, with what the encoder will take of it, and at the rate at which it is kept."""
    pitch = np.fft.rfftfreq(_SIZE, 1 / RATE)
    soft = np.clip((_HIGHEST - pitch) / 2000, 0.0, 1.0) * np.clip((pitch - 38) / 14, 0.0, 1.0)
    spectrum = np.fft.rfft(make(), axis=0) * soft[:, None]
    heard = np.fft.irfft(spectrum, _SIZE, axis=0)
    loudness = programme(np.concatenate([heard, heard[:RATE]]))
    # The spectrum of a loop at another rate is that of the same loop: this keeps it round.
    kept = np.fft.irfft(spectrum, round(SECONDS * BED_RATE), axis=0) * (BED_RATE / RATE)
    return bent(kept * 10 ** ((levels.BED + lost - loudness) / 20))


def beds() -> dict[str, Callable[[], Wave]]:
    """Return for each place what makes its bed, as it is kept."""
    made = {"club": club, "camp": camp, "cafe": cafe, "cafe-evening": evening, "station": station, "plain": plain}
    return {name: (lambda make=make, name=name: _kept(make, _LOST[name])) for name, make in made.items()}
