"""Four queens: slashed sleeves and lace, an arm raised with a rose, bare arms and a shawl, a warm wrap."""

from __future__ import annotations

import math
from itertools import pairwise

import props
from cloth import (
    FUR_SHADE,
    chain,
    cuff,
    cut,
    cut_shape,
    forearm,
    hoops,
    limb,
    line,
    opening,
    scallops,
    sleeve,
    suit_badge,
    towards,
    woven,
    woven_cut,
)
from drawing import CLOTH, CREAM, GOLD, GOLD_DARK, LIGHT, LINE, SHADE, group, path
from features import Skin
from geometry import Point
from hands import ACROSS, at_wrist, flat, grip, pinch

_PEARL = "#fffdf6"


def spades_torso() -> str:
    """A tall fan of lace behind the head, a stiff bodice that ends in a point."""
    bodice = "M92 134C104 130 112 126 116 122L136 122C140 126 150 130 162 132L158 200L94 200Z"
    front = "M104 130L126 166L148 129L142 126L126 150L110 126Z"
    lines = line("M100 134L118 162M96 146L110 164M152 132L136 158M157 142L144 156", GOLD, 1.2)
    puffs = _puff("S", (64.0, 152.0), 34, 25) + _puff("S", (190.0, 146.0), 30, 20)
    mantle = "M10 200L10 148C22 129 58 127 96 124L158 122C190 110 222 112 236 128L236 200Z"
    hem = line("M18 146C36 134 64 133 94 130M160 127C188 118 208 119 222 126", GOLD, 1.6)
    return _lace_fan() + cut(mantle, SHADE) + hem + puffs + cut(bodice, SHADE) + lines + cut(front, GOLD)


def _lace_fan() -> str:
    x, y = 126, 116
    angles = [math.radians(-176 + i * 21.5) for i in range(9)]
    rays = [(52 * math.cos(a), 58 * math.sin(a)) for a in angles]
    edge = f"M{x + rays[0][0]:.1f} {y + rays[0][1]:.1f}"
    for a, b in pairwise(rays):
        edge += f"Q{x + (a[0] + b[0]) * 0.57:.1f} {y + (a[1] + b[1]) * 0.57:.1f} {x + b[0]:.1f} {y + b[1]:.1f}"
    ribs = "".join(f"M{x} {y}L{x + dx:.1f} {y + dy:.1f}" for dx, dy in rays)
    return path(f"{edge}L126 130Z", CREAM, LINE, 1.1) + path(ribs, stroke="#c3ae84", width=0.9)


def spades_collar() -> str:
    """Pearls with a jewel."""
    jewel = path("M126 134L130 140L126 148L122 140Z", CLOTH, GOLD, 1.3)
    return chain("M112 121C116 137 136 137 140 121", _PEARL) + jewel


def spades_arms(skin: Skin) -> str:
    """Great puffed sleeves, slashed; one hand on the heart, one with the star."""
    parts = [group(props.star_wand(), 187, 128, 6, 1.05)]
    for elbow, wrist, hand in (
        ((64.0, 172.0), (92.0, 153.0), flat(skin)),
        ((204.0, 152.0), (196.0, 130.0), grip(skin)),
    ):
        turn = towards(elbow, wrist)
        parts += [forearm(elbow, wrist, 9, 6.6, CLOTH), scallops(wrist, turn, 6.6)]
        parts.append(at_wrist(hand, wrist, ACROSS if abs(turn) > 90 else turn))
    return "".join(parts)


def _puff(suit: str, at: Point, wide: float, high: float) -> str:
    """Return a puffed sleeve with slashes that let the linen through."""
    x, y = at
    shape = f"M{x - wide} {y + 6}C{x - wide - 2} {y - high * 1.3} {x + wide + 2} {y - high * 1.3} {x + wide} {y + 6}"
    shape += f"C{x + wide * 0.9} {y + high * 1.2} {x - wide * 0.9} {y + high * 1.2} {x - wide} {y + 6}Z"
    slashes = ""
    for step in (-0.56, 0.0, 0.56):
        sx, lean = x + wide * step, step * 7
        slashes += (
            f"M{sx:.1f} {y - high * 0.6:.1f}Q{sx + lean + 4:.1f} {y - 2} {sx + lean * 0.4:.1f} {y + high * 0.5:.1f}"
            f"Q{sx + lean - 4:.1f} {y - 2} {sx:.1f} {y - high * 0.6:.1f}Z"
        )
    return woven_cut(suit, shape) + cut(slashes, CREAM, LINE, 0.9)


