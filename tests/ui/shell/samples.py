"""The samples of sound files: decoded once for all tests of a process, and measured."""

import array
import io
import math
from functools import cache
from typing import Any

import pygame

from assets.make import levels
from tonk.ui.shell.music import RATE

_MS = RATE // 1000  # samples in a millisecond
_decode = pygame.mixer.Sound


@cache
def _raw(file: bytes, _mixer: tuple[int, int, int]) -> bytes:
    """The samples of a file, as a mixer with these settings decodes them."""
    return _decode(io.BytesIO(file)).get_raw()


def decoded_once(file: Any = None, **buffer: Any) -> pygame.mixer.Sound:
    """Return a sound, as the mixer does; a file that was decoded before isn't decoded again."""
    if isinstance(file, io.BytesIO) and (mixer := pygame.mixer.get_init()):
        return _decode(buffer=_raw(file.getvalue(), mixer))
    return _decode(**buffer) if buffer else _decode(file)


def loudest_tenth(samples: "array.array[int]") -> float:
    """The level of the loudest tenth of a second in decibels, after the filters of ITU-R BS.1770 for 48 kHz."""
    power, total = [0.0], 0.0
    x1 = x2 = y1 = y2 = z1 = z2 = 0.0
    for value in samples:
        x = value / 32768
        y = 1.5351248596 * x - 2.6916961894 * x1 + 1.1983928109 * x2 + 1.6906592932 * y1 - 0.7324807742 * y2
        z = y - 2.0 * y1 + y2 + 1.9900474548 * z1 - 0.9900722504 * z2
        x1, x2, y1, y2, z1, z2 = x, x1, y, y1, z, z1
        total += z * z
        power.append(total)
    span = 100 * _MS
    power += [total] * span
    loudest = max(b - a for a, b in zip(power[::600], power[span::600], strict=False))
    return 10 * math.log10(loudest / span)


def small_share(samples: "array.array[int]") -> float:
    """The share of the power that is left after a filter that falls below 200 Hz as a laptop's loudspeaker does."""
    turn = 2 * math.pi * levels.SMALL / (1000 * _MS)
    share = math.sin(turn) / math.sqrt(2)  # second order, without a hump
    over, under = (1 + math.cos(turn)) / 2 / (1 + share), 1 + share
    first, second = -2 * math.cos(turn) / under, (1 - share) / under
    x1 = x2 = y1 = y2 = total = 0.0
    for x in samples:
        y = over * (x - 2 * x1 + x2) - first * y1 - second * y2
        x1, x2, y1, y2 = x, x1, y, y1
        total += y * y
    return total / sum(x * x for x in samples)
