"""Four jacks: a sharper with cards and a cape, a lute player, an archer at his arrows, a sentry with a shield."""

from __future__ import annotations

import math

import props
from cloth import (
    BODY,
    LEATHER,
    MANTLE,
    STEEL,
    STEEL_DARK,
    apart,
    cuff,
    cut,
    cut_shape,
    forearm,
    hoops,
    inside,
    limb,
    line,
    scallops,
    sprigged,
    suit_badge,
    towards,
    woven,
    woven_cut,
)
from drawing import CLOTH, CREAM, GOLD, GOLD_DARK, LINE, SHADE, circle, group, path
from features import Skin
from geometry import clip, flatten
from hands import ACROSS, at_wrist, gauntlet, grip, pinch, pluck


def spades_torso() -> str:
    """A slashed doublet."""
    doublet = (
        "M78 134C100 128 112 122 116 114L136 114C142 122 154 128 176 132"
        "C184 146 186 160 184 200L74 200C72 164 72 146 78 134Z"
    )
    slits = ""
    for x in (102, 112, 140, 150, 160):
        slits += f"M{x} 136Q{x + 3} 146 {x} 156Q{x - 3} 146 {x} 136Z"
    cape = "M140 119C190 110 222 112 236 128L236 200L140 200Z"
    return (
        woven_cut("S", cape)
        + cut_shape([limb((168.0, 142.0), (210.0, 150.0), 13, 12)], CLOTH)
        + cut(doublet, SHADE)
        + cut(slits, CREAM, LINE, 0.8)
        + line("M126 124L126 160", LINE, 1.1)
        + "".join(circle(126, y, 2, GOLD, LINE, 0.7) for y in (138, 146, 154))
    )


def spades_collar() -> str:
    """A cape thrown over one shoulder, and a falling collar."""
    cape = "M10 200L10 148C22 129 58 127 82 122L108 118C104 138 96 156 94 200Z"
    edge = cut("M100 124L108 122C104 138 96 156 94 200L84 200C86 158 92 138 100 124Z", GOLD)
    return woven_cut("S", cape) + edge + cut("M94 126L115 112L126 124L137 112L158 126L147 140L126 131L105 140Z", CREAM)


def spades_arms(skin: Skin) -> str:
    """The halberd in one hand and three cards in the other."""
    elbow, wrist = (208.0, 152.0), (196.0, 130.0)
    turn = towards(elbow, wrist)
    parts = [group(props.halberd(), 187, 129, 0)]
    parts += [cut_shape([limb(elbow, wrist, 11, 7)], CLOTH), cuff(wrist, turn, 7, CREAM)]
    parts.append(at_wrist(grip(skin), wrist, ACROSS))
    parts.append("".join(_held_card(turn_of, sign) for turn_of, sign in ((-48, "C"), (-22, "H"), (4, "S"))))
    elbow, wrist = (46.0, 174.0), (70.0, 160.0)
    turn = towards(elbow, wrist)
    parts += [forearm(elbow, wrist, 10, 7, CLOTH), cuff(wrist, turn, 7, CREAM)]
    return "".join(parts) + at_wrist(pinch(skin), wrist, turn)


def _held_card(turn: float, sign: str) -> str:
    card = path("M-8.6 -34L8.6 -34L8.6 -6L-8.6 -6Z", "#fffdf6", LINE, 1.1) + suit_badge(
        sign, -3.4, -28, 7.4, INKS[sign], "none"
    )
    return group(card, 86, 160, turn)


INKS = {"C": "#141414", "S": "#141414", "H": "#c2142b", "D": "#c2142b"}


