"""The people at the table: what each of them looks like."""

from __future__ import annotations

from dataclasses import dataclass

import portraits_dress as dress
import portraits_hats as hats
from drawing import group
from portraits_arms import Arms
from portraits_digits import OLD, SLIM, STOUT
from portraits_features import LOOKS
from portraits_hair import drops, flower, hoops, monocle, spectacles, studs
from portraits_looks import BROWN, DARK, DEEP, FAIR, GOLDEN, OLIVE, PALE, Face, Skin


@dataclass(frozen=True)
class Person:
    """A person's looks; keys of the tables of hair, and drawings.

    ``worn`` is what the head wears below the hat, ``behind`` what is stuck in the hair behind it, ``before`` what
    hangs before the dress. ``shape`` is how broad and how long the head is, to usual, ``build`` how broad the body,
    ``low`` how far down the shoulders begin, and ``slim`` whether the dress is cut narrow. ``bearing`` is how far the
    right shoulder drops and the left one rises, and how far the collar is turned to the right.
    """

    face: Face
    ground: str
    dress: str
    arms: Arms
    hair: str
    strands: str
    back: str = ""
    front: str = ""
    beard: str = ""
    moustache: str = ""
    worn: str = ""
    glasses: str = ""
    behind: str = ""
    before: str = ""
    hat: str = ""
    tilt: float = 0.0
    shape: tuple[float, float] = (1.0, 1.0)
    build: float = 1.0
    low: float = 0.0
    slim: bool = False
    bearing: tuple[float, float] = (0.0, 0.0)


_BLACK, _BLACK_LINE = "#2a2026", "#6b5862"
_SILVER, _SILVER_LINE = "#c9c8c6", "#86837d"

