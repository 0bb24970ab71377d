"""Those who watch from the half-dark: no two neighbours have the same head, the same clothes and the same shoulders."""

from typing import Literal, NamedTuple

from tonk.ui.drawing.places.svg import fill, line, linear, paint

BystanderInks = tuple[str, str, str]
"""The colours of the clothes, of the face and of the light on them."""

Headwear = Literal["parted", "fedora", "bob", "bald", "cloche", "cap", "bun", "bowler", "waves"]


class Bystander(NamedTuple):
    """The looks of somebody in the distance.

    Attributes:
        wears: The hat, or the hair.
        broad: The width of the shoulders, as a factor of the usual one.
        cloth: A colour that tints the clothes.
        pale: The lightness of the face, as a factor; above 1.2 the hair is grey.
    """

    wears: Headwear = "parted"
    broad: float = 1.0
    cloth: str = "#000000"
    pale: float = 1.0


PLAIN = Bystander()
"""One whose clothes are as dark as the place has them."""

_GUESTS = (
    Bystander("fedora", 1.05, "#3a4a2c", 0.95),
    Bystander("bob", 0.78, "#8a2436", 1.15),
    Bystander("bald", 1.12, "#33405c", 0.8),
    Bystander("waves", 0.82, "#7a5a1e", 0.7),
    Bystander("bowler", 1.0, "#4a3a34", 1.1),
    Bystander("cloche", 0.8, "#2c5a5a", 1.2),
    Bystander("parted", 0.95, "#54304e", 1.0),
    Bystander("bun", 0.84, "#5c5a56", 1.3),
    Bystander("cap", 0.98, "#5a4424", 0.75),
)
_LEANS = 0.3
"""The share of their own colour in the clothes."""
_GREY = 1.25, "#b8aca0"
"""The least light of a face under grey hair, and the colour of that."""


def guest(number: int) -> Bystander:
    """Return the looks of a guest; each number gives another person."""
    return _GUESTS[number % len(_GUESTS)]


def colored(who: Bystander, inks: BystanderInks) -> BystanderInks:
    """Return the colours of the place as this one wears them.

    Args:
        who: The looks.
        inks: The colours of all who are there.
    """
    cloth, face, light = inks
    return mixed(cloth, who.cloth, 0.0 if who is PLAIN else _LEANS), scaled(face, who.pale), light


def head(x: float, y: float, r: float, who: Bystander, inks: BystanderInks, side: int = 1) -> str:
    """Return a head with its hair or its hat, half of it in the light.

    Args:
        x: The middle.
        y: The middle of the head.
        r: Its radius.
        who: The looks.
        inks: The colours, as this one wears them.
        side: The side from which the light comes: 1 for the right, -1 for the left.
    """
    cloth, face, light = inks
    ear = f"M {-0.72 * side} -0.15 Q {-1.1 * side} -0.3 {-1.02 * side} 0.1 Q {-0.96 * side} 0.42 {-0.7 * side} 0.36 Z"
    body = fill(_at(ear, x, y, r), scaled(face, 0.7)) + fill(_at(_FACE, x, y, r), face)
    body += fill(_at(_shadow(side), x, y, r), scaled(face, 0.55), 0.5)
    edge = f"M {0.8 * side} -0.36 C {0.8 * side} 0.46 {0.48 * side} 1 {0.12 * side} 1"
    if who.wears not in _AROUND_CHEEKS:  # where hair is the outline, the face has no light
        body += line(_at(edge, x, y, r), light, min(1.6, 0.1 * r), 0.6)
    shapes = _WORN[who.wears]
    hair = mixed(cloth, _GREY[1], 0.45) if who.pale >= _GREY[0] else cloth
    if who.wears in _BARE and who.pale < _GREY[0]:
        hair = mixed(hair, _HAIR, 0.6)
    for shape in shapes:
        body += fill(_at(shape, x, y, r), hair)
    return body + (fill(_at(_RIBBON, x, y, r), light, 0.35) if who.wears in _WITH_RIBBON else "")


