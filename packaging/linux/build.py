"""Builds what players on Linux install, and checks it: `packaging/dev.py package linux`.

The bundle is made by PyInstaller, as on every system.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from devtools import bundle
from devtools.environment import ROOT
from devtools.errors import Stop


def main() -> int:
    """Build below `--out`; exit status 1 and a sentence if anything is not as it should be."""
    parser = argparse.ArgumentParser(prog="packaging/dev.py package linux", description=__doc__)
    parser.add_argument("--out", type=Path, default=ROOT / "build" / "linux", metavar="DIR")
    arguments = parser.parse_args()
    try:
        made = bundle.make(arguments.out / "bundle")
    except Stop as stop:
        print(stop, file=sys.stderr)
        return 1
    print(made)
    return 0


if __name__ == "__main__":
    sys.exit(main())
