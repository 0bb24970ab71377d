"""Clothes of the people at the table, and the grounds they sit before, in a square of 200.

The neck comes down at (100, 160). A portrait is cut round when it is shown, so that nothing here need end at an edge.
"""

from __future__ import annotations

import math
import re

from drawing import CREAM, GOLD, GOLD_DARK, LINE, circle, group, path

_BROAD = "M-26 300C-28 250 -22 206 -8 192C8 177 40 166 72 156L128 156C160 166 192 177 208 192C222 206 228 250 226 300Z"
_NARROW = "M0 300C-2 250 6 204 20 188C34 174 54 166 76 158L124 158C146 166 166 174 180 188C194 204 202 250 200 300Z"
_SHADE = "M152 300C156 250 160 214 172 182C192 186 208 198 214 216C222 240 227 270 226 300Z"
_SLIM_SHADE = "M142 300C148 262 152 216 148 172C166 178 180 188 186 204C196 236 201 270 200 300Z"


def mirrored(markup: str) -> str:
    """Return markup of the left half together with its mirror image."""
    return markup + group(markup, 200, 0, 0, 1.0, mirror=True)


_PITS = "M26 222Q34 214 45 212M25 230Q36 226 48 230"
_SLIM_PITS = "M46 220Q53 213 62 212M45 228Q54 226 62 230"
_RIM = "M150 166C176 176 194 186 205 198C215 212 221 244 222 282"
_SLIM_RIM = "M144 166C162 173 172 180 178 192C188 208 195 240 196 282"
_OUTER = "M-4 300L11 185M16 300L28 181", "M204 300L189 185M184 300L172 181"
"""The pinstripes of sleeves, of the left one first."""
CHECKS = (
    "M4 190L0 300M19 183L15 300M34 177L31 300M-8 207L46 190M-15 230L46 214M-18 254L46 240M-20 278L46 266",
    "M166 177L163 300M181 183L178 300M196 190L193 300M154 190L208 205M154 214L213 230M154 240L217 254M154 266L219 278",
)
"""The checks of sleeves under a vest, of the left one first."""
_BOARDS = (
    ("M0 192L34 174L41 184L6 206Z", "M10 189L16 199M19 184L25 194"),
    ("M200 192L166 174L159 184L194 206Z", "M190 189L184 199M181 184L175 194"),
)
"""The boards on an officer's shoulders, with their bars."""
_BARE_SLEEVES = "M40 236Q34 264 34 300", "M160 236Q166 264 166 300"
_SLEEVES = "M26 222Q21 262 20 300"
_SLIM_SLEEVES = "M46 220Q42 262 42 300"


_WITHOUT = (
    {
        "M-26 300C-28 250 -22 206 -8 192C8 177 40 166": "M20 300Q21 262 26 222C24 200 30 176 46 164L",
        "M0 300C-2 250 6 204 20 188C34 174 54 166": "M42 300Q42 262 46 220C42 200 46 176 58 165L",
        _OUTER[0]: "",
        CHECKS[0]: "",
        **dict.fromkeys(_BOARDS[0], ""),
        _BARE_SLEEVES[0]: "",
    },
    {
        "C160 166 192 177 208 192C222 206 228 250 226 300": "L154 164C170 176 176 200 174 222Q179 262 180 300",
        "C146 166 166 174 180 188C194 204 202 250 200 300": "L142 165C154 176 158 200 154 220Q158 262 158 300",
        "182C192 186 208 198 214 216C222 240 227 270 226 300": "196Q173 208 174 222Q179 262 180 300",
        "172C166 178 180 188 186 204C196 236 201 270 200 300": "184Q155 200 154 220Q158 262 158 300",
        _RIM: "",
        _SLIM_RIM: "",
        _OUTER[1]: "",
        CHECKS[1]: "",
        **dict.fromkeys(_BOARDS[1], ""),
        _BARE_SLEEVES[1]: "",
    },
)
"""The parts of outlines that are an arm that hangs down, the left one first, and what closes the body without it."""


