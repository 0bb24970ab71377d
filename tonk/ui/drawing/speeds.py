"""The duration of everything, in seconds.

The figures follow what players of card games are used to.
"""

# Motions over the table or the screen, at speed 1; the animation speed in the settings divides them.

HOVER = 0.10
"""A card under the pointer lifts."""
LIFT = 0.12
"""A chosen card rises, or a dragged one comes up."""
GATHER = 0.12
"""The cards of a dragged group come together under the pointer."""
REORDER = 0.15
"""Neighbours make room."""
ROOM = 0.12
"""A spread makes room for the card that hits it."""
MOVE = 0.22
"""A card goes to its place."""
SPRING_HOME = 0.25
"""A card that may not be put there goes back."""

SWEEP, SWEEP_STAGGER = 0.26, 0.008
"""The cards of the last hand are swept together, one a little after the other."""
SHUFFLE_SPLIT, SHUFFLE_FALL, SHUFFLE_STAGGER, SHUFFLE_SQUARE = 0.14, 0.10, 0.026, 0.08
"""The deck is split, its cards are riffled together one by one, and it is squared."""
CUT_SPREAD, CUT_APART, CUT_CLOSE, CUT_REST = 0.34, 0.24, 0.28, 0.18
"""The deck is spread to be cut; its parts are gathered; the lower goes on the upper; the deck rests a moment."""
DEAL_FLIGHT = 0.18
DEAL_STAGGER = 0.065
"""The time between one dealt card and the next."""
DEAL_LONGEST = 1.5
"""The longest deal for any number of players, from the first card that leaves the dealer to the upcard."""
UPCARD = 0.24

DRAW_LIFT, DRAW_FLY = 0.09, 0.27
"""A card comes off the stock; it flies to the hand, turning over."""
DRAW = DRAW_LIFT + DRAW_FLY
TAKE_SLIDE, TAKE_FLY = 0.09, 0.21
"""A card slides off the discards; it goes to the hand."""
TAKE = TAKE_SLIDE + TAKE_FLY
DISCARD_LIFT, DISCARD_FLY = 0.07, 0.21
"""A card is lifted out of the hand; it is thrown on the discards (longer from far, shorter from near)."""
DISCARD = DISCARD_LIFT + DISCARD_FLY
LAY_GATHER, LAY = 0.14, 0.18
"""The cards of a spread come together; they fan out in their place."""
LAY_STAGGER = 0.05
"""The time between one card of a spread and the next."""
HIT_RAISE, HIT_BACK, HIT_SLAP, HIT_STAGGER = 0.13, 0.034, 0.066, 0.05
"""A card is held over a spread; it is drawn back; it is slapped down; another follows."""
HIT_FLASH = 1 / 30
"""It flashes for two frames."""
HIT_LIGHT, LAID_LIGHT = 0.25, 0.40
"""Light goes out from under something slammed down, and from under a spread that has been laid."""
QUIVER = 0.40
"""Something just touched trembles."""
OVERSHOOT = 0.16
"""A card that lands in a hand goes too far, and springs back."""
SWAY = 0.30
"""Something caught shakes once."""

