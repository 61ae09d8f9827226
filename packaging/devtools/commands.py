"""The commands of `packaging/dev.py`."""

from __future__ import annotations

import argparse
import errno
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from devtools import checks, checksums, environment, lock, release, system
from devtools.errors import Stop
from twoheirs_qt.cli import HEADLESS_COMMANDS

# Each has a folder beside this one with a module `build`.
SYSTEMS = ("linux", "windows", "macos", "flatpak", "python", "appimage", "stores")


def main(argv: Sequence[str]) -> int:
    """Run one command; returns the exit status. Sentences for people go to standard error."""
    arguments, extra_arguments = _make_parser().parse_known_args(argv)
    if extra_arguments and not arguments.passes_on:
        _make_parser().error(f"unknown arguments: {' '.join(extra_arguments)}")
    try:
        return int(arguments.run(arguments, extra_arguments) or 0)
    except Stop as stop:
        print(stop, file=sys.stderr)
    except OSError as error:
        if error.errno not in (errno.EACCES, errno.EPERM, errno.EROFS):
            raise
        print(f"{error.filename} cannot be written: {error.strerror}.", file=sys.stderr)
    except KeyboardInterrupt:
        print("stopped", file=sys.stderr)
    return 1


def _make_parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="packaging/dev.py", description="Every command of a checkout of The Two Heirs."
    )
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    def add_command(
        name: str, run: object, text: str, *, passes_on: bool = False
    ) -> argparse.ArgumentParser:
        sub = commands.add_parser(name, help=text, description=text, add_help=not passes_on)
        sub.set_defaults(run=run, passes_on=passes_on)
        return sub

    add_command("play", _play, "start the game; arguments go to it", passes_on=True)
    add_command("test", _test, "all checks, then the tests; arguments go to pytest", passes_on=True)
    add_command(
        "night",
        _run_night_tests,
        "the long run: kills, failing disks, 100,000 spoilt files, a stress run; can be resumed",
        passes_on=True,
    )
    check = add_command("check", _check, "style, types, layers and names, without the tests")
    check.add_argument("--fix", action="store_true", help="mend style and layout first")
    add_command("compile", _compile, "compile artwork, rule book, translations and catalogue")
    add_command(
        "translate", _translate, "bring the texts to translate up to date (translations/*.ts)"
    )
    add_command(
        "bench",
        _run_benchmarks,
        "how fast rules, start and table are; --json, --table; work: what an action takes",
        passes_on=True,
    )
    add_command(
        "evaluation",
        _make_evaluation,
        "make the computer opponents' evaluation from self-play games; resumes where it stopped",
        passes_on=True,
    )
    add_command(
        "calibration",
        _calibrate,
        "correct the forecasts of the computer opponents; resumes where it stopped",
        passes_on=True,
    )
    add_command(
        "ladder",
        _measure_ladder,
        "measure how far the computer opponents' levels are apart; resumes where it stopped",
        passes_on=True,
    )
    add_command(
        "reviews",
        _measure_reviews,
        "measure how true reviews of games are; resumes where it stopped",
        passes_on=True,
    )
    add_command(
        "solo",
        _fit_solo,
        "fit the forecast of games against Henry to games; resumes where it stopped",
        passes_on=True,
    )
    add_command(
        "practice",
        _make_practice,
        "make the positions for practice from self-play games; resumes where it stopped",
        passes_on=True,
    )
    add_command(
        "screenshot", _take_screenshots, "pictures in build/screenshots; --readme", passes_on=True
    )
    add_command("film", _film, "what moves, on contact sheets in build/films", passes_on=True)
    add_command("art", _draw_art, "contact sheets of the artwork in build/art", passes_on=True)
    add_command("icons", _draw_icons, "icons for every system in build/icons", passes_on=True)
    add_command("licences", _write_licences, "write down what is bundled, and under which licences")
    add_command("schemas", _write_schemas, "write resources/schemas/ from the program's shapes")
    package = add_command(
        "package", _package, "build and check what players of a system install", passes_on=True
    )
    package.add_argument("system", choices=SYSTEMS)
    sums = add_command("checksums", _write_checksums, "write SHA256SUMS of what lies in a folder")
    sums.add_argument("folder", type=Path)
    sums.add_argument(
        "--into", type=Path, metavar="DIR", help="first copy all files into this new folder"
    )
    sums.add_argument("--sign", metavar="KEY", help="also sign it with this key of yours (gpg)")
    add_command("site", _build_site, "the project's page in build/site; --check", passes_on=True)
    draft = add_command("release", _release, "see whether this is a release; its notes, its draft")
    draft.add_argument("step", choices=("check", "notes", "draft"))
    draft.add_argument("--tag", default="", help="the tag that it is to bear")
    draft.add_argument("--files", type=Path, metavar="DIR", help="what a draft holds")
    add_command("lock", _lock, "pin the newest versions in packaging/requirements/")
    return parser


