"""Draw the things that lie on the tables of the places.

python assets/make/places.py
"""

from __future__ import annotations

from pathlib import Path

import places_bar
import places_cafe
import places_camp
import places_club
import places_station

_MAKERS = (places_club, places_camp, places_cafe, places_station, places_bar)


def main() -> None:
    """Write every drawing."""
    folder = Path(__file__).resolve().parent.parent / "places"
    folder.mkdir(exist_ok=True)
    for maker in _MAKERS:
        for name, thing in maker.things().items():
            thing.save(folder / f"{name}.svg")
            print(name)


if __name__ == "__main__":
    main()
