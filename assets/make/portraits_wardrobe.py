"""Hair, hats and clothes of the faces that a person can choose, beside those of the people whom the game knows.

Hair and hats are drawn about the middle of the face, clothes in a square of 200, as in the other modules of portraits.
"""

from __future__ import annotations

from drawing import CREAM, GOLD, LINE, circle, path
from portraits_dress import CHECKS, body, mirrored, slim_body
from portraits_hair import BACK, FRONT, curls, shape

BACK |= {
    "long": shape(
        "M-46 -12C-56 -70 56 -70 46 -12C50 20 50 52 60 90L-60 90C-50 52 -50 20 -46 -12Z",
        "M-44 20Q-46 52 -52 84M-38 40Q-38 64 -42 86M44 20Q46 52 52 84M38 40Q38 64 42 86",
    ),
    "cap": shape("M-45 -6C-54 -70 54 -70 45 -6C44 8 40 18 36 22L-36 22C-40 18 -44 8 -45 -6Z"),
    "puffs": lambda hair, line: curls(
        *((x + side * 46, y - 44, 12.5) for side in (-1, 1) for x, y in ((-9, -9), (9, -9), (-9, 9), (9, 9), (0, 0)))
    )(hair, line),
    "cloud": curls(
        *((-44, 6, 13), (-50, -12, 15), (-46, -32, 16), (-34, -50, 17), (-14, -60, 17)),
        *((44, 6, 13), (50, -12, 15), (46, -32, 16), (34, -50, 17), (10, -62, 17)),
    ),
}

FRONT |= {
    "middle": shape(
        "M-43 34C-53 -16 -48 -63 0 -63C48 -63 53 -16 43 34C40 36 37 32 37 26C41 4 38 -12 28 -26"
        "C18 -36 8 -42 0 -51C-8 -42 -18 -36 -28 -26C-38 -12 -41 4 -37 26C-37 32 -40 36 -43 34Z",
        "M-6 -54Q-30 -42 -39 -12M6 -54Q30 -42 39 -12M-2 -58Q-34 -52 -43 -18M2 -58Q34 -52 43 -18",
        shine=True,
    ),
    "drape": shape(
        "M-42 14C-53 -18 -48 -64 0 -64C48 -64 53 -18 42 14C42 -2 39 -14 31 -23C20 -32 7 -40 0 -51"
        "C-7 -40 -20 -32 -31 -23C-39 -14 -42 -2 -42 14Z",
        "M-3 -52Q-28 -44 -40 -14M3 -52Q28 -44 40 -14M0 -62L0 -52",
        shine=True,
    ),
    "tousled": curls(
        *((-12, -64, 12), (8, -65, 13), (24, -58, 11)),
        *((-39, -8, 8), (-41, -22, 10), (-36, -36, 12), (-22, -47, 13), (-5, -53, 14), (13, -52, 14), (29, -44, 13)),
        *((39, -30, 11), (41, -16, 9), (39, -4, 7), (-24, -35, 9), (-8, -39, 10), (9, -39, 10), (24, -34, 9)),
    ),
    "short curls": curls(
        *((-40, 10, 9), (-43, -4, 10), (-43, -20, 11), (-36, -35, 12), (-23, -46, 12), (-7, -51, 12), (10, -51, 12)),
        *((26, -45, 12), (38, -34, 12), (44, -19, 11), (43, -3, 10), (40, 11, 9), (-16, -37, 8.5), (0, -40, 8.5)),
        (17, -37, 8.5),
    ),
    "drawn back": shape(
        "M-42 -2C-47 -38 -38 -61 0 -61C38 -61 47 -38 42 -2C41 -18 35 -29 27 -33C10 -40 -10 -40 -27 -33"
        "C-35 -29 -41 -18 -42 -2Z",
        "M-20 -36Q-26 -46 -38 -48M-8 -38Q-14 -50 -30 -56M20 -36Q26 -46 38 -48M8 -38Q14 -50 30 -56M0 -39L0 -60",
        shine=True,
    ),
}


