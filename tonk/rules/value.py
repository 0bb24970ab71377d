"""Values that travel between processes: compiled classes don't know by themselves how to."""


class Value:
    """A frozen dataclass that is made again, from the same values, where it arrives."""

    __slots__ = ()

    def __reduce__(self) -> tuple[type, tuple[object, ...]]:
        """Return how it is made: its class, and what that is given."""
        made = type(self)
        return made, tuple([getattr(self, name) for name in getattr(made, "__match_args__", ())])
