"""The house tune, "Two Lamps": 32 bars in E flat, of our own: changes, bass line and tune."""

from __future__ import annotations

from itertools import pairwise, product
from typing import NamedTuple

BEATS = 4
BARS = 32

_STEPS = {"C": 0, "D": 2, "E": 4, "F": 5, "G": 7, "A": 9, "B": 11}

CHANGES = """
Eb6 . . . | Db9 . . . | Gm7 . C7 . | Fm9 . . . | Abm6 . . . | Gm7 . Gbo . | Fm9 . . . | Bb13 . . .
Eb6 . . . | Db9 . . . | Gm7 . C7 . | Fm9 . . . | Abm6 . . . | Gm7 . C7 . | Fm9 . Bb13 . | Eb6 . . .
Gbj9 . . . | Gbj9 . . . | Abm9 . . . | Db13 . . . | Gm7b5 . . . | C7 . . . | Fm9 . . . | Bbs . Bb7 .
Eb6 . . . | Db9 . . . | Gm7 . C7 . | Fm9 . . . | Abm6 . . . | Gm7 . C7 . | Fm9 . Bb13 . | Eb6 . Bb13 .
"""

WALK = """
Eb2 G2 Bb2 C3 | Db3 Ab2 F2 Ab2 | G2 D2 C2 E2 | F2 C2 F2 G2
Ab2 B2 Eb3 Ab2 | G2 D3 Gb2 C2 | F2 Ab2 C3 A2 | Bb2 Ab2 F2 D2
Eb2 F2 G2 C3 | Db3 B2 Ab2 F2 | G2 D2 E2 C2 | F2 C3 Eb3 A2
Ab2 Eb2 F2 Gb2 | G2 Bb2 C3 E2 | F2 Ab2 Bb2 D2 | Eb2 G2 Bb2 F2
Gb2 Bb2 Db3 F3 | Db3 Bb2 Gb2 G2 | Ab2 B2 Eb3 D3 | Db3 B2 Ab2 Gb2
G2 Bb2 Db3 B2 | C3 Bb2 G2 E2 | F2 Ab2 C3 B2 | Bb2 F2 Ab2 D3
Eb3 Bb2 G2 D2 | Db2 F2 Ab2 Gb2 | G2 Bb2 C3 Gb2 | F2 Ab2 C3 G2
Ab2 F2 Eb2 Ab2 | G2 D2 C2 E2 | F2 C2 Bb1 D2 | Eb2 C2 Bb1 D2
"""

SINGS = """
1: 1.5 G4 0.5, 2 Bb4 0.5, 2.5 C5 1, 3.5 Bb4 0.5
2: 0 Ab4 2.5
3: 1 Bb4 0.5, 1.5 D5 0.5, 2 Db5 1, 3 Bb4 0.5, 3.5 C5 3
5: 1.5 Eb5 0.5, 2 F5 0.5, 2.5 Eb5 0.5, 3 B4 1
6: 0 Bb4 1.5, 2 A4 1.5
7: 0 Ab4 1, 1.5 G4 0.5, 2.5 F4 2.5
13: 1.5 Eb5 0.5, 2.5 F5 2
15: 0.5 G4 0.5, 1 Ab4 0.5, 1.5 C5 0.5, 2 D5 1, 3 C5 0.5, 3.5 Bb4 3
17: 0.5 F5 3
18: 2.5 Db5 0.5, 3 Eb5 0.5, 3.5 Db5 0.5
19: 0 Bb4 3.5
20: 1.5 Bb4 0.5, 2 B4 0.5, 2.5 F4 2
23: 1 C5 0.5, 1.5 Eb5 0.5, 2 G5 2
24: 0 F5 1.5, 2.5 B4 1.5
25: 1.5 G4 0.5, 2 Bb4 0.5, 2.5 C5 0.5, 3 Eb5 0.5, 3.5 Bb4 0.5
26: 0 Ab4 3
29: 1.5 Eb5 0.5, 2 F5 0.5, 2.5 Eb5 1
30: 0.5 D5 1, 2 Db5 1.5
31: 0 C5 1, 1.5 G4 0.5, 2 D4 0.5, 2.5 F4 0.5, 3.5 G4 2.5
"""

_COLOURS = {
    "6": (4, 7, 9, 14),
    "9": (4, 7, 10, 14),
    "m7": (3, 7, 10, 12),
    "7": (4, 7, 10, 13),
    "m9": (3, 7, 10, 14),
    "m6": (3, 7, 9, 14),
    "o": (0, 3, 6, 9),
    "13": (10, 14, 4, 9),
    "j9": (4, 7, 11, 14),
    "m7b5": (3, 6, 10, 12),
    "s": (5, 10, 14, 7),
}
"""For each kind of chord the four notes the piano plays, in semitones over the root, which is the bass player's."""

_LOWEST, _HIGHEST, _WIDEST = 53, 75, 15


class Sung(NamedTuple):
    """A note of the vibraphone; times are in beats from the beginning."""

    beat: float
    note: int
    beats: float


def semitones(name: str) -> int:
    """Return the number of a note such as ``Bb2``; 60 is the middle C, C4."""
    sharp = {"b": -1, "#": 1}.get(name[1:2], 0)
    return 12 * (int(name[-1]) + 1) + _STEPS[name[0]] + sharp


def changes() -> list[str]:
    """Return the chord of every beat."""
    beats: list[str] = []
    for word in CHANGES.replace("|", " ").split():
        beats.append(beats[-1] if word == "." else word)
    return beats


def walk() -> list[int]:
    """Return the bass's note of every beat."""
    return [semitones(name) for name in WALK.replace("|", " ").split()]


def sings() -> list[Sung]:
    """Return what the vibraphone plays."""
    found = []
    for line in SINGS.strip().splitlines():
        bar, _, notes = line.partition(":")
        for note in notes.split(","):
            beat, name, beats = note.split()
            found.append(Sung((int(bar) - 1) * BEATS + float(beat), semitones(name), float(beats)))
    return found


def root_and_notes(chord: str) -> tuple[int, frozenset[int]]:
    """Return a chord's root and the notes of the piano, octaves not counted."""
    size = 2 if chord[1:2] == "b" else 1
    root = _STEPS[chord[0]] - (size - 1)
    return root % 12, frozenset((root + step) % 12 for step in _COLOURS[chord[size:]])


def voiced(chord: str, before: tuple[int, ...] | None, middle: float = 63.0) -> tuple[int, ...]:
    """Return the notes of a chord, low to high, with as little movement from the chord before as can be.

    Args:
        chord: Its name in the changes.
        before: The notes of the chord before it, if there was one.
        middle: The note about which the hand likes to be.
    """
    _, notes = root_and_notes(chord)
    places = [[n for n in range(_LOWEST, _HIGHEST + 1) if n % 12 == step] for step in sorted(notes)]
    return min((tuple(sorted(p)) for p in product(*places)), key=lambda p: _effort(p, before, middle))


def _effort(notes: tuple[int, ...], before: tuple[int, ...] | None, middle: float) -> float:
    """Return how little a voicing is liked: for its reach, for neighbours that rub, and for how far the hand moves."""
    wide = max(0, notes[-1] - notes[0] - _WIDEST) * 5 + sum(b - a < 2 for a, b in pairwise(notes)) * 5
    if before is None:
        return wide + abs(sum(notes) / len(notes) - middle)
    moved = sum(abs(a - b) for a, b in zip(notes, before, strict=True))
    return wide + moved + 2.5 * abs(sum(notes) / len(notes) - middle)
