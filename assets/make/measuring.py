"""Measurements of the sounds as they are kept: loudness, clipping, clicks, spectra, and what the music masks."""

from __future__ import annotations

import json
import zlib
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

import families
import hearing
import levels
import numpy as np
from synth.beds import BED_RATE
from synth.loudness import loudest_moment, programme, true_peak
from synth.opus import load
from synth.waves import RATE, Wave

from tonk.ui.shell.sounds import BETWEEN, TAKES

_LOW, _HIGH = levels.SMALL, 3000.0
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
        peak: Its true peak, in decibels of full scale.
        edge: The greatest sample of its two ends, as a share of the peak.
        middle: The middle of its spectrum, in hertz.
        shares: How much of its power lies low, in the middle and high, in percent.
        over: The decibels by which it stands out from the music; none for a tune.
    """

    level: float
    target: float
    peak: float
    edge: float
    middle: float
    shares: tuple[int, int, int]
    over: float | None

    def faults(self) -> list[str]:
        """Return what is wrong with it."""
        tolerance = levels.TUNE_TOLERANCE if self.over is None else levels.NOISE_TOLERANCE
        return (
            ["off level"] * (abs(self.level - self.target) > tolerance)
            + ["clips"] * (self.peak > levels.PEAK)
            + ["clicks"] * (self.edge > 0.03)
            + ["masked"] * (self.over is not None and self.over < levels.STANDS_OUT)
            + ["all bass"] * (self.over is not None and self.shares[0] > 100 * (1 - levels.SMALL_SHARE))
        )


def measured(path: Path, sound: Wave, music: Wave | None = None) -> Measured:
    """Return the measurements of a file.

    Args:
        path: Where it is.
        sound: Its samples.
        music: How loud the music is in each band, where it is no tune itself.
    """
    tune = music is None
    level = programme(sound) if tune else loudest_moment(sound)
    target = levels.TUNE if tune else levels.NOISES[path.stem.rpartition("-")[0]]
    over = None if music is None else hearing.stands_out(sound, music)
    return Measured(level, target, true_peak(sound), roughest([sound]), *_spectrum(sound), over)


def roughest(takes: Iterable[Wave]) -> float:
    """Return the greatest sample of the ends of any take, as a share of its peak."""
    ends = int(_EDGE * RATE)
    return max(float(max(np.abs(take[:8]).max(), np.abs(take[-ends:]).max()) / np.abs(take).max()) for take in takes)


def takes_in(stem: str, sound: Wave) -> list[Wave]:
    """Return the takes in the sound of a file."""
    count = TAKES.get(stem.rpartition("-")[0], 1)
    takes = np.split(sound, count)
    return [take[: -round(BETWEEN * RATE)] for take in takes] if count > 1 else takes


def measured_bed(path: Path) -> tuple[float, float, float, float]:
    """Return the loudness of a loop, its true peak, how rough its seam is beside the rest of it, and its air."""
    sound, full = load(path, BED_RATE), load(path)
    level = programme(np.concatenate([full, full[:RATE]]))
    # A click is a leap: those about the seam against the greatest that the loop has anyway.
    leaps = np.abs(np.diff(np.concatenate([sound, sound[:_SEAM]]), 2, axis=0))
    seam = float(leaps[-2 * _SEAM :].max() / leaps[: -2 * _SEAM].max())
    return level, true_peak(sound), seam, hearing.air(full)


def _spectrum(sound: Wave) -> tuple[float, tuple[int, int, int]]:
    mono = sound if sound.ndim == 1 else sound.mean(axis=1)
    pitch, power = np.fft.rfftfreq(len(mono), 1 / RATE), np.abs(np.fft.rfft(mono)) ** 2
    total = power.sum()
    low, high = power[pitch < _LOW].sum() / total, power[pitch > _HIGH].sum() / total
    shares = round(100 * low), round(100 * (1 - low - high)), round(100 * high)
    return float((pitch * power).sum() / total), shares


KEPT = Path(__file__).resolve().parent / "measured.json"
"""The figures of each tune and bed with the check sum of its file, so that a test need not decode it to know."""


def report(folder: Path) -> None:
    """Print the measurements of all files, and what is wrong with any; keep those of tunes and beds."""
    kept: dict[str, dict[str, float]] = {}
    music = _report_tunes(sorted((folder / "music").glob("*.ogg")), kept)
    print("\nfile                     level  target   peak    edge  middle  low mid high %  over the music", end="")
    print("  attack  falls  mono")
    takes_of_each: dict[str, list[families.Take]] = {}
    for path in sorted(folder.glob("*.ogg")):
        takes = takes_in(path.stem, load(path))
        for number, take in enumerate(takes):
            name = path.stem if len(takes) == 1 else f"{path.stem.removesuffix('-1')}-{number + 1}"
            found, course = measured(path, take, music), families.shape(take)
            _print(name, found, course)
            kind = families.Take(found.level, found.middle, course.attack)
            takes_of_each.setdefault(path.stem.rpartition("-")[0], []).append(kind)
    families.report(takes_of_each)
    print()
    for path in sorted((folder / "beds").glob("*.ogg")):
        level, peak, seam, air = measured_bed(path)
        kept[f"beds/{path.stem}"] = {
            "lufs": round(level, 2),
            "air": round(air, 1),
            "crc": zlib.crc32(path.read_bytes()),
        }
        wrong = ["off level"] * (abs(level - levels.BED) > levels.TUNE_TOLERANCE)
        wrong += ["clips"] * (peak > levels.PEAK) + ["clicks at its seam"] * (seam > 1.0)
        wrong += ["dull"] * (air < levels.BED_AIR)
        size = path.stat().st_size / 1000
        said = f"{level:7.1f} {levels.BED:7.1f} {peak:6.1f}  seam {seam:4.2f}  air {air:5.1f}  {size:5.1f} kB"
        print(f"beds/{path.stem:17} {said}  {', '.join(wrong)}")
    for path in sorted((folder / "layers").glob("*.ogg")):
        level = programme(load(path))
        kept[f"layers/{path.stem}"] = {"lufs": round(level, 2), "crc": zlib.crc32(path.read_bytes())}
        print(f"layers/{path.stem:15} {level:7.1f} {levels.LAYER:7.1f} {true_peak(load(path)):6.1f}")
    KEPT.write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")
    total = sum(path.stat().st_size for path in folder.rglob("*.ogg"))
    print(f"{total / 1e6:.3f} MB in all")


def _report_tunes(paths: list[Path], kept: dict[str, dict[str, float]]) -> Wave:
    """Print the measurements of the tunes, keep them, and return how loud each band of them is as they are played."""
    print("tune              level  peak   seconds  85 % <  95 % <    air  width  mono  crest    size")
    bands = []
    for path in paths:
        sound = load(path)
        found, figures = measured(path, sound), hearing.tune(sound)
        bands.append(hearing.often_heard(sound))
        kept[path.stem] = {"lufs": round(found.level, 2), "crc": zlib.crc32(path.read_bytes())}
        kept[path.stem] |= {name: round(value, 1) for name, value in figures._asdict().items()}
        wrong = found.faults() + levels.out_of_span(figures._asdict())
        print(
            f"{path.stem:15} {found.level:7.1f} {found.peak:5.1f} {figures.seconds:9.1f} {figures.most:7.0f} "
            f"{figures.nearly_all:7.0f} {figures.air:6.1f} {figures.width:6.1f} "
            f"{families.mono_left(sound):5.1f} {figures.crest:6.1f} "
            f"{path.stat().st_size / 1000:5.0f} kB  {', '.join(wrong)}"
        )
    return np.max(bands, axis=0) + 20 * np.log10(levels.TUNE_SHARE)


def _print(name: str, found: Measured, course: families.Shape) -> None:
    low, mid, high = found.shares
    print(
        f"{name:22} {found.level:7.1f} {found.target:7.1f} {found.peak:6.1f} {found.edge:7.3f} "
        f"{found.middle:6.0f}  {low:3} {mid:3} {high:3} {found.over:15.1f} {course.attack:7.2f} {course.falls:6.1f} "
        f"{course.mono:5.1f}  {', '.join(found.faults())}"
    )
