"""Take the README's pictures and film a hand: ``python -m tests.pictures.show``. It needs the extra ``art``.

The film stays under a megabyte: it is small, and only what moves is stored.
"""

import os
import sys
from pathlib import Path

os.environ.update(SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy", PYGAME_HIDE_SUPPORT_PROMPT="1")

import pygame
from PIL import Image, ImageDraw

from tests.check import ROOT
from tests.pictures.clip import SHOTS_A_SECOND, Film
from tests.pictures.compare import cells_of, changed_cells
from tests.pictures.stills import STILLS, a_match

FOLDER = ROOT / "assets" / "screenshots"
SHOWN = {"table": "table-club", "result": "hand-end", "new-game": "new-game"}
"""The README's pictures, and the names of their stills."""

_WIDTH, _HEIGHT = 1280, 720
_CLIP = (640, 360)
_LONGEST = 29.0
_SEED = 178
_ARROW = ((0, 0), (0, 17), (4, 13), (7, 20), (10, 19), (7, 12), (12, 12))


def main() -> int:
    """Write the pictures and the clip, and give the exit status."""
    FOLDER.mkdir(exist_ok=True)
    for name, still in SHOWN.items():
        show(STILLS[still]((_WIDTH, _HEIGHT)).loop.surface, FOLDER / f"{name}.jpg")
    shots = []
    for surface, pointer in Film(a_match("jazz-club", 4, _SEED), (_WIDTH, _HEIGHT)).shots(_LONGEST):
        size = surface.get_size()
        shot = Image.frombytes("RGB", size, pygame.image.tobytes(surface, "RGB"))
        corners = [(pointer[0] + x * 1.5, pointer[1] + y * 1.5) for x, y in _ARROW]
        ImageDraw.Draw(shot).polygon(corners, fill=(255, 255, 255), outline=(20, 20, 20), width=2)
        shots.append(shot.resize(_CLIP, Image.Resampling.LANCZOS))
    clip = FOLDER / "play.webp"
    shots[0].save(
        clip,
        save_all=True,
        append_images=shots[1:],
        duration=round(1000 / SHOTS_A_SECOND),
        loop=0,
        quality=24,
        method=4,
        minimize_size=True,
    )
    print(
        f"{len(SHOWN)} pictures, and {len(shots) / SHOTS_A_SECOND:.0f} s of film in {clip.stat().st_size / 1e6:.1f} MB"
    )
    return 0


def show(picture: pygame.Surface, path: Path) -> None:
    """Write a picture, unless the file there looks the same to the eye."""
    if not path.exists() or changed_cells(cells_of(pygame.image.load(path)), cells_of(picture)):
        pygame.image.save(picture, path)


if __name__ == "__main__":
    sys.exit(main())
