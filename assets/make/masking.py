"""The noise that a codec adds to a sound, against what the sound hides from the ear: the noise-to-mask ratio.

It is that of ITU-R BS.1387 (PEAQ, basic version, the FFT ear model), as P. Kabal writes it down in "An Examination and
Interpretation of ITU-R BS.1387" (McGill University, 2003): moments of 2048 samples; the weighting of the outer ear;
bands of a quarter of a Bark; the threshold of hearing as noise of the ear; masking that reaches 27 dB a Bark downwards
and, the louder the farther, upwards, and fades in a few moments; and noise that has to be 3 dB (in high bands more)
below what masks it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np
from synth.waves import RATE, Wave

_SPAN = 2048
_LOUD = 92.0
"""The loudness of a tone of full scale, in decibels: what the standard assumes where nothing is known."""
_STEP, _LOWEST, _HIGHEST = 0.25, 80.0, 18000.0
"""The width of a band in Bark, and the hertz between which bands lie."""
_DOWN, _ADDS = 27.0, 0.4
"""Decibels a Bark by which masking falls downwards, and the power by which masks of several bands add up."""
_SHORTEST, _AT_100 = 0.008, 0.030
"""The seconds in which a mask fades: the shortest, and those at 100 hertz."""
_HEARD = 1.5
"""The ratio in decibels, in the worst band, from which a moment counts as spoiled."""
_AT_ONCE = 512
"""Moments that are computed together."""


class Noise(NamedTuple):
    """The noise of a codec.

    Attributes:
        ratio: The noise over what is masked, in decibels: the lower the better, and below about -9 hardly heard.
        spoiled: Percent of the moments in which some band has noise that can be heard.
    """

    ratio: float
    spoiled: float


class Heard(NamedTuple):
    """The noise in both ears together, and in what the sides share and differ by."""

    ears: Noise
    middle: Noise
    side: Noise


def heard(sound: Wave, kept: Wave) -> Heard:
    """Return the noise in a kept sound.

    Args:
        sound: The sound as it was made, in mono or stereo.
        kept: What its file plays.
    """
    was, stays = (_framed(each) for each in (sound, kept[: len(sound)]))
    ears = _summed(np.concatenate([_ratios(was[:, ear], stays[:, ear]) for ear in range(was.shape[1])]))
    if was.shape[1] == 1:
        return Heard(ears, ears, ears)
    sums = [[(each[:, 0] + sign * each[:, 1]) / 2 for each in (was, stays)] for sign in (1, -1)]
    middle, side = (_summed(_ratios(*pair)) for pair in sums)
    return Heard(ears, middle, side)


def _framed(sound: Wave) -> Wave:
    """Return a sound in columns, with silence around it."""
    return np.pad(sound.reshape(len(sound), -1), ((_SPAN // 2, _SPAN), (0, 0)))


def _summed(ratios: Wave) -> Noise:
    """Sum the ratios of all moments and bands up."""
    spoiled = 100 * np.mean(ratios.max(axis=1) > 10 ** (_HEARD / 10))
    return Noise(float(10 * np.log10(ratios.mean())), float(spoiled))


def _ratios(sound: Wave, kept: Wave) -> Wave:
    """Return the noise to what is masked, for each moment and band; moments of silence are left out."""
    found = []
    for was, stays in zip(_spectra(sound), _spectra(kept), strict=False):
        mask = _masks(_EAR.in_bands(was**2)) * _EAR.offsets
        ratios = _EAR.in_bands((was - stays) ** 2, quiet=0.0) / mask
        found.append(ratios[was.sum(axis=1) > 0])
    return np.concatenate(found)


def _spectra(sound: Wave) -> Iterator[Wave]:
    """Yield the strength of each pitch as it reaches the inner ear, for moments that overlap by half."""
    window = np.hanning(_SPAN)
    scale = 10 ** (_LOUD / 20) / (window.sum() / 2)
    starts = np.arange(0, len(sound) - _SPAN + 1, _SPAN // 2)
    for first in range(0, len(starts), _AT_ONCE):
        moments = sound[starts[first : first + _AT_ONCE, None] + np.arange(_SPAN)] * window
        yield np.abs(np.fft.rfft(moments)) * scale * _EAR.outer


def _bark(pitch: Wave) -> Wave:
    return np.asarray(7 * np.arcsinh(pitch / 650))


class _Ear:
    """The parts of the model that are the same for all sounds."""

    def __init__(self) -> None:
        pitch = np.fft.rfftfreq(_SPAN, 1 / RATE)
        thousands = np.maximum(pitch, 20.0) / 1000
        outer = -2.184 * thousands**-0.8 + 6.5 * np.exp(-0.6 * (thousands - 3.3) ** 2) - 0.001 * thousands**3.6
        self.outer = 10 ** (outer / 20)
        edges = np.arange(_bark(np.array(_LOWEST)), _bark(np.array(_HIGHEST)), _STEP)
        self._starts = np.searchsorted(_bark(pitch), [*edges, edges[-1] + _STEP])
        # Low bands are narrower than the spectrum is fine: each then has the pitch nearest to it.
        self._ends = np.maximum(self._starts[1:], self._starts[:-1] + 1)
        self._starts = self._starts[:-1]
        self.middles = 650 * np.sinh((edges + _STEP / 2) / 7)
        self.quiet = 10 ** (0.4 * 3.64 * (self.middles / 1000) ** -0.8 / 10)
        away = np.arange(len(edges)) * _STEP
        self.stays = np.exp(-_SPAN / 2 / RATE / (_SHORTEST + 100 / self.middles * (_AT_100 - _SHORTEST)))
        self.offsets = 10 ** (-np.where(away <= 12, 3.0, 0.25 * away) / 10)

    def in_bands(self, power: Wave, quiet: float = 1.0) -> Wave:
        """Return the power in each band, with so much of the ear's own noise."""
        total = np.concatenate([np.zeros((len(power), 1)), np.cumsum(power, axis=1)], axis=1)
        return np.asarray(total[:, self._ends] - total[:, self._starts] + quiet * self.quiet)


def _masks(power: Wave) -> Wave:
    """Return what the power in all bands masks in each band, for moments that follow each other."""
    masks = _spread(power) / _EAR.flat
    lasting = np.zeros(power.shape[1])
    for moment in masks:
        lasting += (1 - _EAR.stays) * (moment - lasting)
        np.maximum(moment, lasting, out=moment)
    return masks


def _spread(power: Wave) -> Wave:
    """Return what reaches each band from all bands together."""
    count = power.shape[1]
    down = 10 ** (-_DOWN * _STEP / 10)
    up = 10 ** ((-24 - 230 / _EAR.middles + 2 * np.log10(power)) * _STEP / 10)
    below, above = (1 - down ** np.arange(1, count + 1)) / (1 - down), (1 - up ** np.arange(count, 0, -1)) / (1 - up)
    own = (power / (below + above - 1)) ** _ADDS
    total = own.copy()
    for band in range(count - 2, -1, -1):
        total[:, band] += down**_ADDS * total[:, band + 1]
    for band in range(count - 1):
        total[:, band + 1 :] += own[:, band, None] * up[:, band, None] ** (_ADDS * np.arange(1, count - band))
    return np.asarray(total ** (1 / _ADDS))


_EAR = _Ear()
_EAR.flat = _spread(np.ones((1, len(_EAR.middles))))