def without_arm(dress: str, *, left: bool) -> str:
    """Return clothes without the arm on a side, which is raised and drawn for itself."""
    for hanging, cut in _WITHOUT[not left].items():
        dress = dress.replace(hanging, cut)
    dress = _CIRCLE.sub(lambda at: "" if (float(at[1]) if left else 200 - float(at[1])) < _ON_ARM else at[0], dress)
    return _EMPTY.sub("", dress)


_CIRCLE = re.compile('<circle cx="([^"]*)"[^>]*>')
_ON_ARM = 20.0
"""The distance from the edge within which what is printed on a dress is on the arm."""
_EMPTY = re.compile('<path d="" [^>]*>')


def body(cloth: str, shade: str) -> str:
    """Return broad shoulders, chest and upper arms, lit from the left."""
    return path(_BROAD, cloth, LINE, 2.6) + path(_SHADE, shade, more='fill-opacity="0.7"') + sleeve_lines()


def slim_body(cloth: str, shade: str) -> str:
    """Return narrow shoulders, chest and upper arms, lit from the left."""
    lines = mirrored(
        path(_SLIM_SLEEVES, "none", LINE, 2.2) + path(_SLIM_PITS, "none", LINE, 1.6, 'stroke-opacity="0.5"')
    )
    rim = path(_SLIM_RIM, "none", "#fff1d6", 2.4, 'stroke-opacity="0.26"')
    return path(_NARROW, cloth, LINE, 2.6) + path(_SLIM_SHADE, shade, more='fill-opacity="0.7"') + lines + rim


def sleeve_lines() -> str:
    """Return the lines between the arms and the chest, the folds at the armpits, and the light on the far shoulder."""
    lines = path(_SLEEVES, "none", LINE, 2.2) + path(_PITS, "none", LINE, 1.6, 'stroke-opacity="0.5"')
    rim = path(_RIM, "none", "#fff1d6", 2.4, 'stroke-opacity="0.26"')
    return mirrored(lines) + rim


def suit(cloth: str, shade: str, shirt: str, *, stripes: str = "", waistcoat: str = "") -> str:
    """Return a jacket open over a shirt; ties and bows go on top."""
    lines = "".join(f"M{x} 300L{x + (100 - x) * 0.14:.0f} {164 + abs(100 - x) * 0.2:.0f}" for x in (36, 56, 144, 164))
    outer = "".join(path(one, "none", stripes, 1.6) for one in _OUTER)
    parts = [path(_BROAD, cloth, LINE, 2.6), path(lines, "none", stripes, 1.6) + outer if stripes else ""]
    parts += [path(_SHADE, shade, more='fill-opacity="0.7"'), sleeve_lines()]
    parts.append(path("M76 152L124 152L116 300L84 300Z", shirt, LINE, 2.2))
    if waistcoat:
        parts.append(path("M82 180L100 214L118 180L128 300L72 300Z", waistcoat, LINE, 2.2))
        parts += [circle(100, y, 2.8, GOLD, LINE, 1.2) for y in (228, 244, 260)]
    lapel = "M75 150L54 166L60 186L50 194L82 268L92 300L100 300L94 252L86 182Z"
    front = path("M82 268L92 300L40 300Q56 280 82 268Z", cloth)
    parts.append(mirrored(front + path(lapel, cloth, LINE, 2.4) + path("M75 150L86 182L94 252L80 232Z", shade)))
    parts.append(mirrored(path("M80 144L100 164L88 176L73 154Z", shirt, LINE, 2.2)))
    pocket = path("M136 224L166 220L166 228L137 232Z", shade, LINE, 1.8)
    return "".join([*parts, pocket, path("M142 223L146 210L152 219L157 209L160 221Z", shirt, LINE, 1.8)])


def tie(cloth: str, stripe: str) -> str:
    """Return a tie in a narrow knot."""
    blade = path("M95 172L105 172L113 232L100 246L87 232Z", cloth, LINE, 2.2)
    stripes = path("M93 188L107 180M91 203L109 193M89 218L111 206M89 232L112 219", "none", stripe, 3.0)
    return blade + stripes + path("M92 161L108 161L105 174L95 174Z", cloth, LINE, 2.2)


