"""What the bundled program runs: the same command as an installed one."""

import sys

from twoheirs_qt.cli import main

if __name__ == "__main__":
    sys.exit(main())
