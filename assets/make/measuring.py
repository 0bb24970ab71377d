"""Measurements of the sounds as they are kept: loudness against the table, clipping, clicks, and where they lie."""

from __future__ import annotations

import json
import zlib
from pathlib import Path
from typing import NamedTuple

import levels
import numpy as np
from synth.beds import SECONDS
from synth.loudness import loudest_moment, programme
from synth.ogg import load
from synth.waves import RATE, Wave

_LOW, _HIGH = 250.0, 3000.0
"""Hertz at which the middle of a spectrum begins and ends."""
_SEAM = 64
"""Samples at each side of where a loop begins again."""
_EDGE = 0.004
"""Seconds at each end of a file that have to be next to silent."""


class Measured(NamedTuple):
    """The measurements of a file.

    Attributes:
        level: Its loudness in decibels, LUFS for a tune.
        target: What it is to be.
        peak: Its greatest sample, 1 being full scale.
        edge: The greatest sample of its two ends, as a share of the peak.
        middle: The middle of its spectrum, in hertz.
        shares: How much of its power lies low, in the middle and high, in percent.
    """

    level: float
    target: float
    peak: float
    edge: float
    middle: float
    shares: tuple[int, int, int]


def measured(path: Path) -> Measured:
    """Return the measurements of a file."""
    sound = load(path)
    tune = path.parent.name == "music"
    level = programme(sound) if tune else loudest_moment(sound)
    target = levels.TUNE if tune else levels.NOISES[path.stem.rpartition("-")[0]]
    peak, ends = float(np.abs(sound).max()), int(_EDGE * RATE)
    edge = max(float(np.abs(sound[:8]).max()), float(np.abs(sound[-ends:]).max()))
    return Measured(level, target, peak, edge / peak, *_spectrum(sound))


def measured_bed(path: Path) -> tuple[float, float, float]:
    """Return the loudness of a loop, its greatest sample, and how rough its seam is beside the rest of it."""
    sound = load(path)
    rate = round(len(sound) / SECONDS)
    full = np.repeat(sound, RATE // rate)
    level = programme(np.concatenate([full, full[:RATE]]))
    # A click is a leap: those about the seam against the greatest that the loop has anyway.
    leaps = np.abs(np.diff(np.concatenate([sound, sound[:_SEAM]]), 2))
    return level, float(np.abs(sound).max()), float(leaps[-2 * _SEAM :].max() / leaps[: -2 * _SEAM].max())


def _spectrum(sound: Wave) -> tuple[float, tuple[int, int, int]]:
    mono = sound if sound.ndim == 1 else sound.mean(axis=1)
    pitch, power = np.fft.rfftfreq(len(mono), 1 / RATE), np.abs(np.fft.rfft(mono)) ** 2
    total = power.sum()
    low, high = power[pitch < _LOW].sum() / total, power[pitch > _HIGH].sum() / total
    shares = round(100 * low), round(100 * (1 - low - high)), round(100 * high)
    return float((pitch * power).sum() / total), shares


KEPT = Path(__file__).resolve().parent / "measured.json"
"""The loudness of each tune with the check sum of its file, so that a test need not decode it to know."""


def report(folder: Path) -> None:
    """Print the measurements of all files, and what is wrong with any; keep the loudness of the tunes."""
    kept = {}
    print("file                     level  target   peak    edge  middle  low mid high %")
    for path in [*sorted(folder.glob("*.ogg")), *sorted((folder / "music").glob("*.ogg"))]:
        found = measured(path)
        tolerance = levels.TUNE_TOLERANCE if path.parent.name == "music" else levels.NOISE_TOLERANCE
        wrong = [
            words
            for words, bad in (
                ("off level", abs(found.level - found.target) > tolerance),
                ("clips", found.peak >= 0.99),
                ("clicks", found.edge > 0.03),
            )
            if bad
        ]
        if path.parent.name == "music":
            kept[path.stem] = {"lufs": round(found.level, 2), "crc": zlib.crc32(path.read_bytes())}
        low, mid, high = found.shares
        print(
            f"{path.stem:22} {found.level:7.1f} {found.target:7.1f} {found.peak:6.2f} {found.edge:7.3f} "
            f"{found.middle:6.0f}  {low:3} {mid:3} {high:3}  {', '.join(wrong)}"
        )
    for path in sorted((folder / "beds").glob("*.ogg")):
        level, peak, seam = measured_bed(path)
        kept[f"beds/{path.stem}"] = {"lufs": round(level, 2), "crc": zlib.crc32(path.read_bytes())}
        wrong = ["off level"] * (abs(level - levels.BED) > levels.TUNE_TOLERANCE)
        wrong += ["clips"] * (peak >= 0.99) + ["clicks at its seam"] * (seam > 1.0)
        size = path.stat().st_size / 1000
        said = f"{level:7.1f} {levels.BED:7.1f} {peak:6.2f}  seam {seam:4.2f}  {size:5.1f} kB  {', '.join(wrong)}"
        print(f"beds/{path.stem:17} {said}")
    KEPT.write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")
    total = sum(path.stat().st_size for path in folder.rglob("*.ogg"))
    print(f"{total / 1e6:.2f} MB in all")