def bow_tie(cloth: str, shade: str) -> str:
    """Return a bow tie."""
    wing = "M97 167C88 158 76 154 71 158C68 164 68 174 71 180C78 182 90 178 97 171Z"
    return mirrored(path(wing, cloth, LINE, 2.2) + path("M95 168L80 162M95 171L80 175", "none", shade, 1.8)) + path(
        "M94 163L106 163L106 176L94 176Z", cloth, LINE, 2.2
    )


def gown(cloth: str, shade: str, skin: str, skin_shade: str, *, beads: str = "") -> str:
    """Return an evening gown with bare shoulders."""
    bare = path(_NARROW, skin, LINE, 2.6) + path(_SLIM_SHADE, skin_shade)
    # The skin of the neck runs on into that of the shoulders.
    bare += path("M85 154Q100 160 115 154L119 166L81 166Z", skin)
    bare += path("M84 166Q92 174 98 174M116 166Q108 174 102 174", "none", skin_shade, 2.4)
    bare += "".join(path(one, "none", LINE, 2.2) for one in _BARE_SLEEVES)
    bodice = "M38 300C44 262 44 226 54 190C70 200 88 204 100 214C112 204 130 200 146 190C156 226 156 262 162 300Z"
    straps = "M54 192L64 162M146 192L136 162"
    parts = [bare, path(straps, "none", LINE, 8.4), path(straps, "none", cloth, 4.6), path(bodice, cloth, LINE, 2.4)]
    parts.append(path("M104 300C116 268 128 230 146 190C156 226 156 262 162 300Z", shade, more='fill-opacity="0.6"'))
    parts.append(path("M100 214Q99 234 102 250M74 224Q80 236 92 238M126 224Q120 236 110 238", "none", shade, 2.0))
    if beads:
        for row, deep in enumerate((12, 26, 40, 54)):
            parts += [
                circle(x, 200 + (46 - abs(100 - x)) * 0.3 + deep, 2.3 - row * 0.2, beads) for x in range(58, 150, 12)
            ]
    return "".join(parts)


def day_dress(cloth: str, shade: str, trim: str) -> str:
    """Return a dress with a wide collar and a row of buttons."""
    parts = [slim_body(cloth, shade), path("M100 180L100 300", "none", LINE, 1.8, 'stroke-opacity="0.5"')]
    parts.append(path("M70 214Q74 250 70 300M132 214Q128 250 132 300", "none", LINE, 1.6, 'stroke-opacity="0.4"'))
    parts += [circle(100, y, 3.2, GOLD, LINE, 1.4) for y in (202, 222, 242, 262)]
    collar = "M80 150C66 154 54 160 48 168C56 182 72 190 88 190C94 184 98 178 100 172C90 168 84 160 80 150Z"
    return "".join(
        [*parts, mirrored(path(collar, trim, LINE, 2.2) + path("M56 169Q70 183 88 184", "none", shade, 1.6))]
    )


def high_collar(silk: str, shade: str, trim: str) -> str:
    """Return a silk dress with a standing collar, closed at the side with knots."""
    parts = [slim_body(silk, shade)]
    sprigs = (
        (30, 206),
        (62, 190),
        (60, 232),
        (86, 216),
        (78, 262),
        (120, 200),
        (112, 246),
        (160, 206),
        (166, 246),
        (24, 252),
    )
    for x, y in sprigs:
        sprig = circle(x, y, 3.6, trim) + path(f"M{x} {y + 4}Q{x + 2} {y + 10} {x + 8} {y + 11}", "none", trim, 1.8)
        parts.append(sprig)
    parts.append(
        path(
            "M78 140C76 152 74 160 70 164C86 172 114 172 130 164C126 160 124 152 122 140C116 152 84 152 78 140Z",
            silk,
            LINE,
            2.4,
        )
    )
    parts.append(
        path("M100 166C112 172 128 178 138 196L142 300", "none", LINE, 4.6)
        + path("M100 166C112 172 128 178 138 196L142 300", "none", trim, 2.4)
    )
    parts.append(path("M78 141C84 152 116 152 122 141", "none", trim, 3.0))
    return "".join(
        [
            *parts,
            path("M92 162L108 162M116 173L126 171M131 187L143 184M133 216L147 215M135 246L149 246", "none", trim, 4.0),
        ]
    )