CAST = {
    "ruby": Person(
        LOOKS["ruby"],
        dress.ground("#e0748a", "#7a1733", "rays", "#ffd98a"),
        dress.gown("#d3203f", "#8d1029", "#9c5f3c", "#774428"),
        Arms(Skin("#d3203f", "#8d1029", "#5e0818", "", ""), bangle="#f6dc93", above=DEEP, hands=SLIM),
        _BLACK,
        _BLACK_LINE,
        "waves",
        "waves",
        worn=hoops(),
        hat=group(flower("#fff6ea", "#f2c14e"), 40, -24, 0, 1.15),
        tilt=3,
        slim=True,
        bearing=(9.0, -5.0),
    ),
    "earl": Person(
        LOOKS["earl"],
        dress.ground("#a9cbc2", "#3f6f6a", "stripes", "#f4e3b4"),
        dress.suit("#5c4636", "#3d2d23", "#f4ead4", stripes="#8d725c", waistcoat="#7d3a32")
        + dress.tie("#b8862f", "#7d5613"),
        Arms(DARK, "#5c4636", "#f4ead4", "#8d725c", pinstripes=True, girth=0.95, hands=OLD),
        "#cfcac3",
        "#918b83",
        front="sides",
        moustache="brush",
        hat=hats.fedora("#7a5a3c", "#533a25", "#2e211b"),
        tilt=-3,
        shape=(0.95, 1.05),
        build=0.88,
        low=4,
        bearing=(-8.0, 5.0),
    ),
    "mae": Person(
        LOOKS["mae"],
        dress.ground("#f0cf8e", "#a4682c", "scales", "#fff4d2"),
        dress.day_dress("#2f7f68", "#1d574a", "#fbf1da") + dress.brooch(100, 172, "#d24a5c"),
        Arms(FAIR, "#2f7f68", "#fbf1da", girth=0.92, hands=SLIM),
        "#e5b254",
        "#a87524",
        "",
        "cheeks",
        worn=studs(),
        hat=hats.cloche("#2f7f68", "#1d574a", "#f0c667"),
        tilt=-4,
        shape=(1.0, 0.97),
        build=0.87,
        slim=True,
        bearing=(7.0, 4.0),
    ),
    "otis": Person(
        LOOKS["otis"],
        dress.ground("#8fb0ea", "#2b4391", "stars", "#ffe08a"),
        dress.suit("#23242e", "#14141b", "#fbf7ee") + dress.bow_tie("#8e1b2e", "#5c0f1c"),
        Arms(DEEP, "#23242e", "#fbf7ee", girth=1.08, hands=STOUT),
        _BLACK,
        _BLACK_LINE,
        beard="goatee",
        moustache="pencil",
        tilt=2,
        shape=(1.08, 1.0),
        build=1.1,
        low=-6,
        bearing=(-8.0, -5.0),
    ),
    "pearl": Person(
        LOOKS["pearl"],
        dress.ground("#cdb8e2", "#68488a", "arches", "#fff1d8"),
        dress.day_dress("#7a4f94", "#563569", "#efe3f2") + dress.pearls(2),
        Arms(PALE, "#7a4f94", "#efe3f2", girth=0.88, hands=OLD),
        "#f1eee8",
        "#b9b3aa",
        "bun",
        "swept",
        worn=studs(),
        glasses=spectacles(x=13.5, y=10.5, radius=10.0),
        tilt=-2,
        shape=(0.94, 1.0),
        build=0.83,
        low=9,
        slim=True,
        bearing=(9.0, 4.0),
    ),
    "leroy": Person(
        LOOKS["leroy"],
        dress.ground("#e2a867", "#8a3f1d", "rays", "#fff0c4"),
        dress.work_shirt("#dfe3df", "#aab6b4", "#9c2f2a"),
        Arms(BROWN, "#dfe3df", rolled=True, girth=0.92),
        _BLACK,
        _BLACK_LINE,
        "",
        "sides",
        hat=hats.flat_cap("#6d7a80", "#4a555b"),
        tilt=4,
        shape=(0.93, 1.06),
        build=0.95,
        low=6,
        bearing=(-10.0, 6.0),
    ),
    "celeste": Person(
        LOOKS["celeste"],
        dress.ground("#7fd0c4", "#1c6f78", "arches", "#ffe3a0"),
        dress.gown("#1f6f86", "#124a5d", "#bd7f4e", "#985d34", beads="#f6dc93") + dress.pearls(1),
        Arms(BROWN, bangle="#e9bb45", girth=0.95, hands=SLIM),
        _BLACK,
        "#5d6b7c",
        "bob",
        "fringe",
        worn=drops("#2fb08f"),
        hat=hats.headband("#d9a93a", "#2fb08f", "#f7efe0", "#cdbb9b"),
        tilt=3,
        shape=(0.95, 1.05),
        build=0.92,
        low=7,
        slim=True,
        bearing=(10.0, -5.0),
    ),
    "solomon": Person(
        LOOKS["solomon"],
        dress.ground("#b9c78c", "#5c7034", "stripes", "#f6ecc0"),
        dress.suit("#4a4f43", "#32362d", "#f1e7d2", waistcoat="#8c6a35") + dress.bow_tie("#3b5b7c", "#24405c"),
        Arms(OLIVE, "#4a4f43", "#f1e7d2", girth=1.08, hands=STOUT),
        "#5b4030",
        "#8f6d55",
        "",
        "receding",
        "bushy",
        "thick",
        glasses=spectacles(),
        tilt=-2,
        shape=(1.07, 0.99),
        build=1.1,
        bearing=(-7.0, 5.0),
    ),
    "ines": Person(
        LOOKS["ines"],
        dress.ground("#a9d3e6", "#3f7ba6", "stars", "#ffffff"),
        dress.flying_coat("#6a4326", "#472b17", "#efdcae", "#fbf6ea"),
        Arms(OLIVE, "#6a4326", "#efdcae", girth=0.92),
        "#3a2418",
        "#6e4b35",
        hat=hats.flying_helmet("#8a5a33", "#633c1f"),
        tilt=-4,
        build=0.92,
        bearing=(8.0, 6.0),
    ),
    "frost": Person(
        LOOKS["frost"],
        dress.ground("#dfeaf0", "#7e9db3", "rays", "#ffffff"),
        dress.tailcoat("#262b38", "#161a24"),
        Arms(Skin("#fbf8f0", "#d8d3c6", "#8d877a", "", ""), "#262b38", "#ffffff", girth=0.9, hands=SLIM),
        _SILVER,
        _SILVER_LINE,
        "",
        "slick",
        "",
        "waxed",
        glasses=monocle(),
        tilt=1,
        shape=(0.91, 1.08),
        build=0.85,
        low=6,
        bearing=(-6.0, 4.0),
    ),
    "lin": Person(
        LOOKS["lin"],
        dress.ground("#ee8a66", "#98312a", "scales", "#ffdf9c"),
        dress.high_collar("#1e5a4a", "#123c32", "#f0c766"),
        Arms(GOLDEN, "#1e5a4a", "#f0c766", girth=0.92, hands=SLIM),
        _BLACK,
        "#6a5f70",
        "chignon",
        "parted",
        worn=drops("#57b98b"),
        behind=hats.comb("#57b98b"),
        tilt=-3,
        shape=(1.04, 0.95),
        build=0.89,
        low=2,
        slim=True,
        bearing=(7.0, -4.0),
    ),
    "arjun": Person(
        LOOKS["arjun"],
        dress.ground("#f1d08a", "#b06a24", "arches", "#fff6da"),
        dress.uniform("#26395c", "#182640", "#f6efe0"),
        Arms(BROWN, "#26395c", "#f6efe0", "#e9bb45", girth=1.08, hands=STOUT),
        _BLACK,
        "#5e4e56",
        "",
        "",
        "pointed",
        "proud",
        hat=hats.turban("#c8452f", "#93291c"),
        tilt=2,
        shape=(1.05, 1.03),
        build=1.08,
        low=-2,
        bearing=(-7.0, -5.0),
    ),
}
