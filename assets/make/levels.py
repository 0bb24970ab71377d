"""The loudness that each sound is to have, against the others.

Of a noise the loudest tenth of a second counts, weighted as the ear does it (ITU-R BS.1770, where it is called
momentary loudness but for the shorter time); of a tune the loudness of the whole programme.
"""

from __future__ import annotations

TUNE = -20.0
"""The loudness of every tune, in LUFS; the interface says how much of it is heard."""
BED = -30.0
"""The loudness of the quiet sound of each place, in LUFS: well below the music, and below every card."""
TUNE_TOLERANCE = 1.0
NOISE_TOLERANCE = 1.0

NOISES = {
    # Cards, from the lightest to the hardest touch.
    "slide": -23.0,
    "deal": -22.5,
    "turn": -22.5,
    "place": -22.0,
    "flick": -22.0,
    "shuffle": -21.0,
    "hit": -19.5,
    # Other things on the table.
    "chips": -19.5,
    "knock": -18.0,
    **{f"count{step}": -25.0 for step in range(1, 6)},
    # Moments that are celebrated, the rarer the louder; and a hand that is won.
    "cross": -20.5,
    "last": -20.0,
    "out": -19.5,
    "held": -19.0,
    "run": -18.5,
    "wild": -18.0,
    "win": -17.0,
    "caught": -17.0,
    "bonus": -16.0,
    "tonk": -15.0,
    "match": -14.5,
    "champion": -14.0,
    # The interface stays below the cards; what wants to be noticed comes up to them.
    "nudge": -34.0,
    "choose": -29.0,
    "press": -28.0,
    "stock": -26.0,
    "discards": -26.0,
    "spread": -26.0,
    "closes": -28.0,
    "on": -27.0,
    "off": -27.0,
    "opens": -27.0,
    "hint": -25.0,
    "lesson": -25.0,
    "coach": -25.0,
    "refused": -24.0,
    "short": -24.0,
    "yours": -23.5,
}
"""The level of each noise in decibels; all its variants are alike."""
