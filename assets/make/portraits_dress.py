"""Clothes of the people at the table, and the grounds they sit before, in a square of 200.

The neck comes down at (100, 160). A portrait is cut round when it is shown, so that nothing here need end at an edge.
"""

from __future__ import annotations

import math

from drawing import CREAM, GOLD, GOLD_DARK, LINE, circle, group, path

_SHOULDERS = "M-12 214C-8 178 26 168 72 156L128 156C174 168 208 178 212 214Z"
_NARROW = "M14 214C16 184 40 170 76 158L124 158C160 170 184 184 186 214Z"


def mirrored(markup: str) -> str:
    """Return markup of the left half together with its mirror image."""
    return markup + group(markup, 200, 0, 0, 1.0, mirror=True)


def suit(cloth: str, shade: str, shirt: str, *, stripes: str = "", waistcoat: str = "") -> str:
    """Return a jacket open over a shirt; ties and bows go on top."""
    lines = "".join(
        f"M{x} 214L{x + (100 - x) * 0.1:.0f} {166 + abs(100 - x) * 0.16:.0f}" for x in (8, 26, 44, 156, 174, 192)
    )
    parts = [path(_SHOULDERS, cloth, LINE, 2.6)]
    parts.append(path(lines, "none", stripes, 1.8) if stripes else "")
    parts.append(path("M150 214C158 190 168 178 188 176C204 184 210 196 212 214Z", shade, more='fill-opacity="0.7"'))
    parts.append(path("M76 152L124 152L112 214L88 214Z", shirt, LINE, 2.2))
    parts.append(path("M84 180L100 206L116 180L122 214L78 214Z", waistcoat, LINE, 2.2) if waistcoat else "")
    lapel = "M75 150L56 166L62 180L54 186L90 216L100 216L86 182Z"
    parts.append(mirrored(path(lapel, cloth, LINE, 2.4) + path("M75 150L86 182L98 214L90 214Z", shade)))
    parts.append(mirrored(path("M80 144L100 164L88 176L73 154Z", shirt, LINE, 2.2)))
    return "".join(parts)


def tie(cloth: str, stripe: str) -> str:
    """Return a tie in a narrow knot."""
    blade = path("M95 172L105 172L114 216L86 216Z", cloth, LINE, 2.2)
    stripes = path("M92 188L107 180M89 202L111 190M90 214L113 202", "none", stripe, 3.0)
    return blade + stripes + path("M92 161L108 161L105 174L95 174Z", cloth, LINE, 2.2)


def bow_tie(cloth: str, shade: str) -> str:
    """Return a bow tie."""
    wing = "M97 167C88 158 76 154 71 158C68 164 68 174 71 180C78 182 90 178 97 171Z"
    return mirrored(path(wing, cloth, LINE, 2.2) + path("M95 168L80 162M95 171L80 175", "none", shade, 1.8)) + path(
        "M94 163L106 163L106 176L94 176Z", cloth, LINE, 2.2
    )


def gown(cloth: str, shade: str, skin: str, skin_shade: str, *, beads: str = "") -> str:
    """Return an evening gown with bare shoulders."""
    bare = path(_NARROW, skin, LINE, 2.6)
    bare += path("M148 214C152 192 150 180 140 170C166 176 184 188 186 214Z", skin_shade)
    bare += path("M84 166Q92 174 98 174M116 166Q108 174 102 174", "none", skin_shade, 2.4)
    bodice = "M24 216C34 196 44 186 54 178C70 190 86 196 100 200C114 196 130 190 146 178C156 186 166 196 176 216Z"
    straps = "M54 180L62 163M146 180L138 163"
    parts = [bare, path(straps, "none", LINE, 8.4), path(straps, "none", cloth, 4.6), path(bodice, cloth, LINE, 2.4)]
    parts.append(
        path("M100 200C114 196 130 190 146 178C156 186 166 196 176 216L104 216Z", shade, more='fill-opacity="0.6"')
    )
    if beads:
        parts += [circle(x, 189 + (100 - abs(100 - x)) * 0.13 + 5, 2.3, beads) for x in range(52, 154, 10)]
        parts += [circle(x, 199 + (100 - abs(100 - x)) * 0.13 + 4, 2.0, beads) for x in range(45, 162, 10)]
    return "".join(parts)


def day_dress(cloth: str, shade: str, trim: str) -> str:
    """Return a dress with a wide collar and a row of buttons."""
    parts = [path(_NARROW, cloth, LINE, 2.6), path("M146 214C152 194 154 184 150 172C172 180 184 192 186 214Z", shade)]
    parts += [circle(100, y, 3.2, GOLD, LINE, 1.4) for y in (184, 197)]
    collar = "M80 150C66 154 54 160 48 168C56 182 72 190 88 190C94 184 98 178 100 172C90 168 84 160 80 150Z"
    return "".join(
        [*parts, mirrored(path(collar, trim, LINE, 2.2) + path("M56 169Q70 183 88 184", "none", shade, 1.6))]
    )


