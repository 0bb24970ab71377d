"""The README as package pages show it: hatchling runs this when it builds a wheel or a source archive.

Such a page is no part of the repository, so what is a link there has to be a whole address. That of the repository is
read from `[project.urls]` in `pyproject.toml`; as long as none stands there, pictures are left out and links are words.
"""

import re
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

_PICTURE = re.compile(r"!\[([^\]]*)\]\(((?!https?:)[^)]+)\)")
_LINK = re.compile(r"(?<!!)\[([^\]]*)\]\(((?!https?:)[^)]+)\)")
_EMPTY_TABLE = re.compile(r"^\|[ |]*\|\n\|[-|]+\|\n", re.MULTILINE)
"""A table that had nothing but pictures."""


def for_a_page(readme: str, address: str, version: str) -> str:
    """Return the README with whole addresses.

    Args:
        readme: The text as it stands in the repository.
        address: The address of the repository; empty if it has none yet.
        version: The version, by whose name the repository has a tag.
    """
    if address:
        readme = _PICTURE.sub(rf"![\1]({address}/raw/v{version}/\2)", readme)
        return _LINK.sub(rf"[\1]({address}/blob/v{version}/\2)", readme)
    readme = _LINK.sub(r"\1", _PICTURE.sub("", readme))
    return re.sub(r"\n{3,}", "\n\n", _EMPTY_TABLE.sub("", readme))


class WritesReadme(MetadataHookInterface):
    """Set the long description of the package."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Put the text in the place of the file's name.

        Args:
            metadata: The table `[project]`, to be changed.
        """
        text = Path(self.root, "README.md").read_text(encoding="utf-8")
        address = metadata.get("urls", {}).get("Repository", "").rstrip("/")
        metadata["readme"] = {"content-type": "text/markdown", "text": for_a_page(text, address, metadata["version"])}