def hearts_torso() -> str:
    """A gown with bare shoulders and a wide hem of linen."""
    gown = "M74 148C92 140 104 138 126 140C146 138 160 138 178 142L182 200L64 200Z"
    panel = "M112 146L140 146L146 200L104 200Z"
    sleeves = _gathered("H", (58.0, 160.0), 28, 19) + _gathered("H", (200.0, 146.0), 22, 15)
    mantle = "M10 200L10 148C22 129 58 127 96 124L158 122C190 110 222 112 236 128L236 200Z"
    return (
        cut(mantle, SHADE) + sleeves + woven_cut("H", gown) + cut(panel, CREAM) + line("M126 150L126 162", GOLD_DARK, 1)
    )


def hearts_collar() -> str:
    """The hem about the shoulders, gathered, and a locket."""
    hem = (
        "M66 146C80 134 96 128 106 126C112 136 118 139 126 139C134 139 140 136 146 126C158 128 174 132 186 140"
        "C180 150 168 150 160 147Q152 152 144 147Q135 152 126 148Q117 152 108 148Q99 154 90 149Q78 156 66 146Z"
    )
    folds = line(
        "M90 149Q92 141 98 137M108 148Q108 143 110 140M144 147Q144 143 142 140M160 147Q158 140 153 136", FUR_SHADE, 1.1
    )
    return cut(hem, CREAM) + folds + chain("M111 121C116 134 136 134 141 121", _PEARL) + suit_badge("H", 126, 138, 12)


def hearts_arms(skin: Skin) -> str:
    """One bare arm raised with the rose, a letter in the other hand."""
    letter = path("M-15 -10L15 -10L15 10L-15 10Z", _PEARL, LINE, 1.1) + path(
        "M-15 -10L0 3L15 -10", stroke=LINE, width=1
    )
    parts = [
        group(letter + suit_badge("H", 0, 2, 9, CLOTH, LINE), 106, 148, -14),
    ]
    elbow, wrist = (60.0, 168.0), (84.0, 158.0)
    turn = towards(elbow, wrist)
    parts += [cut_shape([limb(elbow, wrist, 9, 6)], skin.light), cuff(wrist, turn, 5, GOLD, GOLD_DARK)]
    parts.append(at_wrist(pinch(skin), wrist, turn))
    elbow, wrist = (206.0, 146.0), (187.0, 112.0)
    turn = towards(elbow, wrist)
    parts += [group(props.rose(), 180, 104, -3), cut_shape([limb(elbow, wrist, 9.5, 5.6)], skin.light)]
    parts += [_gathered("H", (200.0, 146.0), 22, 15), cuff((189.0, 116.0), turn, 4.6, GOLD, GOLD_DARK)]
    return "".join(parts) + at_wrist(pinch(skin), wrist, turn)


def _gathered(suit: str, at: Point, wide: float, high: float) -> str:
    """Return a short full sleeve, gathered below by a band."""
    x, y = at
    shape = (
        f"M{x - wide} {y + high * 0.5}"
        f"C{x - wide} {y - high * 1.5} {x + wide} {y - high * 1.5} {x + wide} {y + high * 0.5}"
    )
    shape += f"C{x + wide * 0.5} {y + high} {x - wide * 0.5} {y + high} {x - wide} {y + high * 0.5}Z"
    return woven_cut(suit, shape)


def diamonds_torso() -> str:
    """A bodice of linen with bright chevrons, and sleeves of woven silk."""
    bodice = "M84 136C100 130 112 124 116 118L136 118C140 124 152 130 168 134L166 200L82 200Z"
    chevrons = ""
    for y in (136, 147, 158, 169):
        chevrons += f"M86 {y - 4}L126 {y + 8}L166 {y - 6}L166 {y - 0.4}L126 {y + 13.6}L86 {y + 1.6}Z"
    arm = woven("D", sleeve(((164.0, 138.0), (206.0, 138.0), (208.0, 164.0)), (11, 13, 12)))
    shawl = "M10 200L10 148C22 129 58 127 84 124L104 130C98 146 92 160 90 200Z"
    mantle = cut("M150 122C190 110 222 112 236 128L236 200L150 200Z", SHADE)
    return mantle + arm + cut(bodice, CREAM) + cut(chevrons, CLOTH, LINE, 0.8) + cut(shawl, CREAM) + _borders()


