"""Compiles the program's data whenever a wheel or an editable install is built."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


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
