"""A running copy of the game, as far as saving goes: started by tests, to be killed or to race.

Usage: writer.py FOLDER MATCH_ACTIONS. Actions are handed over to be saved; after every third and the last one it
waits for the disk and prints the action's number. Every fifth action ends a hand.
"""

import os
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from tests.storage.hands import noon, played
from tests.storage.resuming import resumed
from tonk.storage.paths import Places
from tonk.storage.store import Store


def main(folder: Path, actions: int) -> None:
    """Continue from what is saved."""
    store = Store.open(Places(folder, folder), noon)
    match = resumed(store.matches) or store.matches.create()
    settings = store.settings.load()
    begun = match.body["n"] if match.body else 0
    if begun and begun % 5 == 0:  # the kill may have come between saving the match and the history
        store.keep_hand(played(begun // 5, match_id=match.id))
    for number in range(begun + 1, begun + 1 + actions):
        store.matches.keep(match, {"n": number})
        if number % 5 == 0:
            store.keep_hand(played(number // 5, match_id=match.id))
            store.keep_settings(settings.changed(master_volume=number % 7 / 7))
        if number % 3 == 0 or number == begun + actions:
            store.writer.close()
            os.write(1, b"%d\n" % number)
    store.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
