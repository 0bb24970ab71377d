"""Tunes as they are written down: changes, a bass line, and who sings what when."""

from __future__ import annotations

from itertools import pairwise, product
from typing import NamedTuple

_STEPS = {"C": 0, "D": 2, "E": 4, "F": 5, "G": 7, "A": 9, "B": 11}

_COLOURS = {
    "6": (4, 7, 9, 14),
    "9": (4, 7, 10, 14),
    "m7": (3, 7, 10, 12),
    "7": (4, 7, 10, 13),
    "7n": (0, 4, 7, 10),
    "m9": (3, 7, 10, 14),
    "m6": (3, 7, 9, 14),
    "o": (0, 3, 6, 9),
    "13": (10, 14, 4, 9),
    "j9": (4, 7, 11, 14),
    "m7b5": (3, 6, 10, 12),
    "s": (5, 10, 14, 7),
    "": (0, 4, 7, 9),
    "m": (0, 3, 7, 9),
}
"""For each kind of chord four notes of the piano, in semitones over the root, which is the bass player's."""

_LOWEST, _HIGHEST, _WIDEST = 53, 75, 15


class Sung(NamedTuple):
    """A note of a tune; times are in beats from the beginning."""

    beat: float
    note: int
    beats: float


def semitones(name: str) -> int:
    """Return the number of a note such as ``Bb2``; 60 is the middle C, C4."""
    sharp = {"b": -1, "#": 1}.get(name[1:2], 0)
    return 12 * (int(name[-1]) + 1) + _STEPS[name[0]] + sharp


def changes(text: str) -> list[str]:
    """Return the chord of every beat; a point is the chord of the beat before."""
    beats: list[str] = []
    for word in text.replace("|", " ").split():
        beats.append(beats[-1] if word == "." else word)
    return beats


def bars(text: str, beats: int) -> list[str]:
    """Return the chord of every beat from those of whole bars."""
    return [word for word in text.split() for _ in range(beats)]


def line(text: str) -> list[int]:
    """Return the notes of a bass line, one a beat."""
    return [semitones(name) for name in text.replace("|", " ").split()]


def phrases(text: str, beats: int) -> list[Sung]:
    """Return a tune written as phrases: the number of a bar, then for each note its beat, its name and its length."""
    found = []
    for words in text.strip().splitlines():
        bar, _, notes = words.partition(":")
        for note in notes.split(","):
            beat, name, held = note.split()
            found.append(Sung((int(bar) - 1) * beats + float(beat), semitones(name), float(held)))
    return found


def sung(text: str, begins: float = 0.0) -> list[Sung]:
    """Return a tune written note after note, each with its length in beats; a dash is a rest, bars mean nothing."""
    found, beat = [], begins
    words = text.replace("|", " ").split()
    for name, held in zip(words[::2], words[1::2], strict=True):
        if name != "-":
            found.append(Sung(beat, semitones(name), float(held)))
        beat += float(held)
    return found


def walked(chords: list[str], lowest: int = 28, highest: int = 48) -> list[int]:
    """Return a walking bass: the root where a chord begins, its notes after that, and a step into the next root."""
    notes: list[int] = []
    for beat, chord in enumerate(chords):
        root, tones = root_and_notes(chord)
        following = root_and_notes(chords[(beat + 1) % len(chords)])[0]
        last = notes[-1] if notes else 38
        if beat == 0 or chords[beat - 1] != chord:
            wanted = {root}
        elif following != root and chords[(beat + 1) % len(chords)] != chord:
            wanted = {(following + 1) % 12, (following - 1) % 12} - {last % 12}
        else:
            wanted = (set(tones) | {root}) - {last % 12}
        # On and on in one direction, until the neck ends.
        way = 1 if len(notes) < 2 or notes[-1] >= notes[-2] else -1
        places = [note for note in range(lowest, highest + 1) if note % 12 in wanted]
        notes.append(min(places, key=lambda note: abs(note - last - 2 * way) + 0.25 * abs(note - 38)))
    return notes


def root_and_notes(chord: str) -> tuple[int, frozenset[int]]:
    """Return a chord's root and the notes of the piano, octaves not counted."""
    size = 2 if chord[1:2] in ("b", "#") else 1
    root = _STEPS[chord[0]] + {"b": -1, "#": 1}.get(chord[1:2], 0)
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
