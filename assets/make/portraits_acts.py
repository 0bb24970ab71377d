"""Gestures of the people at the table: how each of the twelve thinks, is pleased, is caught and waits."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from geometry import Point
from portraits_arms import coupe, fan, watch
from portraits_dress import trumpet
from portraits_looks import Mood
from portraits_reaches import Act, Reach


def _chin() -> Reach:
    """Thumb and forefinger about the chin."""
    return Reach("chin", (97, 205), 2)


def _cheek() -> Reach:
    """The cheek on a fist."""
    return Reach("fist", (58, 178), 14, scale=1.14)


def _temple() -> Reach:
    """A forefinger at the temple."""
    return Reach("point", (40, 148), 22, scale=1.06)


def _lips() -> Reach:
    """A forefinger laid on the lips."""
    return Reach("point", (56, 187), 44)


def _curl() -> Reach:
    """A curl turned round a finger."""
    return Reach("pinch", (29, 150), 34, mirror=True)


def _scratch() -> Reach:
    """Fingers that scratch under a cap."""
    return Reach("round", (24, 118), 22, scale=1.04)


def _brow() -> Reach:
    """A hand laid on the brow."""
    return Reach("round", (40, 121), 46, scale=1.12)


def _mouth() -> Reach:
    """A hand before the mouth."""
    return Reach("flat", (57, 158), 58, scale=1.08)


def _side_of_face() -> Reach:
    """A hand on the cheek, seen from its edge, with the fingers up."""
    return Reach("cheek", (60, 180), 12, scale=1.04)


def _top_of_head() -> Reach:
    """A hand on the head."""
    return Reach("round", (30, 92), 40, scale=1.1)


def _heart() -> Reach:
    """A hand on the heart."""
    return Reach("flat", (64, 212), 62, scale=1.1)


def _thumb() -> Reach:
    """A thumb up."""
    return Reach("thumb", (50, 188), 2, mirror=True, scale=1.1)


def _pump() -> Reach:
    """A fist raised."""
    return Reach("fist", (32, 166), 6, mirror=True, scale=1.2)


def _salute() -> Reach:
    """Two fingers at the brow."""
    return Reach("salute", (20, 124), 34, mirror=True, scale=1.06)


def _palm() -> Reach:
    """An open hand beside the face."""
    return Reach("open", (34, 172), -12, mirror=True, scale=1.14)


def _near_palm() -> Reach:
    """An open hand beside a narrow face."""
    return Reach("open", (44, 166), -10, mirror=True, scale=1.14)


def _shrug() -> Reach:
    """A palm held up and out."""
    return Reach("open", (38, 190), -38, mirror=True, scale=1.06)


def _brim() -> Reach:
    """Fingers at the brim of a hat."""
    return Reach("pinch", (24, 76), 38, mirror=True, scale=1.04)


def _bitten() -> Reach:
    """A fist at the teeth."""
    return Reach("fist", (69, 181), 26, scale=1.1)


def _ear() -> Reach:
    """An ear pulled."""
    return Reach("pinch", (30, 154), 34, mirror=True)


def _beard() -> Reach:
    """A beard pulled."""
    return Reach("hold", (70, 228), 34, scale=1.12)


def _fold() -> tuple[Reach, Reach]:
    """Arms folded: one hand holds the other upper arm, and the other is tucked under the arm that lies on top."""
    under = Reach("tucked", (52, 239), -90, left=False, rests=False)
    return under, Reach("clasp", (146, 221), 56, scale=1.04, rests=False, over=True)


def _cards(back: str, turn: float = 12.0, count: int = 5) -> Reach:
    """Cards held before the chest."""
    return Reach("hold", (47, 242), 20, scale=1.12, held=fan(64, 236, turn, back, count))


def _close(back: str) -> Reach:
    """Cards held close together, high before the heart."""
    return Reach("hold", (60, 243), 18, scale=1.12, held=fan(78, 238, -6, back, 5, 6.5))


def _aside(back: str) -> Reach:
    """Cards held out to the side, at ease."""
    return Reach("hold", (20, 238), -10, scale=1.12, held=fan(34, 230, -22, back, 4, 12.0))


def _in_both(back: str) -> tuple[Reach, Reach]:
    """A broad fan held in both hands, before the middle."""
    near = Reach("hold", (68, 246), 30, scale=1.06)
    return replace(near, held=fan(100, 248, 0, back, 5, 18.0)), near.other


def _horn() -> Reach:
    """A hand on the valves of a trumpet that leans on the shoulder."""
    return Reach("hold", (209, 226), -16, mirror=True, scale=1.12, held=trumpet(), left=False)


_RED, _BLUE = "#a52a38", "#2c4a86"

# Faces that think
_UP = Mood(tilt=8, lids=1.0, gaze=(4.0, -3.6), brows=(3.0, 11.0), worry=-1.5, mouth="purse")
_DOWN = Mood(shrug=-2.0, tilt=4, drop=3, lids=0.5, gaze=(2.0, 3.6), brows=(1.0, 1.0), worry=4.0, mouth="flat")
_NARROW = Mood(tilt=8, lids=0.5, squint=0.5, gaze=(3.4, -0.6), brows=(-4.5, 2.0), worry=-4.5, mouth="slant")
_DOUBT = Mood(tilt=8, lids=0.85, gaze=(3.6, -2.6), brows=(-4.5, 13.0), mouth="slant")

# Faces that are pleased
_LAUGH = Mood(shrug=3.0, tilt=-4, drop=-2, lids=0.0, brows=(5.0, 5.0), mouth="laugh")
_ROAR = Mood(shrug=4.0, tilt=-5, drop=-5, lids=0.0, brows=(7.0, 7.0), worry=1.0, mouth="roar")
_TITTER = Mood(shrug=6.0, tilt=-6, drop=1, lids=0.0, brows=(4.0, 4.0), worry=2.5, mouth="titter")
_BEAM = Mood(shrug=4.0, tilt=-5, lids=0.78, squint=0.6, brows=(5.0, 5.0), worry=1.5, mouth="beam")
_SLY = Mood(tilt=3, lids=0.66, squint=0.35, gaze=(2.0, 0.0), brows=(0.0, 6.0), worry=-1.5, mouth="smirk")
_WINK = Mood(shrug=2.0, tilt=4, lids=0.95, squint=0.3, wink=-1, brows=(-1.0, 6.0), mouth="half")

# Faces that are caught
_SHOCK = Mood(shrug=6.0, tilt=2, drop=3, lids=1.4, iris=0.72, brows=(9.0, 9.0), worry=5.0, mouth="gasp")
_BEND = Mood(shrug=6.0, drop=8, lids=-1.0, brows=(1.0, 1.0), worry=7.0, mouth="frown")
_SCREW = Mood(shrug=8.0, drop=6, lids=-2.0, brows=(-2.0, -2.0), worry=3.0, mouth="grimace")
_FALLEN = Mood(shrug=-3.0, drop=8, lids=0.8, gaze=(0.0, 3.6), brows=(3.0, 3.0), worry=7.0, mouth="frown")
_WINCE = Mood(shrug=6.0, drop=6, lids=0.7, squint=0.6, gaze=(-3.0, 0.0), brows=(-1.0, 4.0), worry=6.0, mouth="wince")
_SHEEPISH = Mood(shrug=7.0, drop=6, lids=1.1, iris=0.85, gaze=(4.4, -1.0), brows=(5.0, 5.0), worry=7.0, mouth="wavy")
_GLARE = Mood(shrug=3.0, drop=5, lids=0.85, squint=0.3, brows=(-3.0, -3.0), worry=-6.0, mouth="frown")

# Faces that wait
_BORED = Mood(shrug=-2.0, tilt=8, drop=4, lids=0.42, gaze=(-4.6, 1.4), brows=(0.0, 4.0), worry=2.0, mouth="flat")
_SLEEPY = Mood(shrug=-3.0, tilt=9, drop=6, lids=0.26, gaze=(-2.0, 2.4), brows=(5.0, 1.0), worry=4.5, mouth="slant")
_STERN = Mood(tilt=8, lids=0.54, gaze=(4.4, 0.0), brows=(-4.5, -4.5), worry=-5.5, mouth="flat")
_AWAY = Mood(tilt=8, lids=0.68, gaze=(-4.4, -3.2), brows=(4.5, 9.0), mouth="pout")


def _calm(
    turn: float,
    mouth: str,
    *hands: Reach,
    tilt: float = 0.0,
    lids: float = 1.0,
    brows: Point = (0.0, 0.0),
    worry: float = 0.0,
) -> Act:
    return Act(Mood(tilt=tilt, turn=turn, mouth=mouth, lids=lids, brows=brows, worry=worry), hands, low=True)


ACTS: Mapping[str, Mapping[str, Act]] = {
    "ruby": {
        "calm": _calm(-0.8, "smirk", _cards(_BLUE).other, lids=0.9, brows=(0.0, 4.0), tilt=-10.0),
        "thinks": Act(replace(_UP, tilt=-3, turn=0.6, lids=0.85), (_temple(),)),
        "pleased": Act(replace(_LAUGH, tilt=-7, turn=-0.4), (_heart().other,)),
        "caught": Act(replace(_SHOCK, turn=0.3), (_mouth(),)),
        "waits": Act(replace(_BORED, tilt=8, turn=-0.8, mouth="smirk"), (_cheek().other,)),
    },
    "earl": {
        "calm": _calm(0.7, "calm", _close(_RED), brows=(2.0, 0.0), tilt=8.0),
        "thinks": Act(replace(_DOUBT, tilt=-2, turn=-0.7, gaze=(-3.6, -3.0), brows=(4.5, -4.5)), (_chin().other,)),
        "pleased": Act(replace(_LAUGH, tilt=-3, turn=0.4), (_brim(),), lift=(-2, -6, -5)),
        "caught": Act(
            replace(_BEND, tilt=-6, lids=1.2, gaze=(-2.0, 1.6), brows=(4.0, 4.0), worry=9.0, mouth="wavy"),
            (Reach("round", (163, 101), -54, left=False, mirror=True, scale=1.08),),
            lift=(-3, -8, -7),
        ),
        "waits": Act(replace(_BORED, tilt=-8, turn=0.9, gaze=(4.4, 1.0), brows=(4.0, -1.0), mouth="slant"), _fold()),
    },
    "mae": {
        "calm": _calm(0.8, "smile", *_in_both(_RED), brows=(2.0, 2.0), tilt=11.0),
        "thinks": Act(replace(_UP, tilt=7, turn=-0.3, gaze=(-3.6, -3.6)), (_curl(),)),
        "pleased": Act(replace(_ROAR, tilt=-8, drop=-2), (_side_of_face(), _side_of_face().other)),
        "caught": Act(replace(_SHOCK, tilt=-3), (_near_palm(), _near_palm().other)),
        "waits": Act(replace(_BORED, tilt=-9, turn=0.7, gaze=(4.6, 2.0), lids=0.7, mouth="pout"), (_cheek(),)),
    },
    "otis": {
        "calm": _calm(-0.7, "calm", _aside(_BLUE), _horn(), lids=0.85, brows=(0.0, 3.0), tilt=3.0),
        "thinks": Act(replace(_NARROW, tilt=-5, turn=0.5), (_top_of_head(), _horn())),
        "pleased": Act(replace(_ROAR, tilt=-8, turn=-0.3, mouth="laugh"), (_pump(), _pump().other)),
        "caught": Act(replace(_SHOCK, lids=1.3, mouth="grimace"), (_top_of_head(), _top_of_head().other), sweats=True),
        "waits": Act(replace(_SLEEPY, tilt=-9, turn=0.8, gaze=(3.0, 2.0)), (_cheek(), _horn())),
    },
    "pearl": {
        "calm": _calm(-0.6, "smile", _close(_RED).other, lids=0.95, brows=(2.0, 2.0), tilt=6.0),
        "thinks": Act(replace(_DOUBT, tilt=-9, turn=0.6, brows=(-6.0, 9.0), worry=-2.0, mouth="purse"), (_lips(),)),
        "pleased": Act(
            replace(_TITTER, tilt=5),
            (Reach("grip", (142, 206), -4, left=False, mirror=True, scale=1.0, held=coupe(141, 158, "#f0c653")),),
        ),
        "caught": Act(
            replace(_SHOCK, tilt=-4, mouth="oh"),
            (Reach("round", (150, 200), -64, left=False, mirror=True, scale=1.12),),
        ),
        "waits": Act(
            replace(_AWAY, tilt=12, turn=-0.9, lids=0.36, brows=(6.0, 8.0), worry=6.0, mouth="sulk"),
            (Reach("pinch", (66, 221), 34, scale=1.0),),
        ),
    },
    "leroy": {
        "calm": _calm(0.8, "smile", _aside(_RED).other, brows=(0.0, 3.0), tilt=-10.0),
        "thinks": Act(replace(_UP, tilt=-4, turn=0.6, mouth="purse", worry=3.0), (_scratch(),)),
        "pleased": Act(replace(_WINK, tilt=4, turn=-0.5, mouth="laugh"), (_thumb(),)),
        "caught": Act(replace(_SCREW, tilt=-3), (_brow(),), sweats=True),
        "waits": Act(replace(_BORED, tilt=10, turn=-0.5), (_cheek().other,)),
    },
    "celeste": {
        "calm": _calm(0.8, "smirk", _cards(_BLUE, 8), lids=0.9, tilt=-9.0),
        "thinks": Act(
            replace(_NARROW, tilt=7, turn=-0.6, gaze=(-3.8, -2.6), lids=0.7, brows=(8.0, -4.0)), (_lips().other,)
        ),
        "pleased": Act(replace(_TITTER, tilt=-7), (_near_palm().other,)),
        "caught": Act(replace(_SHOCK, mouth="oh"), (_side_of_face(), _side_of_face().other)),
        "waits": Act(
            replace(_DOWN, tilt=9, turn=0.6, gaze=(-4.0, 3.0), lids=0.3, worry=1.5, brows=(7.0, 4.0), mouth="pout"),
            (_side_of_face().other,),
        ),
    },
    "solomon": {
        "calm": _calm(-0.7, "smile", _cards(_BLUE, 2).other, brows=(3.0, 3.0), tilt=-5.0),
        "thinks": Act(replace(_UP, tilt=11, turn=0.6, brows=(-2.5, 9.0), worry=-2.0, mouth="slant"), (_chin(),)),
        "pleased": Act(replace(_ROAR, tilt=4, turn=0.3), (_heart(),)),
        "caught": Act(
            replace(_FALLEN, tilt=-9, shrug=9.0, lids=1.1, gaze=(0.0, 2.0), brows=(6.0, 6.0), worry=9.0, mouth="oh"),
            (_shrug(),),
        ),
        "waits": Act(
            replace(_DOWN, tilt=10, turn=0.8, gaze=(4.0, 3.4), brows=(5.0, -3.0), worry=8.0, lids=0.4, mouth="sulk"),
            (Reach("grip", (138, 220), -6, left=False, mirror=True, held=watch(137, 170)),),
        ),
    },
    "ines": {
        "calm": _calm(0.9, "smile", _aside(_RED), lids=1.0, brows=(4.0, 2.0), tilt=2.0),
        "thinks": Act(replace(_NARROW, tilt=-9, turn=0.6, brows=(-6.0, 5.0), worry=-6.0, mouth="purse"), (_cheek(),)),
        "pleased": Act(replace(_WINK, tilt=5, turn=0.5), (_salute(),)),
        "caught": Act(replace(_WINCE, tilt=3), (_bitten().other,), sweats=True),
        "waits": Act(replace(_AWAY, tilt=9, turn=-0.8, brows=(5.0, 8.0), worry=4.0, lids=0.4, mouth="frown"), _fold()),
    },
    "frost": {
        "calm": _calm(-0.6, "calm", _close(_BLUE).other, lids=0.9, brows=(0.0, 6.0), tilt=-5.0),
        "thinks": Act(
            replace(_DOUBT, tilt=-8, turn=0.0, gaze=(3.0, -1.0)),
            (Reach("pinch", (147, 137), -50, left=False, mirror=True, scale=1.0),),
        ),
        "pleased": Act(
            replace(_SLY, tilt=3, gaze=(0.0, 0.0), brows=(7.0, 3.0), worry=0.0, mouth="beam"),
            (Reach("grip", (42, 190), 4, scale=1.0, held=coupe(43, 142, "#b02840")),),
        ),
        "caught": Act(replace(_SHOCK, tilt=3, lids=1.7, mouth="gasp"), (Reach("flat", (62, 203), 52, scale=1.04),)),
        "waits": Act(
            replace(_STERN, tilt=9, turn=-0.7, gaze=(-4.4, -2.0), lids=0.36, brows=(5.0, -4.5), mouth="frown"),
            (Reach("pinch", (57, 167), 40, scale=0.98),),
        ),
    },
    "lin": {
        "calm": _calm(0.6, "smile", *_in_both(_RED), tilt=9.0),
        "thinks": Act(
            replace(_DOWN, tilt=-3, gaze=(0.0, -3.4), lids=0.95, brows=(3.0, 3.0)),
            (
                Reach("flat", (80, 203), 16, scale=1.0),
                Reach("flat", (120, 203), -16, left=False, mirror=True, scale=1.0),
            ),
        ),
        "pleased": Act(
            replace(_TITTER, tilt=6, turn=-0.3),
            (Reach("flat", (148, 176), -52, left=False, mirror=True, scale=1.0),),
        ),
        "caught": Act(replace(_SHEEPISH, tilt=4, gaze=(-4.0, 2.0)), (_ear().other,), sweats=True),
        "waits": Act(replace(_BORED, tilt=7, turn=-0.6, lids=0.75), (_side_of_face().other,)),
    },
    "arjun": {
        "calm": _calm(-0.7, "smile", _cards(_BLUE, 2), lids=1.0, brows=(3.0, 3.0), worry=2.0, tilt=-5.0),
        "thinks": Act(replace(_UP, tilt=-9, turn=0.6, gaze=(3.8, -3.0), brows=(-5.0, 13.0), mouth="purse"), (_chin(),)),
        "pleased": Act(replace(_LAUGH, tilt=-4, turn=0.4), (_pump().other,)),
        "caught": Act(replace(_SHOCK, tilt=7, drop=6, lids=1.45, mouth="drop"), (_beard(),)),
        "waits": Act(
            replace(
                _STERN,
                tilt=9,
                turn=-0.9,
                drop=5,
                gaze=(-4.4, 2.0),
                lids=0.32,
                brows=(3.0, -2.0),
                worry=3.0,
                mouth="sulk",
            ),
            _fold(),
        ),
    },
}
"""For each of the twelve a gesture for each mood."""


def _face(calm: Act, thinks: Act, pleased: Act, caught: Act, waits: Act) -> Mapping[str, Act]:
    """Return the moods of a face that a person can choose: it thinks to the side to which it is turned when calm."""
    turn = calm.mood.turn
    side = 1.0 if turn > 0 else -1.0

    def turning(act: Act, tilt: float, to: float) -> Act:
        mood = act.mood
        aside = (mood.gaze[0] * side, mood.gaze[1])
        return replace(act, mood=replace(mood, tilt=tilt * side, turn=to, gaze=aside))

    return {
        "calm": turning(calm, -5, 1.2 * turn),
        "thinks": turning(thinks, -7, 0.9 * turn),
        "pleased": turning(pleased, -6, turn),
        "caught": turning(caught, 4, 0.0),
        "waits": turning(waits, 8, -1.2 * turn),
    }


def _both(one: Reach) -> tuple[Reach, Reach]:
    return one, one.other


FACE_ACTS: Mapping[str, Mapping[str, Act]] = {
    "nora": _face(
        _calm(0.5, "smile", _cards(_RED, 8), brows=(1.0, 1.0)),
        Act(_DOWN, (_chin(),)),
        Act(replace(_BEAM, lids=0.0), (_heart(),)),
        Act(_SHEEPISH, (_mouth(),), sweats=True),
        Act(_BORED, (_cheek().other,)),
    ),
    "viktor": _face(
        _calm(-0.6, "flat", _close(_BLUE).other),
        Act(_NARROW, (_chin().other,)),
        Act(replace(_ROAR, tilt=-8), _both(_thumb())),
        Act(_GLARE, (_bitten().other,)),
        Act(_STERN, _fold()),
    ),
    "amara": _face(
        _calm(0.5, "calm", *_in_both(_RED), brows=(0.0, 3.0)),
        Act(_DOUBT, (_temple(),)),
        Act(_ROAR, _both(_palm())),
        Act(replace(_SHOCK, mouth="drop"), _both(_side_of_face())),
        Act(replace(_AWAY, lids=0.66), (_cheek().other,)),
    ),
    "tomas": _face(
        _calm(-0.6, "smirk", _aside(_BLUE).other, brows=(5.0, 1.0)),
        Act(_UP, (_scratch().other,)),
        Act(_LAUGH, (_pump(),)),
        Act(replace(_SHOCK, mouth="grimace"), (_top_of_head().other,)),
        Act(_SLEEPY, (_cheek(),)),
    ),
    "yuki": _face(
        _calm(0.4, "calm", _close(_RED), lids=0.8),
        Act(_UP, (_lips(),)),
        Act(replace(_TITTER, mouth="smile"), _both(_side_of_face())),
        Act(_SCREW, (_mouth().other,)),
        Act(replace(_SLEEPY, mouth="sulk"), (_cheek().other,)),
    ),
    "hassan": _face(
        _calm(-0.6, "calm", _cards(_BLUE, 8).other),
        Act(_DOWN, (_chin().other,)),
        Act(_LAUGH, (_heart().other,)),
        Act(_BEND, (_brow(),)),
        Act(replace(_SLEEPY, mouth="calm"), _fold()),
    ),
    "greta": _face(
        _calm(0.4, "smile", *_in_both(_BLUE)),
        Act(_UP, (_lips(),)),
        Act(_LAUGH, (_palm(),)),
        Act(replace(_SHOCK, mouth="oh"), (_side_of_face(),)),
        Act(_SLEEPY, (_cheek().other,)),
    ),
    "diego": _face(
        _calm(-0.7, "smirk", _aside(_RED), brows=(5.0, -1.0)),
        Act(_NARROW, (_temple().other,)),
        Act(replace(_LAUGH, mouth="roar"), (_pump().other,)),
        Act(replace(_WINCE, mouth="grimace"), (_ear().other,)),
        Act(_BORED, (_cheek(),)),
    ),
    "priya": _face(
        _calm(0.6, "smile", _cards(_RED, 8)),
        Act(_DOUBT, (_chin(),)),
        Act(replace(_LAUGH, mouth="titter"), (_heart(),)),
        Act(_SHEEPISH, _both(_shrug()), sweats=True),
        Act(_AWAY, (_side_of_face().other,)),
    ),
    "walter": _face(
        _calm(-0.5, "calm", _close(_BLUE).other),
        Act(replace(_DOUBT, worry=2.0), (_scratch().other,)),
        Act(replace(_ROAR, brows=(10.0, 10.0)), _both(_palm())),
        Act(replace(_FALLEN, mouth="wavy"), (_top_of_head().other,)),
        Act(_SLEEPY, _fold()),
    ),
    "zoe": _face(
        _calm(0.6, "smile", *_in_both(_RED), brows=(2.0, 2.0)),
        Act(_UP, (_temple(),)),
        Act(_ROAR, _both(_pump())),
        Act(_SCREW, _both(_side_of_face())),
        Act(replace(_AWAY, mouth="sulk", brows=(-2.0, -2.0), worry=-3.0), (_cheek().other,)),
    ),
    "kofi": _face(
        _calm(-0.6, "smirk", _cards(_BLUE, 8).other, lids=0.9),
        Act(_NARROW, (_lips().other,)),
        Act(replace(_WINK, mouth="laugh"), (_salute(),)),
        Act(_FALLEN, _both(_shrug())),
        Act(replace(_AWAY, lids=0.8), (_cheek(),)),
    ),
}
"""For each face that a person can choose a gesture for each mood."""
