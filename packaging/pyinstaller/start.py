"""Start the bundled program: the same command as an installed one."""

import sys

if __name__ == "__main__":
    from twoheirs_qt.cli import main

    sys.exit(main())
