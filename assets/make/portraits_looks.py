"""Looks of the people at the table: what one face has that another has not, and the moods that faces wear."""

from __future__ import annotations

from dataclasses import dataclass, field

from geometry import Point


@dataclass(frozen=True)
class Skin:
    """The colours of a face: its light, its shadow, its drawn lines, its lips and its cheeks."""

    light: str
    shadow: str
    line: str
    lips: str
    cheek: str


PALE = Skin("#efcbae", "#d3a385", "#875641", "#b2665a", "#dc8672")
FAIR = Skin("#f8dabd", "#e6b491", "#a15f3a", "#c4584c", "#ea8e72")
OLIVE = Skin("#e9bd8f", "#cb9462", "#7f4c27", "#ad4a40", "#dc8158")
GOLDEN = Skin("#f2cf9f", "#dba86f", "#8b572c", "#bb544a", "#e89467")
BROWN = Skin("#bd7f4e", "#985d34", "#542d14", "#96503d", "#b85c36")
DEEP = Skin("#9c5f3c", "#774428", "#3b1c0d", "#804034", "#a24d2b")
DARK = Skin("#80513a", "#613a28", "#2b140a", "#743a30", "#8f4127")


@dataclass(frozen=True)
class Eye:
    """The cut of somebody's eyes, drawn about the middle of one, from the nose outwards.

    Attributes:
        colour: Of the iris.
        x: How far each eye lies from the middle of the face.
        y: How far down it lies.
        half: Half its width.
        up: How far the upper lid bends upwards near the nose, and at the outer side.
        down: How far the lower lid bends downwards near the nose, and at the outer side.
        lift: How far the outer corner stands above the inner one.
        iris: Half the width of the iris.
        lid: How broad the lid is above the eye.
        hood: How far the fold of the brow hangs over the outer corner; 0 for a lid that is seen whole.
        bags: How heavy the lower lid is.
        lashes: How many lashes stand at the outer corner.
    """

    colour: str = "#4a2a16"
    x: float = 17.0
    y: float = -3.0
    half: float = 10.0
    up: Point = (9.0, 9.0)
    down: Point = (6.0, 6.0)
    lift: float = 1.0
    iris: float = 6.0
    lid: float = 2.6
    hood: float = 0.0
    bags: float = 0.0
    lashes: int = 0


@dataclass(frozen=True)
class Brow:
    """The cut of somebody's brows.

    Attributes:
        y: How far down they lie.
        start: How far from the middle of the eye, towards the nose, a brow begins.
        end: How far outwards it ends.
        thick: How thick it is where it begins.
        blunt: How thick it is where it ends, to that.
        arch: How far its middle bends upwards.
        slope: How far its outer end stands above the inner one.
        tufts: Whether hairs stand out of it.
    """

    y: float = -19.0
    start: float = 11.0
    end: float = 14.0
    thick: float = 5.0
    blunt: float = 0.1
    arch: float = 6.0
    slope: float = -1.0
    tufts: bool = False


@dataclass(frozen=True)
class Mouth:
    """The cut of somebody's mouth.

    Attributes:
        y: How far down it lies.
        half: Half its width at rest.
        full: How full the lips are; 0 for lips that are a mere line.
        bend: How far its corners stand up by nature; less than 0 for a mouth that droops.
        skew: How far the right corner stands above the left one.
        gap: Whether there is a gap between the teeth.
    """

    y: float = 31.0
    half: float = 15.0
    full: float = 0.0
    bend: float = 0.0
    skew: float = 0.0
    gap: bool = False


@dataclass(frozen=True)
class Face:
    """Marks by which one face differs from another.

    Attributes:
        skin: Its colours.
        hair: The colour of brows.
        sides: The right side of its outline, from the temple down to the chin, whose middle is the last point.
        eye: The eyes.
        brow: The brows.
        nose: A key of ``NOSES``.
        large: How large the nose is, to usual.
        mouth: The mouth.
        lips: Paint on the lips; none when empty.
        ears: How large the ears are, to usual.
        neck: Half the width of the neck.
        marks: Lines that years have drawn: wrinkles, folds and dimples, the right half and the left one alike.
        own: Lines on one side alone.
        freckles: Whether there are freckles.
        blush: How red the cheeks are.
    """

    skin: Skin
    hair: str
    sides: tuple[Point, ...]
    eye: Eye = field(default_factory=Eye)
    brow: Brow = field(default_factory=Brow)
    nose: str = "straight"
    mouth: Mouth = field(default_factory=Mouth)
    large: float = 1.0
    lips: str = ""
    ears: float = 1.0
    neck: float = 19.0
    marks: str = ""
    own: str = ""
    freckles: bool = False
    blush: float = 0.36

    @property
    def width(self) -> float:
        """Half the width at the temples."""
        return self.sides[0][0]

    @property
    def length(self) -> float:
        """From the middle to the chin."""
        return self.sides[-1][1]


@dataclass(frozen=True)
class Mood:
    """A mood as a face wears it.

    Attributes:
        tilt: Of the head, degrees clockwise.
        drop: How far the head sinks.
        shrug: How far the shoulders rise.
        turn: How far the head is turned to the side, -1 to the left, 1 to the right.
        lids: How wide the eyes are, to usual; 0 for eyes shut with laughter, -1 for eyes pressed shut, -2 for eyes
            screwed up.
        squint: How far the lower lids rise, 0 to 1.
        wink: The eye that is shut alone: -1 for the left, 1 for the right, 0 for none.
        gaze: Where the irises go.
        iris: Their size, to usual.
        brows: How far the left and the right brow rise.
        worry: How far the inner ends rise above the outer ones.
        mouth: A key of ``MOUTHS``.
    """

    tilt: float = 0.0
    drop: float = 0.0
    shrug: float = 0.0
    turn: float = 0.0
    lids: float = 1.0
    squint: float = 0.0
    wink: int = 0
    gaze: Point = (0.0, 0.0)
    iris: float = 1.0
    brows: Point = (0.0, 0.0)
    worry: float = 0.0
    mouth: str = "calm"
