"""Write the portraits of the people at the table: `python assets/make/portraits.py`.

Each person is drawn in five moods, and each face that a person at the screen can choose in four, a file for each, in
`assets/portraits`. The files are made by this script and nothing else: change the drawings here and run it again.
"""

from __future__ import annotations

from pathlib import Path

from drawing import LINE, Drawing, group, path
from portraits_cast import CAST, Person
from portraits_face import MOODS, Mood, hand, head, mouth, neck
from portraits_hair import BACK, BEARDS, FRONT, MOUSTACHES
from portraits_people import FACES
from portraits_people import MOODS as MOODS_OF_PEOPLE

SIDE = 200
HEAD = (100.0, 97.0)
_HEAD_SCALE = 1.04
_JUMP = 7.0
"""The jump of a hat with the fright of being caught."""
TARGET = Path(__file__).resolve().parent.parent / "portraits"


def portrait(person: Person, name: str) -> Drawing:
    """Draw a person in a mood."""
    mood = MOODS[name]
    drawing = Drawing(SIDE, SIDE)
    drawing.add(person.ground)
    drawing.add(_placed(_back(person), mood, person))
    drawing.add(group(neck(person.face), HEAD[0], HEAD[1], 0, _HEAD_SCALE))
    drawing.add(person.dress)
    drawing.add(_placed(_front(person, mood), mood, person))
    drawing.add(person.before)
    if name == "thinks" and person.sleeve:
        drawing.add(group(hand(person.face.skin, person.sleeve, person.cuff, finger=True), 66, 160, 12, 1.05))
    elif name == "waits" and person.sleeve:
        drawing.add(
            group(hand(person.face.skin, person.sleeve, person.cuff, finger=False), 138, 156, -14, 1.1, mirror=True)
        )
    elif name == "caught":
        drawing.add(_sweat(32, 66) + _sweat(20, 94, 0.7))
    return drawing


def _placed(markup: str, mood: Mood, person: Person) -> str:
    """Put what belongs to the head where the head is: turned about the neck."""
    x, y = HEAD
    pivot = 62.0
    inner = group(markup, 0, -pivot)
    return group(inner, x, y + pivot * _HEAD_SCALE + mood.drop, mood.tilt + person.tilt, _HEAD_SCALE)


def _back(person: Person) -> str:
    return BACK[person.back](person.hair, person.strands) + person.behind if person.back else ""


def _front(person: Person, mood: Mood) -> str:
    hair, strands = person.hair, person.strands
    parts = [head(person.face, mood)]
    parts.append(BEARDS[person.beard](hair, strands) if person.beard else "")
    parts.append(mouth(person.face, mood))
    parts.append(MOUSTACHES[person.moustache](hair, strands) if person.moustache else "")
    parts.append(FRONT[person.front](hair, strands) if person.front else "")
    parts.append(person.worn)
    jump = _JUMP if mood.mouth == "shock" else 0.0
    parts.append(group(person.hat, 0, -jump, -jump) if jump and person.hat else person.hat)
    return "".join(parts)


def _sweat(x: float, y: float, size: float = 1.0) -> str:
    drop = "M0 -14C7 -4 9 1 9 5C9 11 5 14 0 14C-5 14 -9 11 -9 5C-9 1 -7 -4 0 -14Z"
    shine = path("M-4 5Q-4 9 0 10", "none", "#ffffff", 2.2)
    return group(path(drop, "#8fd0ee", LINE, 2.4) + shine, x, y, 16, size)


def main() -> None:
    """Write every person in every mood."""
    TARGET.mkdir(exist_ok=True)
    for cast, moods in ((CAST, MOODS), (FACES, MOODS_OF_PEOPLE)):
        for name, person in cast.items():
            for mood in moods:
                portrait(person, mood).save(TARGET / f"{name}-{mood}.svg")
    files = sorted(TARGET.glob("*.svg"), key=lambda file: file.stat().st_size)
    size = sum(file.stat().st_size for file in files)
    print(f"{len(files)} portraits, {size / 1000:.0f} kB, the largest {files[-1].stat().st_size / 1000:.1f} kB")


if __name__ == "__main__":
    main()
