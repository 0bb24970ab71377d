"""The loudness that each sound is to have, against the others.

Of a noise the loudest tenth of a second counts, weighted as the ear does it (ITU-R BS.1770, where it is called
momentary loudness but for the shorter time); of a tune the loudness of the whole programme.
"""

from __future__ import annotations

from collections.abc import Mapping

TUNE = -20.0
"""The loudness of every tune, in LUFS; the interface says how much of it is heard."""
BED = -30.0
"""The loudness of the quiet sound of each place, in LUFS: well below the music, and below every card."""
TUNE_TOLERANCE = 1.0
NOISE_TOLERANCE = 1.0

TUNES = {
    "seconds": (90.0, 150.0),
    "most": (900.0, 2500.0),
    "nearly_all": (2900.0, 6000.0),
    "air": (-34.0, -12.5),
    "width": (-12.0, -4.0),
    "crest": (14.0, 21.0),
}
"""Between what the figures of each tune (`hearing.Tune`) have to lie: not short, not dull, not shrill, not narrow."""
TUNE_SHARE = 0.4
"""The share of its loudness that the music has beside the noises, as the game has it until a player changes it."""
STANDS_OUT = 6.0
"""Decibels by which each noise has to be over the music, in the band where it is heard best."""


SMALL, SMALL_SHARE = 200.0, 0.5
"""Hertz below which a laptop's loudspeakers hardly play, and the share of each noise's power that they must play."""


def out_of_span(figures: Mapping[str, float]) -> list[str]:
    """Return the names of those figures of a tune that lie outside."""
    return [name for name, (least, most) in TUNES.items() if not least <= figures[name] <= most]


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
    "life": -20.5,
    "last": -20.0,
    "out": -19.5,
    "held": -19.0,
    "run": -18.5,
    "wild": -18.0,
    "win": -17.0,
    "caught": -17.0,
    "undercut": -17.0,
    "gin": -16.5,
    "bonus": -16.0,
    "thirty-one": -15.5,
    "tonk": -15.0,
    "match": -14.5,
    "champion": -14.0,
    # The interface stays below the cards; what wants to be noticed comes up to them.
    "nudge": -30.5,
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

FAMILIES = {
    "cards": ("slide", "deal", "turn", "place", "flick", "shuffle", "hit"),
    "chips, wood": ("chips", "knock", *(f"count{step}" for step in range(1, 6))),
    "great moments": ("cross", "life", "last", "out", "held", "run", "wild", "win", "caught", "undercut", "gin",
                      "bonus", "thirty-one", "tonk", "match", "champion"),
    "interface": ("nudge", "choose", "press", "stock", "discards", "spread", "closes", "on", "off", "opens", "hint",
                  "lesson", "coach", "refused", "short", "yours"),
}  # fmt: skip
"""The noises that are heard together."""
