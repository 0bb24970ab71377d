"""Start Tonk by its name: ``python -m tonk``."""

from tonk.cli import run

if __name__ == "__main__":
    run()
