"""Write the portraits of the people at the table: `python assets/make/portraits.py`.

Each person, and each face that a person at the screen can choose, has a file in `assets/portraits` with a drawing for
each mood, side by side. The files are made by this script and nothing else: change the drawings here and run it again.

A drawing is a bust in layers, one to a line, each named: the ground, the body, the face, the whites of the eyes, the
irises, the lids, those of an eye that blinks (not shown), brows and mouth, hair and hat, the arms, and hands so low
that a round picture leaves them out. So the game can shut the eyes, move the irises and let light fall on each.
"""

from __future__ import annotations

import math
import re
from collections.abc import Mapping
from pathlib import Path

from drawing import LINE, group, path
from geometry import Point, number
from portraits_acts import ACTS, FACE_ACTS
from portraits_cast import CAST, Person
from portraits_dress import without_arm
from portraits_eyes import brows, eyes
from portraits_face import head, neck, turned
from portraits_hair import BACK, BEARDS, FRONT, MOUSTACHES
from portraits_looks import Mood
from portraits_mouths import mouth
from portraits_people import FACES
from portraits_reaches import Act, Reach

BUST = (-36, -14, 272, 272)
HEAD = (100.0, 97.0)
_HEAD_SCALE = 1.04
_LEAN = 0.22
"""The lean of shoulders with a head, to its tilt."""
_FOOT = 262.0
"""The height about which shoulders lean."""
_ACROSS, _COLLAR = 80.0, 160.0
"""The distance from the neck to the shoulders, and the height of a collar."""
_SHOULDER = -4.0
"""The rise of the shoulder of a raised arm: the other one drops."""
_DARK, _PALE = 170, 540
"""The sums of the parts of a colour below which hardly any light falls on it, and above which its shadow is warm."""
_ROUND = ' stroke-linejoin="round" stroke-linecap="round"'
"""All lines of a layer are round, so that the layer says it once."""
_OUTLINE = "#43291c"
"""The outline of people, a softer brown than that of cards."""
_ELBOW, _SLIM_ELBOW = 101.0, 80.0
"""The distance of an elbow from the middle, in broad clothes and in narrow ones."""
_RESTS, _BELOW = 270.0, 52.0
"""The height of an elbow on the table, and how far it lies below the wrist at least."""
_BEYOND = 24.0
"""The distance beyond the elbow at which a sleeve begins."""
_CROSSED = 245.0
"""The height of the elbow of an arm that is folded."""
_RAISED, _FOREARM, _LOWEST = 157.0, 126.0, 254.0
"""The height of a wrist above which the arm is raised, how far down from there its elbow is, and how far at most."""
_RAISED_ASIDE, _ASIDE = 195.0, 55.0
"""The same height for a hand held aside, and how far from the middle that is."""
_OUT, _SLIM_OUT, _OUTMOST = 115.0, 96.0, 106.0
"""The distance of the elbow of a raised arm from the middle, in broad clothes and in narrow ones, and the most."""
_JOINTS, _SLIM_JOINTS = ((56.0, 164.0), (32.0, 238.0)), ((59.0, 164.0), (50.0, 238.0))
"""The shoulder and the armpit of a raised left arm, before the body is built and leans."""
_SHOCKED = "gasp", "drop", "grimace", "roar"
"""Mouths with which a hat jumps."""
_MERRY, _CURL = ("laugh", "roar", "grin", "beam"), -4.5
"""Mouths over which a moustache rises, and how far."""
_LOW_MOUTH = 35.0
"""The height of a mouth under which a moustache follows it down."""
_JUMP = 7.0
"""The jump of a hat with the fright of being caught."""
TARGET = Path(__file__).resolve().parent.parent / "portraits"


