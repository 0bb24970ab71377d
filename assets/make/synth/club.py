"""The tunes of the club, of our own: changes, bass lines and what is sung over them."""

from __future__ import annotations

from synth.score import changes, line, phrases, sung, walked
from synth.swing import Score

_TWO_LAMPS = """
Eb6 . . . | Db9 . . . | Gm7 . C7 . | Fm9 . . . | Abm6 . . . | Gm7 . Gbo . | Fm9 . . . | Bb13 . . .
Eb6 . . . | Db9 . . . | Gm7 . C7 . | Fm9 . . . | Abm6 . . . | Gm7 . C7 . | Fm9 . Bb13 . | Eb6 . . .
Gbj9 . . . | Gbj9 . . . | Abm9 . . . | Db13 . . . | Gm7b5 . . . | C7 . . . | Fm9 . . . | Bbs . Bb7 .
Eb6 . . . | Db9 . . . | Gm7 . C7 . | Fm9 . . . | Abm6 . . . | Gm7 . C7 . | Fm9 . Bb13 . | Eb6 . Bb13 .
"""

_TWO_LAMPS_BASS = """
Eb2 G2 Bb2 C3 | Db3 Ab2 F2 Ab2 | G2 D2 C2 E2 | F2 C2 F2 G2
Ab2 B2 Eb3 Ab2 | G2 D3 Gb2 C2 | F2 Ab2 C3 A2 | Bb2 Ab2 F2 D2
Eb2 F2 G2 C3 | Db3 B2 Ab2 F2 | G2 D2 E2 C2 | F2 C3 Eb3 A2
Ab2 Eb2 F2 Gb2 | G2 Bb2 C3 E2 | F2 Ab2 Bb2 D2 | Eb2 G2 Bb2 F2
Gb2 Bb2 Db3 F3 | Db3 Bb2 Gb2 G2 | Ab2 B2 Eb3 D3 | Db3 B2 Ab2 Gb2
G2 Bb2 Db3 B2 | C3 Bb2 G2 E2 | F2 Ab2 C3 B2 | Bb2 F2 Ab2 D3
Eb3 Bb2 G2 D2 | Db2 F2 Ab2 Gb2 | G2 Bb2 C3 Gb2 | F2 Ab2 C3 G2
Ab2 F2 Eb2 Ab2 | G2 D2 C2 E2 | F2 C2 Bb1 D2 | Eb2 C2 Bb1 D2
"""

