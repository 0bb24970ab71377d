"""Make every noise of the game out of nothing: `python assets/make/sounds.py`.

Only the standard library is used: sines that die away, and filtered noise. The files in `assets/sounds` are made
by this script; the same seed makes the same noise. 44.1 kHz, mono, 16 bit.
"""

from __future__ import annotations

import array
import math
import random
import sys
import wave
from collections.abc import Callable, Sequence
from pathlib import Path

RATE = 44100
TARGET = Path(__file__).resolve().parent.parent / "sounds"

Wave = list[float]


def silence(seconds: float) -> Wave:
    """Return so much of nothing, to add to."""
    return [0.0] * int(seconds * RATE)


def add(sound: Wave, part: Sequence[float], at: float = 0.0, gain: float = 1.0) -> None:
    """Mix a part into a sound from `at` seconds on; what reaches past the end is lost."""
    start = int(at * RATE)
    for i, value in enumerate(part[: max(0, len(sound) - start)], start):
        sound[i] += value * gain


def ring(pitch: float, seconds: float, half_life: float, phase: float = 0.0) -> Wave:
    """Return a sine that loses half its strength every `half_life` seconds."""
    step, decay = 2 * math.pi * pitch / RATE, 0.5 ** (1 / (half_life * RATE))
    gain, out = 1.0, []
    for i in range(int(seconds * RATE)):
        out.append(gain * math.sin(step * i + phase))
        gain *= decay
    return out


def noise(rng: random.Random, seconds: float) -> Wave:
    """Return white noise."""
    return [rng.uniform(-1.0, 1.0) for _ in range(int(seconds * RATE))]


def band(sound: Wave, pitch: float, width: float) -> Wave:
    """Keep what lies about a pitch, `width` octaves wide or so (a two-pole band-pass of unit gain)."""
    w = 2 * math.pi * min(pitch, RATE * 0.45) / RATE
    alpha = math.sin(w) * math.sinh(math.log(2) / 2 * width * w / math.sin(w))
    b, a1, a2, a0 = alpha, -2 * math.cos(w), 1 - alpha, 1 + alpha
    x1 = x2 = y1 = y2 = 0.0
    out = []
    for x in sound:
        y = (b * x - b * x2 - a1 * y1 - a2 * y2) / a0
        x2, x1, y2, y1 = x1, x, y1, y
        out.append(y)
    return out


def shaped(sound: Wave, shape: Callable[[float], float]) -> Wave:
    """Multiply with a shape over time; the shape is given seconds."""
    return [value * shape(i / RATE) for i, value in enumerate(sound)]


def puff(attack: float, half_life: float) -> Callable[[float], float]:
    """Return the shape of a struck thing: up at once, then dying away."""
    return lambda t: min(1.0, t / attack) * 0.5 ** (max(0.0, t - attack) / half_life)


def flick(rng: random.Random) -> Wave:
    """A card leaves the hand: two small snaps of stiff paper."""
    tune = rng.uniform(0.95, 1.06)
    sound = silence(0.12)
    for at, gain, pitch in ((0.0, 0.7, 3100), (rng.uniform(0.014, 0.019), 1.0, 4300)):
        add(sound, shaped(band(noise(rng, 0.07), pitch * tune, 1.3), puff(0.0008, 0.007)), at, gain * 3)
    add(sound, shaped(ring(210 * tune, 0.08, 0.012), puff(0.002, 1.0)), 0.012, 0.35)
    return sound


def slide(rng: random.Random) -> Wave:
    """A card is drawn over the cloth: soft noise with the grain of the weave in it."""
    length = 0.22
    tune = rng.uniform(0.94, 1.07)
    hiss = band(noise(rng, length), 1450 * tune, 1.5)
    low = band(noise(rng, length), 480 * tune, 1.4)
    grain = band(noise(rng, length), 95, 1.5)
    loudest = max(abs(v) for v in grain)
    swell = [math.sin(math.pi * min(1.0, i / (length * RATE)) ** 0.6) ** 1.6 for i in range(len(hiss))]
    return [(h + 0.5 * b) * s * (0.55 + 0.45 * g / loudest) for h, b, s, g in zip(hiss, low, swell, grain, strict=True)]


