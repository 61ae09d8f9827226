"""A bundle of the program as it is, for all tests that look into one."""

from __future__ import annotations

import hashlib
from pathlib import Path

import pytest
from devtools import bundle, identity
from linux import elf

from tests.box import ROOT
from tests.long_run import LONG_RUN


@pytest.fixture(scope="session")
def bundle_folder() -> Path:
    """A bundle of the program as it is, with a probe in it; kept until something changes.

    Tests that use it share an `xdist_group`, `bundle`: it is built once, and whole before use. They
    are skipped by day: to build, pack and check it takes two minutes.
    """
    if not LONG_RUN:
        pytest.skip("a bundle is built by `dev.py night` and `dev.py package`")
    digest = hashlib.sha256()
    sources = [
        file
        for folder in ("twoheirs_qt", "resources", "translations", "packaging")
        for file in sorted((ROOT / folder).rglob("*"))
        if file.is_file() and not {"__pycache__", "_data"} & set(file.parts)
    ]
    for file in sources:
        digest.update(f"\0{file.relative_to(ROOT)}\0".encode() + file.read_bytes())
    stored_bundle = ROOT / "build" / "tests" / "bundle"
    stamp = stored_bundle / "inputs.txt"
    if not stamp.exists() or stamp.read_text() != digest.hexdigest():
        elf.clean(bundle.make(stored_bundle, ["--probe"]))
        stamp.write_text(digest.hexdigest())
    return stored_bundle / "dist" / identity.COMMAND
