"""How long everything takes, in seconds: the one home of durations.

The figures follow what players of card games are used to.
"""

# What travels over the table or the screen. These are for speed 1: the animation speed in the settings divides them.

HOVER = 0.10
"""A card under the pointer lifts."""
LIFT = 0.12
"""A chosen card rises, or a dragged one comes up."""
REORDER = 0.15
"""Neighbours make room."""
MOVE = 0.22
"""A card goes to its place."""
SPRING_HOME = 0.20
"""A card let go where it may not lie goes back."""
DRAW = 0.38
"""A card comes from the stock and turns."""
TAKE = 0.30
"""A card comes from the discards."""
DISCARD = 0.26
LAY = 0.24
LAY_STAGGER = 0.035
"""Between one card of a spread and the next."""
DEAL_FLIGHT = 0.20
DEAL_STAGGER = 0.065
"""Between one dealt card and the next."""
UPCARD = 0.30
REVEAL = 0.30
REVEAL_STAGGER = 0.16
"""Between one player's hand and the next when all are shown."""
SETTLE_PAUSE = 0.70
"""Between the last card of a hand and the page that tells who won."""
TONK_PAUSE = 1.5
"""And so much longer when the deal itself has ended the hand: a Tonk wants to be seen."""
FADE = 0.12
"""What travel becomes where motion is reduced."""
FAN_FLIGHT = 0.76
"""A card of the title comes in."""
RISE = 0.20
"""A page that opens over another rises into its place."""
SHOW_HAND = 0.24
"""At the end of a hand, on its page: what a player held comes up."""
SHOW_HAND_STAGGER = 0.07
"""Between one player and the next, and a third of it between one card and the next."""
COUNT_UP = 0.40
"""A number runs up to what it is."""
PAYING = 0.55
"""A chip goes from who pays to who is paid."""
PAYING_STAGGER = 0.07
"""Between one chip and the next."""
CHART_DRAWN = 0.90
"""The lines of a chart run from the first hand to the last."""

SPEEDS = {"0.5": 0.5, "1": 1.0, "2": 2.0, "4": 4.0, "instant": float("inf")}
"""What each animation speed of the settings divides durations by."""


def at_speed(seconds: float, animation_speed: str) -> float:
    """How long something lasts that takes so many seconds at speed 1; no time at all when it is instant."""
    return seconds / SPEEDS[animation_speed]


# What answers the hand at once. It goes nowhere, so it is as fast at every animation speed.

GLOW = 0.10
"""What can be pressed lights up under the pointer."""
SWITCH = 0.12
"""The knob of a switch slides to the other side."""
SCROLL_LAG = 1 / 24
"""After this time, the way that is left to scroll is a third of what it was, and so on."""
SHAKE = 0.18
"""A reason shakes its head."""

# How long something waits, so that it can be seen, read, or meant.

THINKING = {"slow": 1.2, "normal": 0.7, "fast": 0.3, "none": 0.0}
"""How long a bot thinks before each of its actions."""
PREVIEW_PAUSE = 0.2
"""Between drawing and discarding in the preview of the settings."""
TURN_PAUSE = 0.05
"""Between the end of one motion and the next bot's thinking."""
DROP_COOLDOWN = 0.5
"""After the first press of Drop, before the second counts."""
CURTAIN_COOLDOWN = 0.5
"""After the curtain falls, before a press lifts it."""
PAGE_COOLDOWN = 0.3
"""After a page has come over the table by itself, before a press on it counts: it was meant for the table."""
REASON_SHOWN = 3.5
"""How long the reason for a refusal stays to be read."""
TOOLTIP_WAIT = 0.4
"""How long the pointer rests on something before words come up beside it."""
CARET_BLINK = 0.53
"""How long the caret of a field is seen, and how long not."""
FIRST_REPEAT = 0.4
"""How long a plus or minus is held before it goes on by itself."""
NEXT_REPEAT = 0.08
"""Between one step and the next from then on."""
NOTICE_SHOWN = 2.5
"""How long a notice stays at least."""
NOTICE_STARTS = 1.5
"""How long it takes to turn to a notice; to this comes the time to read it."""
NOTICE_LETTER = 0.055
"""How long a letter of it takes to read."""
NOTICE_FADE = 0.18
"""A notice comes up, or goes."""