def sheet(person: Person, acts: Mapping[Mood, Act]) -> str:
    """Return the file of a person in all moods."""
    x, y, width, height = BUST
    whole = f'width="{len(acts) * width}" height="{height}"'
    parts = [f'<svg xmlns="http://www.w3.org/2000/svg" {whole} viewBox="0 0 {len(acts) * width} {height}">\n']
    for at, (mood, act) in enumerate(acts.items()):
        place = f'id="{mood}" x="{at * width}" y="0" width="{width}" height="{height}"'
        parts.append(f'<svg {place} viewBox="{x} {y} {width} {height}">\n')
        parts.append(portrait(person, act))
        parts.append("</svg>\n")
    return "".join([*parts, "</svg>\n"])


def portrait(person: Person, act: Act) -> str:
    """Return the drawing of a person in a mood."""
    mood = act.mood
    drawn = eyes(person.face, mood)

    def placed(markup: str) -> str:
        return _placed(markup, mood, person) if markup else ""

    def seen(markup: str) -> str:
        return placed(turned(markup, mood, 3.6))

    sunk = max(0.0, person.low - mood.shrug)
    shoulders = group(neck(person.face), HEAD[0], HEAD[1] + sunk, 0, _HEAD_SCALE) + _built(person, act)
    body = placed(_back(person)) + _leaning(shoulders, person, mood) + _raised(person, act)
    arms = _arms(person, act)
    before = _hanging(person, mood) + ("" if act.low else arms)
    features = _features(person, act) + (_trickle(person, act) if act.sweats else "")
    layers = {
        "ground": person.ground,
        "body": body,
        "head": placed(head(person.face, mood)),
        "whites": seen(drawn.whites),
        "irises": seen(drawn.irises),
        "lids": seen(drawn.lids),
        "shut": seen(drawn.shut),
        "features": placed(features),
        "front": placed(_front(person, act)),
        "arms": before,
        "low": arms if act.low else "",
    }
    return _document(layers)


def _document(layers: dict[str, str]) -> str:
    lit, found = _lit("\n".join(layers.values()))
    lines = [f"<defs>{found}</defs>"]
    for name, part in zip(layers, lit.split("\n"), strict=True):
        hidden = ' display="none"' if name == "shut" else ""
        lines.append(f'<g id="{name}"{_ROUND}{hidden}>{part.replace(_ROUND, "")}</g>')
    text = "\n".join([*lines, ""]).replace(LINE, _OUTLINE)
    text = _DATA.sub(lambda data: _LONG.sub(lambda found: _tenth(found[0]), data[0]).replace(" -", "-"), text)
    return text.replace('="0.', '=".').replace('"#ffffff"', '"#fff"')


_DATA, _LONG = re.compile(r' d="[^"]*"'), re.compile(r"-?\d+\.\d+(?:e-\d+)?")


def _tenth(value: str) -> str:
    """Write a coordinate to a tenth of a unit: finer than any screen shows it."""
    return number(round(float(value), 1))


_OUTLINED = re.compile(r'fill="(#[0-9a-f]{6})" stroke="#(?![^>]*fill-opacity)')


def _lit(markup: str) -> tuple[str, str]:
    """Let light fall on all that has an outline, from the left above; the second is the gradients that do it."""
    inks = sorted(set(_OUTLINED.findall(markup)) - {LINE})
    names = {ink: f"l{ink[1:]}" for ink in inks}
    stops = ""
    for ink, name in names.items():
        bright = sum(int(ink[at : at + 2], 16) for at in (1, 3, 5))
        light = _mixed(ink, "#fff4dc", 0.09 if bright < _DARK else 0.17)
        deep = _mixed(ink, "#6b3f4a", 0.13) if bright > _PALE else _mixed(ink, "#240c2c", 0.18)
        stops += f'<linearGradient id="{name}" x1="15%" x2="80%" y2="100%"><stop offset="0" stop-color="{light}"/>'
        stops += f'<stop offset=".5" stop-color="{ink}"/><stop offset="1" stop-color="{deep}"/></linearGradient>'
    return _OUTLINED.sub(
        lambda hit: f'fill="url(#{names[hit[1]]})" stroke="#' if hit[1] in names else hit[0], markup
    ), stops


def _mixed(one: str, other: str, part: float) -> str:
    pairs = ((int(one[at : at + 2], 16), int(other[at : at + 2], 16)) for at in (1, 3, 5))
    return "#" + "".join(f"{round(a + (b - a) * part):02x}" for a, b in pairs)