def _prepare(purpose: str) -> None:
    window = system.list_packages_for_window()
    tests = [*system.list_packages_for_listening_tests(), *system.list_packages_for_packaging()]
    system.provide(
        [
            *([] if environment.is_ready(purpose) else system.list_packages_for_environments()),
            *system.list_packages_to_run(),
            *(window if purpose == "play" else []),
        ],
        optional=tests if purpose != "play" else [],
    )
    if environment.prepare(purpose):
        print("Step 4 of 4: compiling pictures and texts", file=sys.stderr, flush=True)
    _run_script("compile_data.py")


def _run_script(name: str, *arguments: str) -> None:
    """Run a script of this folder in the environment; Stop if it fails, after its own message."""
    script = environment.ROOT / "packaging" / name
    command = [str(environment.find_python()), str(script), *arguments]
    if subprocess.run(command, stdin=subprocess.DEVNULL, check=False).returncode:
        raise Stop(f"packaging/{name} failed.")


def _play(_: argparse.Namespace, extra_arguments: list[str]) -> int:
    if (
        not (extra_arguments and extra_arguments[0] in HEADLESS_COMMANDS)
        and not system.has_display()
    ):
        raise Stop("There is no screen to open a window on (DISPLAY is not set).")
    _prepare("play")
    command = [str(environment.find_python()), "-m", "twoheirs_qt", *extra_arguments]
    if os.name != "nt":  # the game takes this process's place, signals and all
        os.execv(command[0], command)
    return subprocess.run(command, check=False).returncode


def _provide_mail_server() -> None:
    """Install the mail server of the tests; without it those of games far away are skipped.

    Where Debian would start it for the whole machine, it is not installed.
    """
    if Path("/run/systemd/system").is_dir():
        return
    try:
        system.provide([], optional=system.list_packages_for_mail_tests())
    except Stop as problem:
        print(f"Tests of games far away will be skipped. {problem}", file=sys.stderr)


def _test(_: argparse.Namespace, extra_arguments: list[str]) -> int:
    _prepare("test")
    _provide_mail_server()
    return checks.test(extra_arguments)


def _run_night_tests(_: argparse.Namespace, extra_arguments: list[str]) -> int:
    _prepare("test")  # first: its setuptools builds what comes as sources
    environment.prepare("night")
    _provide_mail_server()
    return checks.run_night_tests(extra_arguments)


def _check(arguments: argparse.Namespace, _: list[str]) -> int:
    _prepare("test")
    failed = checks.check(fix=arguments.fix)
    print(f"failed: {', '.join(failed)}" if failed else "all is well")
    return bool(failed)


def _compile(_: argparse.Namespace, __: list[str]) -> None:
    _prepare("play")


def _translate(_: argparse.Namespace, __: list[str]) -> None:
    _prepare("play")
    _run_script("update_translations.py")


def _run_benchmarks(_: argparse.Namespace, extra_arguments: list[str]) -> None:
    if extra_arguments[:1] == ["work"]:
        _prepare("test")
        _run_instrument("bench_work", extra_arguments[1:])
        return
    _prepare("bundle")  # first: its setuptools builds what comes as sources
    environment.prepare("bench")
    if "--table" not in extra_arguments:  # that word asks for the table alone
        _run_instrument("bench_rules", extra_arguments)
        _run_instrument("bench_start")
        _run_instrument("bench_sound")
    _run_instrument("bench_table")
    _run_instrument("bench_bunny")


def _make_evaluation(_: argparse.Namespace, extra_arguments: list[str]) -> None:
    _prepare("train")
    _run_instrument("selfplay.evaluation", extra_arguments)


