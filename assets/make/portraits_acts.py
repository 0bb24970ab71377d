"""Gestures of the people at the table: how each of the twelve thinks, is pleased, is caught and waits.

A gesture is a face and the arms before it. Arms are given for the left half of the picture; ``other`` is the same
gesture made with the other arm.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from drawing import group
from geometry import Point
from portraits_arms import coupe, fan, watch
from portraits_face import MOODS, Mood


@dataclass(frozen=True)
class Reach:
    """An arm in a gesture.

    Attributes:
        pose: The pose of the hand; empty for a hand that is not seen.
        line: From the elbow, or the shoulder, to the wrist.
        turn: Of the hand, degrees clockwise from upwards.
        mirror: Whether the thumb is at the right.
        scale: Of the hand.
        held: Drawn under the hand, which holds it.
    """

    pose: str
    line: tuple[Point, ...]
    turn: float
    mirror: bool = False
    scale: float = 1.08
    held: str = ""

    @property
    def other(self) -> Reach:
        """The same with the other arm."""
        line = tuple((200.0 - x, y) for x, y in self.line)
        held = group(self.held, 200, 0, mirror=True) if self.held else ""
        return replace(self, line=line, turn=-self.turn, mirror=not self.mirror, held=held)


@dataclass(frozen=True)
class Act:
    """A mood as somebody has it.

    Attributes:
        mood: The face.
        arms: The arms before it.
        lift: How far the hat is moved, and turned.
        low: Whether the hands are too low for a round picture, which shows a bare chest then.
    """

    mood: Mood
    arms: tuple[Reach, ...] = ()
    lift: tuple[float, float, float] = (0.0, 0.0, 0.0)
    low: bool = False


def _chin() -> Reach:
    """Thumb and forefinger about the chin."""
    return Reach("chin", ((40, 318), (97, 205)), 2)


def _cheek() -> Reach:
    """The cheek on a fist."""
    return Reach("fist", ((24, 316), (58, 178)), 14, scale=1.14)


def _temple() -> Reach:
    """A forefinger at the temple."""
    return Reach("point", ((26, 206), (-2, 246), (40, 148)), 22, scale=1.06)


def _lips() -> Reach:
    """A forefinger laid on the lips."""
    return Reach("point", ((14, 310), (56, 187)), 44)


def _curl() -> Reach:
    """A curl turned round a finger."""
    return Reach("pinch", ((26, 206), (-6, 244), (29, 150)), 34, mirror=True)


def _scratch() -> Reach:
    """Fingers that scratch under a cap."""
    return Reach("round", ((26, 204), (-12, 214), (24, 118)), 22, scale=1.04)


def _brow() -> Reach:
    """A hand laid on the brow."""
    return Reach("round", ((26, 204), (-14, 206), (40, 121)), 46, scale=1.12)


def _mouth() -> Reach:
    """A hand before the mouth."""
    return Reach("flat", ((26, 206), (-8, 238), (57, 158)), 58, scale=1.08)


def _side_of_face() -> Reach:
    """A hand on the cheek, its fingers up."""
    return Reach("flat", ((18, 316), (54, 178)), 2, mirror=True, scale=1.02)


def _top_of_head() -> Reach:
    """A hand on the head."""
    return Reach("round", ((26, 202), (-14, 182), (30, 92)), 40, scale=1.1)


def _heart() -> Reach:
    """A hand on the heart."""
    return Reach("flat", ((30, 208), (2, 258), (64, 212)), 62, scale=1.1)


def _thumb() -> Reach:
    """A thumb up."""
    return Reach("thumb", ((20, 318), (50, 188)), 2, mirror=True, scale=1.1)


def _pump() -> Reach:
    """A fist raised."""
    return Reach("fist", ((26, 206), (-10, 250), (32, 166)), 6, scale=1.2)


def _salute() -> Reach:
    """Two fingers at the brow."""
    return Reach("salute", ((26, 204), (-14, 212), (20, 124)), 34, scale=1.06)


def _palm() -> Reach:
    """An open hand beside the face."""
    return Reach("open", ((2, 314), (34, 174)), -12, mirror=True, scale=1.14)


def _shrug() -> Reach:
    """A palm held up and out."""
    return Reach("open", ((10, 318), (38, 190)), -38, mirror=True, scale=1.06)


def _brim() -> Reach:
    """Fingers at the brim of a hat."""
    return Reach("hold", ((26, 202), (-14, 184), (22, 90)), 18, scale=1.04)


def _fold() -> tuple[Reach, Reach]:
    """Arms folded."""
    under = Reach("", ((180, 204), (194, 240), (66, 212)), 0)
    over = Reach("flat", ((20, 204), (4, 242), (130, 198)), 72, scale=1.08)
    return under, over


def _slim_fold() -> tuple[Reach, Reach]:
    """Arms folded before a narrow chest."""
    under = Reach("", ((178, 206), (190, 242), (72, 214)), 0)
    over = Reach("flat", ((22, 206), (8, 244), (124, 200)), 72, scale=1.04)
    return under, over


def _cards(back: str, turn: float = 12.0, count: int = 5) -> Reach:
    """Cards held before the chest."""
    return Reach("hold", ((10, 330), (46, 258)), 16, scale=1.12, held=fan(63, 252, turn, back, count))


def _close(back: str) -> Reach:
    """Cards held close together, high before the heart."""
    return Reach("hold", ((14, 322), (62, 246)), 14, scale=1.12, held=fan(79, 240, -4, back, 5, 5.0))


def _aside(back: str) -> Reach:
    """Cards held out to the side, at ease."""
    return Reach("hold", ((4, 334), (22, 252)), -14, scale=1.12, held=fan(36, 244, -24, back, 4, 12.0))


def _in_both(back: str) -> tuple[Reach, Reach]:
    """A broad fan held in both hands, before the middle."""
    near = Reach("hold", ((22, 330), (70, 262)), 26, scale=1.06)
    return replace(near, held=fan(100, 262, 0, back, 4, 20.0)), near.other


_CALM, _THINKS, _PLEASED, _CAUGHT, _WAITS = (MOODS[name] for name in ("calm", "thinks", "pleased", "caught", "waits"))
_RED, _BLUE = "#a52a38", "#2c4a86"


def _calm(turn: float, mouth: str, *hands: Reach) -> Act:
    return Act(replace(_CALM, turn=turn, mouth=mouth), hands, low=True)


_BEND = replace(_CAUGHT, lids=-1.0, mouth="frown", worry=7.0, brows=(1.0, 1.0), drop=8)
"""Not to look at it."""
_FALLEN = replace(_CAUGHT, lids=0.86, gaze=(0.0, 4.6), iris=1.0, mouth="frown", worry=7.0, brows=(3.0, 3.0), drop=8)
"""A face that has fallen."""

ACTS: Mapping[str, Mapping[str, Act]] = {
    "ruby": {
        "calm": _calm(-0.5, "smirk", _cards(_BLUE).other),
        "thinks": Act(replace(_THINKS, tilt=-5, turn=0.6, gaze=(4.4, -4.4)), (_temple(),)),
        "pleased": Act(replace(_PLEASED, tilt=-7, turn=-0.4), (_heart().other,)),
        "caught": Act(replace(_CAUGHT, turn=0.3), (_mouth(),)),
        "waits": Act(replace(_WAITS, tilt=8, turn=-0.8, gaze=(-5.4, 1.0)), (_cheek().other,)),
    },
    "earl": {
        "calm": _calm(0.6, "calm", _close(_RED)),
        "thinks": Act(replace(_THINKS, tilt=4, turn=-0.7, gaze=(-4.4, -4.2), brows=(7.0, 1.0)), (_chin().other,)),
        "pleased": Act(replace(_PLEASED, tilt=-3, turn=0.4), (_brim(),), lift=(-2, -9, 12)),
        "caught": Act(replace(_BEND, tilt=4), (_brow().other,)),
        "waits": Act(replace(_WAITS, tilt=-4, turn=0.9, gaze=(5.4, 0.0)), _fold()),
    },
    "mae": {
        "calm": _calm(0.5, "smile", *_in_both(_RED)),
        "thinks": Act(replace(_THINKS, tilt=7, turn=-0.3, gaze=(-4.0, -4.6)), (_curl(),)),
        "pleased": Act(replace(_PLEASED, tilt=-8), (_side_of_face(), _side_of_face().other)),
        "caught": Act(replace(_CAUGHT, tilt=-3), (_palm(), _palm().other)),
        "waits": Act(replace(_WAITS, tilt=-9, turn=0.7, gaze=(5.2, 2.4)), (_cheek(),)),
    },
    "otis": {
        "calm": _calm(-0.6, "calm", _aside(_BLUE)),
        "thinks": Act(replace(_THINKS, tilt=5, turn=0.5), (_top_of_head(),)),
        "pleased": Act(replace(_PLEASED, tilt=-5, turn=-0.3), (_pump(),)),
        "caught": Act(replace(_CAUGHT), (_top_of_head(), _top_of_head().other)),
        "waits": Act(replace(_WAITS, tilt=-9, turn=0.8, gaze=(5.2, 1.0)), (_cheek(),)),
    },
    "pearl": {
        "calm": _calm(-0.4, "calm", _close(_RED).other),
        "thinks": Act(replace(_THINKS, tilt=-3, turn=0.5), (_lips(),)),
        "pleased": Act(
            replace(_PLEASED, tilt=5, mouth="laugh"),
            (Reach("grip", ((190, 320), (158, 190)), -4, mirror=True, scale=1.0, held=coupe(157, 142, "#f0c653")),),
        ),
        "caught": Act(
            replace(_CAUGHT, tilt=-4),
            (Reach("round", ((172, 206), (196, 256), (150, 200)), -64, mirror=True, scale=1.12),),
        ),
        "waits": Act(replace(_WAITS, tilt=3, turn=-0.8, gaze=(-4.0, -5.6), lids=0.7, mouth="flat"), _slim_fold()),
    },
    "leroy": {
        "calm": _calm(0.7, "smile", _aside(_RED).other),
        "thinks": Act(replace(_THINKS, tilt=-4, turn=0.6), (_scratch(),)),
        "pleased": Act(replace(_PLEASED, tilt=4, turn=-0.5), (_thumb(),)),
        "caught": Act(replace(_BEND, tilt=-3, mouth="shock"), (_brow(),)),
        "waits": Act(replace(_WAITS, tilt=10, turn=-0.5), (_cheek().other,)),
    },
    "celeste": {
        "calm": _calm(0.5, "smirk", _cards(_BLUE, 8)),
        "thinks": Act(replace(_THINKS, tilt=4, turn=-0.5, gaze=(-4.4, -4.2), brows=(8.0, 1.0)), (_lips().other,)),
        "pleased": Act(replace(_PLEASED, tilt=-6), (_palm(), _palm().other)),
        "caught": Act(replace(_CAUGHT), (_side_of_face(), _side_of_face().other)),
        "waits": Act(
            replace(_WAITS, tilt=5, turn=0.6, gaze=(4.8, 4.4), lids=0.72),
            (Reach("round", ((196, 320), (146, 192)), 4, mirror=True, scale=1.08),),
        ),
    },
    "solomon": {
        "calm": _calm(-0.6, "calm", *_in_both(_BLUE)),
        "thinks": Act(replace(_THINKS, tilt=5, turn=0.5, gaze=(3.6, -4.2)), (_chin(),)),
        "pleased": Act(replace(_PLEASED, tilt=4, turn=0.3), (_heart(),)),
        "caught": Act(
            replace(_FALLEN, tilt=-5), (replace(_top_of_head().other, line=((174, 202), (214, 190), (158, 106))),)
        ),
        "waits": Act(
            replace(_WAITS, tilt=-4, turn=0.8, gaze=(4.8, 4.0), lids=0.66),
            (Reach("grip", ((188, 326), (138, 220)), -6, mirror=True, held=watch(137, 170)),),
        ),
    },
    "ines": {
        "calm": _calm(0.7, "smirk", _aside(_RED)),
        "thinks": Act(replace(_THINKS, tilt=-4, turn=0.5, mouth="smirk"), (_cheek(),)),
        "pleased": Act(replace(_PLEASED, tilt=5, turn=0.5, lids=0.9, gaze=(2.0, 0.0), mouth="laugh"), (_salute(),)),
        "caught": Act(replace(_BEND, tilt=3, mouth="shock"), (_brow().other,)),
        "waits": Act(replace(_WAITS, tilt=-3, turn=-0.8, gaze=(-5.0, -4.6), lids=0.74), _fold()),
    },
    "frost": {
        "calm": _calm(-0.5, "calm", _close(_BLUE).other),
        "thinks": Act(
            replace(_THINKS, tilt=-3, turn=0.0, gaze=(3.4, -1.0), lids=0.8),
            (Reach("pinch", ((174, 206), (206, 242), (156, 140)), -50, mirror=True, scale=1.0),),
        ),
        "pleased": Act(
            replace(_PLEASED, tilt=3, lids=0.62, gaze=(0.0, 0.0), brows=(5.0, 1.0), mouth="smile"),
            (Reach("grip", ((10, 320), (42, 190)), 4, scale=1.0, held=coupe(43, 142, "#b02840")),),
        ),
        "caught": Act(replace(_FALLEN, tilt=3, lids=1.3, iris=0.7, gaze=(0.0, 0.0)), (_mouth(),)),
        "waits": Act(replace(_WAITS, tilt=-3, turn=0.7, gaze=(5.0, -1.0), lids=0.46, brows=(2.0, -3.0)), _fold()),
    },
    "lin": {
        "calm": _calm(0.4, "calm", *_in_both(_RED)),
        "thinks": Act(
            replace(_THINKS, tilt=-3, turn=0.0, gaze=(0.0, -4.8), brows=(3.0, 3.0)),
            (
                Reach("flat", ((28, 316), (80, 203)), 16, scale=1.0),
                Reach("flat", ((172, 316), (120, 203)), -16, mirror=True, scale=1.0),
            ),
        ),
        "pleased": Act(
            replace(_PLEASED, tilt=6, turn=-0.3),
            (Reach("flat", ((170, 206), (202, 250), (148, 176)), -52, mirror=True, scale=1.0),),
        ),
        "caught": Act(replace(_FALLEN, tilt=4), (_brow().other,)),
        "waits": Act(replace(_WAITS, tilt=7, turn=-0.6, gaze=(-5.2, 1.0)), (_side_of_face().other,)),
    },
    "arjun": {
        "calm": _calm(-0.6, "calm", _cards(_BLUE, 2)),
        "thinks": Act(replace(_THINKS, tilt=5, turn=0.6), (_chin(),)),
        "pleased": Act(replace(_PLEASED, tilt=-4, turn=0.4), (_pump().other,)),
        "caught": Act(replace(_CAUGHT, tilt=3), (Reach("fist", ((26, 204), (-12, 214), (40, 122)), 34, scale=1.1),)),
        "waits": Act(replace(_WAITS, tilt=4, turn=-0.8), _fold()),
    },
}
"""For each of the twelve a gesture for each mood."""


def _face(
    turn: float,
    cards: tuple[Reach, ...],
    pleased: tuple[Reach, ...],
    caught: tuple[Reach, ...],
    waits: tuple[Reach, ...],
    thinks: Reach,
    *,
    fallen: bool = False,
) -> Mapping[str, Act]:
    """Return the moods of a face that a person can choose, looking a little to one side; one hand thinks."""
    side = 1.0 if turn > 0 else -1.0
    return {
        "calm": _calm(turn, "calm", *cards),
        "thinks": Act(replace(_THINKS, tilt=-4 * side, turn=0.8 * turn, gaze=(4.2 * side, -4.4)), (thinks,)),
        "pleased": Act(replace(_PLEASED, tilt=-5 * side, turn=turn), pleased),
        "caught": Act(replace(_FALLEN if fallen else _CAUGHT, tilt=3 * side), caught),
        "waits": Act(replace(_WAITS, tilt=5 * side, turn=-turn, gaze=(-5.2 * side, 1.4)), waits),
    }


def _both(one: Reach) -> tuple[Reach, Reach]:
    return one, one.other


FACE_ACTS: Mapping[str, Mapping[str, Act]] = {
    "nora": _face(0.5, (_cards(_RED, 8),), (_heart(),), (_mouth(),), (_cheek().other,), _chin()),
    "viktor": _face(-0.6, (_close(_BLUE).other,), (_thumb(),), (_brow().other,), _fold(), _chin().other, fallen=True),
    "amara": _face(0.5, _in_both(_RED), _both(_palm()), _both(_side_of_face()), (_cheek().other,), _temple()),
    "tomas": _face(-0.6, (_aside(_BLUE).other,), (_pump(),), (_top_of_head().other,), (_cheek(),), _scratch().other),
    "yuki": _face(0.4, (_close(_RED),), _both(_side_of_face()), (_mouth().other,), (_cheek().other,), _lips()),
    "hassan": _face(
        -0.6, (_cards(_BLUE, 8).other,), (_heart().other,), (_brow(),), _fold(), _chin().other, fallen=True
    ),
    "greta": _face(0.4, _in_both(_BLUE), (_palm(),), (_side_of_face(),), (_cheek().other,), _lips()),
    "diego": _face(
        -0.7, (_aside(_RED),), (_pump().other,), (_brow().other,), (_cheek(),), _temple().other, fallen=True
    ),
    "priya": _face(0.6, (_cards(_RED, 8),), (_heart(),), _both(_shrug()), (_side_of_face().other,), _chin()),
    "walter": _face(
        -0.5, (_close(_BLUE).other,), (_thumb().other,), (_top_of_head().other,), _fold(), _scratch().other
    ),
    "zoe": _face(0.6, _in_both(_RED), _both(_pump()), _both(_side_of_face()), (_cheek().other,), _temple()),
    "kofi": _face(-0.6, (_cards(_BLUE, 8).other,), (_salute(),), (_brow(),), _fold(), _lips().other, fallen=True),
}
"""For each face that a person can choose a gesture for each mood."""