def _placed(markup: str, mood: Mood, person: Person) -> str:
    """Put what belongs to the head where the head is: turned about the neck."""
    (x, y), (wide, high) = HEAD, person.shape
    pivot = 62.0
    steps = f"translate({number(x)} {number(y + pivot * _HEAD_SCALE + mood.drop + person.low * 0.5)})"
    turn = mood.tilt + person.tilt
    steps += f" rotate({number(turn)})" if turn else ""
    steps += f" scale({wide * _HEAD_SCALE:.4g} {high * _HEAD_SCALE:.4g}) translate(0 {number(-pivot)})"
    return f'<g transform="{steps}">{markup}</g>'


def _built(person: Person, act: Act) -> str:
    """The clothed body, as broad as the person is, its shoulders as high as the mood has them."""
    wide, low, dress = person.build, person.low - act.mood.shrug, person.dress
    drop, aside = _bearing(person, act)
    for reach in act.arms:
        dress = without_arm(dress, left=reach.left) if _is_raised(reach) else dress
    across, down = 100 - 100 * wide + aside * (low - _FOOT), low - 100 * drop * wide
    parts = (wide, drop * wide, aside, 1.0, across, down)
    return f'<g transform="matrix({" ".join(f"{part:.3g}" for part in parts)})">{dress}</g>'


def _bearing(person: Person, act: Act) -> Point:
    """Return how far shoulders drop and the collar is turned, to the way outwards and upwards.

    The shoulder of a raised arm rises.
    """
    drop, aside = person.bearing
    drop -= sum(_SHOULDER if reach.left else -_SHOULDER for reach in act.arms if _is_raised(reach))
    return drop / _ACROSS, -aside / (_FOOT - _COLLAR)


def _is_raised(reach: Reach) -> bool:
    """True if an arm is lifted from the shoulder, its elbow off the table."""
    x, y = reach.wrist
    return reach.rests and (y < _RAISED or (y < _RAISED_ASIDE and abs(x - 100) > _ASIDE))


def _raised(person: Person, act: Act) -> str:
    """Return the upper arms of raised forearms."""
    drawn = ""
    turn = math.radians((act.mood.tilt + person.tilt) * _LEAN)
    drop, aside = _bearing(person, act)
    for reach in filter(_is_raised, act.arms):
        joints = []
        for x, y in _SLIM_JOINTS if person.slim else _JOINTS:
            dx = (x - 100) * person.build * (1 if reach.left else -1)
            dy = y + person.low - act.mood.shrug - _FOOT
            dx, dy = dx + aside * dy, dy + drop * dx
            joints.append(
                (100 + dx * math.cos(turn) - dy * math.sin(turn), _FOOT + dx * math.sin(turn) + dy * math.cos(turn))
            )
        drawn += person.arms.upper(joints[0], joints[1], _elbow(person, reach), reach.wrist)
    return drawn


def _leaning(markup: str, person: Person, mood: Mood) -> str:
    """Let shoulders lean a little to the side to which the head is tilted."""
    lean = (mood.tilt + person.tilt) * _LEAN
    return f'<g transform="rotate({number(round(lean, 1))} 100 {_FOOT:g})">{markup}</g>' if round(lean, 1) else markup


def _hanging(person: Person, mood: Mood) -> str:
    """Return what hangs before the dress from the head, and swings with it."""
    turn = mood.tilt + person.tilt
    return (
        f'<g transform="rotate({number(turn)} 100 162)">{person.before}</g>'
        if person.before and turn
        else person.before
    )


def _back(person: Person) -> str:
    return BACK[person.back](person.hair, person.strands) + person.behind if person.back else ""