# Worn on the head


def headscarf(cloth: str, shade: str) -> str:
    """Return a scarf that frames the face and falls over the shoulders."""
    opening = (
        "M0 -42C-24 -42 -36 -27 -37 -5C-38 17 -30 38 -16 48C-8 53 8 53 16 48C30 38 38 17 37 -5C36 -27 24 -42 0 -42Z"
    )
    outer = "M0 -70C40 -70 55 -40 53 -2C52 30 44 52 74 124L-74 124C-44 52 -52 30 -53 -2C-55 -40 -40 -70 0 -70Z"
    dark = "M30 -62C50 -46 55 -22 53 -2C52 30 44 52 74 124L44 124C44 70 36 44 38 20C42 -6 46 -40 30 -62Z"
    folds = "M-30 40C-20 62 4 68 30 58M-38 30C-34 60 -14 76 22 78M-46 -20Q-42 -46 -18 -58M40 44Q34 66 46 84"
    return (
        path(outer + opening, cloth, LINE, 2.6, 'fill-rule="evenodd"')
        + path(dark, shade, more='fill-opacity="0.75"')
        + path(folds, "none", LINE, 1.8, 'stroke-opacity="0.55"')
        + path(opening, "none", LINE, 2.4)
    )


def headwrap(cloth: str, shade: str, stripe: str) -> str:
    """Return a tall wrap of printed cloth, knotted in front."""
    whole = "M-43 -12C-64 -44 -46 -85 2 -85C50 -85 64 -44 43 -12C32 -28 16 -36 0 -36C-16 -36 -32 -28 -43 -12Z"
    dark = "M43 -12C64 -44 50 -85 12 -85C40 -72 46 -44 32 -25Z"
    bands = "M-47 -38C-34 -51 -14 -54 6 -44M-45 -57C-32 -68 -8 -68 12 -52M-32 -72C-22 -79 2 -78 18 -62"
    bands += "M48 -43C40 -54 28 -54 16 -46M44 -63C38 -69 30 -70 20 -58"
    knot = "M4 -50C-6 -66 8 -80 20 -74C32 -72 34 -54 22 -46C16 -42 8 -44 4 -50Z"
    return "".join(
        [
            path(whole, cloth, LINE, 2.6),
            path(dark, shade),
            path(bands, "none", stripe, 5.0),
            path(whole, "none", LINE, 2.6),
            path(knot, cloth, LINE, 2.4),
            path("M9 -54Q12 -66 22 -66M14 -50Q22 -54 26 -62", "none", LINE, 1.8),
        ]
    )


def beanie(wool: str, shade: str) -> str:
    """Return a knitted cap with a turned-up rim."""
    crown = "M-44 -24C-48 -62 -28 -82 0 -82C28 -82 48 -62 44 -24Z"
    ribs = "M-30 -40C-30 -58 -22 -72 -12 -80M-14 -42C-14 -60 -8 -74 -4 -81M30 -40C30 -58 22 -72 12 -80"
    ribs += "M14 -42C14 -60 8 -74 4 -81"
    rim = "M-48 -12C-50 -20 -49 -28 -46 -34C-30 -44 30 -44 46 -34C49 -28 50 -20 48 -12C32 -24 -32 -24 -48 -12Z"
    dark = "M48 -12C50 -20 49 -28 46 -34C40 -38 34 -40 28 -41L26 -22C34 -20 42 -16 48 -12Z"
    lines = "M-38 -38L-39 -18M-26 -41L-27 -21M-13 -42L-14 -22M0 -43L0 -23M13 -42L14 -22M26 -41L27 -21M38 -38L39 -18"
    return "".join(
        [
            path(crown, wool, LINE, 2.6),
            path("M44 -24C48 -62 28 -82 6 -82C30 -68 36 -48 32 -30Z", shade),
            path(ribs, "none", LINE, 1.6, 'stroke-opacity="0.5"'),
            path(crown, "none", LINE, 2.6),
            path(rim, wool, LINE, 2.6),
            path(dark, shade),
            path(lines, "none", LINE, 1.6, 'stroke-opacity="0.5"'),
            path(rim, "none", LINE, 2.6),
        ]
    )


