"""What a build needs of this project: its compiled data, and a page for Python's index."""

from __future__ import annotations

import importlib.util
import re
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface


class CompileDataHook(BuildHookInterface[Any]):
    """Hatchling's hook: `twoheirs_qt/_data/` is up to date before files are collected."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile; a broken source stops the build with the tool's own words."""
        root = Path(self.root)
        script = root / "packaging" / "compile_data.py"
        spec = importlib.util.spec_from_file_location("compile_data", script)
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        sys.modules[spec.name] = module  # dataclasses look their module up there
        spec.loader.exec_module(module)
        module.compile_all(root)


class PageHook(MetadataHookInterface):
    """Hatchling's hook: README is the page on Python's index, where its own links lead nowhere."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Put it in, with links to this version's files where the project lives."""
        root = Path(self.root)
        source = (root / "twoheirs_qt" / "__init__.py").read_text("utf-8")
        (version,) = re.findall(r'^__version__ = "([^"]+)"$', source, re.MULTILINE)
        text = page((root / "README.md").read_text("utf-8"), metadata["urls"]["Source"], version)
        metadata["readme"] = {"content-type": "text/markdown", "text": text}


def page(readme: str, home: str, version: str) -> str:
    """`readme` with its relative links made whole; those within it stay as they are."""

    def whole(link: re.Match[str]) -> str:
        picture, words, target = link.groups()
        if re.match(r"[a-z]+:|#", target):
            return link[0]
        kind = "raw" if picture else "blob"
        return f"{picture}[{words}]({home}/{kind}/v{version}/{target})"

    return re.sub(r"(!?)\[([^\]]*)\]\(([^)\s]+)\)", whole, readme)