def diamonds_collar() -> str:
    """A collar of five rings of beads."""
    rings = ""
    for reach, fill in ((42, GOLD), (36, SHADE), (30, GOLD), (23, LIGHT), (16, GOLD)):
        rx, low, top = reach + 2, 121 + (reach * 0.5 + 2) * 1.33, 121 - reach * 0.1
        rings += cut(
            f"M{126 - rx} {top:.1f}C{126 - rx} {low:.1f} {126 + rx} {low:.1f} {126 + rx} {top:.1f}"
            f"Q{126 + rx * 0.6:.1f} 128 126 128Q{126 - rx * 0.6:.1f} 128 {126 - rx} {top:.1f}Z",
            fill,
            LINE,
            0.9,
        )
    return rings


def diamonds_arms(skin: Skin) -> str:
    """Sleeves of woven silk with bands of gold, a shawl over one shoulder, and the fan."""
    elbow, wrist = (206.0, 154.0), (196.0, 128.0)
    turn = towards(elbow, wrist)
    parts = [group(props.fan(), 187, 117, 4, 1.06)]
    parts += [woven("D", limb(elbow, wrist, 13, 8)), cuff(wrist, turn, 7.4, GOLD, GOLD_DARK)]
    parts.append(at_wrist(grip(skin), wrist, ACROSS))
    elbow, wrist = (56.0, 173.0), (102.0, 151.0)
    turn = towards(elbow, wrist)
    parts += [woven("D", limb(elbow, wrist, 14, 8.4)), cuff(wrist, turn, 7.4, GOLD, GOLD_DARK)]
    return "".join(parts) + at_wrist(flat(skin), wrist, turn)


def _borders() -> str:
    """Return the woven bands of the shawl."""
    bands = cut("M94 127.4L104 130C98 146 92 160 90 200L80 200C82 162 86 146 94 127.4Z", CLOTH)
    bands += cut("M70 126.6L77 125.4C66 146 60 164 58 200L52 200C54 164 60 146 70 126.6Z", SHADE, LINE, 0.9)
    bands += cut("M48 130L55 128.8C43 149 38 168 36 200L30 200C32 168 38 149 48 130Z", GOLD, LINE, 0.9)
    return bands + chain("M96 138Q88 154 86 170", GOLD, 1.6)


def clubs_torso() -> str:
    """A laced bodice over linen."""
    blouse = "M60 150C80 134 104 130 114 116L138 116C148 128 176 132 196 142L190 200L60 200Z"
    bodice = "M96 142L112 136L118 200L92 200ZM156 139L140 134L136 200L162 200Z"
    laces = line("M114 142L138 148M138 141L114 149M115 151L137 156M137 149L115 158", GOLD_DARK, 1.4)
    return cut(blouse, CREAM) + cut(bodice, CLOTH) + laces


def clubs_collar() -> str:
    """A frill about the neck and a knitted shawl, crossed and pinned."""
    frill = (
        "M100 124C108 133 118 135 126 135C134 135 144 133 152 124L148 118"
        "C142 126 134 128 126 128C118 128 110 126 104 118Z"
    )
    left = "M10 200L10 148C22 129 58 127 102 119C106 132 112 140 122 146L114 158C104 160 92 166 84 200Z"
    right = "M236 200L236 128C222 112 190 113 150 119C146 132 140 140 130 146L136 156C148 152 160 154 170 200Z"
    shawl = woven_cut("C", left) + woven_cut("C", right)
    edge = "M98 125C103 136 110 144 122 150M154 125C149 136 142 144 130 150"
    fringe = line(edge, LINE, 4.6) + line(edge, CREAM, 2.8)
    return shawl + cut(frill, CREAM) + fringe + suit_badge("C", 126, 150, 14, GOLD, LINE)


def clubs_arms(skin: Skin) -> str:
    """Both hands about the goblet."""
    parts = []
    right, left = ((212.0, 147.0), (194.0, 129.0)), ((92.0, 162.0), (168.0, 144.0))
    parts.append(group(props.goblet(), 183, 136, 2, 1.22))
    for elbow, wrist, wide in ((*right, 12), (*left, 11)):
        turn = towards(elbow, wrist)
        parts += [forearm(elbow, wrist, wide, 8, CREAM), hoops(elbow, wrist, wide, 8, (0.3, 0.6), CLOTH)]
        parts += [opening(elbow, turn, wide, GOLD), cuff(wrist, turn, 8, CLOTH)]
        parts.append(at_wrist(grip(skin), wrist, ACROSS if abs(turn) > 90 else turn))
    return "".join(parts)
