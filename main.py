"""Start Tonk: ``python main.py`` plays, ``python main.py --help`` tells what else there is."""

import sys

if sys.version_info < (3, 11):  # noqa: UP036 - older ones read as far as here, and would end in a traceback
    sys.exit("Tonk needs Python 3.11 or newer; this is Python %d.%d." % sys.version_info[:2])  # noqa: UP031 - they read it

from tonk.cli import run

if __name__ == "__main__":
    run()
