"""Four kings: a sword upright over ermine, both hands on a sceptre, a kaftan from the side, and a cuirass."""

from __future__ import annotations

import props
from cloth import (
    FUR_SHADE,
    MANTLE,
    STEEL,
    STEEL_DARK,
    apart,
    chain,
    cuff,
    cut,
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
from hands import ACROSS, MAIL, at_wrist, cup, flat, gauntlet, grip, pinch


def spades_torso() -> str:
    """A heavy robe under a cape of ermine."""
    robe = "M10 200L10 148C22 129 58 127 92 121L160 120C190 110 222 112 236 128L236 200Z"
    return woven_cut("S", robe, SHADE)


def spades_collar() -> str:
    """A short cape of ermine, which leaves the arms free."""
    cape = (
        "M56 142C76 130 104 126 114 112L138 112C148 126 176 128 200 136C196 148 184 154 170 154"
        "C156 152 148 148 142 142L110 142C102 150 92 156 80 158C68 158 58 152 56 142Z"
    )
    hem = "M56 142C58 152 68 158 80 158C92 156 102 150 110 142M142 142C148 148 156 152 170 154C184 154 196 148 200 136"
    tails = ((68, 146), (82, 150), (80, 138), (95, 144), (98, 132), (154, 130), (157, 143), (172, 136), (187, 141))
    return ermine(cape, tails) + line(hem, LINE, 3.6) + line(hem, GOLD, 2) + chain("M108 126Q126 142 146 126")


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
    left = "M10 200L10 148C22 129 58 127 82 121L114 113C110 136 100 156 92 200Z"
    right = "M236 200L236 128C222 112 190 113 172 118L138 116C142 132 154 146 162 200Z"
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
    """A wide coat."""
    return "".join(sprigged("D", side, SHADE) for side in MANTLE)


def diamonds_collar() -> str:
    """A chequered kaftan with a standing collar and frogs, between the broad lapels of the coat."""
    chest = "M98 126L160 126L152 200L110 200Z"
    lapels = (
        "M90 120L104 112C106 136 114 150 122 200L104 200C100 158 94 138 90 120Z"
        "M170 120L154 112C152 136 148 150 144 200L162 200C164 158 168 138 170 120Z"
    )
    stand = "M102 116C112 120 144 120 155 116L156 129C144 137 114 137 103 129Z"
    frogs = "".join(
        line(f"M{x - 7} {y + 1}L{x + 7} {y - 1}", GOLD, 2.2) + circle(x, y, 2.6, GOLD, LINE, 0.9)
        for x, y in ((130, 143), (131, 151))
    )
    return woven_cut("D", chest) + frogs + cut(stand, GOLD) + cut(lapels, CREAM)


def diamonds_arms(skin: Skin) -> str:
    """The axe in one hand, and in the other the coin that he weighs."""
    elbow, wrist = (212.0, 152.0), (196.0, 130.0)
    turn = towards(elbow, wrist)
    parts = [group(props.axe(), 187, 128, 2), apart([limb(elbow, wrist, 13, 8)], CLOTH)]
    parts += [hoops(elbow, wrist, 13, 8, (0.16, 0.4)), cuff(wrist, turn, 8, GOLD, GOLD_DARK)]
    parts += [at_wrist(grip(skin), wrist, ACROSS)]
    elbow, wrist = (46.0, 169.0), (80.0, 154.0)
    turn = towards(elbow, wrist)
    parts += [group(props.coin(), 99, 142), apart([limb(elbow, wrist, 14, 8.6)], CLOTH)]
    parts += [hoops(elbow, wrist, 14, 8.6, (0.2, 0.34, 0.62)), cuff(wrist, turn, 8, GOLD, GOLD_DARK)]
    return "".join(parts) + at_wrist(pinch(skin), wrist, turn)


def clubs_torso() -> str:
    """A cuirass between plated shoulders, a striped cape behind."""
    cape = "".join(woven_cut("C", side) for side in MANTLE)
    plate = (
        "M86 132C104 126 112 120 116 112L136 112C140 120 150 126 168 130"
        "C174 146 174 160 170 200L84 200C80 164 80 146 86 132Z"
    )
    ridge = line("M126 134L126 160M96 138C98 150 98 158 96 166M158 136C156 146 156 154 158 160", STEEL_DARK, 1.5)
    shine = path("M104 136C102 146 102 154 104 162L110 161C108 152 108 144 110 135Z", "#f1f5f8")
    baldric = cut("M158 128L170 134L106 200L88 200Z", CLOTH) + line("M162 134L134 161", GOLD, 1.8)
    pauldrons = _pauldron((74.0, 136.0), -1) + _pauldron((184.0, 133.0), 1)
    return cape + cut(plate, STEEL) + ridge + shine + baldric + pauldrons


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


def clubs_arms(_skin: Skin) -> str:
    """The sword upright in one gauntlet, and the orb in the other."""
    elbow, wrist = (42.0, 168.0), (68.0, 147.0)
    turn = towards(elbow, wrist)
    parts = [group(props.sword(), 77, 145, -3), forearm(elbow, wrist, 12.5, 8.6, STEEL)]
    parts += [cuff(wrist, turn, 8.8, STEEL, GOLD), at_wrist(gauntlet(), wrist, -8)]
    elbow, wrist = (206.0, 156.0), (190.0, 130.0)
    turn = towards(elbow, wrist)
    parts.append(group(props.orb(), 183, 132, 0, 1.04))
    parts += [apart([limb(elbow, wrist, 13, 9)], STEEL), cuff(wrist, turn, 9, STEEL, GOLD)]
    return "".join(parts) + at_wrist(cup(MAIL), wrist, turn)


def _pauldron(at: Point, side: int) -> str:
    """Return a plated shoulder."""
    x, y = at
    plate = (
        f"M{x - 26} {y + 14}C{x - 26} {y - 12} {x + 26} {y - 12} {x + 26} {y + 14}"
        f"C{x + 13} {y + 6} {x - 13} {y + 6} {x - 26} {y + 14}Z"
    )
    return cut(plate, STEEL) + circle(x + side * 2, y - 1, 2.4, GOLD, LINE, 0.8)