def work_shirt(cloth: str, shade: str, braces: str) -> str:
    """Return a shirt without a tie, its sleeves held by braces."""
    parts = [body(cloth, shade)]
    parts.append(path("M86 158L100 180L114 158L108 150L92 150Z", "#f3ead6", LINE, 2.0))
    parts.append(mirrored(path("M80 146L98 176L82 184L70 156Z", cloth, LINE, 2.2)))
    parts.append(path("M100 180L100 300", "none", LINE, 2.0))
    parts += [circle(100, y, 2.6, CREAM, LINE, 1.4) for y in (196, 220, 244, 268)]
    parts.append(
        path("M120 206L146 206L146 232L133 240L120 232ZM120 213L146 213", "none", LINE, 1.8, 'stroke-opacity="0.6"')
    )
    strap = "M46 164L60 159L74 300L56 300Z"
    return "".join(
        [*parts, mirrored(path(strap, braces, LINE, 2.2) + path("M51 222L67 220L68 230L52 232Z", GOLD, LINE, 1.6))]
    )


def flying_coat(leather: str, shade: str, fleece: str, scarf: str) -> str:
    """Return a leather coat with a fleece collar and a scarf that blows."""
    parts = [body(leather, shade), path("M104 214Q110 256 106 300", "none", LINE, 2.2)]
    parts.append(path("M104 222L112 222M106 236L113 236M107 250L114 250M107 264L114 264", "none", GOLD, 3.0))
    parts.append(path("M128 232L164 228L164 262L130 264ZM128 240L164 237", "none", LINE, 1.8, 'stroke-opacity="0.7"'))
    tail = path("M120 158C140 156 160 166 176 152C180 164 172 178 158 180C144 180 132 172 120 172Z", scarf, LINE, 2.4)
    wrap = path(
        "M70 148C84 160 116 160 130 148C136 160 132 172 122 178C108 184 92 184 78 178C68 172 64 160 70 148Z",
        scarf,
        LINE,
        2.4,
    )
    folds = path("M76 162Q100 176 126 160M82 172Q100 182 118 173M150 168Q162 170 170 162", "none", "#b9ab92", 1.8)
    collar = "M66 150C48 156 34 170 32 186C44 192 64 204 84 214L94 214C86 196 70 180 66 150Z"
    parts.append(
        mirrored(
            path(collar, fleece, LINE, 2.4)
            + path("M44 176Q50 172 52 180M56 186Q62 182 64 190M56 168Q60 166 62 172", "none", "#c9ac79", 1.8)
        )
    )
    return "".join([*parts, wrap, tail, folds])


def tailcoat(cloth: str, shade: str) -> str:
    """Return evening dress: a white front, a wing collar and a white bow."""
    jacket = suit(cloth, shade, "#fbf8f0", waistcoat="#f1ecdf")
    wings = mirrored(path("M76 138L98 160L82 168L72 146Z", "#fffdf8", LINE, 2.2))
    studs = "".join(circle(100, y, 2.2, GOLD, LINE, 1.0) for y in (186, 200))
    return jacket + wings + bow_tie("#fffdf8", "#cfc7b8") + studs


def uniform(cloth: str, shade: str, shirt: str) -> str:
    """Return an officer's jacket with brass buttons and stripes on the shoulders."""
    parts = [body(cloth, shade), path("M78 150L122 150L112 240L88 240Z", shirt, LINE, 2.2)]
    parts.append(path("M94 164L106 164L111 230L100 240L89 230Z", "#1b1f2b", LINE, 2.0))
    parts.append(path("M84 226L116 226L130 300L70 300Z", cloth) + path("M98 238L94 300", "none", LINE, 2.2))
    lapel = "M75 148L50 168L58 190L92 240L102 244L86 182Z"
    parts.append(mirrored(path(lapel, cloth, LINE, 2.4) + path("M80 144L100 164L88 174L73 154Z", shirt, LINE, 2.2)))
    parts += [path(board, shade, LINE, 2.0) + path(bars, "none", GOLD, 3.0) for board, bars in _BOARDS]
    return "".join([*parts, *(circle(x, y, 3.8, GOLD, LINE, 1.6) for x in (76, 122) for y in (246, 266))])


# Jewels and tools