def straw_hat(straw: str, shade: str, band: str) -> str:
    """Return a straw hat with a wide brim."""
    crown = "M-36 -36C-38 -60 -32 -80 0 -80C32 -80 38 -60 36 -36Z"
    weave = "M-34 -52Q0 -60 34 -52M-32 -64Q0 -72 32 -64M-18 -78L-20 -48M0 -80L0 -50M18 -78L20 -48"
    ribbon = "M-37 -48C-14 -56 14 -56 37 -48L38 -34C14 -42 -14 -42 -38 -34Z"
    brim = "M-74 -24C-62 -40 -34 -44 0 -44C34 -44 62 -40 74 -24C52 -22 30 -30 0 -30C-30 -30 -52 -22 -74 -24Z"
    under = "M-74 -24C-56 -32 -30 -36 0 -36C30 -36 56 -32 74 -24C52 -22 30 -30 0 -30C-30 -30 -52 -22 -74 -24Z"
    return "".join(
        [
            path(crown, straw, LINE, 2.6),
            path("M36 -36C38 -60 32 -80 8 -80C26 -70 28 -52 24 -38Z", shade),
            path(weave, "none", shade, 1.6),
            path(crown, "none", LINE, 2.6),
            path(ribbon, band, LINE, 2.0),
            path(brim, straw, LINE, 2.6),
            path(under, shade),
            path(brim, "none", LINE, 2.6),
        ]
    )


def beret(felt: str, shade: str) -> str:
    """Return a beret, pulled to one side."""
    crown = "M-44 -28C-62 -46 -44 -80 4 -78C52 -76 66 -50 45 -27C28 -40 -26 -41 -44 -28Z"
    dark = "M45 -27C66 -50 52 -76 14 -78C44 -66 46 -46 30 -36Z"
    rim = "M-44 -24C-26 -38 28 -38 45 -23L44 -16C28 -29 -26 -30 -43 -17Z"
    return "".join(
        [
            path("M4 -78L8 -88", "none", LINE, 4.6),
            path(crown, felt, LINE, 2.6),
            path(dark, shade),
            path("M-34 -60Q-14 -70 8 -66", "none", LINE, 1.6, 'stroke-opacity="0.5"'),
            path(crown, "none", LINE, 2.6),
            path(rim, shade, LINE, 2.2),
        ]
    )


def glasses(rim: str) -> str:
    """Return glasses with broad, square frames."""
    frames = "".join(
        path(f"M{x - 15} -14L{x + 15} -14L{x + 13} 7Q{x} 12 {x - 13} 7Z", "none", rim, 4.0) for x in (-18.5, 18.5)
    )
    return frames + path("M-4 -9L4 -9M-33 -11L-42 -8M33 -11L42 -8", "none", rim, 3.4)


# Clothes


def roll_neck(wool: str, shade: str) -> str:
    """Return a jumper with a rolled neck."""
    roll = "M73 143C71 153 71 164 75 172C88 181 112 181 125 172C129 164 129 153 127 143C116 153 84 153 73 143Z"
    ribs = "M84 152L85 174M94 155L94 178M106 155L106 178M116 152L115 174"
    return "".join(
        [
            slim_body(wool, shade),
            path(roll, wool, LINE, 2.4),
            path(ribs, "none", shade, 2.4),
            path("M74 160Q100 171 126 160", "none", LINE, 1.6, 'stroke-opacity="0.6"'),
        ]
    )


