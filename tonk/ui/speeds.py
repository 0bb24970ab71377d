"""How long everything takes, in seconds at speed 1: the one home of durations.

The figures follow what players of card games are used to; the animation speed in the settings divides them all.
"""

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
SHAKE = 0.18
"""A refused card shakes its head."""
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
TURN_PAUSE = 0.05
"""Between the end of one motion and the next bot's thinking."""
FADE = 0.12
"""What travel becomes where motion is reduced."""

THINKING = {"slow": 1.2, "normal": 0.7, "fast": 0.3, "none": 0.0}
"""How long a bot thinks before each of its actions; not divided by the animation speed."""

SPEEDS = {"0.5": 0.5, "1": 1.0, "2": 2.0, "4": 4.0, "instant": float("inf")}
"""What each animation speed of the settings divides durations by."""

DRAG_LAG = 30.0
"""How fast a dragged card closes the gap to the pointer, per second."""
DROP_COOLDOWN = 0.5
"""After the first press of Drop, before the second counts."""
CURTAIN_COOLDOWN = 0.5
"""After the curtain falls, before a press lifts it."""
REASON_SHOWN = 3.5
"""How long the reason for a refusal stays to be read."""