DROP_GATHER, DROP_FOLD, DROP_LIFT, DROP_SLAM, DROP_HOLD = 0.18, 0.04, 0.08, 0.07, 0.18
"""A card of a dropped hand folds into the pack, the next one follows; the pack is lifted, is slammed down, and lies a
moment before it is turned up."""
DROP_STOP, DROP_CRIED, STACKS_HOP = 0.05, 0.52, 0.36
"""That blow holds everything still for three frames; its word is seen; all players' chips hop."""
KNOCK_RING = 0.36
"""A ring spreads over the felt from a knock."""
SHOW_SLIDE, SHOW_HOME = 0.26, 0.30
"""A hand slides onto the felt after a drop, and finally goes back to its player."""
CATCH_BREATH = 0.25
"""The table holds its breath before the hand that decides is turned up."""
STAMP_RAISED, STAMP_SLAM, STAMP_SETTLES, STAMP_SWINGS = 0.10, 0.09, 0.34, 1.10
"""A stamp comes up near the eye, is slammed down, springs back, and swings to and fro ever less."""
STAMP_PRESSES, BLOW_RING = 0.16, 0.42
"""A card under a stamp is pressed down and comes back; a broad ring of light goes out from the blow."""
KICKED, KNOCKED, DISMAY = 0.70, 0.46, 0.90
"""Cards under a stamp are kicked apart and settle; a struck plate goes aside and comes back; a face falls."""
WORD_FALLS, WORD_APART, WORD_LONGEST, WORD_LAST = 0.085, 0.03, 0.24, 0.05
"""A letter of a word is slammed down; the next one begins to; all but the last one do; the last one waits."""
WORD_LEAVES, WORD_LEAVES_APART, WORD_GOES = 0.22, 0.002, 0.26
"""A letter of such a word flies off to its player; the time until the next one follows; a word goes as one."""
LIGHT_RING = 0.32
"""A ring of light goes out from under the hand that wins."""
JOLT, STAMP_JOLT, DUST = 0.16, 0.26, 0.55
"""The view is jolted by a word, and by a stamp, whose dust settles."""
PUSHED = 0.28
"""Something near a blow on the table is pushed, and springs back."""
COUNT_POP = 0.22
"""A card being counted, and the total, swell for a moment."""
TAG_FALLS, HELD_AFTER = 0.12, 0.20
"""A tag comes down on the plate of a player whom it strikes, and does so after the hit that holds the player has been
seen to land."""
WORD_READ = 0.25
"""The time for reading a called word before it disappears."""
REVEAL = 0.22
"""A card of a hand is turned up at the end."""
REVEAL_STAGGER = 0.06
"""The time between one such card and the next."""
REVEAL_PAUSE = 0.20
"""The time between one player's hand and the next."""
REVEAL_LONGEST, REVEAL_DECIDED = 1.38, 0.80
"""The longest time for any number of players, from the first card that turns until the last one lies open; and where
the winner has been celebrated before."""

TONK_WAIT, TONK_CROUCH, TONK_THROW, TONK_THROW_STAGGER = 0.12, 0.20, 0.30, 0.016
"""A dealt Tonk is seen for a moment; it draws itself up; it is thrown on the table, one card a little after another."""
TONK_SLAM, TONK_SLAM_STAGGER = 0.075, 0.085
"""One of its cards is slammed down; the next one follows."""
TONK_SETTLES, TONK_DUST = 0.34, 0.40
"""A slammed card springs back and lies; the dust from under it settles."""
LETTER_WAIT, LETTER_FALLS, LETTERS_FALL, LETTER_LAST = 0.14, 0.067, 0.32, 0.17
"""The pause before the word; a letter of it comes down; all but the last one begin to; the last one takes its time."""
LETTER_SETTLES, WORD_SEEN = 0.44, 0.80
"""A letter springs back and stands; the whole word is read."""
LETTER_LEAVES, LETTER_LEAVES_APART, LETTER_CROUCH = 0.30, 0.003, 0.11
"""A letter flies off to its player; the next one follows; each crouches before."""
FOUNTAIN = 1.25
"""Chips rise as a fountain from under the cards, and fall out of sight."""
TONK_JOLT, LETTER_JOLT = 0.38, 0.08
"""The table is jolted by the whole word, and by one card or letter."""

