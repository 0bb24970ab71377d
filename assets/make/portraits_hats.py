"""Hats of the people at the table, drawn about the middle of the face."""

from __future__ import annotations

from drawing import CREAM, GOLD, GOLD_DARK, LINE, circle, group, path


def fedora(felt: str, shade: str, band: str) -> str:
    """Return a soft felt hat with a pinched crown, a little over one eye."""
    crown = "M-38 -34C-42 -62 -34 -78 -18 -80C-8 -81 -4 -74 4 -75C14 -80 28 -78 34 -66C38 -56 39 -46 38 -34Z"
    dark = "M38 -34C39 -46 38 -56 34 -66C30 -74 24 -78 18 -78C26 -66 26 -48 24 -34Z"
    ribbon = "M-39 -46C-14 -54 16 -54 39 -46L39 -33C16 -42 -14 -42 -39 -33Z"
    brim = "M-64 -26C-56 -36 -40 -42 0 -44C40 -42 58 -36 65 -30C54 -18 36 -26 0 -27C-34 -27 -52 -16 -64 -26Z"
    under = "M-64 -26C-50 -30 -30 -33 0 -33C34 -33 52 -31 65 -30C54 -18 36 -26 0 -27C-34 -27 -52 -16 -64 -26Z"
    parts = [path(crown, felt, LINE, 2.6), path(dark, shade), path("M-6 -75C-2 -66 2 -62 8 -60", "none", LINE, 2.2)]
    parts += [path(crown, "none", LINE, 2.6), path(ribbon, band, LINE, 2.0)]
    return "".join([*parts, path(brim, felt, LINE, 2.6), path(under, shade), path(brim, "none", LINE, 2.6)])


def cloche(felt: str, shade: str, band: str) -> str:
    """Return a bell hat, deep over the brow, with a ribbon and a brooch."""
    bell = "M-44 -8C-54 -52 -36 -80 0 -80C36 -80 54 -52 44 -8C30 -20 14 -24 0 -24C-14 -24 -30 -20 -44 -8Z"
    dark = "M44 -8C54 -52 36 -80 8 -80C30 -66 34 -44 28 -18C34 -16 40 -12 44 -8Z"
    ribbon = "M-47 -26C-34 -38 -16 -42 0 -42C16 -42 34 -38 47 -26L46 -14C32 -26 16 -30 0 -30C-16 -30 -32 -26 -46 -14Z"
    brim = "M-48 -4C-46 -14 -24 -27 0 -27C24 -27 46 -14 48 -4C34 -14 16 -18 0 -18C-16 -18 -34 -14 -48 -4Z"
    parts = [
        path(bell, felt, LINE, 2.6),
        path(dark, shade),
        path(bell, "none", LINE, 2.6),
        path(ribbon, band, LINE, 2.0),
    ]
    bow = "M30 -32C38 -46 50 -44 50 -34C50 -26 40 -24 30 -32Z" + "M30 -32C24 -44 14 -46 14 -36C14 -28 22 -26 30 -32Z"
    return "".join(
        [*parts, path(brim, felt, LINE, 2.4), path(bow, band, LINE, 2.0), circle(31, -32, 5.0, GOLD, LINE, 1.8)]
    )


def flat_cap(cloth: str, shade: str) -> str:
    """Return a newsboy's cap with a button and a short peak."""
    crown = "M-48 -32C-58 -56 -36 -76 2 -76C40 -76 58 -56 48 -32C30 -40 -30 -40 -48 -32Z"
    dark = "M48 -32C58 -56 40 -76 6 -76C30 -66 38 -52 34 -37Z"
    seams = "M0 -76C-18 -66 -24 -52 -24 -38M0 -76C18 -66 24 -52 24 -38M0 -76L0 -39"
    peak = "M-40 -32C-24 -44 24 -44 40 -32C44 -24 38 -20 32 -22C14 -30 -14 -30 -32 -22C-38 -20 -44 -24 -40 -32Z"
    parts = [path(crown, cloth, LINE, 2.6), path(dark, shade), path(seams, "none", LINE, 1.6, 'stroke-opacity="0.6"')]
    return "".join(
        [*parts, path(crown, "none", LINE, 2.6), path(peak, shade, LINE, 2.6), circle(0, -76, 3.6, cloth, LINE, 2)]
    )


