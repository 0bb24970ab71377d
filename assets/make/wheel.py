"""Take the languages into the wheel, each with its catalogue compiled: hatchling runs this when it builds one.

A checkout needs nothing compiled: there the game reads the catalogues as translators write them.
"""

import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompilesCatalogues(BuildHookInterface):
    """Compile ``assets/locale/*/*.po`` into ``tonk/assets/locale/*/tonk.mo`` of the wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Add the files of each language; an editable install reads those of the checkout.

        Args:
            version: The kind of wheel: "standard" or "editable".
            build_data: The files that are put into the wheel, to be added to.
        """
        if version == "editable":
            return
        sys.path.insert(0, self.root)
        from tonk.words.catalogues import COMPILED, codes_in, compiled
        from tonk.words.formats import FORMATS_FILE

        locale = Path(self.root, "assets", "locale")
        for code in codes_in(locale):
            made = Path(tempfile.mkdtemp()) / COMPILED
            made.write_bytes(compiled(locale / code))
            for source in (made, locale / code / FORMATS_FILE):
                build_data["force_include"][str(source)] = f"tonk/assets/locale/{code}/{source.name}"