TWIST_FLY, TWIST_SHOWN = 0.26, 0.42
"""A played twist flies to the middle of attention, and is held up there."""
SLASH_APART, SLASHES = 0.067, 0.42
"""The time from the first slash of a Cross to the second; both cut, and fade."""
JUMPED_APART = 0.14
"""The time from one player who is jumped over to the next."""
BURY_FLY, BURY_SLIDE = 0.24, 0.16
"""A used twist goes beside the discards; it slides under them."""
HOP, TURN_LOST = 0.42, 0.34
"""The turn moves to the next player; it stays a moment with a player who loses it."""
LIGHT = 0.45
"""The light on the felt glides to the next player."""
WILD_RISE, WILD_SPIN, WILD_SLAP, WILD_SHINE = 0.16, 0.34, 0.08, 0.34
"""A laid Wild rises, spins once in a flash, and is slapped down as its card; light runs over it."""
WILD_READ = 0.40
"""The word for a Wild that empties a hand stands, before the word for going out."""
RIBBON = 1.60
"""A player's plate shows news."""
POINTS_SHOWN, POINTS_FLY, POINTS_COUNT = 0.30, 0.46, 0.20
"""Points pop up where they are earned and are read; they fly to a plate; the plate counts them."""
POINTS_APART, POINTS_LONGEST = 0.16, 0.64
"""The time between one player's points and the next, and the longest from the first to the last."""
RESHUFFLE_FLY, RESHUFFLE_STAGGER = 0.22, 0.035
"""A discard goes back to the stock; the time until the next follows."""

STARTLE = 0.52
"""The face of somebody else starts up at a great moment, cowers, and comes back."""
CHEER = 0.70
"""A winner's face comes nearer and goes back; the light around a winning hand comes up, and calms down."""
PAY_PAUSE, PAY_AT_ONCE = 0.25, 0.06
"""The time between the last card turned up and the first chip; and after a blow, or where the winner has been known."""
CHIP_FLIGHT, CHIP_STAGGER, PAYMENT_STAGGER = 0.40, 0.042, 0.08
"""A chip is thrown from purse to purse; the times until the next chip, and until the next payment."""
STACK_BOUNCES, NODS = 0.22, 0.34
"""A stack on which a chip lands gives and springs back; a plate does so as something happens to its player."""
PUFF = 0.36
"""The dust of a card or spread that lands settles."""
CHIPS_SCATTER = 0.85
"""Chips that a stamp makes jump rise and fall."""
CHIPS_SINK = 0.16
"""Won chips sink from their stack into the purse."""
SUM_RISES, SUM_BUMPS, SUM_HOLDS, SUM_DROPS = 0.16, 0.15, 0.26, 0.20
"""The sum that a player is paid rises; it jumps at each chip; it is read once it is whole; it drops into the total."""
SUM_LOST, SUM_SINKS = 1.2, 0.55
"""A lost sum is seen; at the end of that time it sinks."""
PAY_LONGEST = 1.1
"""The longest time for any number of payments, from the first chip to the last."""
SETTLE_PAUSE, PAID_PAUSE, PAID_SEEN = 0.30, 0.18, 0.05
"""The time between the last card of a hand and the page of the result; that for which the last chip lies on its stack;
and that for which it is seen to do so before the page rises over it."""
NOISES_APART = 0.06
"""The least time between two equal noises on the same side of the table."""
NOISES_APART_ELSEWHERE = 0.03
"""The least time between two equal noises on different sides."""
FADE = 0.12
"""The fade that replaces travel when motion is reduced."""
FAN_FLIGHT = 0.76
"""A card of the title comes in."""
RISE = 0.20
"""A page that opens over another rises into its place."""
PLACE_CHANGE = 0.40
"""The table fades into that of another place."""
RESULT_OPENS, RESULT_SAYS = 0.30, 0.18
"""The page at the end of a hand rises from below the table; at last the reason and its words come."""
HEADLINE_RAISED, HEADLINE_FALLS, HEADLINE_SETTLES, PAGE_JOLT = 0.10, 0.08, 0.34, 0.22
"""The headline of that page is held near the eye, is slammed on it as it stands, and settles; the page is jolted."""
SHOW_FACE, SHOW_FACE_STAGGER = 0.28, 0.02
"""A face moves from the table to its place on the rising page; the time between one face and the next."""
SHOW_WAIT = 0.05
"""The time before the first cards leave the table for the page, with which they rise."""
SHOW_HAND = 0.36
"""A card moves from the table to its place on that page."""
SHOW_HAND_STAGGER, SHOW_HANDS, SHOW_CARD_STAGGER = 0.045, 0.225, 0.014
"""The times between one player's cards and the next, at most between the first and the last, and between one card and
the next."""
SHOW_LAST_WAITS = 0.05
"""The additional time before a hand leaves whose way crosses those of all others."""
SPREAD_LIGHTENS = 0.15
"""A spread in the dark of the room comes to light as the page rises that shows it too."""
TOTAL_GOES, HEADLINE_WAITS = 0.08, 0.04
"""The total of a hand goes as its cards leave; the time between the last hand that lies and the headline's blow."""
SUM_COMES = 0.26
"""A player's sums on that page come."""
MEDAL_GROWS = 0.46
"""The winner's face grows into its medal."""
RAYS_COME = 0.05
"""Rays come around the winner of a match, at the blow of the ribbon with the news."""
CHART_DRAWN = 0.90
"""The lines of a chart run from the first hand to the last."""
MATCH_STORY = 1.6
"""The lines of a finished match do so, slower for everyone to follow."""
CHIP_FALLS, CHIPS_FALL = 1.5, 1.6
"""A chip falls over the winner; the time in which all of them start."""
WINNER_RISES, WINNER_SINKS, CURTAIN_PARTS = 0.55, 0.4, 0.5
"""The winner of a match shoots up from behind the ribbon, and sinks again; then the curtain before the chart of the
match parts, so that it never crosses a face."""

