"""`python -m twoheirs_qt` is the installed command `twoheirs-qt`."""

import sys

from twoheirs_qt.cli import main

if __name__ == "__main__":
    sys.exit(main())
