"""Write every drawing of the deck: `python assets/make/cards.py`.

The files in `assets/cards` are made by this script and nothing else: change the drawings here and run it again.
"""

from __future__ import annotations

import json
from pathlib import Path

from backs import emblem, medal
from drawing import INK, Drawing, outlined, save_sheet
from earned_backs import lantern, peacock
from faces import card_face, index
from large import ACROSS, begin, for_both_corners, large_face, large_index
from lettering import COURTS
from more_backs import deco, frost, raven
from suits import OUTLINE, SUITS
from twists import NAMES, laid_wild, large_laid_wild, large_twist, twist_face, twists_for_both_corners

RANKS = "A23456789TJQK"
FACES = {"": card_face, "large/": large_face}
"""The function that draws each face of a card, by what precedes the card in the name of the drawing."""
COLUMNS = 4
"""The drawings in a row of a file."""
TARGET = Path(__file__).resolve().parent.parent / "cards"


def suit_sign(suit: str) -> Drawing:
    """Draw a suit sign alone, to be set in text and buttons."""
    sign = Drawing(104, 104)
    sign.add(f'<g transform="translate(52 52)"><path d="{OUTLINE[suit]}" fill="{INK}"/></g>')
    return sign


def sheets() -> dict[str, dict[str, Drawing]]:
    """Draw the deck: the drawings of each file, by name. Both faces of a rank or a twist are in one file."""
    drawn = {
        rank: {f"{face}{rank}{suit}": draw(rank, suit) for suit in SUITS for face, draw in FACES.items()}
        for rank in RANKS
    }
    # A laid Wild stands beside the other one, which it is so like that it takes no room in a packed file.
    drawn["twists"] = {"wild-laid": laid_wild()} | {name: twist_face(name) for name in NAMES}
    drawn["twists"] |= {"large/wild-laid": large_laid_wild()} | {f"large/{name}": large_twist(name) for name in NAMES}
    drawn["backs"] = {draw.__name__: draw() for draw in (medal, deco, raven, frost, peacock, lantern)}
    drawn["pips"] = {suit: suit_sign(suit) for suit in SUITS}
    drawn["emblem"] = {"emblem": emblem()}
    return drawn


def main() -> None:
    """Write the faces, the backs, the suit signs and the emblem."""
    TARGET.mkdir(exist_ok=True)
    for file, drawings in sheets().items():
        save_sheet(TARGET / f"{file}.svg", drawings, COLUMNS)
    # The game puts the outline of one letter where that of another is, so that a court need not be drawn twice.
    letters = {
        "standard": {letter: outlined(index(letter)) for letter in COURTS},
        "large": {letter: outlined(large_index(letter)) for letter in COURTS},
    }
    (TARGET / "letters.json").write_text(json.dumps(letters, indent=1) + "\n", encoding="utf-8", newline="\n")
    # It makes a face with an index in both upper corners of one that has it in the left one.
    moved = for_both_corners() | twists_for_both_corners()
    corners = {"moved": moved, "again": begin(ACROSS, 0, 1.0)}
    (TARGET / "corners.json").write_text(json.dumps(corners, indent=1) + "\n", encoding="utf-8", newline="\n")
    files = list(TARGET.glob("*.svg"))
    print(f"{len(files)} files, {sum(path.stat().st_size for path in files) / 1000:.0f} kB, in {TARGET}")


if __name__ == "__main__":
    main()
