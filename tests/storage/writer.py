"""A running copy of the game, as far as it keeps things: started by tests, to be killed or to race.

Usage: writer.py FOLDER MATCH_ACTIONS. Each action is saved, then acknowledged by its number on standard
output; every fifth ends a hand, which goes to the history before the match is saved.
"""

import os
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from tests.storage.hands import noon, played
from tonk.storage.paths import Places
from tonk.storage.store import Store


def main(folder: Path, actions: int) -> None:
    """Play on from what is kept."""
    store = Store.open(Places(folder, folder), noon)
    match = store.matches.newest() or store.matches.create()
    settings = store.settings.load()
    begun = match.body["n"] if match.body else 0
    for number in range(begun + 1, begun + 1 + actions):
        if number % 5 == 0:
            store.history.add(played(number // 5, match_id=match.id))
            store.settings.save(settings.changed(master_volume=number % 7 / 7))
        match.save({"n": number})
        os.write(1, b"%d\n" % number)
    match.close()
    store.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
