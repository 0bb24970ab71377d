"""Four kings: a sword upright over ermine, both hands on a sceptre, a kaftan from the side, and a cuirass."""

from __future__ import annotations

import props
from cloth import (
    FUR_SHADE,
    STEEL,
    STEEL_DARK,
    chain,
    cuff,
    cut,
    cut_shape,
    ermine,
    forearm,
    hoops,
    limb,
    line,
    opening,
    sprigged,
    towards,
    woven_cut,
)
from drawing import CLOTH, CREAM, GOLD, GOLD_DARK, LINE, SHADE, circle, group, path
from features import Skin
from geometry import Point
from hands import ACROSS, at_wrist, cup, flat, gauntlet, grip

VELVET = "#1d1c2b"
"""The black of the oldest king's cape."""


def spades_torso() -> str:
    """A heavy robe under a cape of ermine."""
    robe = "M10 200L10 153C34 147 56 137 88 126L164 126C192 128 214 127 236 130L236 200Z"
    return woven_cut("S", robe, SHADE)


def spades_collar() -> str:
    """A short cape of black velvet with a border of ermine, which leaves the arms free."""
    cape = (
        "M56 142C76 130 104 126 114 112L138 112C148 126 176 128 200 136C196 148 184 154 170 154"
        "C156 152 148 148 142 142L110 142C102 150 92 156 80 158C68 158 58 152 56 142Z"
    )
    border = (
        "M56 142C58 152 68 158 80 158C92 156 102 150 110 142L142 142C148 148 156 152 170 154C184 154 196 148 200 136"
        "L192 134C188 142 180 146 170 146C160 145 152 141 145 135L107 135C99 142 90 148 80 149C72 149 66 145 64 139Z"
    )
    tails = ((74, 151), (88, 150), (100, 142), (112, 138), (138, 138), (152, 143), (164, 149), (180, 149))
    seams = line("M76 138Q84 144 92 141M178 134Q172 142 160 140", GOLD, 1.1)
    return cut(cape, VELVET) + seams + ermine(border, tails) + chain("M108 126Q126 142 146 126")


def spades_arms(skin: Skin) -> str:
    """One arm across the chest; the other hand holds the sword upright by its hilt."""
    under, elbow, wrist = ((48.0, 163.0), (137.0, 145.0)), (217.0, 146.0), (189.0, 125.0)
    lower = towards(*under)
    parts = [forearm(*under, 13, 8.6, CLOTH), hoops(*under, 13, 8.6, (0.2, 0.3, 0.55, 0.65))]
    parts += [opening(under[0], lower, 13, CREAM), _fur_cuff(under[1], lower, 8.8)]
    parts.append(at_wrist(flat(skin), under[1], lower))
    turn = towards(elbow, wrist)
    parts.append(group(props.sword(), 180, 121, 3, 0.98))
    parts += [forearm(elbow, wrist, 15, 8.4, CLOTH), cuff((191.4, 127.0), turn, 8.6, CREAM)]
    parts.append(at_wrist(grip(skin), wrist, ACROSS))
    return "".join(parts)


def _fur_cuff(at: Point, turn: float, half: float) -> str:
    """Return a deep cuff of ermine."""
    tails = "".join(path(f"M{x} {y - 2.4}q1.8 2.6 0 5q-1.8 -2.4 0 -5Z", LINE) for x, y in ((-9, -4), (-5, 1), (-9, 5)))
    return cuff(at, turn, half, CREAM, FUR_SHADE, 13.0) + group(tails, *at, turn)


def hearts_torso() -> str:
    """An open cloak over a plain tunic with a fur edge."""
    tunic = "M84 136C104 128 112 122 116 114L136 114C142 122 152 128 170 134L176 200L76 200Z"
    left = "M10 200L10 152C30 146 54 134 80 127L114 116C110 136 100 156 92 200Z"
    right = "M236 200L236 131C216 130 198 128 174 124L138 116C142 132 154 146 162 200Z"
    return sprigged("H", tunic, CREAM) + woven_cut("H", left, SHADE) + woven_cut("H", right, SHADE)


def hearts_collar() -> str:
    """The cloak's fur and its clasp."""
    left = "M118 112C112 128 98 144 86 200L72 200C78 160 92 138 104 119Z"
    right = "M134 112C140 126 154 142 166 200L180 200C174 154 160 134 148 119Z"
    return (
        ermine(left, ((102, 130), (92, 148), (84, 163)))
        + ermine(right, ((151, 130), (161, 146)))
        + chain("M112 121Q126 134 140 121")
    )


def hearts_arms(skin: Skin) -> str:
    """Both hands on a sceptre held before him."""
    low, high = (132.0, 147.0), (166.0, 119.0)
    left, right = (58.0, 160.0), (206.0, 146.0)
    rod = group(props.sceptre(), 153, 122, 25)
    parts = [rod]
    for elbow, wrist, wide in ((right, high, 15), (left, low, 13)):
        turn = towards(elbow, wrist)
        parts += [forearm(elbow, wrist, wide, 9, CLOTH), hoops(elbow, wrist, wide, 9, (0.24, 0.36, 0.48, 0.6))]
        parts += [opening(elbow, turn, wide, CREAM), _fur_cuff(wrist, turn, 9)]
        parts.append(at_wrist(grip(skin), wrist, turn))
    return "".join(parts)


