"""Fixtures for the tests of the sources."""

from collections.abc import Iterator

import pytest

from .sources import forget_trees, keep_imports


@pytest.fixture(scope="package", autouse=True)
def _trees() -> Iterator[None]:
    """Syntax trees are kept while these tests run, and burden no later ones."""
    yield
    keep_imports()
    forget_trees()