def torso(x: float, y: float, r: float, who: Bystander, inks: BystanderInks, side: int = 1) -> str:
    """Return neck, shoulders and arms down to where a table hides them, half of them in the light.

    Args:
        x: The middle.
        y: The middle of the head.
        r: The radius of the head.
        who: The looks.
        inks: The colours, as this one wears them.
        side: The side from which the light comes: 1 for the right, -1 for the left.
    """
    cloth, face, light = inks
    wide, name = 2.45 * r * who.broad, f"t{x:.0f}y{y:.0f}"
    lit = linear(name, (x - side * wide, 0), (x + side * wide, 0), (0, scaled(cloth, 0.8)), (0.5, cloth),
                 (1, mixed(cloth, light, 0.3)))  # fmt: skip

    def at(across: float, down: float) -> str:
        return f"{x + across * wide:.1f} {y + down * r:.1f}"

    shoulders = (
        f"M{at(-0.98, 6)}L{at(-1, 3.6)}C{at(-1, 2.2)} {at(-0.72, 1.8)} {at(-0.17, 1.3)}H{x + 0.17 * wide:.1f}"
        f"C{at(0.72, 1.8)} {at(1, 2.2)} {at(1, 3.6)}L{at(0.98, 6)}Z"
    )
    neck = fill(
        f"M{at(-0.16, 0.6)}H{x + 0.16 * wide:.1f}L{at(0.18, 1.5)}L{at(0, 2.1)}L{at(-0.18, 1.5)}Z", scaled(face, 0.6)
    )
    arms = f"M{at(-0.66, 3.4)}Q{at(-0.6, 5)} {at(-0.68, 6)}M{at(0.66, 3.4)}Q{at(0.6, 5)} {at(0.68, 6)}"
    body = f"<defs>{lit}</defs>" + fill(shoulders, paint(name)) + line(arms, scaled(cloth, 0.45), 0.14 * r, 0.8)
    if who.wears in _IN_SHIRTS:
        shirt = f"M{at(-0.19, 1.3)}L{at(0, 4.2)}L{at(0.19, 1.3)}L{at(0, 2)}Z"
        body += fill(shirt, mixed(cloth, light, 0.55)) + fill(
            f"M{at(-0.04, 2)}H{x + 0.04 * wide:.1f}L{at(0, 3.6)}Z", cloth
        )
        lapels = f"M{at(-0.2, 1.3)}L{at(-0.26, 2.4)}L{at(0, 4.3)}L{at(0.26, 2.4)}L{at(0.2, 1.3)}"
        body += line(lapels, scaled(cloth, 0.5), 0.12 * r, 0.8)
    else:
        body += line(f"M{at(-0.24, 1.5)}Q{at(0, 3)} {at(0.24, 1.5)}", light, 0.12 * r, 0.5)
    far = 0.98 * side
    edge = f"M{at(0.24 * side, 1.4)}C{at(0.72 * side, 1.85)} {at(far, 2.2)} {at(far, 3.6)}L{at(far, 5.6)}"
    return body + neck + line(edge, light, 0.2 * r, 0.75)