def _calibrate(_: argparse.Namespace, extra_arguments: list[str]) -> None:
    _prepare("train")
    _run_instrument("selfplay.calibration", extra_arguments)


def _measure_reviews(_: argparse.Namespace, extra_arguments: list[str]) -> None:
    _prepare("train")
    _run_instrument("selfplay.reviews", extra_arguments)


def _fit_solo(_: argparse.Namespace, extra_arguments: list[str]) -> None:
    _prepare("train")
    _run_instrument("selfplay.solo", extra_arguments)


def _make_practice(_: argparse.Namespace, extra_arguments: list[str]) -> None:
    _prepare("train")
    _run_instrument("selfplay.practice", extra_arguments)


def _measure_ladder(_: argparse.Namespace, extra_arguments: list[str]) -> None:
    _prepare("train")
    _run_instrument("selfplay.ladder", extra_arguments)


def _take_screenshots(_: argparse.Namespace, extra_arguments: list[str]) -> None:
    _prepare("play")
    _run_instrument("screenshots", extra_arguments)


def _film(_: argparse.Namespace, extra_arguments: list[str]) -> None:
    _prepare("play")
    _run_instrument("films", extra_arguments)


def _draw_art(_: argparse.Namespace, extra_arguments: list[str]) -> None:
    _prepare("play")
    _run_instrument("contact_sheets", extra_arguments)


def _draw_icons(_: argparse.Namespace, extra_arguments: list[str]) -> None:
    _prepare("package")
    _run_script("icons.py", *extra_arguments)


def _write_licences(_: argparse.Namespace, __: list[str]) -> None:
    _prepare("package")
    _run_script("licences.py")


def _write_schemas(_: argparse.Namespace, __: list[str]) -> None:
    _prepare("play")
    _run_script("devtools/make_schemas.py")


def _package(arguments: argparse.Namespace, extra_arguments: list[str]) -> int:
    if arguments.system == "python":
        _prepare("publish")
    else:
        system.provide(system.list_packages_for_packaging())
        _prepare("package")
    return _run_module(f"{arguments.system}.build", extra_arguments)


def _run_instrument(name: str, extra_arguments: Sequence[str] = ()) -> None:
    """Run a module of `instruments/`; Stop if it fails, after its own message."""
    if _run_module(f"instruments.{name}", extra_arguments):
        raise Stop(f"packaging/instruments/{name.replace('.', '/')}.py failed.")


def _run_module(module: str, extra_arguments: Sequence[str]) -> int:
    """Run a module of this folder in the environment; returns the exit status."""
    command = [str(environment.find_python()), "-m", module, *extra_arguments]
    folder = str(environment.ROOT / "packaging")
    return subprocess.run(command, env={**os.environ, "PYTHONPATH": folder}, check=False).returncode


def _write_checksums(arguments: argparse.Namespace, _: list[str]) -> None:
    folder: Path = arguments.folder
    if arguments.into:
        checksums.copy_flat(folder, arguments.into)
        folder = arguments.into
    files = [file for file in folder.rglob("*") if file.is_file() and file.name != checksums.NAME]
    if not files:
        raise Stop(f"There is nothing in {folder}.")
    sums = checksums.write(folder, [file for file in files if file.name != checksums.SIGNATURE])
    print(checksums.sign(sums, arguments.sign) if arguments.sign else sums)


def _build_site(_: argparse.Namespace, extra_arguments: list[str]) -> int:
    _prepare("package")
    return _run_module("website.build", extra_arguments)


def _release(arguments: argparse.Namespace, _: list[str]) -> None:
    if arguments.step == "notes":
        print(release.format_notes(), end="")
        return
    if not arguments.tag:
        raise Stop("Which tag? --tag v1.2.3 names it.")
    if arguments.step == "draft":
        if arguments.files is None or not arguments.files.is_dir():
            raise Stop("Which files? --files DIR names the folder that they lie in.")
        print(release.draft(arguments.files, arguments.tag))
    elif errors := release.find_errors(arguments.tag):
        raise Stop("\n".join(errors))
    else:
        print(f"{arguments.tag} can be released")


def _lock(_: argparse.Namespace, __: list[str]) -> None:
    system.provide([] if environment.is_ready("lock") else system.list_packages_for_environments())
    environment.prepare("lock")
    lock.write(environment.find_program("uv"))