def pearls(rows: int) -> str:
    """Return strings of pearls round the neck."""
    drawn = ""
    for row in range(rows):
        wide, deep = 27 + row * 9, 14 + row * 11
        for i in range(9 + row * 2):
            turn = math.pi * (0.04 + 0.92 * i / (8 + row * 2))
            drawn += circle(100 - wide * math.cos(turn), 156 + deep * math.sin(turn), 4.2, "#fdf6e6", LINE, 1.5)
    return drawn


def brooch(x: float, y: float, stone: str) -> str:
    """Return a brooch."""
    return (
        circle(x, y, 7.4, GOLD, LINE, 2.0)
        + circle(x, y, 4.2, stone, LINE, 1.4)
        + circle(x - 1.2, y - 1.4, 1.1, "#ffffff")
    )


def trumpet() -> str:
    """Return the bell of a trumpet that is held before the chest."""
    tube = "M240 229L150 178L154 170L244 219Z"
    bell = "M158 184C146 176 136 176 122 160L146 142C150 160 158 166 166 172Z"
    parts = [
        path(tube, GOLD, LINE, 2.4),
        path(bell, GOLD, LINE, 2.4),
        path("M138 164C146 172 154 176 160 180", "none", GOLD_DARK, 3.0),
    ]
    mouth = f'<ellipse cx="134" cy="151" rx="16.5" ry="8" transform="rotate(-37 134 151)" fill="{GOLD_DARK}" '
    return "".join(
        [*parts, mouth + f'stroke="{LINE}" stroke-width="2.4"/>', path("M122 160L144 143", "none", "#ffe9a3", 3.0)]
    )


# Grounds


def ground(middle: str, edge: str, motif: str, ink: str) -> str:
    """Return the ground: light in the middle, with rays, stripes, arches or stars of the ink."""
    stops = f'<stop offset="0%" stop-color="{middle}"/><stop offset="100%" stop-color="{edge}"/>'
    centre = 'id="lamp" gradientUnits="userSpaceOnUse" cx="100" cy="84" r="118"'
    light = f"<defs><radialGradient {centre}>{stops}</radialGradient></defs>"
    return light + '<rect x="-38" y="-16" width="276" height="292" fill="url(#lamp)"/>' + _MOTIFS[motif](ink)


def _rays(ink: str) -> str:
    def rim(turn: float) -> str:
        return f"L{100 + 150 * math.cos(turn):.0f} {96 + 150 * math.sin(turn):.0f}"

    turns = [math.radians(degrees) for degrees in range(0, 360, 15)]
    wedges = "".join(f"M100 96{rim(turn)}{rim(turn + 0.11)}Z" for turn in turns)
    return path(wedges, ink, more='fill-opacity="0.16"')


def _stripes(ink: str) -> str:
    return path("".join(f"M{x} 0L{x} 200" for x in range(10, 200, 20)), "none", ink, 3.0, 'stroke-opacity="0.22"')


def _arches(ink: str) -> str:
    rings = "".join(circle(100, 110, r, "none", ink, 2.6) for r in (70, 79, 97))
    return rings.replace("/>", ' stroke-opacity="0.3"/>')


def _scales(ink: str) -> str:
    rows = "".join(
        f"M{x - 25} {y}A25 25 0 0 1 {x + 25} {y}M{x - 14} {y}A14 14 0 0 1 {x + 14} {y}"
        for row, y in enumerate(range(25, 200, 25))
        for x in range(0 if row % 2 else 25, 220, 50)
    )
    return path(rows, "none", ink, 2.4, 'stroke-opacity="0.24"')


def _stars(ink: str) -> str:
    spots = ((28, 60), (52, 26), (164, 40), (178, 88), (22, 112), (142, 16), (186, 130))
    drawn = "".join(
        f"M{x} {y - 9}Q{x} {y} {x + 9} {y}Q{x} {y} {x} {y + 9}Q{x} {y} {x - 9} {y}Q{x} {y} {x} {y - 9}Z"
        for x, y in spots
    )
    return path(drawn, ink, more='fill-opacity="0.45"')


_MOTIFS = {"rays": _rays, "stripes": _stripes, "arches": _arches, "scales": _scales, "stars": _stars}
