"""The folders for saved files."""

from pathlib import Path
from unittest import mock

import platformdirs
import pytest

from tonk import resources
from tonk.storage.notices import shown
from tonk.storage.paths import Places, find_places


def test_the_saves_option_puts_everything_in_one_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """``--saves`` wins, and a relative folder stays the same when the program changes folders."""
    monkeypatch.chdir(tmp_path)
    places = find_places("kept", portable=True)
    assert places == Places(tmp_path / "kept", tmp_path / "kept")
    files = {places.settings, places.choices, places.matches, places.history}
    assert len(files) == 4
    assert all(path.parent == tmp_path / "kept" for path in files)


def test_portable_is_beside_main(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A checkout saves in its own ``saves``, from whatever folder it is started."""
    monkeypatch.setattr("tonk.storage.paths.checkout_root", lambda: tmp_path / "tonk")
    assert find_places(portable=True).data == tmp_path / "tonk" / "saves"


def test_portable_when_installed_is_in_the_current_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An installed game has no folder of its own that would survive an update."""
    monkeypatch.setattr("tonk.storage.paths.checkout_root", lambda: None)
    monkeypatch.chdir(tmp_path)
    assert find_places(portable=True).config == tmp_path / "saves"


@pytest.mark.parametrize("bad", ["", "relative/folder"])
def test_invalid_xdg_folders_are_ignored(bad: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An empty or relative XDG folder counts as unset, as its specification says."""
    for key in ("XDG_CONFIG_HOME", "XDG_DATA_HOME"):
        monkeypatch.setenv(key, bad)
    monkeypatch.setenv("HOME", str(tmp_path))
    places = find_places()
    assert places.config.is_absolute()
    assert places.data.is_absolute()
    assert "relative" not in str(places)


def test_a_relative_folder_from_platformdirs_is_not_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Older releases of platformdirs pass a relative XDG folder on; the default replaces it."""
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setattr(platformdirs.PlatformDirs, "user_config_dir", "relative/tonk")
    monkeypatch.setattr(platformdirs.PlatformDirs, "user_data_dir", "relative/tonk")
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    assert find_places() == Places(tmp_path / ".config/tonk", tmp_path / ".local/share/tonk")


def test_without_a_home_the_current_folder_is_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A computer without a home folder can play too."""

    def no_home() -> Places:
        raise RuntimeError

    monkeypatch.setattr("tonk.storage.paths._system_places", no_home)
    monkeypatch.setattr("tonk.storage.paths.checkout_root", lambda: tmp_path)
    assert find_places().data == tmp_path / "saves"


def test_the_assets_are_found_in_a_checkout_and_in_a_wheel(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A checkout has them beside ``main.py``, a wheel inside the package, and a built program in its own folder."""
    assert (resources.assets_root() / "rules").is_dir()
    package = tmp_path / "site" / "tonk"
    package.mkdir(parents=True)
    monkeypatch.setattr(resources, "_PACKAGE", package)
    assert resources.assets_root() == tmp_path / "site" / "assets"
    (package.parent / "main.py").touch()
    assert resources.checkout_root() == package.parent
    (package / "assets").mkdir()
    assert resources.assets_root() == package / "assets"
    assert resources.checkout_root() is None
    monkeypatch.setattr("sys.frozen", True, raising=False)
    monkeypatch.setattr("sys.executable", str(tmp_path / "stick" / "tonk"))
    assert resources.checkout_root() == tmp_path / "stick"


def test_a_path_is_shown_so_that_it_can_be_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    """The home folder is ``~``, and undecodable bytes are question marks."""
    monkeypatch.setattr(Path, "home", lambda: Path("/home/ana"))
    assert shown(Path("/home/ana/saves/x")) == str(Path("~/saves/x"))
    assert shown(Path("/srv/a\udcff")) == str(Path("/srv/a?"))


@pytest.mark.parametrize("folder", ["~nouser/x", "~"])
def test_an_unknown_home_is_an_ordinary_folder_name(
    folder: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """If there is no such person, ``--saves ~somebody/x`` means the folder of that name, as in a shell."""
    monkeypatch.chdir(tmp_path)
    with mock.patch("os.path.expanduser", lambda path: path):  # the result for an unknown home
        assert find_places(folder).data == tmp_path / folder
