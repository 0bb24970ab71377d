"""A running copy of the game that begins, leaves, removes and restores matches: started by a test, to be killed.

Usage: shelver.py FOLDER. After each round it waits for the disk and prints the number of matches begun.
"""

import itertools
import os
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from tests.storage.hands import noon
from tonk.storage.paths import Places
from tonk.storage.store import Store


def main(folder: Path) -> None:
    """Run until killed."""
    matches = (store := Store.open(Places(folder, folder), noon)).matches
    for number in itertools.count(1):
        file = matches.create()
        matches.keep(file, {"n": number})
        matches.leave(file)
        store.writer.close()
        os.write(1, b"%d\n" % number)
        matches.remove(matches.waiting()[-1].id)
        if number % 3 == 0 and (removed := matches.last_removed()):
            matches.put_back(removed.id)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
