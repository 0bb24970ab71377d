"""``dataclass`` of the standard library, of which a frozen class is made in less than half the time.

Before Python 3.13 the library compiles six methods for each frozen class, one by one, and 130 classes are made before
the first frame: more than 50 ms. Here those that must be quick are compiled together, and the others are the same few
functions for all. Fields, defaults, ``replace`` and slots stay the library's, and so do classes that are
not frozen. Type checkers see the library's own.
"""

import dataclasses
from dataclasses import MISSING, FrozenInstanceError, fields
from typing import TYPE_CHECKING, Any, NoReturn

if TYPE_CHECKING:
    from dataclasses import dataclass as dataclass
else:

    def dataclass(
        cls: type | None = None,
        /,
        *,
        frozen: bool = False,
        slots: bool = False,
        init: bool = True,
        repr: bool = True,  # noqa: A002 - the library's names
        eq: bool = True,
    ) -> Any:
        """Make a class a dataclass; the arguments are those of the library."""
        if cls is None:
            return lambda cls: dataclass(cls, frozen=frozen, slots=slots, init=init, repr=repr, eq=eq)
        if not frozen:
            return dataclasses.dataclass(cls, slots=slots, init=init, repr=repr, eq=eq)
        methods: dict[str, Any] = {"__setattr__": _refuse_to_set, "__delattr__": _refuse_to_delete}
        made = dataclasses.dataclass(cls, slots=slots, init=False, repr=False, eq=False)
        if slots:
            methods |= {"__getstate__": _state, "__setstate__": _restore}
        if init or eq:
            methods |= _compiled(made, init=init, eq=eq)
        if repr:
            methods["__repr__"] = _repr
        for name, method in methods.items():
            # A class that has `__eq__` of its own has None for its hash, as long as nobody gives it another.
            if cls.__dict__.get(name) is None:
                setattr(made, name, method)
        return made


_NOT_GIVEN = object()


def _compiled(made: type, *, init: bool, eq: bool) -> dict[str, Any]:
    """Compile the methods of a frozen class that have to be quick, all in one go."""
    known: dict[str, Any] = {"put": object.__setattr__, "not_given": _NOT_GIVEN}
    text = _constructor(made, known) if init else ""
    if eq:
        text += _COMPARING.format(
            mine=_tuple(made, "self", hashed=False),
            others=_tuple(made, "other", hashed=False),
            hashed=_tuple(made, "self", hashed=True),
        )
    exec(text, known)  # noqa: S102 - our own text
    return {name: known[name] for name in ("__init__", "__eq__", "__hash__") if name in known}


_COMPARING = """
def __eq__(self, other):
    if other.__class__ is self.__class__:
        return {mine} == {others}
    return NotImplemented

def __hash__(self):
    return hash({hashed})
"""


def _tuple(made: type, name: str, *, hashed: bool) -> str:
    """Return the text of all fields of an object that are compared, or hashed."""
    names = [
        field.name for field in fields(made) if (field.hash if hashed and field.hash is not None else field.compare)
    ]
    return f"({''.join(f'{name}.{one}, ' for one in names)})"


def _constructor(made: type, known: dict[str, Any]) -> str:
    """Return the text of a constructor; the values that stand in it become known."""
    usual, by_name, lines = ["self"], ["*"], []
    for field in fields(made):
        name = value = field.name
        default = ""
        if field.default is not MISSING:
            known[f"default_{name}"], default = field.default, f"=default_{name}"
        elif field.default_factory is not MISSING:
            known[f"make_{name}"], default = field.default_factory, "=not_given"
            value = f"make_{name}() if {name} is not_given else {name}"
        if field.init:
            (by_name if field.kw_only else usual).append(name + default)
        elif not default:
            continue  # `__post_init__` gives it a value
        else:
            value = f"make_{name}()" if default == "=not_given" else default[1:]
        lines.append(f"put(self, {name!r}, {value})")
    if hasattr(made, "__post_init__"):
        lines.append("self.__post_init__()")
    if len(by_name) > 1:
        usual += by_name
    return f"def __init__({', '.join(usual)}):\n    " + ("\n    ".join(lines) or "pass")


def _repr(self: Any) -> str:
    values = ", ".join(f"{field.name}={getattr(self, field.name)!r}" for field in fields(self) if field.repr)
    return f"{type(self).__qualname__}({values})"


def _refuse_to_set(_self: object, name: str, _value: object) -> NoReturn:
    raise FrozenInstanceError(f"cannot assign to field {name!r}")


def _refuse_to_delete(_self: object, name: str) -> NoReturn:
    raise FrozenInstanceError(f"cannot delete field {name!r}")


def _state(self: Any) -> list[object]:
    """Return the values of a class with slots, to copy it."""
    return [getattr(self, field.name) for field in fields(self)]


def _restore(self: Any, state: list[object]) -> None:
    """Give a copy these values."""
    for field, value in zip(fields(self), state, strict=True):
        object.__setattr__(self, field.name, value)
