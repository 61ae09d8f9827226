"""Hatchling's hooks: the compiled data of the program, and the page for Python's index."""

from __future__ import annotations

import importlib.util
import re
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface


class CompileDataHook(BuildHookInterface[Any]):
    """Brings `twoheirs_qt/_data/` up to date before files are collected."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile; a broken source stops the build with the tool's output."""
        root = Path(self.root)
        script = root / "packaging" / "compile_data.py"
        spec = importlib.util.spec_from_file_location("compile_data", script)
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        sys.modules[spec.name] = module  # dataclasses look up their module there
        spec.loader.exec_module(module)
        module.compile_all(root)


class PageHook(MetadataHookInterface):
    """Makes README the page on Python's index, with absolute links."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Set the text, with links to this version's files in the repository."""
        root = Path(self.root)
        source = (root / "twoheirs_qt" / "__init__.py").read_text("utf-8")
        (version,) = re.findall(r'^__version__ = "([^"]+)"$', source, re.MULTILINE)
        text = make_links_absolute(
            (root / "README.md").read_text("utf-8"), metadata["urls"]["Source"], version
        )
        metadata["readme"] = {"content-type": "text/markdown", "text": text}


def make_links_absolute(readme: str, home: str, version: str) -> str:
    """Make the relative links of `readme` absolute, except those to its own sections."""

    def replace(link: re.Match[str]) -> str:
        picture, words, target = link.groups()
        if re.match(r"[a-z]+:|#", target):
            return link[0]
        kind = "raw" if picture else "blob"
        return f"{picture}[{words}]({home}/{kind}/v{version}/{target})"

    return re.sub(r"(!?)\[([^\]]*)\]\(([^)\s]+)\)", replace, readme)
