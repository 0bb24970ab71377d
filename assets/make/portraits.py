"""Write the portraits of the people at the table: `python assets/make/portraits.py`.

Each person, and each face that a person at the screen can choose, has a file in `assets/portraits` with a drawing for
each mood, side by side. The files are made by this script and nothing else: change the drawings here and run it again.

A drawing is a bust in layers, one to a line, each named: the ground, the body, the face, the whites of the eyes, the
irises, the lids, those of an eye that blinks (not shown), brows and mouth, hair and hat, the arms, and hands so low
that a round picture leaves them out. So the game can shut the eyes, move the irises and let light fall on each.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from pathlib import Path

from drawing import LINE, group, path
from geometry import Point, number
from portraits_acts import ACTS, FACE_ACTS
from portraits_cast import CAST, Person
from portraits_dress import worn
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
_DARK, _PALE = 170, 540
"""The sums of the parts of a colour below which hardly any light falls on it, and above which its shadow is warm."""
_ROUND = ' stroke-linejoin="round" stroke-linecap="round"'
"""All lines of a layer are round, so that the layer says it once."""
_OUTLINE = "#43291c"
"""The outline of people, a softer brown than that of cards."""
_SLIM = 15.0
"""The distance by which the shoulders of a narrow dress stand in."""
_SHOULDER, _ELBOW, _HIGHEST = 84.0, 248.0, 236.0
"""The distance from the middle at which an arm is set in, the height of an elbow on the table, and the highest."""
_LIFTED, _OUT, _FARTHEST, _FOREARM = 10.0, 36.0, -14.0, 70.0
"""Of a raised arm: how far the shoulder rises, how far out its elbow is and at most, and how far below the wrist."""
_ARM, _SLIM_ARM = 27.0, 20.0
"""Half the width of an arm at the shoulder."""
_STRETCHED = 0.87
"""The width of a raised arm at the shoulder, to that of one that hangs."""
_SHOCKED = "gasp", "drop", "grimace", "roar"
"""Mouths with which a hat jumps."""
_MERRY, _CURL = ("laugh", "roar", "grin", "beam"), -4.5
"""Mouths over which a moustache rises, and how far."""
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
        parts.append(portrait(person, act, worried=mood == "caught"))
        parts.append("</svg>\n")
    return "".join([*parts, "</svg>\n"])


def portrait(person: Person, act: Act, *, worried: bool) -> str:
    """Return the drawing of a person in a mood: who is worried sweats."""
    mood = act.mood
    drawn = eyes(person.face, mood)

    def placed(markup: str) -> str:
        return _placed(markup, mood, person) if markup else ""

    def seen(markup: str) -> str:
        return placed(turned(markup, mood, 3.6))

    body = placed(_back(person)) + group(neck(person.face), HEAD[0], HEAD[1], 0, _HEAD_SCALE) + _built(person, act)
    arms = _arms(person, act)
    held = "" if all(_raised(act)) else person.before
    before = held + ("" if act.low else arms)
    before += _sweats(act) if worried else ""
    layers = {
        "ground": person.ground,
        "body": body,
        "head": placed(head(person.face, mood)),
        "whites": seen(drawn.whites),
        "irises": seen(drawn.irises),
        "lids": seen(drawn.lids),
        "shut": seen(drawn.shut),
        "features": placed(_features(person, act)),
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
    wide, low = person.build, person.low - act.mood.shrug
    left, right = _raised(act)
    dress = worn(person.dress, left=left, right=right)
    if wide == 1 and not low:
        return dress
    return f'<g transform="matrix({wide:g} 0 0 1 {number(100 - 100 * wide)} {low:g})">{dress}</g>'


def _raised(act: Act) -> tuple[bool, bool]:
    """Tell whether the left arm is raised, and the right one."""
    lifted = [reach.wrist[0] for reach in act.arms if reach.is_raised]
    return any(x < 100 for x in lifted), any(x > 100 for x in lifted)


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
    """The moustache, which rises with a laugh."""
    drawn = MOUSTACHES[person.moustache](person.hair, person.strands)
    return group(drawn, 0, _CURL) if mood.mouth in _MERRY else drawn


def _arms(person: Person, act: Act) -> str:
    drawn = ""
    for reach in act.arms:
        line = reach.line if act.low else _shouldered(reach, person, act.mood)
        broad = (_SLIM_ARM if person.slim else _ARM) * person.build
        drawn += reach.held + person.arms.arm(
            reach.pose,
            line,
            reach.turn,
            mirror=reach.mirror,
            scale=reach.scale,
            broad=broad * (_STRETCHED if reach.is_raised else 1.0),
            lies=not reach.is_raised,
        )
    return drawn


def _shouldered(reach: Reach, person: Person, mood: Mood) -> Sequence[Point]:
    """Let an arm begin at the person's own shoulder, and lie over the sleeve that hangs there down to its elbow.

    An arm that is raised has its elbow out at the side.
    """
    line, wrist = reach.line, reach.wrist
    side = -1.0 if line[0][0] < 100 else 1.0
    slim = _SLIM if person.slim else 0.0
    x, y = 100 + side * (_SHOULDER - slim) * person.build, 212 + person.low - mood.shrug
    if reach.is_raised:
        out = max(x - _OUT, _FARTHEST) if side < 0 else min(x + _OUT, 200 - _FARTHEST)
        return (x, y - _LIFTED), (out, min(wrist[1] + _FOREARM, y + 6)), wrist
    low = line[1][1] if len(line) == 3 else _ELBOW
    return (x, y), (x + side * 9, max(low, _HIGHEST)), wrist


def _sweats(act: Act) -> str:
    """Return the drops at a side where no hand is raised."""
    raised = [reach.wrist[0] for reach in act.arms if reach.is_raised]
    if all(x < 100 for x in raised):
        return _sweat(170, 58) + _sweat(182, 86, 0.7)
    return _sweat(30, 58) + _sweat(18, 86, 0.7) if all(x > 100 for x in raised) else ""


def _sweat(x: float, y: float, size: float = 1.0) -> str:
    drop = "M0 -14C7 -4 9 1 9 5C9 11 5 14 0 14C-5 14 -9 11 -9 5C-9 1 -7 -4 0 -14Z"
    shine = path("M-4 5Q-4 9 0 10", "none", "#ffffff", 2.2)
    return group(path(drop, "#8fd0ee", LINE, 2.4) + shine, x, y, 16, size)


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
