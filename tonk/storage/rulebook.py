"""The rule sets that players have made: a folder with a file for each, in the form of exports.

The names of the files mean nothing; a rule set's name is in its file.
"""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from tonk.bots.tuned_weights import valid_weight_sets, weights_to_json
from tonk.bots.weights import PolicyWeights
from tonk.records.rule_files import RuleFile, RuleFileRefused, rule_file
from tonk.rules import RuleSet
from tonk.rules.checked_rules import changed
from tonk.session.house_rules import NoRoom, OwnRules, fresh_name, plays_as
from tonk.storage.files import Clock, utc_now, write_atomic
from tonk.storage.formats import json_bytes
from tonk.storage.notices import Notices, reason, shown
from tonk.storage.rule_folder import RuleFolder, file_name
from tonk.storage.writer import Writer
from tonk.words import _, ngettext

MOST = 200
"""The most files read and rule sets kept."""


class Rulebook:
    """Rule sets by their keys, read when first needed and written by the writer.

    Args:
        folder: The folder of the files.
        exports: The folder for exported copies.
        notices: Collects sentences for the player.
        writer: The writer.
        clock: Returns the time.
        renamed: Called with the base, the old and the new name of rules that have been renamed.
    """

    def __init__(
        self,
        folder: Path,
        exports: Path,
        notices: Notices,
        writer: Writer,
        clock: Clock = utc_now,
        renamed: Callable[[str, str, str], None] = lambda _base, _old, _new: None,
    ) -> None:
        self._renamed = renamed
        self.exports = exports
        self._files = RuleFolder(folder, notices, writer, clock)
        self._kept: dict[str, OwnRules] | None = None
        self._unused = 0
        """The number of other files in the folder, which take the place of rule sets."""
        self.changes = 0
        """A number that differs after every change; 0 before the first reading."""

    def all(self) -> list[OwnRules]:
        """Every rule set, by name."""
        return sorted(self._own.values(), key=lambda own: (own.name.casefold(), own.key))

    def get(self, key: str) -> OwnRules | None:
        """The rule set with this key."""
        return self._own.get(key)

    def keep(self, key: str, rules: RuleSet) -> OwnRules:
        """Keep a rule set under its key, or as a new one if the key is empty.

        Its tuned weights stay if it still plays the same.

        Raises:
            NoRoom: It would be one more than can be read.
        """
        before = self._own.get(key)
        if before is None:
            self._refuse_too_many()
        key = before.key if before is not None else self._files.fresh_key(rules.name, self._own)
        same = before is not None and plays_as(before.rules, rules)
        own = OwnRules(key, rules, before.weight_sets if before is not None and same else {})
        self._put(own)
        if before is not None and before.name != own.name:
            self._renamed(rules.id, before.name, own.name)
        return own

    def keep_weights(self, key: str, rules: RuleSet, seats: int, weights: PolicyWeights) -> None:
        """Keep the weights tuned for a number of players, unless the rules have changed since.

        Args:
            key: The key of the rule set.
            rules: The rule set.
            seats: The number of players.
            weights: The weights.
        """
        own = self._own.get(key)
        if own is not None and plays_as(own.rules, rules):
            self._put(OwnRules(key, own.rules, {**own.weight_sets, seats: weights}))

    def remove(self, key: str) -> None:
        """Forget a rule set and remove its file."""
        if self._own.pop(key, None) is not None:
            self.changes += 1
            self._files.remove(key)

    def weights(self, rules: RuleSet, seats: int) -> PolicyWeights | None:
        """Return the weights tuned for these rules and this number of players, or None."""
        found = (
            own.weight_sets.get(seats) for own in self._own.values() if own.weight_sets and plays_as(own.rules, rules)
        )
        return next((weights for weights in found if weights is not None), None)

    def untuned(self, seats: int) -> tuple[OwnRules, int] | None:
        """Return a rule set and a number of players not tuned for yet, preferring ``seats``."""
        ours = [own for own in self.all() if own.rules.is_tonk]  # bots are tuned for Tonk only
        tables = [(number != seats, own, number) for own in ours for number in own.rules.tables]
        missing = [table for table in tables if table[2] not in table[1].weight_sets]
        if not missing:
            return None
        _other, own, number = min(missing, key=lambda table: table[0])
        return own, number

    def faults(self) -> list[str]:
        """Return why files can't be used, a sentence part each; changes nothing."""
        return self._files.faults()

    # Import and export

    def import_text(self, text: str) -> OwnRules | str:
        """Keep the rule set in a text; return a sentence if that fails."""
        try:
            return self._take_in(rule_file(text))
        except RuleFileRefused as refused:
            return _("This can't be used as a rule set: {why}.").format(why=refused)
        except NoRoom as full:
            return str(full)

    def export(self, key: str) -> str:
        """Export a copy of a rule set's file; return a sentence that says where it is, or why that failed."""
        own = self._own.get(key)
        if own is None:
            return ""
        path = self.exports / f"{file_name(own.name)}.json"
        try:
            write_atomic(path, _bytes(own))
        except OSError as error:
            return _("The rules can't be exported: {why}.").format(why=reason(error))
        return _("Exported: {file}").format(file=shown(path))

    def text(self, key: str) -> str:
        """Return a rule set's file as a text for copying; empty if there is none."""
        own = self._own.get(key)
        return "" if own is None else _bytes(own).decode("utf-8")

    def _take_in(self, file: RuleFile) -> OwnRules:
        self._refuse_too_many()
        name = fresh_name(file.rules.name, [own.name for own in self._own.values()])
        rules, weight_sets = changed(file.rules, {"name": name}), valid_weight_sets(file.weight_sets)
        own = OwnRules(self._files.fresh_key(name, self._own), rules, weight_sets)
        self._put(own)
        return own

    def _refuse_too_many(self) -> None:
        if len(self._own) + self._unused >= MOST:
            sentence = ngettext(
                "You can keep {n} rule set at most. Remove one first.",
                "You can keep {n} rule sets at most. Remove one first.",
                MOST,
            )
            raise NoRoom(sentence.format(n=MOST))

    # The files

    @property
    def _own(self) -> dict[str, OwnRules]:
        if self._kept is None:
            self._kept = {}
            read = self._files.read(MOST)
            for path, file in read:
                self._take_up(path, file, [file.rules.name for _path, file in read])
            self._unused = len(self._files.files()) - len(self._kept)
            self.changes += 1
        return self._kept

    def _take_up(self, path: Path, file: RuleFile, names: Sequence[str]) -> None:
        """Keep the rule set of a file, renaming it if an earlier one or a preset has the same name.

        Hands in the history refer to rules by name. The new name is written at once, because it would otherwise depend
        on the other files.
        """
        others = [own.name for own in self._own.values()]
        rules, weight_sets = file.rules, valid_weight_sets(file.weight_sets)
        if fresh_name(rules.name, others) == rules.name:
            self._own[path.stem] = OwnRules(path.stem, rules, weight_sets)
        else:
            rules = changed(rules, {"name": fresh_name(rules.name, [*names, *others])})
            self._put(OwnRules(path.stem, rules, weight_sets))

    def _put(self, own: OwnRules) -> None:
        self._own[own.key] = own
        self.changes += 1
        self._files.put(own.key, _bytes(own))


def _bytes(own: OwnRules) -> bytes:
    weight_sets: Mapping[str, object] = {
        str(seats): weights_to_json(weights) for seats, weights in own.weight_sets.items()
    }
    return json_bytes(RuleFile(own.rules, weight_sets).to_json(), indent=1) + b"\n"