def place(rng: random.Random) -> Wave:
    """A card comes to lie on the cloth: a small soft thud."""
    tune = rng.uniform(0.94, 1.06)
    sound = silence(0.16)
    add(sound, shaped(ring(118 * tune, 0.15, 0.020), puff(0.002, 1.0)), 0.0, 0.8)
    add(sound, shaped(band(noise(rng, 0.1), 720 * tune, 1.6), puff(0.001, 0.010)), 0.0, 2.2)
    add(sound, shaped(band(noise(rng, 0.05), 3300 * tune, 1.2), puff(0.0006, 0.004)), 0.001, 0.9)
    return sound


def knock(rng: random.Random) -> Wave:
    """Knuckles on the table, twice."""
    sound = silence(0.34)
    for at, gain in ((0.0, 0.85), (0.135, 1.0)):
        tune = rng.uniform(0.97, 1.03)
        for pitch, half_life, share in ((172, 0.022, 1.0), (318, 0.014, 0.7), (541, 0.009, 0.45), (930, 0.006, 0.3)):
            add(sound, shaped(ring(pitch * tune, 0.18, half_life), puff(0.0015, 1.0)), at, gain * share)
        add(sound, shaped(band(noise(rng, 0.04), 1500, 1.5), puff(0.0006, 0.004)), at, gain * 1.2)
    return sound


_CLAY = ((2150, 0.010, 0.8), (3420, 0.012, 1.0), (4870, 0.008, 0.6), (6390, 0.006, 0.35))


def chips(rng: random.Random) -> Wave:
    """Clay chips fall together: three short clinks that are no clear note."""
    sound = silence(0.27)
    at = 0.0
    for gain in (1.0, 0.75, 0.5):
        tune = rng.uniform(0.93, 1.08)
        for pitch, half_life, share in (
            (2150, 0.010, 0.8),
            (3420, 0.012, 1.0),
            (4870, 0.008, 0.6),
            (6390, 0.006, 0.35),
        ):
            tone = ring(pitch * tune * rng.uniform(0.99, 1.01), 0.12, half_life, rng.uniform(0, 6))
            add(sound, shaped(tone, puff(0.0008, 1.0)), at, gain * share)
        add(sound, shaped(band(noise(rng, 0.03), 5200, 1.0), puff(0.0005, 0.003)), at, gain * 1.4)
        at += rng.uniform(0.045, 0.075)
    return sound


def shuffle(rng: random.Random) -> Wave:
    """Two halves of the deck run into each other, then fall flat."""
    sound = silence(0.86)
    at, gap = 0.01, 0.030
    while at < 0.52:
        snap = shaped(band(noise(rng, 0.03), rng.uniform(1500, 3000), 1.3), puff(0.0008, 0.005))
        add(sound, snap, at, rng.uniform(0.55, 1.0) * min(1.0, 0.45 + at))
        gap = max(0.010, gap * 0.955)
        at += gap * rng.uniform(0.75, 1.25)
    fall = band(noise(rng, 0.24), 1600, 1.6)
    add(sound, shaped(fall, lambda t: math.sin(math.pi * min(1.0, t / 0.24)) ** 2), 0.54, 0.5)
    add(sound, shaped(band(noise(rng, 0.08), 620, 1.5), puff(0.002, 0.014)), 0.74, 1.3)
    return sound


def note(pitch: float, seconds: float, half_life: float, bright: float = 0.5) -> Wave:
    """Return a struck note like that of an electric piano: partials that die the faster the higher they are."""
    sound = silence(seconds)
    for partial, share in ((1, 1.0), (2, 0.45 * bright), (3, 0.22 * bright), (5, 0.10 * bright), (7.02, 0.07 * bright)):
        add(sound, ring(pitch * partial, seconds, half_life / partial**0.7), 0.0, share)
    return shaped(sound, puff(0.004, 1e9))


def room(sound: Wave) -> Wave:
    """Add the echo of a small room: four delays that feed back."""
    out = list(sound)
    for delay, gain in ((0.0297, 0.30), (0.0371, 0.27), (0.0411, 0.24), (0.0437, 0.21)):
        step, line = int(delay * RATE), list(sound)
        for i in range(step, len(line)):
            line[i] += line[i - step] * 0.55
        for i in range(step, len(out)):
            out[i] += line[i - step] * gain * 0.5
    return out


