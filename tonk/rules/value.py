"""Values that can be pickled: compiled classes can't by themselves.

Values created at every action write out their ``__init__`` and mark their fields ``Final`` instead of being frozen
dataclasses: those take twice as long to create, and over ten times as long when compiled, because the method that
``dataclasses`` generates never is. With a view's 34 fields that is 4.5 microseconds against 0.07.
"""


class Value:
    """A dataclass that never changes, pickled by its values."""

    __slots__ = ()

    def __reduce__(self) -> tuple[type, tuple[object, ...]]:
        """Return its class and the values to create it from."""
        made = type(self)
        return made, tuple([getattr(self, name) for name in getattr(made, "__match_args__", ())])