_BARE, _HAIR = frozenset({"parted", "bob", "bald", "bun", "waves"}), "#170c0a"
"""Those without a hat, and the colour of most hair."""
_AROUND_CHEEKS = frozenset({"bob", "waves", "cloche"})
"""Those whose hair or hat reaches around their cheeks."""
_IN_SHIRTS = frozenset({"parted", "fedora", "bald", "cap", "bowler"})
"""Those with these on their heads wear a shirt, a tie and a jacket."""
_WORN: dict[Headwear, tuple[str, ...]] = {
    "parted": ("M -1 0 Q -0.9 -1.35 0 -1.2 Q 1 -1.2 0.75 -0.3 Q 0 -0.75 -0.5 -0.2 Z",),
    "fedora": ("M -1.6 -0.35 L 1.6 -0.35 L 0.9 -0.65 L 0.75 -1.5 Q 0 -1.25 -0.75 -1.5 L -0.9 -0.65 Z",),
    "bob": ("M -1.15 0.9 C -1.35 -0.9 -0.7 -1.4 0 -1.35 C 0.7 -1.4 1.35 -0.9 1.15 0.9 L 0.62 0.75"
            " Q 0.9 -0.2 0.3 -0.55 Q -0.4 -0.5 -0.72 0.1 L -0.62 0.85 Z",),
    "bald": ("M -0.9 0.15 Q -1.05 -0.2 -0.86 -0.5 Q -0.7 -0.1 -0.7 0.2 Z",
             "M -0.55 0.35 Q 0 0.15 0.55 0.35 Q 0.5 1.2 0 1.2 Q -0.5 1.2 -0.55 0.35 Z"),
    "cloche": ("M -1.12 0.15 C -1.2 -1.45 1.2 -1.45 1.12 0.15 Q 0.9 -0.25 0 -0.3 Q -0.9 -0.25 -1.12 0.15 Z",
               "M -1.1 0 Q -1.05 0.7 -0.7 0.8 L -0.75 -0.1 Z M 1.1 0 Q 1.05 0.7 0.7 0.8 L 0.75 -0.1 Z"),
    "cap": ("M -1.05 -0.35 Q -1.25 -1.3 0 -1.3 Q 1.25 -1.3 1.1 -0.6 L 1.5 -0.3 Q 0.4 -0.6 -1.05 -0.35 Z",),
    "bun": ("M -0.95 0.1 Q -1 -1.2 0 -1.15 Q 1 -1.2 0.95 0.1 Q 0.7 -0.7 0 -0.7 Q -0.7 -0.7 -0.95 0.1 Z",
            "M -0.45 -1.4 A 0.45 0.42 0 0 1 0.45 -1.4 A 0.45 0.42 0 0 1 -0.45 -1.4 Z"),
    "bowler": ("M -1.35 -0.5 Q 0 -0.2 1.35 -0.5 L 1.3 -0.68 Q 0.95 -0.6 0.86 -0.66 C 0.9 -1.75 -0.9 -1.75 -0.86 -0.66"
               " Q -0.95 -0.6 -1.3 -0.68 Z",),
    "waves": ("M -1.05 0.45 C -1.45 0 -1.1 -0.5 -1.15 -0.7 C -0.9 -1.5 0.9 -1.5 1.15 -0.7 C 1.1 -0.5 1.45 0 1.05 0.45"
              " Q 0.7 0.1 0.75 -0.3 Q 0 -0.4 -0.5 -0.75 Q -0.6 0 -1.05 0.45 Z",),
}  # fmt: skip
"""The hats and the hair, about a head of radius 1."""
_FACE = "M -0.84 -0.3 C -0.84 -1.28 0.84 -1.28 0.84 -0.3 C 0.84 0.5 0.5 1.04 0 1.04 C -0.5 1.04 -0.84 0.5 -0.84 -0.3 Z"


def _shadow(side: int) -> str:
    """Return the half of a face that the light doesn't reach."""
    return (
        f"M {-0.1 * side} -1.04 C {-0.5 * side} -0.5 {-0.1 * side} 0 {-0.36 * side} 0.4 Q {-0.3 * side} 0.9 0 1.04 "
        f"C {-0.5 * side} 1.04 {-0.84 * side} 0.5 {-0.84 * side} -0.3 Q {-0.84 * side} -0.9 {-0.1 * side} -1.04 Z"
    )


_RIBBON = "M -0.88 -0.68 L 0.88 -0.68 L 0.86 -0.86 L -0.86 -0.86 Z"
_WITH_RIBBON = ("fedora", "bowler")


def _at(shape: str, x: float, y: float, r: float) -> str:
    """Return an outline moved and made larger; radii of arcs grow, their flags stay."""
    words, placed, across, arc = shape.split(), [], True, 0
    for word in words:
        if word.isalpha():
            placed.append(word)
            across, arc = True, 5 if word == "A" else 0
        elif arc:
            placed.append(f"{float(word) * r:.2f}" if arc > 3 else word)
            arc -= 1
        else:
            placed.append(f"{(x if across else y) + float(word) * r:.2f}")
            across = not across
    return " ".join(placed)


def _parts(ink: str) -> tuple[int, int, int]:
    return int(ink[1:3], 16), int(ink[3:5], 16), int(ink[5:7], 16)


def mixed(one: str, other: str, share: float) -> str:
    """Return a colour between two.

    Args:
        one: The one, as ``#rrggbb``.
        other: The other.
        share: The share of the other, 0 to 1.
    """
    parts = (round(a + (b - a) * share) for a, b in zip(_parts(one), _parts(other), strict=True))
    return "#" + "".join(f"{part:02x}" for part in parts)


def scaled(ink: str, share: float) -> str:
    """Return a lighter or darker colour.

    Args:
        ink: The colour, as ``#rrggbb``.
        share: Its lightness, as a factor.
    """
    return "#" + "".join(f"{min(255, round(part * share)):02x}" for part in _parts(ink))