def hearts_torso() -> str:
    """A parti-coloured doublet with full sleeves."""
    left = "M10 200L10 150C22 132 58 129 80 126C100 126 112 122 116 114L126 114L126 200Z"
    right = "M236 200L236 130C222 115 196 117 172 123C152 126 140 122 136 114L126 114L126 200Z"
    stripes = (
        "M138 118L145 122L150 200L142 200ZM152 125L160 127L168 200L159 200ZM168 124"
        "L176 122L186 200L177 200ZM185 120.4L194 119.2L208 200L198 200ZM203 118.8L212 119.4L230 200L219 200Z"
    )
    return woven_cut("H", left, SHADE) + cut(right, CREAM) + cut(stripes, CLOTH, "none", 0) + cut(right, "none")


def hearts_collar() -> str:
    """A ruff."""
    frill, folds = "", ""
    for i in range(15):
        a = math.radians(-8 + i * 14)
        x, y = 126 + 31 * math.cos(a), 115 + 14 * math.sin(a)
        frill += circle(x, y, 5.2, CREAM, LINE, 1)
        folds += f"M{126 + 14 * math.cos(a):.1f} {114 + 6 * math.sin(a):.1f}L{x:.1f} {y:.1f}"
    plate = path("M97 114C97 131 155 131 155 114C155 106 97 106 97 114Z", CREAM)
    return frill + plate + path(folds, stroke="#b9a377", width=0.9)


def hearts_arms(skin: Skin) -> str:
    """The lute across his chest, one hand on its neck, one at the strings."""
    parts = [props.lute(92, 155, 68)]
    elbow, wrist = (208.0, 152.0), (165.0, 136.0)
    turn = towards(elbow, wrist)
    parts += [forearm(elbow, wrist, 14, 8, CLOTH), hoops(elbow, wrist, 14, 8, (0.3, 0.5))]
    parts += [scallops(wrist, turn, 7), at_wrist(grip(skin), wrist, -120)]
    elbow, wrist = (38.0, 160.0), (72.0, 151.0)
    turn = towards(elbow, wrist)
    parts += [apart([limb(elbow, wrist, 16, 8)], CLOTH), hoops(elbow, wrist, 16, 8, (0.24, 0.5))]
    parts += [scallops(wrist, turn, 8), at_wrist(pluck(skin), wrist, turn + 16)]
    return "".join(parts)


def diamonds_torso() -> str:
    """A leather jerkin over a shirt, the quiver behind the shoulder."""
    jerkin = "M84 134C102 128 112 122 116 114L136 114C142 122 152 128 168 132L166 200L84 200Z"
    seams = line("M126 148L126 162M96 140L100 166M158 136L155 160", "#5e3a1a", 1.3)
    lacing = line("M120 148L132 152M132 147L120 153M120 156L132 160M132 155L120 161", GOLD, 1.3)
    arms = woven("D", limb((164.0, 146.0), (220.0, 148.4), 13, 12))
    arms += woven("D", limb((92.0, 146.0), (42.0, 158.0), 13, 12))
    mantle = "".join(sprigged("D", side, SHADE) for side in MANTLE)
    return mantle + _quiver() + arms + cut(jerkin, LEATHER) + seams + lacing


def _quiver() -> str:
    case = path("M74 150L66 116L86 108L98 140Z", "#6e4520", LINE, 1.1) + line("M65.6 118L86.4 110", GOLD, 2.6)
    flights = ""
    for x, y in ((70, 112), (78, 109), (85, 107)):
        flights += path(
            f"M{x} {y + 6}L{x - 6} {y - 8}L{x - 4} {y - 18}L{x + 2} {y - 11}L{x + 4} {y + 6}Z", CREAM, LINE, 1
        )
        flights += line(f"M{x + 1} {y + 5}L{x - 3.4} {y - 13}", GOLD_DARK, 0.9)
    return flights + case


def diamonds_collar() -> str:
    """A hood laid back, its edge in points."""
    cowl = (
        "M82 128C96 124 107 119 112 110L140 110C145 119 158 124 172 128C166 141 154 145 147 141L140 150"
        "L133 143L126 153L119 143L112 150L106 141C99 145 88 141 82 128Z"
    )
    return cut(cowl, CLOTH) + line("M98 127C110 136 142 136 156 127", GOLD, 1.6) + circle(126, 133, 3, GOLD, LINE, 0.9)


