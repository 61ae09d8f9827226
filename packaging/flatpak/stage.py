"""Write the files for desktops below a `share/`; runs inside Flatpak's builder.

PYTHONPATH=packaging python3 -m flatpak.stage /app/share
"""

from __future__ import annotations

import sys
from pathlib import Path

from linux import desktop


def main(arguments: list[str]) -> int:
    """Write them below the given folder; returns the exit status."""
    desktop.stage(Path(arguments[0]))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