REPLAY_PAUSE, REPLAY_LEAST = 0.55, 0.2
"""The time between steps of a playing replay, and the shortest one that can be followed."""

SPEEDS = {"0.5": 0.5, "1": 1.0, "2": 2.0, "4": 4.0, "instant": float("inf")}
"""The divisor of all durations for each animation speed in the settings."""


def at_speed(seconds: float, animation_speed: str) -> float:
    """Return a duration at an animation speed, given that at speed 1; 0 if instant."""
    return seconds / SPEEDS[animation_speed]


# Motions of idle people.

BLINK, BLINK_EVERY = 0.13, 4.6
"""The duration of a blink, and the time between two blinks, which differs from person to person."""
GLANCE = 0.08
"""The time between one movement of the eyes and the next."""
TALK, TALK_LETTER, TALK_FADE = 2.2, 0.05, 0.14
"""The time for which table talk is shown, the addition for each letter, and the fade in and out."""
LONG_THOUGHT = 25.0
"""The time that a person takes for a move before somebody may remark on it."""

# Immediate responses. Nothing travels, so they are the same at every animation speed.

GLOW = 0.10
"""A control lights up under the pointer."""
PRESS = 0.08
"""The time in which a pressed control goes down or comes up."""
SWITCH = 0.12
"""The knob of a switch slides to the other side."""
LEAN_PULL, LEAN_DAMPING = 26.0, 0.5
"""The spring that turns a dragged card to the angle for its speed: the more pull, the faster; the less damping, the
farther it swings beyond."""
HOVER_PULL, HOVER_DAMPING = 24.0, 0.55
"""The spring that turns a card under the pointer towards it, and back."""
MAGNET_RATE = 18.0
"""The rate at which a place that accepts a dragged card pulls it: the rest shrinks to a third this often a second."""
SCROLL_LAG = 1 / 24
"""The time in which the remaining distance of a scroll shrinks to a third."""
SHAKE = 0.18
"""The line with the reason for a refusal shakes its head."""

# Waiting times for seeing, reading, or making sure that a press is meant.