def diamonds_arms(skin: Skin) -> str:
    """The bow held out, the other hand over the shoulder at the arrows."""
    parts = [group(props.bow(), 187, 124, 5)]
    elbow, wrist = (212.0, 150.0), (202.0, 132.0)
    turn = towards(elbow, wrist)
    parts += [woven("D", limb(elbow, wrist, 11, 7.4)), cuff(wrist, turn, 7.4, LEATHER)]
    parts.append(at_wrist(grip(skin), wrist, ACROSS))
    elbow, wrist = (42.0, 158.0), (66.0, 122.0)
    turn = towards(elbow, wrist)
    parts.append(woven("D", limb(elbow, wrist, 12, 7.4)))
    return "".join(parts) + cuff(wrist, turn, 7.4, LEATHER) + at_wrist(grip(skin), wrist, turn)


def clubs_torso() -> str:
    """Mail under a surcoat with the sign of the suit."""
    mail = "M10 200L10 150C22 134 62 132 88 128L112 116L140 116L168 124C196 113 222 115 236 130L236 200Z"
    coat = "M92 132L108 126L144 126L164 131L170 200L86 200Z"
    rings = ""
    region = clip(flatten(mail, 9)[0], BODY)
    for row in range(11):
        for i in range(33):
            x, y = 22 + i * 6.2 + (3.1 if row % 2 else 0), 125 + row * 6
            on_mail = inside((x - 5, y), region) and inside((x + 5, y - 3), region)
            if not 92 <= x <= 162 and y < 184 - (x - 17) * 0.175 and on_mail:
                rings += f"M{x - 3:.1f} {y}q3 5 6 0"
    return cut(mail, STEEL) + path(rings, stroke=STEEL_DARK, width=1) + woven_cut("C", coat)


def clubs_collar() -> str:
    """A coif of mail over the shoulders."""
    shape = (
        "M88 132C100 127 108 121 112 112L140 112C144 121 154 127 166 130C158 144 142 148 126 149C110 148 96 144 88 132Z"
    )
    rings = ""
    for row in range(5):
        for i in range(12):
            x, y = 94 + i * 6.2 + (3.1 if row % 2 else 0), 119 + row * 6
            if abs(x - 126) < 12 + (y - 112) * 1.1 and abs(x - 126) < 34 - max(0, y - 130) * 1.1:
                rings += f"M{x - 3:.1f} {y}q3 5 6 0"
    return cut(shape, STEEL) + path(rings, stroke=STEEL_DARK, width=1)


def clubs_arms(_skin: Skin) -> str:
    """A shield before him and the lance in a gauntlet."""
    shield = "M30 132Q58 122 92 128Q98 160 78 190L64 200C40 186 28 160 30 132Z"
    inner = "M35 136Q58 127.6 88 132.6Q92 158 75 184L64 194C44 182 33 160 35 136Z"
    half = "M61 129.4Q76 129 88 132.6Q92 158 75 184L64 194Z"
    parts = [
        cut(shield, GOLD),
        cut(inner, CREAM),
        cut(half, CLOTH),
        cut(inner, "none"),
        suit_badge("C", 60, 153, 28, SHADE, GOLD),
    ]
    elbow, wrist = (128.0, 158.0), (100.0, 146.0)
    turn = towards(elbow, wrist)
    parts += [forearm(elbow, wrist, 10, 7.4, STEEL), cuff(wrist, turn, 7.6, GOLD, GOLD_DARK)]
    parts.append(at_wrist(gauntlet(), wrist, turn))
    elbow, wrist = (208.0, 154.0), (198.0, 132.0)
    turn = towards(elbow, wrist)
    parts.append(group(props.lance(), 189, 132, -2))
    parts += [cut_shape([limb(elbow, wrist, 13, 9)], STEEL), cuff(wrist, turn, 9, STEEL)]
    return "".join(parts) + at_wrist(gauntlet(), wrist, ACROSS)