def diamonds_torso() -> str:
    """A kaftan seen from the side: one shoulder, one long lapel."""
    cloak = "M10 200L10 158C32 152 56 141 80 128L112 118L122 126L108 200Z"
    chest = "M100 124L118 112L138 114C158 124 178 134 186 200L96 200Z"
    return (
        woven_cut("D", chest)
        + sprigged("D", cloak, SHADE)
        + line("M84 134Q62 150 54 178M98 130Q84 148 80 174", CLOTH, 1.3)
    )


def diamonds_collar() -> str:
    """A standing collar, a band of fur from the neck down, and frogs."""
    band = "M134 113L150 120C160 134 164 146 166 200L148 200C148 150 142 132 126 119Z"
    stand = "M108 112C112 104 120 106 128 112L140 116L134 124C124 124 112 122 106 118Z"
    frogs = "".join(
        line(f"M{x} {y}L{x - 15} {y + 2}", GOLD, 2.2) + circle(x, y, 2.4, GOLD, LINE, 0.8)
        for x, y in ((143, 131), (147, 142), (149, 153))
    )
    return cut(band, CREAM) + line("M152 128Q158 142 158 158", FUR_SHADE, 1.1) + frogs + cut(stand, GOLD)


def diamonds_arms(skin: Skin) -> str:
    """One arm stretched out, its sleeve hanging open, with the axe."""
    wrist = (178.0, 131.0)
    hanging = (
        "M92 128C84 136 82 150 92 164L112 200L150 200C160 166 170 150 184 141"
        "L180 123C156 136 138 140 122 130C112 122 100 122 92 128Z"
    )
    lining = "M150 200C160 166 170 150 184 141L182 132C166 142 156 158 142 200Z"
    turn = towards((150.0, 141.0), wrist)
    parts = [group(props.axe(), 187, 128, 2), woven_cut("D", hanging), cut(lining, CREAM)]
    parts += [line("M100 136Q112 152 132 150", LINE, 1), cuff(wrist, turn, 8.5, GOLD, GOLD_DARK)]
    return "".join(parts) + at_wrist(grip(skin), wrist, turn)


def clubs_torso() -> str:
    """A cuirass between plated shoulders, a striped cape behind."""
    cape = "M10 200L10 156C30 150 48 138 74 130L178 128C202 128 220 129 236 132L236 200Z"
    plate = (
        "M86 132C104 126 112 120 116 112L136 112C140 120 150 126 168 130"
        "C174 146 174 160 170 200L84 200C80 164 80 146 86 132Z"
    )
    ridge = line("M126 134L126 160M96 138C98 150 98 158 96 166M158 136C156 146 156 154 158 160", STEEL_DARK, 1.5)
    shine = path("M104 136C102 146 102 154 104 162L110 161C108 152 108 144 110 135Z", "#f1f5f8")
    baldric = cut("M158 128L170 134L106 200L88 200Z", CLOTH) + line("M162 134L134 161", GOLD, 1.8)
    pauldrons = _pauldron((62.0, 142.0), -1) + _pauldron((192.0, 138.0), 1)
    return woven_cut("C", cape) + cut(plate, STEEL) + ridge + shine + baldric + pauldrons


def clubs_collar() -> str:
    """A gorget, riveted and rimmed."""
    gorget = (
        "M90 130C104 126 110 120 113 110L139 110C142 120 148 126 162 128C158 140 144 146 126 148C108 146 94 140 90 130Z"
    )
    rim = "M90 130C94 140 108 146 126 148C144 146 158 140 162 128"
    return (
        cut(gorget, STEEL)
        + line("M98 130Q126 146 154 129", STEEL_DARK, 1.4)
        + line(rim, LINE, 3.4)
        + line(rim, GOLD, 2)
        + "".join(circle(x, y, 1.5, GOLD, LINE, 0.6) for x, y in ((104, 134), (126, 140), (148, 133)))
    )


def clubs_arms(skin: Skin) -> str:
    """The sword upright in a gauntlet, and the orb in the bare hand."""
    elbow, wrist = (44.0, 166.0), (70.0, 144.0)
    turn = towards(elbow, wrist)
    parts = [group(props.sword(), 78, 138, -3, 0.94)]
    parts += [forearm(elbow, wrist, 12.5, 8.6, STEEL), cuff(wrist, turn, 8.8, STEEL, GOLD)]
    couter = cut("M33 163C35 154 46 152 52 158C57 164 55 173 49 176C40 179 32 173 33 163Z", STEEL)
    parts += [couter, circle(44, 165, 2.4, GOLD, LINE, 0.8), at_wrist(gauntlet(), wrist, turn)]
    elbow, wrist = (206.0, 156.0), (190.0, 130.0)
    turn = towards(elbow, wrist)
    parts.append(group(props.orb(), 183, 132, 0, 1.04))
    parts += [cut_shape([limb(elbow, wrist, 13, 9)], STEEL), cuff(wrist, turn, 9, STEEL, GOLD)]
    return "".join(parts) + at_wrist(cup(skin), wrist, turn)


def _pauldron(at: tuple[float, float], side: int) -> str:
    """Return a plated shoulder of two bands."""
    bands = ""
    for reach, drop in ((28, 16), (20, 4)):
        x, y = at
        bands += cut(
            f"M{x - reach} {y + drop + 4}C{x - reach} {y - 16 + drop * 0.3} {x + reach} {y - 16 + drop * 0.3} "
            f"{x + reach} {y + drop + 4}C{x + reach * 0.5} {y + drop - 5} {x - reach * 0.5} {y + drop - 5} "
            f"{x - reach} {y + drop + 4}Z",
            STEEL,
        )
    return bands + circle(at[0] + side * 2, at[1] - 4, 2.4, GOLD, LINE, 0.8)
