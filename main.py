"""Start Tonk: ``python main.py`` plays, ``python main.py --help`` tells what else there is."""

from tonk.cli import run

if __name__ == "__main__":
    run()
