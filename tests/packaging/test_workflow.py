"""The workflow of the hosted runners does nothing that `dev.py` does not do at home."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import pytest
import yaml
from devtools.commands import SYSTEMS

from tests.box import ROOT

WORKFLOW = ROOT / ".github" / "workflows" / "packages.yml"
RUNNERS = {"ubuntu-24.04", "windows-2025", "macos-15", "macos-15-intel"}


@pytest.fixture(scope="module")
def jobs() -> dict[str, dict[str, Any]]:
    loaded: dict[str, dict[str, Any]] = yaml.safe_load(WORKFLOW.read_text("utf-8"))["jobs"]
    return loaded


def steps(jobs: dict[str, dict[str, Any]], key: str) -> Iterator[Any]:
    return (step[key] for job in jobs.values() for step in job["steps"] if key in step)


def test_every_system_is_built_on_its_own_runner(jobs: dict[str, dict[str, Any]]) -> None:
    runners = {job["runs-on"] for job in jobs.values()} | set(
        jobs["macos"]["strategy"]["matrix"]["runner"]
    )
    assert runners - {"${{ matrix.runner }}"} == RUNNERS
    assert all(job["timeout-minutes"] <= 60 for job in jobs.values())


def test_every_command_is_one_of_dev_py(jobs: dict[str, dict[str, Any]]) -> None:
    built = set()
    for line in steps(jobs, "run"):
        program, script, word, *rest = shlex.split(line)
        assert (program, script) == ("python", "packaging/dev.py"), line
        if word == "package":
            assert rest[0] in SYSTEMS
            built.add(rest[0])
        command = [sys.executable, "packaging/dev.py", word, *rest, "--help"]
        done = subprocess.run(
            command, cwd=ROOT, capture_output=True, text=True, check=False, timeout=60
        )
        assert done.returncode == 0, done.stderr
        assert "usage: packaging/dev.py" in done.stdout
    assert built == set(SYSTEMS)


def test_actions_are_pinned_and_the_runner_may_write_nothing(
    jobs: dict[str, dict[str, Any]],
) -> None:
    for action in steps(jobs, "uses"):
        assert re.fullmatch(r"actions/[\w-]+@[0-9a-f]{40}", action), action
    named = re.findall(r"uses: (\S+)@(\S+) # v\d+\.\d+\.\d+\n", WORKFLOW.read_text("utf-8"))
    assert [f"{action}@{commit}" for action, commit in named] == [*steps(jobs, "uses")]
    assert len(set(named)) == len(dict(named)), "one commit each"
    whole = yaml.safe_load(WORKFLOW.read_text("utf-8"))
    assert whole["permissions"] == {"contents": "read"}
    assert not [job for job in jobs.values() if "permissions" in job]


def test_what_is_checked_out_leaves_no_key_behind(jobs: dict[str, dict[str, Any]]) -> None:
    checkouts = [
        step for job in jobs.values() for step in job["steps"] if "checkout" in step.get("uses", "")
    ]
    assert len(checkouts) == len(jobs)
    assert all(step["with"] == {"persist-credentials": False} for step in checkouts)


def test_what_is_built_is_kept(jobs: dict[str, dict[str, Any]]) -> None:
    """The folders that are uploaded are those that the builds say they write to."""
    kept = {
        path.rsplit("/", 1)[0]
        for job in jobs.values()
        for step in job["steps"]
        if "upload-artifact" in step.get("uses", "")
        for path in step["with"]["path"].split()
    }
    folders = {"build/linux/deb", "build/flatpak", "build/windows/out", "build/macos"}
    assert kept == {*folders, "build"}
    assert set(SYSTEMS) == set(jobs["checksums"]["needs"])