_TWO_LAMPS_SUNG = """
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

_TWO_LAMPS_LAST = """
Eb6 . . . | Db9 . . . | Gm7 . C7 . | Fm9 . . . | Abm6 . . . | Gm7 . C7 . | Fm9 . Bb13 . | Eb6 . . .
"""
_TWO_LAMPS_SOLO = """
- .5 Bb4 .5 C5 .5 Eb5 .5 G5 1 Eb5 .5 C5 .5 | Db5 .5 B4 .5 Ab4 .5 F4 .5 Eb4 1.5 - .5
- .5 G4 .5 Bb4 .5 D5 .5 E5 .5 Db5 .5 Bb4 .5 G4 .5 | Ab4 1.5 C5 .5 Eb5 1 - 1
- .5 Eb5 .5 F5 .5 Ab5 .5 F5 .5 Eb5 .5 B4 .5 Ab4 .5 | Bb4 1 D5 .5 Bb4 .5 A4 .5 C5 .5 Eb5 .5 Gb5 .5
F5 .5 Eb5 .5 C5 .5 Ab4 .5 G4 1 - 1 | - .5 F4 .5 Ab4 .5 C5 .5 D5 .5 F5 .5 G5 .5 Ab5 .5
G5 1.5 Eb5 .5 C5 .5 Bb4 .5 - 1 | - 1 F5 .5 Eb5 .5 B4 .5 Ab4 .5 F4 1
G4 .5 Bb4 .5 D5 .5 F5 .5 E5 1 C5 1 | - .5 Ab4 .5 C5 .5 Eb5 .5 G5 1.5 - .5
F5 .5 Ab5 .5 F5 .5 Eb5 .5 B4 1 Ab4 1 | D5 .5 F5 .5 D5 .5 Bb4 .5 Db5 .5 Bb4 .5 G4 .5 E4 .5
F4 .5 Ab4 .5 C5 .5 Eb5 .5 D5 .5 C5 .5 Ab4 .5 F4 .5 | G4 1.5 Bb4 .5 - 2
"""
_TWO_LAMPS_ENDS = """
49: 1.5 G4 0.5, 2 Bb4 0.5, 2.5 C5 0.5, 3 Eb5 0.5, 3.5 Bb4 0.5
50: 0 Ab4 2.5
51: 1 Bb4 0.5, 1.5 D5 0.5, 2 Db5 1, 3 Bb4 0.5, 3.5 C5 3
53: 1.5 Eb5 0.5, 2 F5 0.5, 2.5 Ab5 0.5, 3 F5 0.5, 3.5 Eb5 0.5
54: 0 D5 1, 1.5 F5 0.5, 2 E5 1.5
55: 0 Eb5 1, 1.5 C5 0.5, 2 D5 1, 3 Bb4 0.5, 3.5 C5 0.5
56: 0 Bb4 4, 0 G5 4
"""

_LATE_TABLE = """
Fj9 . . . | D7 . . . | Gm9 . . . | C13 . . . | Am7 . D7 . | Gm7 . C13 . | F6 . Dm7 . | Gm7 . C7 .
Fj9 . . . | D7 . . . | Gm9 . . . | C13 . . . | Am7 . D7 . | Gm7 . C13 . | F6 . Bb9 . | F6 . . .
Bbj9 . . . | Bm7b5 . E7 . | Am7 . . . | D7 . . . | Gm9 . . . | Eb9 . . . | Am7 . Abo . | Gm7 . C13 .
Fj9 . . . | D7 . . . | Gm9 . . . | C13 . . . | Am7 . D7 . | Gm7 . C13 . | F6 . Bb9 . | F6 . . .
"""

_LATE_TABLE_A = """
- 1 C5 1 A4 .5 G4 .5 A4 1 | F#4 3 - 1 | G4 .5 A4 .5 Bb4 1 D5 1.5 C5 .5 | A4 2.5 - 1.5
- .5 C5 .5 E5 1.5 D5 .5 C5 1 | Bb4 1.5 A4 .5 G4 1 E4 1
"""
_LATE_TABLE_B = """
- .5 D5 1 F5 .5 D5 1 C5 1 | B4 2 G#4 1.5 - .5 | A4 1 C5 .5 E5 2 - .5 | D5 3 - 1
- .5 Bb4 1 D5 .5 F5 1 D5 1 | Db5 2.5 - 1.5 | C5 1.5 B4 .5 C5 1 B4 1 | Bb4 1 A4 1 G4 .5 E4 1 - .5
"""
_LATE_TABLE_SUNG = (
    _LATE_TABLE_A
    + "F4 2.5 - 5.5 "
    + _LATE_TABLE_A
    + "F4 3 - 5 "
    + _LATE_TABLE_B
    + _LATE_TABLE_A
    + "F4 1.5 G4 .5 A4 .5 C5 1 - .5 F5 3 - 1"
)
_LATE_TABLE_SOLO = """
- 1 A4 .5 C5 .5 E5 1.5 D5 .5 | C5 .5 A4 .5 F#4 1 - 2 | - .5 Bb4 .5 D5 .5 F5 .5 A5 1.5 G5 .5 | E5 1.5 D5 .5 Bb4 1 - 1
C5 .5 E5 .5 G5 .5 E5 .5 Eb5 1 C5 1 | - .5 D5 .5 Bb4 .5 G4 .5 A4 1 E4 1
F4 .5 A4 .5 C5 1.5 D5 .5 F5 1 | - .5 D5 .5 Bb4 .5 G4 .5 Bb4 .5 Db5 .5 E5 .5 G5 .5
A5 2 G5 .5 E5 .5 C5 1 | - 1 Eb5 .5 C5 .5 A4 .5 F#4 .5 - 1 | G4 .5 Bb4 .5 D5 .5 F5 1 D5 .5 Bb4 1
- .5 A4 .5 D5 .5 E5 .5 G5 1 E5 1 | G5 .5 E5 .5 C5 .5 A4 .5 F#4 .5 A4 .5 C5 .5 Eb5 .5 | D5 1.5 Bb4 .5 A4 1 G4 1
A4 .5 C5 .5 F5 1 D5 .5 Ab4 .5 - 1 | F4 2 - 2
"""
_LATE_TABLE_ENDS = """
- .5 A4 .5 C5 1 A4 .5 G4 .5 A4 1 | F#4 1.5 A4 .5 C5 1 Eb5 1 | D5 .5 C5 .5 Bb4 1 D5 1.5 C5 .5 | A4 2.5 - 1.5
- .5 C5 .5 E5 1.5 G5 .5 E5 1 | D5 1.5 Bb4 .5 A4 1 E4 1 | F4 1.5 G4 .5 A4 .5 C5 1 D5 .5 | F5 4
"""

_SIDE_STREET = """
C9 . . . | F9 . . . | C9 . . . | C9 . Gm7 C7 | F9 . . . | F9 . Gbo . | C9 . . . | Em7 . A7 .
Dm9 . . . | G13 . . . | C9 . A7 . | Dm7 . G13 .
"""
_SIDE_STREET_RIFF = """
- .5 E4 .5 G4 .5 A4 .5 C5 1 A4 1 | G4 1 Eb4 .5 C4 .5 - 2 | - .5 E4 .5 G4 .5 A4 .5 C5 1 A4 1 | Bb4 1.5 G4 .5 E4 1 - 1
- .5 F4 .5 A4 .5 C5 .5 D5 1 C5 1 | A4 1 F4 .5 Eb4 .5 - 2
- .5 E4 .5 G4 .5 A4 .5 C5 1 E5 1 | D5 1 B4 .5 G4 .5 C#5 1 - 1
- .5 D5 .5 F5 .5 D5 .5 C5 1 A4 1 | B4 1.5 G4 .5 F4 1 D4 1
E4 .5 G4 .5 C5 1 - .5 C#5 .5 A4 1 | A4 .5 F4 .5 D4 .5 B3 .5 - 2
"""
_SIDE_STREET_SOLO = """
C5 .5 Eb5 .5 E5 .5 G5 1.5 - 1 | A5 .5 G5 .5 Eb5 .5 C5 1 - 1.5
- 1 G4 .5 Bb4 .5 C5 .5 E5 .5 D5 .5 C5 .5 | Bb4 .5 A4 .5 G4 1.5 - 1.5
- .5 A4 .5 C5 .5 Eb5 .5 F5 1 Eb5 .5 C5 .5 | A4 1 C5 .5 F#4 1 - 1.5
- .5 G4 .5 C5 .5 E5 .5 G5 .5 E5 .5 C5 .5 G4 .5 | B4 1 G4 .5 C#5 1 A4 .5 - 1
D5 .5 E5 .5 F5 .5 A5 1 F5 .5 D5 .5 C5 .5 | B4 .5 D5 .5 F5 .5 E5 .5 Eb5 .5 D5 .5 B4 .5 G4 .5
C5 1.5 G4 .5 A4 1 - 1 | D5 .5 A4 .5 B4 1 - 2
"""
_SIDE_STREET_TWICE = """
E5 .5 G5 .5 - .5 E5 .5 G5 .5 - .5 Bb5 .5 G5 .5 | A5 .5 G5 .5 Eb5 .5 C5 .5 Eb5 1 - 1
E5 .5 G5 .5 - .5 E5 .5 G5 .5 A5 .5 G5 .5 E5 .5 | C5 .5 Bb4 .5 G4 1 - .5 Bb4 .5 D5 .5 E5 .5
F5 1 Eb5 .5 C5 .5 A4 .5 C5 .5 Eb5 .5 F5 .5 | G5 1 Eb5 1 - .5 Gb5 .5 Eb5 .5 C5 .5
E5 .5 Eb5 .5 D5 .5 C5 .5 G4 1 - 1 | - .5 G4 .5 B4 .5 D5 .5 C#5 .5 E5 .5 G5 .5 Bb5 .5
A5 1.5 F5 .5 D5 1 - 1 | - .5 E5 .5 F5 .5 E5 .5 D5 .5 B4 .5 A4 .5 F4 .5
G4 1 C5 .5 E5 .5 G5 1 C#5 1 | D5 .5 C5 .5 B4 .5 G4 .5 - 2
"""
_SIDE_STREET_BARS = """
- .5 G4 .5 C5 .5 D5 .5 Eb5 .5 E5 .5 G5 1 | Eb5 1.5 C5 .5 A4 1 - 1
- 1 E5 .5 D5 .5 C5 .5 A4 .5 G4 1 | Bb4 1 G4 .5 Bb4 .5 D5 .5 C5 .5 Bb4 .5 G4 .5
A4 2 C5 .5 Eb5 .5 F5 1 | - .5 Eb5 .5 C5 .5 A4 .5 Gb4 .5 A4 .5 C5 .5 Eb5 .5
E5 1 G5 .5 E5 .5 D5 .5 C5 .5 - 1 | B4 .5 D5 .5 G5 1 C#5 1.5 E5 .5
F5 .5 A5 .5 F5 .5 E5 .5 D5 1 A4 1 | - .5 F5 .5 E5 .5 D5 .5 B4 .5 G4 .5 F4 1
E4 .5 G4 .5 Bb4 .5 C5 .5 C#5 1 A4 1 | D5 1 B4 1 - 2
"""
_SIDE_STREET_TAG = "Em7 . A7 . | Dm9 . G13 . | C9 . . . | C6 . . ."
_SIDE_STREET_ENDS = """
G4 .5 B4 .5 D5 1 - .5 E5 .5 C#5 1 | D5 .5 F5 .5 D5 .5 A4 .5 B4 1 G4 1
C5 1 - .5 Eb4 .5 E4 .5 G4 .5 A4 .5 Bb4 .5 | C5 4
"""


def two_lamps() -> Score:
    """In E flat: the vibraphone sings 32 bars and leaves room, the piano plays a solo, the head comes home."""
    head, solo = changes(_TWO_LAMPS), changes(_TWO_LAMPS)[:64]
    chords = head + solo + changes(_TWO_LAMPS_LAST)
    bass = line(_TWO_LAMPS_BASS) + walked(chords[len(head) :])
    tune = phrases(_TWO_LAMPS_SUNG, 4) + phrases(_TWO_LAMPS_ENDS, 4)
    return Score(134.0, chords, bass, tune, 1931, answers=sung(_TWO_LAMPS_SOLO, 128.0))


def late_table() -> Score:
    """In F, slower: the piano sings 32 bars, the vibraphone half a chorus; the guitar keeps time throughout."""
    head = changes(_LATE_TABLE)
    chords = head + head[:64] + head[-32:]
    tune = sung(_LATE_TABLE_SUNG) + sung(_LATE_TABLE_ENDS, 192.0)
    solo = sung(_LATE_TABLE_SOLO, 128.0)
    return Score(132.0, chords, walked(chords), tune, 1934, lead="piano", answers=solo)


def side_street() -> Score:
    """A blues in C, five times round: a riff, a chorus of the vibraphone's, two of the piano's, the riff and a tag."""
    chords = changes(_SIDE_STREET) * 5 + changes(_SIDE_STREET_TAG)
    tune = sung(_SIDE_STREET_RIFF) + sung(_SIDE_STREET_BARS, 48.0) + sung(_SIDE_STREET_RIFF, 192.0)
    solo = sung(_SIDE_STREET_SOLO, 96.0) + sung(_SIDE_STREET_TWICE, 144.0)
    return Score(163.0, chords, walked(chords), tune + sung(_SIDE_STREET_ENDS, 240.0), 1937, answers=solo)