def turban(cloth: str, shade: str) -> str:
    """Return a wound turban that shows a little of the brow."""
    whole = "M-43 -14C-60 -40 -46 -79 0 -79C46 -79 60 -40 43 -14C34 -24 14 -30 0 -44C-14 -30 -34 -24 -43 -14Z"
    dark = "M43 -14C60 -40 46 -79 8 -79C34 -70 42 -46 36 -20Z"
    wraps = "M-4 -41C-13 -35 -30 -26 -45 -24M-3 -44C-16 -45 -34 -42 -51 -32M-1 -47C-14 -57 -32 -58 -51 -46"
    wraps += "M0 -50C-8 -65 -24 -70 -43 -62M2 -52C0 -66 -8 -75 -22 -77M4 -41C13 -35 30 -26 45 -24"
    wraps += (
        "M3 -44C16 -45 34 -42 51 -32M1 -47C14 -57 32 -58 51 -46M1 -50C10 -65 26 -70 42 -63M2 -52C6 -66 14 -75 24 -76"
    )
    deep = group(path(wraps, "none", shade, 5.0, 'stroke-opacity="0.75"'), 0, -2.4, 0, 0.9)
    light = group(path(wraps, "none", "#ffe2c4", 2.8, 'stroke-opacity="0.22"'), 0, -8.6, 0, 0.88)
    tucked = "M-3 -46C-12 -42 -24 -33 -38 -28C-26 -28 -12 -33 0 -42C12 -33 26 -28 38 -28C24 -33 12 -42 3 -46Z"
    brooch = path("M0 -60L7 -51L0 -39L-7 -51Z", GOLD, LINE, 2.0) + circle(0, -50, 2.8, "#b3263a", LINE, 1.0)
    return (
        path(whole, cloth, LINE, 2.6)
        + path(dark, shade, more='fill-opacity="0.7"')
        + deep
        + light
        + group(path(wraps, "none", LINE, 1.7), 0, -2.3, 0, 0.95)
        + path(tucked, cloth, LINE, 1.7)
        + path(whole, "none", LINE, 2.6)
        + brooch
        + path("M-3 -50L0 -56", "none", "#fff4cf", 1.6)
    )


def flying_helmet(leather: str, shade: str) -> str:
    """Return a leather helmet with its ear flaps, and goggles pushed up."""
    cap = (
        "M-43 34C-52 16 -56 -74 0 -74C56 -74 52 16 43 34C36 40 30 34 32 24C38 8 38 -14 30 -28C16 -36 -16 -36 -30 -28"
        "C-38 -14 -38 8 -32 24C-30 34 -36 40 -43 34Z"
    )
    dark = "M43 34C52 16 56 -74 4 -74C34 -66 40 -40 37 -12C38 4 37 14 33 26C31 34 36 40 43 34Z"
    seams = "M0 -73L0 -35M-40 8C-46 14 -46 22 -40 28M40 8C46 14 46 22 40 28"
    strap = "M-47 -44C-30 -58 30 -58 47 -44L46 -34C30 -46 -30 -46 -46 -34Z"
    parts = [path(cap, leather, LINE, 2.6), path(dark, shade), path(cap, "none", LINE, 2.6)]
    parts += [path(seams, "none", LINE, 1.8, 'stroke-opacity="0.7"'), path(strap, LINE)]
    for x in (-17, 17):
        parts.append(
            f'<ellipse cx="{x}" cy="-46" rx="16.5" ry="12.5" fill="{GOLD_DARK}" stroke="{LINE}" stroke-width="2.4"/>'
        )
        parts.append(f'<ellipse cx="{x}" cy="-46" rx="12" ry="8.6" fill="#bfe3e6" stroke="{LINE}" stroke-width="1.8"/>')
        parts.append(path(f"M{x - 7} -46L{x} -52M{x - 1} -43L{x + 6} -50", "none", "#ffffff", 2.4))
    return "".join([*parts, path("M-2 -47L2 -47", "none", GOLD_DARK, 5)])


def headband(band: str, stone: str, plume: str, plume_shade: str) -> str:
    """Return a band round the brow with a stone and a plume."""
    feather = "M30 -36C24 -60 32 -86 52 -92C62 -82 60 -56 38 -34Z"
    quill = (
        "M34 -36C36 -56 42 -74 52 -88M38 -52L30 -60M40 -60L33 -69M44 -68L37 -78M40 -50L52 -56M43 -60"
        "L56 -66M46 -70L57 -75"
    )
    strip = "M-47 -26C-30 -38 30 -38 47 -26L47 -15C30 -27 -30 -27 -47 -15Z"
    beads = "".join(circle(x, -33.4 + abs(x) ** 2 * 0.0052 + 4, 2.2, CREAM) for x in (-36, -26, -16, -6, 4, 14, 24))
    jewel = circle(34, -27, 8.6, GOLD, LINE, 2.2) + circle(34, -27, 4.6, stone, LINE, 1.4)
    return (
        path(feather, plume, LINE, 2.4)
        + path(quill, "none", plume_shade, 1.8)
        + path(strip, band, LINE, 2.2)
        + beads
        + jewel
    )


def comb(jade: str) -> str:
    """Return two long pins through a knot of hair."""
    pins = path("M24 40L58 6M18 30L60 16", "none", LINE, 5.2) + path("M24 40L58 6M18 30L60 16", "none", GOLD, 2.8)
    return pins + circle(58, 6, 5.4, jade, LINE, 2.0) + circle(60, 17, 4.8, jade, LINE, 2.0)
