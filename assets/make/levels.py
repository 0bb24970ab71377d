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
BED_AIR = -31.0
"""The least share of a bed's power that lies above 5 kHz, in decibels of the whole: with less, a room sounds dull."""
LAYER = -25.0
"""The loudness of what is played over a tune, at its swell, in LUFS: to be felt more than heard."""
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


PEAK = -1.0
"""The true peak in decibels of full scale that no file goes beyond (ITU-R BS.1770)."""

NOISES = {
    # Cards, from the lightest to the hardest touch. They are heard dozens of times in a hand: a step above the music,
    # which has -28 beside them, and no more.
    "settle": -28.5,  # after each draw, which has been heard: only to be felt
    "slide": -25.0,
    "deal": -24.5,
    "turn": -24.5,
    "place": -24.0,
    "flick": -24.0,
    "shuffle": -23.0,
    "hit": -22.0,
    "slam": -19.5,  # the whole arm: a few times in a hand, and always with something to see
    # Other things on the table.
    "chips": -22.0,  # many at once where money is paid
    "knock": -20.0,  # once in a hand, and everyone looks up
    **{f"count{step}": -25.0 for step in range(1, 6)},
    # Moments that are celebrated: the least is as loud as a slam, each rarer one louder, and a Tonk 11 dB over a card
    # that is laid. A hand that is won comes after the moment that has won it: as loud as the most common of those.
    "cross": -19.5,
    "life": -19.5,
    "last": -18.5,
    "out": -17.0,
    "win": -17.0,
    "held": -16.5,
    "run": -16.0,
    "wild": -15.5,
    "caught": -15.0,
    "undercut": -15.0,
    "gin": -14.8,
    "bonus": -14.2,
    "thirty-one": -14.0,
    "tonk": -13.0,
    "match": -12.8,
    "champion": -12.5,
    # The interface stays below the cards; what wants to be noticed comes up to them.
    "nudge": -29.5,
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
    "cards": ("settle", "slide", "deal", "turn", "place", "flick", "shuffle", "hit", "slam"),
    "chips, wood": ("chips", "knock", *(f"count{step}" for step in range(1, 6))),
    "great moments": ("cross", "life", "last", "out", "held", "run", "wild", "win", "caught", "undercut", "gin",
                      "bonus", "thirty-one", "tonk", "match", "champion"),
    "interface": ("nudge", "choose", "press", "stock", "discards", "spread", "closes", "on", "off", "opens", "hint",
                  "lesson", "coach", "refused", "short", "yours"),
}  # fmt: skip
"""The noises that are heard together."""
