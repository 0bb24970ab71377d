"""No test leaves the game speaking another language."""

from collections.abc import Iterator

import pytest

from tonk.words import language


@pytest.fixture(autouse=True)
def _english() -> Iterator[None]:
    yield
    assert language.use("en")