def _features(person: Person, act: Act) -> str:
    """Return what lies on the face: brows, beard, mouth and glasses."""
    mood, hair, strands = act.mood, person.hair, person.strands
    parts = [turned(brows(person.face, mood), mood, 3.8)]
    parts.append(turned(BEARDS[person.beard](hair, strands), mood, 1.5) if person.beard else "")
    parts.append(mouth(person.face, mood))
    parts.append(turned(_moustache(person, mood), mood, 4.8) if person.moustache else "")
    return "".join(parts) + turned(person.glasses, mood, 3.6)


def _front(person: Person, act: Act) -> str:
    """Return what lies about the face: hair, jewels and a hat."""
    mood = act.mood
    parts = [turned(FRONT[person.front](person.hair, person.strands), mood, 1.0) if person.front else "", person.worn]
    lift = (0.0, -_JUMP, -_JUMP) if mood.mouth in _SHOCKED else act.lift
    parts.append(group(person.hat, *lift) if any(lift) and person.hat else person.hat)
    return "".join(parts)


def _moustache(person: Person, mood: Mood) -> str:
    """The moustache, close over the mouth, which rises with a laugh."""
    drawn = MOUSTACHES[person.moustache](person.hair, person.strands)
    y = max(0.0, person.face.mouth.y - _LOW_MOUTH) * 0.8 + (_CURL if mood.mouth in _MERRY else 0.0)
    return group(drawn, 0, y) if y else drawn


def _arms(person: Person, act: Act) -> str:
    drawn = ""
    for reach in act.arms:
        elbow = _elbow(person, reach)
        drawn += reach.held + person.arms.arm(
            reach.pose,
            elbow,
            reach.wrist,
            reach.turn,
            mirror=reach.mirror,
            scale=reach.scale,
            bent=not reach.rests or _is_raised(reach),
            joined=_is_raised(reach),
            over=reach.over,
        )
    return drawn


def _elbow(person: Person, reach: Reach) -> Point:
    """Return where the arm of a person rests on the table, under the sleeve that hangs from the shoulder."""
    high, side = reach.wrist[1], -1 if reach.left else 1
    if _is_raised(reach):
        out = min(_OUTMOST, (_SLIM_OUT if person.slim else _OUT) * person.build)
        return 100 + side * out, min(_LOWEST, high + _FOREARM)
    x = 100 + side * (_SLIM_ELBOW if person.slim else _ELBOW) * person.build
    if not reach.rests:
        return x, _CROSSED
    y = max(_RESTS, high + _BELOW)
    # A sleeve begins beyond the elbow, so that its end is never seen.
    far = 1 + _BEYOND / math.dist((x, y), reach.wrist)
    return reach.wrist[0] + (x - reach.wrist[0]) * far, high + (y - high) * far


def _trickle(person: Person, act: Act) -> str:
    """Return the drops that run down a temple, on the side where no hand is raised."""
    side = -1 if any(reach.wrist[0] > 100 for reach in act.arms) else 1
    x = side * (person.face.width - 3)
    drops = "".join(
        path(
            f"M{x + dx:.1f} {y}q{r} {r * 1.5} {r} {r * 2.3:.1f}a{r} {r} 0 0 1 {-2 * r} 0"
            f"q0 {-r * 0.8:.1f} {r} {-r * 2.3:.1f}Z",
            "#8fc4e6",
            LINE,
            1.5,
        )
        for dx, y, r in ((0.0, -12, 5.0), (-side * 7.0, -24, 3.0))
    )
    return drops + path(f"M{x - 2.2:.1f} 0q.2 2.2 2.2 2.4", "none", "#ffffff", 1.6)


def main() -> None:
    """Write every person in every mood."""
    TARGET.mkdir(exist_ok=True)
    for cast, acts in ((CAST, ACTS), (FACES, FACE_ACTS)):
        for name, person in cast.items():
            (TARGET / f"{name}.svg").write_text(sheet(person, acts[name]), encoding="utf-8", newline="\n")
    files = sorted(TARGET.glob("*.svg"), key=lambda file: file.stat().st_size)
    size = sum(file.stat().st_size for file in files)
    print(f"{len(files)} people, {size / 1000:.0f} kB, the largest {files[-1].stat().st_size / 1000:.1f} kB")


if __name__ == "__main__":
    main()