def jumper(wool: str, shade: str, shirt: str) -> str:
    """Return a jumper over a shirt, of which the collar is seen."""
    neck = "M66 158C74 178 88 188 100 188C112 188 126 178 134 158L124 154C116 170 84 170 76 154Z"
    collar = "M80 146L98 168L84 182L68 158Z"
    return "".join(
        [
            body(wool, shade),
            path("M78 156L122 156L100 184Z", shirt),
            path(neck, wool, LINE, 2.2),
            mirrored(path(collar, shirt, LINE, 2.2)),
            path("M28 216L172 216M26 232L174 232", "none", shade, 5.0),
        ]
    )


def hoodie(cloth: str, shade: str, cord: str) -> str:
    """Return a sweatshirt with its hood down."""
    hood = "M56 150C36 162 34 180 58 192C74 184 86 180 100 180C114 180 126 184 142 192C166 180 164 162 144 150"
    hood += "C134 166 116 172 100 172C84 172 66 166 56 150Z"
    return "".join(
        [
            body(cloth, shade),
            path("M76 156L124 156L114 176L86 176Z", CREAM, LINE, 2.0),
            path(hood, cloth, LINE, 2.4),
            path("M48 170Q58 182 66 184M152 170Q142 182 134 184", "none", LINE, 1.8),
            path("M86 179L84 216M114 179L116 216", "none", cord, 4.0),
            path("M60 300L72 250L128 250L140 300", "none", LINE, 2.0, 'stroke-opacity="0.6"'),
        ]
    )


def jacket(denim: str, shade: str, shirt: str, seam: str) -> str:
    """Return a short jacket of strong cloth, open over a shirt."""
    flap = "M76 148L54 160L62 188L90 178Z"
    return "".join(
        [
            body(denim, shade),
            path("M74 152L126 152L120 300L80 300Z", shirt, LINE, 2.2),
            path("M80 160Q100 182 120 160", "none", LINE, 2.2),
            mirrored(
                path("M74 152L58 176L70 300L84 300Z", denim, LINE, 2.2)
                + path(flap, denim, LINE, 2.4)
                + path("M74 154L60 163L66 182L84 176", "none", seam, 1.6)
                + path("M32 216L60 212L60 240L46 246L34 242Z", denim, LINE, 2.0)
                + "".join(circle(73, y, 3.0, GOLD, LINE, 1.4) for y in (204, 230, 256))
            ),
        ]
    )


def band_collar(cloth: str, shade: str, trim: str) -> str:
    """Return a loose shirt with a standing collar and a row of buttons."""
    collar = "M76 146C76 154 76 160 78 166C88 172 94 174 100 182C106 174 112 172 122 166C124 160 124 154 124 146"
    collar += "C116 156 84 156 76 146Z"
    return "".join(
        [
            body(cloth, shade),
            path("M90 176L110 176L110 300L90 300Z", cloth, trim, 2.4),
            path(collar, cloth, LINE, 2.4),
            path("M79 162Q92 168 100 178Q108 168 121 162", "none", trim, 2.4),
            *(circle(100, y, 2.8, trim, LINE, 1.2) for y in (189, 208, 227, 246, 265)),
        ]
    )


def cardigan(wool: str, shade: str, blouse: str) -> str:
    """Return a cardigan over a blouse with a soft collar."""
    edge = "M72 154C66 182 88 230 92 300L80 300C76 232 54 190 62 158Z"
    collar = "M82 148C70 152 62 158 60 166C70 178 84 182 94 180C96 172 94 164 88 158Z"
    return "".join(
        [
            slim_body(wool, shade),
            path("M74 154L126 154L118 210L110 300L90 300L82 210Z", blouse, LINE, 2.2),
            mirrored(path(edge, wool, LINE, 2.2) + path(collar, blouse, LINE, 2.2)),
            circle(100, 174, 4.0, GOLD, LINE, 1.6),
            *(circle(x, y, 2.8, CREAM, LINE, 1.2) for x, y in ((78, 212), (83, 234), (86, 256))),
        ]
    )