def win(_rng: random.Random) -> Wave:
    """The hand is won: a chord climbs."""
    sound = silence(1.45)
    for i, pitch in enumerate((523.25, 659.26, 783.99, 1046.5)):
        add(sound, note(pitch, 1.2 - i * 0.08, 0.16), i * 0.085, 0.75)
    add(sound, note(261.63, 1.2, 0.2, 0.3), 0.255, 0.5)
    return room(sound)


def caught(_rng: random.Random) -> Wave:
    """The drop was caught: two low notes fall, the second bends down."""
    sound = silence(0.85)
    add(sound, note(233.08, 0.4, 0.09, 0.8), 0.0, 0.8)
    bend, phase = [], 0.0
    for i in range(int(0.62 * RATE)):
        t = i / RATE
        phase += 2 * math.pi * (174.61 - 22 * min(1.0, t / 0.4)) / RATE
        tone = math.sin(phase) + 0.4 * math.sin(2 * phase) + 0.2 * math.sin(3 * phase)
        bend.append(tone * min(1.0, t / 0.006) * 0.5 ** (t / 0.13))
    add(sound, bend, 0.19, 0.9)
    return room(sound)


def tonk(rng: random.Random) -> Wave:
    """A hand that wins at once: a bright wooden stroke, then a fanfare of three chords' worth of bells."""
    sound = silence(1.5)
    for pitch, half_life, share in ((415, 0.030, 1.0), (1130, 0.016, 0.6), (2240, 0.008, 0.3)):
        add(sound, shaped(ring(pitch, 0.3, half_life), puff(0.001, 1.0)), 0.0, share)
    add(sound, shaped(band(noise(rng, 0.03), 2400, 1.4), puff(0.0006, 0.003)), 0.0, 0.9)
    for at, pitches in ((0.13, (392.0, 493.88, 587.33)), (0.27, (523.25, 659.26, 783.99, 1046.5, 1318.5))):
        for k, pitch in enumerate(pitches):
            add(sound, note(pitch, 1.1, 0.10 if at < 0.2 else 0.19, 0.9), at + k * 0.012, 0.42)
    return room(sound)


MAKERS: dict[str, tuple[Callable[[random.Random], Wave], int, float]] = {
    "flick": (flick, 3, 0.50),
    "slide": (slide, 3, 0.36),
    "place": (place, 3, 0.55),
    "knock": (knock, 2, 0.70),
    "chips": (chips, 3, 0.42),
    "shuffle": (shuffle, 1, 0.45),
    "win": (win, 1, 0.60),
    "caught": (caught, 1, 0.62),
    "tonk": (tonk, 1, 0.70),
}
"""For each noise: what makes it, in how many variants, and how loud its loudest moment is (of full scale)."""


def finished(sound: Wave, peak: float) -> array.array[int]:
    """Take out what the ear cannot hear, set the loudness, and let both ends meet silence without a click."""
    middle = sum(sound) / len(sound)
    level = peak * 32767 / max(abs(value - middle) for value in sound)
    rise, fall = int(0.0006 * RATE), int(0.030 * RATE)
    last = len(sound) - 1
    samples = array.array("h")
    for i, value in enumerate(sound):
        ends = min(1.0, i / rise) * math.sin(math.pi / 2 * min(1.0, (last - i) / fall)) ** 2
        samples.append(round((value - middle) * level * ends))
    return samples


def made(name: str, variant: int) -> array.array[int]:
    """Return the samples of one variant, counted from 1, of a noise."""
    maker, _, peak = MAKERS[name]
    return finished(maker(random.Random(f"{name} {variant}")), peak)


def save(samples: array.array[int], path: Path) -> None:
    """Write a WAV file."""
    if sys.byteorder == "big":
        samples.byteswap()
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(samples.tobytes())


def main() -> None:
    """Make every variant of every noise."""
    TARGET.mkdir(exist_ok=True)
    for name, (_, variants, _) in MAKERS.items():
        for variant in range(1, variants + 1):
            save(made(name, variant), TARGET / f"{name}-{variant}.wav")
    files = list(TARGET.glob("*.wav"))
    print(f"{len(files)} noises, {sum(path.stat().st_size for path in files) / 1000:.0f} kB, in {TARGET}")


if __name__ == "__main__":
    main()
