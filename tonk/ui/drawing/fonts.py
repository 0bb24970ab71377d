"""Fonts: where their files are, and which of them has which letters."""

import importlib.util
import io
from collections.abc import Iterator, Mapping
from contextlib import suppress
from functools import cache, lru_cache
from itertools import groupby
from pathlib import Path
from types import MappingProxyType

import pygame

_FILES: Mapping[str, tuple[str, str]] = MappingProxyType(
    {
        "regular": ("fontpkg_lato", "Lato-Regular.ttf"),
        "bold": ("fontpkg_lato", "Lato-Bold.ttf"),
        "display": ("fontpkg_dm_serif_display", "DMSerifDisplay-Regular.ttf"),
    },
)
_DEFAULT = "default"
_STAND_INS: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "display": ("bold", _DEFAULT),
        "bold": (_DEFAULT,),
        "regular": (_DEFAULT,),
        _DEFAULT: (),
    },
)
"""The fonts to search for a letter that a face lacks. The default face comes with pygame."""

_NO_LETTER = "\ue000"
"""A code point of the private use area that none of the fonts has: its drawing is the font's sign for a missing
letter.
"""
_PROBE_PX = 20


@cache
def font_path(face: str) -> Path | None:
    """Return the file of a face; None if its package is not installed, so that pygame's own font is used.

    The package is found but not imported, because only its files are needed.
    """
    if face not in _FILES:
        return None
    package, name = _FILES[face]
    spec = importlib.util.find_spec(package)
    for folder in (spec.submodule_search_locations or ()) if spec else ():
        path = Path(folder) / "files" / name
        if path.is_file():
            return path
    return None


@lru_cache(maxsize=96)
def font(face: str, size: int) -> pygame.font.Font:
    """The face at ``size`` pixels. Starts pygame's font module when it has not been started."""
    if not pygame.font.get_init():
        pygame.font.init()
    data = _read(face)
    if data is not None:
        with suppress(pygame.error):  # it is damaged
            return pygame.font.Font(io.BytesIO(data), size)
    return pygame.font.Font(None, size)


@cache
def _read(face: str) -> bytes | None:
    """The bytes of a face, from which fonts of all sizes are made: each made from the file would hold it open."""
    path = font_path(face)
    try:
        return None if path is None else path.read_bytes()
    except OSError:
        return None


def runs(text: str, face: str, size: int) -> Iterator[tuple[pygame.font.Font, str]]:
    """The text cut where the font must change because the face lacks a letter.

    Args:
        text: The text.
        face: The typeface.
        size: The size of the letters, in pixels.
    """
    if text.isascii():
        yield font(face, size), text
        return
    for chosen, letters in groupby(text, lambda letter: _face_with(letter, face)):
        yield font(chosen, size), "".join(letters)


def has_letter(letter: str, face: str) -> bool:
    """Return whether the face has a drawing of its own for the letter.

    ``Font.metrics`` doesn't show it: it measures the sign for a missing letter.
    """
    probe = font(face, _PROBE_PX)
    return letter.isspace() or _picture(probe, letter) != _picture(probe, _NO_LETTER)


@lru_cache(maxsize=4096)
def _face_with(letter: str, face: str) -> str:
    if letter.isascii():
        return face
    return next((one for one in (face, *_STAND_INS[face]) if has_letter(letter, one)), face)


def _picture(probe: pygame.font.Font, letter: str) -> bytes:
    return pygame.image.tobytes(probe.render(letter, antialias=True, color=(255, 255, 255)), "RGBA")
