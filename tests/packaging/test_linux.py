"""The package for Linux: checked by the tools of its format, started and installed."""

from __future__ import annotations

import ast
import json
import os
import platform
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from importlib.metadata import distributions
from pathlib import Path

import pytest
from devtools import bundle, bundle_check, identity, lock, system
from devtools.errors import Stop
from linux import build, deb, elf, reproducible, try_install

from tests.long_run import LONG_RUN
from twoheirs_qt.tabletop.text.languages import TRANSLATED

ROOT = Path(__file__).resolve().parents[2]
LANGUAGES = set(TRANSLATED)

# The bundle is built once, and what is made of it needs it whole.
pytestmark = [
    pytest.mark.xdist_group("bundle"),
    pytest.mark.skipif(sys.platform != "linux", reason="packages for Linux are made on Linux"),
    pytest.mark.skipif(
        bool(system.list_packages_for_packaging()) and not os.environ.get("CI"),
        reason="tools of Debian are missing",
    ),
]


@pytest.fixture(scope="module")
def release_bundle(bundle_folder: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build.copy_without_probe(bundle_folder, tmp_path_factory.mktemp("shipped") / "bundle")


@pytest.fixture(scope="module")
def package(release_bundle: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package, packed in less time and so a little larger than the one for players."""
    return deb.build(release_bundle, tmp_path_factory.mktemp("package") / "deb", level=0)


# -- the bundle ------------------------------------------------------------------------------------


def test_the_bundle_answers_and_shows_a_window(bundle_folder: Path) -> None:
    bundle_check.check(bundle_folder)


def test_the_bundle_holds_what_the_program_uses_and_no_more(release_bundle: Path) -> None:
    home = release_bundle / "_internal"
    libraries = {file.name for file in elf.find_binaries(home)}
    for unwanted in ("Qml", "Quick", "WebEngine", "Pdf", "VirtualKeyboard", "Test", "OpenGL"):
        assert not [name for name in libraries if f"Qt6{unwanted}" in name]
    for system_owned in ("libxcb", "libgtk", "libX11", "libssl", "libstdc++", "libGL"):
        assert not [name for name in libraries if name.startswith(system_owned)]
    plugins = home / "PySide6" / "Qt" / "plugins"
    assert {file.stem.removeprefix("lib") for file in (plugins / "platforms").iterdir()} == {
        "qoffscreen",
        "qwayland",
        "qxcb",
    }
    assert (plugins / "wayland-shell-integration" / "libxdg-shell.so").is_file()
    assert (plugins / "platformthemes" / "libqgtk3.so").is_file()
    translations = home / "PySide6" / "Qt" / "translations"
    assert {file.name for file in translations.iterdir()} == {
        f"qtbase_{language}.qm" for language in LANGUAGES
    }


def test_what_the_bundle_loads_from_the_system_is_asked_for(release_bundle: Path) -> None:
    """If a library is missing there, the dependencies of the package are unknown."""
    installed = dict(
        re.findall(r"(?m)^\s+(\S+) .*=> (/\S+)$", bundle.run(["/sbin/ldconfig", "-p"]))
    )
    package_of_library = {**system.LIBRARIES, **system.WINDOW_LIBRARIES, **system.PACKAGE_LIBRARIES}
    loaded = bundle.run(["ldd", *(installed[name] for name in package_of_library)])
    available = {*package_of_library, *re.findall(r"(?m)^\s+(?:/\S+/)?(\S+)", loaded)}
    available |= {"libgcc_s.so.1", "librt.so.1", "libstdc++.so.6"}  # apt itself stands on them
    available |= {"libffi.so.8", "libmpdec.so.3", "libuuid.so.1"}  # Python does
    available |= {
        "libdl.so.2",
        "libmvec.so.1",
        "libpthread.so.0",
    }  # lie in the package of libc.so.6
    available |= {"libgthread-2.0.so.0"}  # lies in the package of libglib-2.0.so.0
    own_libraries = {file.name for file in release_bundle.rglob("*.so*")}
    needed_libraries = {
        name
        for file in elf.find_binaries(release_bundle)
        for name in re.findall(r"NEEDED\s+(\S+)", bundle.run(["objdump", "-p", file]))
    }
    assert needed_libraries - own_libraries - available == set()


def test_the_bundle_tells_nothing_of_where_it_was_built(release_bundle: Path) -> None:
    places = [str(ROOT).encode(), b"/site-packages/twoheirs_qt"]
    for file in release_bundle.rglob("*"):
        if file.is_file():
            content = file.read_bytes()
            assert not [place for place in places if place in content], file


def list_bundled(bundle_folder: Path) -> set[str]:
    """Find the distributions with a file in the bundle, from PyInstaller's tables."""
    folder = bundle_folder.parents[1]
    (home,) = (folder / "environment" / "lib").glob("python3.*/site-packages")
    owners = {
        str(file.locate()): distribution.name
        for distribution in distributions(path=[str(home)])
        for file in distribution.files or ()
    }
    work = folder / "work" / identity.COMMAND.removesuffix("-qt")
    files = [work / f"{name}-00.toc" for name in ("COLLECT", "PKG", "PYZ")]
    tables = [ast.literal_eval(file.read_text("utf-8")) for file in files]
    entries = [entry for table in tables for entry in _list_entries(table)]
    taken = {entry[1] for entry in entries if entry[2] in {"BINARY", "EXTENSION", "PYMODULE"}}
    return {owners[source] for source in taken if source in owners}


def _list_entries(table: object) -> Iterator[tuple[str, str, str]]:
    """Yield the entries of PyInstaller's tables, at any depth."""
    match table:
        case (str(name), str(source), str(kind)):
            yield name, source, kind
        case tuple() | list():
            for part in table:
                yield from _list_entries(part)


def test_every_part_of_the_bundle_is_in_its_list(bundle_folder: Path) -> None:
    listed_parts = json.loads(bundle.find_parts_file(bundle_folder).read_text("utf-8"))
    results = {component["name"]: component for component in listed_parts["components"]}
    bundled_names = list_bundled(bundle_folder) - {identity.COMMAND}
    assert {"pydantic_core", "platformdirs", "PySide6_Essentials"} <= bundled_names
    digests = lock.read_pins("bundle")
    names = {name.lower().replace("_", "-"): name for name in results}
    for name in bundled_names:
        plain = name.lower().replace("_", "-")
        part, pin = results[names[plain]], digests[plain]
        assert part["version"] == pin.version
        assert part["licenses"][0]["expression"]
        assert part["purl"] == f"pkg:pypi/{plain}@{pin.version}"
        assert {item["content"] for item in part["hashes"]} <= pin.digests
        assert part["hashes"][0]["alg"] == "SHA-256"
    assert results["Qt"]["version"] == results["PySide6-Essentials"]["version"]
    assert results["Python"]["version"] == platform.python_version()
    assert (bundle_folder / "_internal" / f"libicudata.so.{results['ICU']['version']}").exists()
    about = listed_parts["metadata"]
    assert about["component"]["version"] == identity.read_version()


def test_the_parts_file_is_always_the_same(bundle_folder: Path, tmp_path: Path) -> None:
    report = bundle_folder.parents[1] / bundle.REPORT
    code = "import sys; from pathlib import Path; from devtools import parts;"
    code += "parts.write(*map(Path, sys.argv[1:4]), 1700000000)"
    texts = set()
    for seed in ("1", "2"):
        target = tmp_path / seed
        subprocess.run(
            [sys.executable, "-c", code, target, bundle_folder, report],
            env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": str(ROOT / "packaging")},
            check=True,
        )
        texts.add(target.read_text("utf-8"))
    (text,) = texts
    assert json.loads(text)["metadata"]["timestamp"] == "2023-11-14T22:13:20+00:00"


def test_the_package_brings_the_list_of_its_parts(package: Path, release_bundle: Path) -> None:
    beside = bundle.copy_parts_file(package, release_bundle)
    assert beside.name == package.name.replace(".deb", ".cdx.json")
    documents = package.parent / "tree" / "usr" / "share" / "doc" / identity.COMMAND
    assert (documents / bundle.PARTS).read_bytes() == beside.read_bytes()


# -- the package -----------------------------------------------------------------------------------


def test_the_package_is_accepted_by_lintian(package: Path) -> None:
    deb.check(package)


def test_lintian_is_asked_about_everything(package: Path, tmp_path: Path) -> None:
    tree = Path(shutil.copytree(package.parent / "tree", tmp_path / "tree", symlinks=True))
    shutil.rmtree(tree / "usr" / "lib")  # quicker, and of no concern here
    (tree / "usr" / "share" / "doc" / identity.COMMAND / "copyright").unlink()
    spoilt_package = tmp_path / package.name
    bundle.run(["dpkg-deb", "--root-owner-group", "-Znone", "--build", tree, spoilt_package])
    with pytest.raises(Stop, match="no-copyright-file"):
        deb.check(spoilt_package)


def test_the_package_installs_where_debian_says(package: Path) -> None:
    lines = bundle.run(["dpkg-deb", "--contents", package]).splitlines()
    paths = [line.split(maxsplit=5)[5] for line in lines]
    homes = (
        "./usr/bin/",
        f"./usr/lib/{identity.COMMAND}/",
        "./usr/share/applications/",
        "./usr/share/doc/",
        "./usr/share/icons/hicolor/",
        "./usr/share/lintian/overrides/",
        "./usr/share/man/man6/",
        *(f"./usr/share/man/{language}/man6/" for language in LANGUAGES),
        "./usr/share/metainfo/",
        "./usr/share/mime/packages/",
    )
    strange = [p for p in paths if not p.startswith(homes) and not any(p in h for h in homes)]
    assert strange == []
    assert f"./usr/bin/{identity.COMMAND} -> ../lib/{identity.COMMAND}/{identity.COMMAND}" in paths
    assert all(line.split()[1] == "root/root" for line in lines)
    assert len([path for path in paths if path.endswith(f"/man6/{identity.COMMAND}.6.gz")]) == 4


def test_neither_installing_nor_purging_runs_anything_of_the_package(package: Path) -> None:
    """A maintainer's script could damage the homes of players."""
    folder = package.with_name("DEBIAN")
    bundle.run(["dpkg-deb", "--control", package, folder])
    assert {file.name for file in folder.iterdir()} == {"control", "md5sums"}


def test_the_package_depends_on_what_the_bundle_loads(package: Path) -> None:
    fields = {
        name: bundle.run(["dpkg-deb", "--field", package, name])
        for name in ("Depends", "Recommends", "Suggests")
    }
    for package_name in (
        "libc6",
        "libegl1",
        "libxcb-cursor0",
        "libxkbcommon0",
        "libwayland-client0",
    ):
        assert re.search(rf"\b{package_name}\b", fields["Depends"])
    assert "gtk" not in fields["Depends"] + fields["Recommends"]
    assert "libgtk-3-0" in fields["Suggests"]
    assert "libcups2" in fields["Recommends"]


def test_the_package_is_small_enough(package: Path) -> None:
    assert package.stat().st_size < 50e6
    size = int(bundle.run(["dpkg-deb", "--field", package, "Installed-Size"]))
    assert size * 1024 < 130e6


def test_what_differs_between_two_builds_is_named(tmp_path: Path) -> None:
    packages = []
    for name in ("one", "other"):
        tree = tmp_path / name / "tree"
        tree.mkdir(parents=True)
        (tree / "same").write_text("same")
        (tree / "differs").write_text(name)
        (tree / "link").symlink_to(name)
        (tree / name).mkdir()
        for path in tree.iterdir():
            os.utime(path, (0, 0), follow_symlinks=False)
        packages.append(tmp_path / name / "package.deb")
        packages[-1].write_text("equal")
    assert "the same package" in reproducible.compare(*packages)
    packages[-1].write_text("different")
    with pytest.raises(Stop, match=r"differ:\ndiffers\nlink\none\nother$"):
        reproducible.compare(*packages)


# -- a Debian of its own ---------------------------------------------------------------------------


def _can_reach_mirror(folder: Path) -> bool:
    helper = Path("/usr/lib/apt/apt-helper")
    address = "http://deb.debian.org/debian/dists/bookworm/Release"
    command = [str(helper), "download-file", address, str(folder / "Release")]
    return helper.exists() and subprocess.run(command, capture_output=True).returncode == 0


def test_what_a_killed_try_left_behind_is_removed(tmp_path: Path) -> None:
    for name in ("bookworm-installed.4194305", f"bookworm-installed.{os.getpid()}"):
        (tmp_path / name / "home").mkdir(parents=True)
    assert try_install.sweep(tmp_path) == ["bookworm-installed.4194305"]
    assert [file.name for file in tmp_path.iterdir()] == [f"bookworm-installed.{os.getpid()}"]


@pytest.mark.slow
@pytest.mark.skipif(not LONG_RUN, reason="a fresh Debian is installed by `dev.py night`")
def test_a_person_installs_plays_upgrades_and_removes_it(package: Path, tmp_path: Path) -> None:
    if obstacle := try_install.find_obstacle():
        pytest.skip(obstacle)
    if not _can_reach_mirror(tmp_path):
        pytest.skip("Debian's packages cannot be reached")
    older = deb.change_version(package, package.parents[1] / "older", build.OLD_VERSION)
    try_install.try_install(older, package, tmp_path / "pictures")
    assert len(list((tmp_path / "pictures").iterdir())) == 3
