"""The contrast of one colour with another."""

from tonk.ui.drawing.theme import Color, luminance, mix


def contrast(one: Color, other: Color) -> float:
    """The contrast ratio of two opaque colours, 1 to 21, as WCAG 2.2 defines it."""
    bright, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (bright + 0.05) / (dark + 0.05)


def over(top: Color, ground: Color) -> Color:
    """The opaque colour that results when ``top``, translucent or not, lies on an opaque ground."""
    return mix(ground, top[:3], top[3] / 255 if len(top) == 4 else 1.0)
