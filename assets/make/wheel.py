"""Take into the wheel what is compiled first: hatchling runs this when it builds one.

These are the languages, each with its catalogue compiled, and where TONK_COMPILED=1 asks for it the modules that think
(`native.py`). A checkout needs nothing compiled: there the game reads the catalogues as translators write them.
"""

import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class FillsWheel(BuildHookInterface):
    """Put ``assets/locale/*/*.po`` into the wheel as ``tonk/assets/locale/*/tonk.mo``, and compiled modules."""

    def dependencies(self) -> list[str]:
        """Return what has to be installed to build the wheel, which is little unless modules are compiled."""
        native = self._native()
        return native.NEEDED if native.is_asked_for() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Add the files of each language; an editable install reads those of the checkout.

        Args:
            version: The kind of wheel: "standard" or "editable".
            build_data: The files that are put into the wheel, to be added to.
        """
        if version == "editable":
            return
        native = self._native()
        from tonk.words.catalogues import COMPILED, codes_in, compiled
        from tonk.words.formats import FORMATS_FILE

        locale = Path(self.root, "assets", "locale")
        for code in codes_in(locale):
            made = Path(tempfile.mkdtemp()) / COMPILED
            made.write_bytes(compiled(locale / code))
            for source in (made, locale / code / FORMATS_FILE):
                build_data["force_include"][str(source)] = f"tonk/assets/locale/{code}/{source.name}"
        if native.is_asked_for():
            build_data["force_include"] |= native.compile_into(Path(tempfile.mkdtemp()), Path(self.root))
            build_data |= {"pure_python": False, "infer_tag": True}

    def _native(self) -> Any:
        """The module beside this one, which can be found once the project can."""
        if self.root not in sys.path:
            sys.path.insert(0, self.root)
        from assets.make import native

        return native