def printed_shirt(cloth: str, shade: str, petals: str, heart: str) -> str:
    """Return a shirt printed with flowers, open at the neck."""
    spots = (
        (14, 206),
        (50, 184),
        (56, 214),
        (150, 186),
        (182, 200),
        (140, 216),
        (34, 186),
        (166, 232),
        (78, 244),
        (30, 246),
    )
    spots += ((120, 252), (190, 256), (4, 262), (58, 268), (148, 268))

    def flower(x: float, y: float) -> str:
        leaves = (circle(x + dx, y + dy, 4.4, petals) for dx, dy in ((0, -5), (5, 0), (0, 5), (-5, 0)))
        return "".join(leaves) + circle(x, y, 3.0, heart)

    flowers = "".join(flower(x, y) for x, y in spots)
    lapel = "M78 146L100 190L84 196L60 164Z"
    return "".join(
        [
            body(cloth, shade),
            flowers,
            mirrored(path(lapel, cloth, LINE, 2.4)),
            path("M100 190L100 300", "none", LINE, 2.0),
            *(circle(100, y, 2.8, CREAM, LINE, 1.2) for y in (204, 226, 248, 270)),
        ]
    )


def tunic(silk: str, shade: str, trim: str, scarf: str, scarf_shade: str) -> str:
    """Return an embroidered tunic with a scarf over one shoulder."""
    yoke = "M74 156C76 176 88 194 100 206C112 194 124 176 126 156"
    drape = "M120 158C136 160 158 168 178 180C192 196 200 250 200 300L146 300C150 250 146 190 120 170Z"
    return "".join(
        [
            slim_body(silk, shade),
            path(yoke, "none", LINE, 7.0),
            path(yoke, "none", trim, 4.2),
            *(
                circle(x, y, 2.2, trim, LINE, 1.0)
                for x, y in ((66, 172), (74, 190), (88, 206), (48, 188), (60, 214), (84, 232), (62, 250), (90, 262))
            ),
            path(drape, scarf, LINE, 2.4),
            path("M136 166Q160 196 162 300M156 172Q180 200 182 300", "none", scarf_shade, 2.4),
        ]
    )


def vest(wool: str, shade: str, shirt: str, lozenge: str) -> str:
    """Return a knitted vest with lozenges over a checked shirt."""
    checks = "".join(path(arm, "none", shade, 1.8) for arm in CHECKS)
    lozenges = "".join(
        f"M{x} {y - 11}L{x + 8} {y}L{x} {y + 11}L{x - 8} {y}Z"
        for x, y in ((70, 200), (130, 200), (70, 232), (130, 232), (100, 232), (70, 262), (100, 262), (130, 262))
    )
    return "".join(
        [
            body(shirt, shade),
            checks,
            path("M78 154L122 154L100 192Z", shirt, LINE, 2.0),
            path(
                "M70 160L54 164C46 196 44 250 44 300L156 300C156 250 154 196 146 164L130 160L100 200Z", wool, LINE, 2.4
            ),
            path(lozenges, lozenge, LINE, 1.6),
            mirrored(path("M80 146L99 170L86 182L68 158Z", shirt, LINE, 2.2)),
        ]
    )


def plait(hair: str, line: str) -> str:
    """Return a plait that falls over the left shoulder."""
    links = []
    for step in range(6):
        x, y = 57 - step * 2.5, 126 + step * 15
        links.append(
            path(
                f"M{x - 10} {y - 6}C{x - 6} {y - 14} {x + 8} {y - 13} {x + 10} {y - 4}C{x + 9} {y + 7} "
                f"{x - 2} {y + 13} {x - 7} {y + 9}C{x - 12} {y + 4} {x - 12} {y} {x - 10} {y - 6}Z",
                hair,
                LINE,
                2.2,
            )
        )
        links.append(path(f"M{x - 5} {y + 5}Q{x + 4} {y + 2} {x + 6} {y - 6}", "none", line, 1.6))
    return "".join(links)


def stud(x: float, y: float) -> str:
    """Return a small golden stud."""
    return circle(x, y, 2.4, GOLD, LINE, 1.2)