THINKING = {"slow": 1.2, "normal": 0.7, "fast": 0.3, "none": 0.0}
"""The time that a bot takes for each action, by the setting."""
PREVIEW_BEGINS, PREVIEW_PAUSE = 0.12, 0.2
"""The time before the preview of the settings draws a card, and between draw and discard there."""
TURN_PAUSE = 0.05
"""The time between the end of a motion and the next bot's thinking."""
DROP_COOLDOWN = 0.5
"""The time after the first press of Drop before the second counts."""
CURTAIN_COOLDOWN = 0.5
"""The time after the curtain falls before a press lifts it."""
PAGE_COOLDOWN = 0.3
"""The time before a press counts on a page that opened by itself: it was meant for the table."""
RESULT_WATCHED = 4.0
"""The time for which the result of a hand stays when only bots play, at speed 1."""
REASON_SHOWN = 3.5
"""The time for reading the reason for a refusal."""
TOOLTIP_WAIT = 0.4
"""The time for which the pointer rests on something before its tooltip appears."""
CARET_BLINK = 0.53
"""The time for which the caret of a field is shown, and then hidden."""
POINTER_RESTS = 1.0
"""The time after which a resting pointer counts as a switch, during scanning."""
SCAN_WAITS_AFTER_PRESS, SCAN_WAITS_FOR_HELP = 2.0, 5.0
"""The stays of a scan after a press, and after a helper used the keyboard, as multiples of its pace."""
KEY_FIRST_REPEAT, KEY_NEXT_REPEAT = 0.4, 0.04
"""The time before a held key repeats, and between one repeat and the next."""
SLOW_FIRST_REPEAT, SLOW_NEXT_REPEAT = 1.2, 0.4
"""The same for slow repeats."""
KEY_REPEAT_TIMES = {
    "usual": (KEY_FIRST_REPEAT, KEY_NEXT_REPEAT),
    "slow": (SLOW_FIRST_REPEAT, SLOW_NEXT_REPEAT),
    "off": None,
}
"""Both times for each setting; None for keys that don't repeat."""
PAD_NEXT_REPEAT = 0.12
"""The same for a direction of a game pad, which moves from control to control instead of letter to letter."""
FIRST_REPEAT = 0.4
"""The time before a held plus or minus repeats."""
NEXT_REPEAT = 0.08
"""The time between one such step and the next."""
READING_SHOWN = 0.35
"""The time for which a file is read before the player sees that it is being read."""
TYPED_TOGETHER = 1.2
"""The longest time between two digits of one number."""
NOTICE_SHOWN = 2.5
"""The shortest time for which a notice stays."""
NOTICE_STARTS = 1.5
"""The time in which a player notices a notice; the time to read it is added."""
NOTICE_LETTER = 0.055
"""The time for reading one letter of a notice."""
CAPTION_SHOWN = 3.0
"""The time for which the caption of a sound stays."""
NOTICE_FADE = 0.18
"""A notice comes up, or goes."""

# Fades of music. No setting changes them, because they are no motion.

MUSIC_BEGINS = 1.2
"""A tune fades in."""
MUSIC_ENDS = 1.8
"""A tune fades out, below the next one if there is one."""
ROOM_BEGINS, ROOM_ENDS = 2.5, 1.2
"""The quiet sound of a place fades in, and out."""
MUSIC_HANDED_OVER = 0.06
"""The end of a tune takes over from its stream."""
MUSIC_FALLS, MUSIC_GIVES_WAY, MUSIC_RISES = 0.35, 4.0, 1.6
"""Music is lowered for words, stays quiet while they are read, and comes back."""
MUSIC_HOLDS_BREATH = 8.0
"""Music stays low after a knock, unless a fanfare ends the wait sooner."""

# Working times. No setting changes these either.

LIGHT_FRAME = 0.004
"""The longest frame that leaves time to draw a card ahead."""
FULL_FRAME, FILLED_FRAME = 0.016, 0.009
"""While a page is about to open: the longest frame after which a part of it is drawn ahead, since a frame that is late
anyway is not made later; and the time of a frame up to which more parts follow."""
SLICE = 0.004
"""The time per frame in which a bot thinks if it has no process; twice that if no frame was drawn."""
COUNTING = 0.005
"""The time per frame in which the statistics are computed."""
ASK_AGAIN = 0.5
"""The time before asking a history again that gave no answer, since asking may delay a frame."""

POINT_BEAT, POINT_BEATS = 0.9, 4
"""The duration of a beat of the thing a lesson points at, and the number of beats."""

COACH_LEAST, COACH_PATIENCE = 1.5, 8.0
"""The least time before a drill's answer is judged by the coach's advice so far, and the longest wait for it."""

HINT_THINKING = 0.2
"""The time after which a hint says that the coach is thinking."""
