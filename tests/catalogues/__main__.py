"""Check and update translations (see ``assets/locale/README.md``).

``python -m tests.catalogues`` lists what is missing, changed or malformed in each language, or in those named,
and exits with 1 if there is anything. ``begin CODE`` starts a language. ``update`` adds new sentences to every
catalogue, keeps translations that still fit, and corrects spaces and apostrophes.
"""

import argparse
import sys
from collections import Counter

from babel import UnknownLocaleError

from tests.catalogues.checks import Report, polish, report
from tests.catalogues.cldr import write_formats
from tests.catalogues.files import LOCALE, PARTS, begin, codes, merged, read, template, write

SHOWN = 5
"""The number of missing and changed sentences of a part that are shown by default."""


def main() -> int:
    """Run the command line and return the exit status."""
    parser = argparse.ArgumentParser(prog="python -m tests.catalogues", description="Check and update translations.")
    parser.add_argument("what", nargs="*", metavar="CODE", help="languages to check; or: update; or: begin CODE")
    parser.add_argument("--all", action="store_true", help="show every sentence that is missing or has changed")
    asked = parser.parse_args()
    match asked.what:
        case ["begin", code]:
            return begin_language(code)
        case ["update", *some]:
            return update(some or codes())
        case some:
            return tell(some or codes(), everything=asked.all)


def begin_language(code: str) -> int:
    """Write the files of a new language."""
    if code in codes():
        print(f"{code} has been begun already", file=sys.stderr)
        return 2
    try:
        catalog = begin(code)
    except (UnknownLocaleError, ValueError) as error:
        print(error, file=sys.stderr)
        return 2
    write(catalog, LOCALE / code)
    write_formats(code, LOCALE / code)
    print(f"{len(catalog)} sentences in {LOCALE / code}")
    return 0


def update(some: list[str]) -> int:
    """Update these catalogues with the present sentences."""
    for code in some:
        catalog = merged(read(LOCALE / code))
        polish(catalog)
        write(catalog, LOCALE / code)
    return tell(some, everything=False)


def tell(some: list[str], *, everything: bool) -> int:
    """Print the state of these catalogues and return the exit status: 0 if they are complete."""
    wanted = template()
    reports = {code: report(read(LOCALE / code), wanted) for code in some}
    for code, found in reports.items():
        print(
            f"{code}: {len(wanted)} sentences, {len(found.missing)} missing, {len(found.changed)} changed, "
            f"{len(found.malformed)} malformed"
        )
        show(found, everything=everything)
    return 0 if all(found.is_whole for found in reports.values()) else 1


def show(found: Report, *, everything: bool) -> None:
    """Print a report, part by part."""
    for title, sentences in (("missing", found.missing), ("changed", found.changed), ("malformed", found.malformed)):
        counts = Counter(part for part, _sentence in sentences)
        for part in (name for name in PARTS if counts[name]):
            print(f"  {part}.po: {counts[part]} {title}")
            shown = [sentence for where, sentence in sentences if where == part]
            most = None if everything or title == "malformed" else SHOWN
            for sentence in shown[:most]:
                print(f"    {sentence}")


if __name__ == "__main__":
    sys.exit(main())
