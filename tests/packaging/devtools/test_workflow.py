"""The workflows of the hosted runners do nothing that `dev.py` does not do at home."""

from __future__ import annotations

import re
import shlex
import sys
from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from typing import Any

import pytest
import yaml
from devtools import commands
from devtools.commands import SYSTEMS

from tests.box import ROOT

WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
RUNNERS = {"ubuntu-24.04", "ubuntu-24.04-arm", "windows-2025", "macos-15", "macos-15-intel"}
Jobs = dict[str, dict[str, Any]]


@pytest.fixture(scope="module")
def jobs() -> Jobs:
    """Those that make a release."""
    return read_jobs("packages")


@pytest.fixture(scope="module")
def every_job() -> list[dict[str, Any]]:
    return [job for file in WORKFLOWS for job in read_jobs(file.stem).values()]


def read_jobs(name: str) -> Jobs:
    loaded: Jobs = read_workflow(name)["jobs"]
    return loaded


def read_workflow(name: str) -> dict[Any, Any]:
    file = ROOT / ".github" / "workflows" / f"{name}.yml"
    return dict(yaml.safe_load(file.read_text("utf-8")))


def list_steps(jobs: list[dict[str, Any]], key: str) -> Iterator[Any]:
    return (step[key] for job in jobs for step in job["steps"] if key in step)


def test_every_system_is_built_on_its_own_runner(jobs: Jobs) -> None:
    runners = {job["runs-on"] for job in jobs.values()}
    for job in jobs.values():
        runners |= set(job.get("strategy", {}).get("matrix", {}).get("runner", ()))
    assert runners - {"${{ matrix.runner }}"} == RUNNERS
    assert all(job["timeout-minutes"] <= 60 for job in jobs.values())


def test_tests_run_on_every_push_with_the_oldest_and_the_newest_python() -> None:
    assert read_workflow("tests")[True]["push"] == {
        "branches": ["**"]
    }  # YAML takes `on` for a truth
    (job,) = read_jobs("tests").values()
    commands = [step["run"] for step in job["steps"] if "run" in step]
    assert commands == ["python packaging/dev.py test"]
    assert [item.split("-")[0] for item in job["strategy"]["matrix"]["python"]] == ["3.11", "3.14"]


def test_nothing_is_built_before_tag_and_tests_are_right(jobs: Jobs) -> None:
    """And nothing is published that was not built whole."""
    check, *_ = [step for step in jobs["version"]["steps"] if "run" in step]
    assert check["run"].startswith("python packaging/dev.py release check --tag ")
    assert check["if"] == "github.ref_type == 'tag'"
    assert jobs["tests"]["needs"] == "version"
    built = {"python", "linux", "flatpak", "windows", "macos"}
    assert all(jobs[name]["needs"] == "tests" for name in built)
    assert set(jobs["checksums"]["needs"]) == built
    assert jobs["draft"]["needs"] == "checksums"
    for name in ("checksums", "draft", "index"):  # what is switched off fails nothing
        assert "!failure() && !cancelled()" in jobs[name]["if"]
    assert all("github.ref_type == 'tag'" in jobs[name]["if"] for name in ("draft", "index"))


def test_untried_packages_are_off_by_default(jobs: Jobs) -> None:
    for name in ("windows", "macos", "index"):
        assert f"vars.TWOHEIRS_{name.upper()} == 'on'" in jobs[name]["if"]
        readme = (ROOT / "packaging" / "README.md").read_text("utf-8")
        assert f"TWOHEIRS_{name.upper()}" in readme


def test_every_command_is_one_of_dev_py(
    every_job: list[dict[str, Any]],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    built = set()
    for line in list_steps(every_job, "run"):
        program, script, word, *arguments = shlex.split(line)
        assert (program, script) == ("python", "packaging/dev.py"), line
        if word == "test":  # hands on what follows
            assert not arguments
            continue
        run: Callable[[], object] = partial(commands.main, [word, *arguments, "--help"])
        if word == "package":  # hands on to a module of its own
            system, *options = arguments
            built.add(system)
            monkeypatch.setattr(sys, "argv", ["build", *options, "--help"])
            run = import_module(f"{system}.build").main
        with pytest.raises(SystemExit) as end:
            run()
        assert end.value.code == 0
        assert "usage: packaging/dev.py" in capsys.readouterr().out
    assert built == set(SYSTEMS)


def test_actions_are_pinned_and_runners_may_write_nothing_but_a_draft(
    jobs: Jobs, every_job: list[dict[str, Any]]
) -> None:
    texts = "".join(file.read_text("utf-8") for file in WORKFLOWS)
    used_actions = sorted(list_steps(every_job, "uses"))
    named_actions = re.findall(r"uses: (\S+)@([0-9a-f]{40}) # v\d+\.\d+\.\d+\n", texts)
    assert sorted(f"{action}@{commit}" for action, commit in named_actions) == used_actions
    assert len(set(named_actions)) == len(dict(named_actions)), "one commit each"
    assert {action.split("/")[0] for action, _ in named_actions} == {"actions", "pypa"}
    assert all(
        read_workflow(file.stem)["permissions"] == {"contents": "read"} for file in WORKFLOWS
    )
    permissions = {name: job["permissions"] for name, job in jobs.items() if "permissions" in job}
    assert permissions == {
        "draft": {"contents": "write", "id-token": "write", "attestations": "write"},
        "index": {"id-token": "write"},
    }
    assert jobs["index"]["environment"] == "index"  # where its publisher says who may


def test_what_is_checked_out_leaves_no_key_behind(every_job: list[dict[str, Any]]) -> None:
    checkouts = [
        step for job in every_job for step in job["steps"] if "checkout" in step.get("uses", "")
    ]
    assert len(checkouts) == len(every_job) - 1  # `index` only hands on what was built
    assert all(step["with"] == {"persist-credentials": False} for step in checkouts)


def test_what_is_built_is_kept(jobs: Jobs) -> None:
    """The folders that are uploaded are those that the builds say they write to."""
    kept_folders = {
        path.rsplit("/", 1)[0]
        for job in jobs.values()
        for step in job["steps"]
        if "upload-artifact" in step.get("uses", "")
        for path in step["with"]["path"].split()
    }
    folders = {"build/linux/deb", "build/appimage", "build/flatpak", "build/python/dist"}
    assert kept_folders == {*folders, "build/windows/out", "build/macos", "build"}