def high_collar(silk: str, shade: str, trim: str) -> str:
    """Return a silk dress with a standing collar, closed at the side with knots."""
    parts = [path(_NARROW, silk, LINE, 2.6), path("M146 214C152 194 154 184 150 172C172 180 184 192 186 214Z", shade)]
    sprigs = ((48, 196), (70, 182), (66, 208), (128, 196), (150, 206), (152, 184))
    for x, y in sprigs:
        parts += [circle(x, y, 3.6, trim), path(f"M{x} {y + 4}Q{x + 2} {y + 10} {x + 8} {y + 11}", "none", trim, 1.8)]
    parts.append(
        path(
            "M78 140C76 152 74 160 70 164C86 172 114 172 130 164C126 160 124 152 122 140C116 152 84 152 78 140Z",
            silk,
            LINE,
            2.4,
        )
    )
    parts.append(
        path("M100 166C112 172 128 178 140 194L146 214", "none", LINE, 4.6)
        + path("M100 166C112 172 128 178 140 194L146 214", "none", trim, 2.4)
    )
    parts.append(path("M78 141C84 152 116 152 122 141", "none", trim, 3.0))
    return "".join([*parts, path("M92 162L108 162M116 173L126 171M132 186L142 182", "none", trim, 4.0)])


def work_shirt(cloth: str, shade: str, braces: str) -> str:
    """Return a shirt without a tie, its sleeves held by braces."""
    parts = [path(_SHOULDERS, cloth, LINE, 2.6)]
    parts.append(path("M150 214C158 190 168 178 188 176C204 184 210 196 212 214Z", shade))
    parts.append(path("M86 158L100 180L114 158L108 150L92 150Z", "#f3ead6", LINE, 2.0))
    parts.append(mirrored(path("M80 146L98 176L82 184L70 156Z", cloth, LINE, 2.2)))
    parts.append(path("M100 180L100 216", "none", LINE, 2.0) + circle(100, 196, 2.6, CREAM, LINE, 1.4))
    strap = "M46 162L60 158L66 216L48 216Z"
    return "".join(
        [*parts, mirrored(path(strap, braces, LINE, 2.2) + path("M50 190L64 189L64 196L50 197Z", GOLD, LINE, 1.6))]
    )


def flying_coat(leather: str, shade: str, fleece: str, scarf: str) -> str:
    """Return a leather coat with a fleece collar and a scarf that blows."""
    parts = [path(_SHOULDERS, leather, LINE, 2.6)]
    parts.append(path("M150 214C158 190 168 178 188 176C204 184 210 196 212 214Z", shade))
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
    studs = "".join(circle(100, y, 2.2, GOLD, LINE, 1.0) for y in (186, 197))
    return jacket + wings + bow_tie("#fffdf8", "#cfc7b8") + studs


def uniform(cloth: str, shade: str, shirt: str) -> str:
    """Return an officer's jacket with brass buttons and stripes on the shoulders."""
    parts = [
        path(_SHOULDERS, cloth, LINE, 2.6),
        path("M150 214C158 190 168 178 188 176C204 184 210 196 212 214Z", shade),
    ]
    parts.append(path("M78 150L122 150L110 206L90 206Z", shirt, LINE, 2.2))
    parts.append(path("M94 164L106 164L110 208L90 208Z", "#1b1f2b", LINE, 2.0))
    lapel = "M75 148L52 168L60 184L88 214L100 214L86 182Z"
    parts.append(mirrored(path(lapel, cloth, LINE, 2.4) + path("M80 144L100 164L88 174L73 154Z", shirt, LINE, 2.2)))
    board = "M4 190L36 172L42 181L8 202Z"
    parts.append(mirrored(path(board, shade, LINE, 2.0) + path("M12 187L18 196M20 183L26 191", "none", GOLD, 3.0)))
    return "".join([*parts, *(circle(x, y, 3.6, GOLD, LINE, 1.6) for x in (70, 130) for y in (198,))])


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
    tube = "M214 214L150 178L154 170L218 204Z"
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
    centre = 'id="ground" gradientUnits="userSpaceOnUse" cx="100" cy="84" r="118"'
    light = f"<defs><radialGradient {centre}>{stops}</radialGradient></defs>"
    return light + '<rect x="-2" y="-2" width="204" height="204" fill="url(#ground)"/>' + _MOTIFS[motif](ink)


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
