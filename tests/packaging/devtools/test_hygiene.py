"""The checks that hold for every test do catch what they are there to catch."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]

CARELESS = """
    import warnings
    from PySide6.QtCore import QTimer, QVariantAnimation, qWarning
    from PySide6.QtWidgets import QWidget
    kept = []
    def test_window(qapp):
        kept.append(QWidget())
        kept[-1].setObjectName("forgotten")
        kept[-1].show()
    def test_timer(qapp):
        kept.append(QTimer())
        kept[-1].start(1000)
    def test_animation(qapp):
        kept.append(QVariantAnimation(duration=60000, startValue=0, endValue=1))
        kept[-1].start()
    def test_warning_of_qt(qapp):
        qWarning("something is wrong")
    def test_warning_of_python():
        warnings.warn("old ways")
"""
COMPLAINTS = [
    "ERROR test_sample.py::test_window - Failed: the test leaves behind: QWidget 'forgotten'",
    "ERROR test_sample.py::test_timer - Failed: the test leaves behind: <PySide6.QtCore.QTimer",
    "ERROR test_sample.py::test_animation - Failed: the test leaves behind: <PySide6.QtCore.QVar",
    "FAILED test_sample.py::test_warning_of_qt",
    "FAILED test_sample.py::test_warning_of_python - UserWarning: old ways",
    "2 failed, 3 passed, 3 errors",
]

TIDY = """
    from PySide6.QtCore import QTimer, qWarning
    from PySide6.QtWidgets import QLabel
    def test_windows(qtbot):
        label = QLabel("hello")
        qtbot.addWidget(label)
        label.show()
        later = QLabel("later")
        later.show()
        later.deleteLater()
    def test_timer(qapp):
        timer = QTimer()
        timer.start(1000)
    def test_noise_of_offscreen(qapp):
        qWarning("This plugin does not support propagateSizeHints()")
    def test_private_folders(tmp_path):
        import platformdirs
        from pathlib import Path
        from PySide6.QtCore import QDir
        assert Path.home().is_relative_to(tmp_path)
        assert Path(QDir.homePath()).is_relative_to(tmp_path)
        assert platformdirs.user_data_path().is_relative_to(tmp_path)
        assert platformdirs.user_config_path().is_relative_to(tmp_path)
"""


def run_tests_of(source: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """Run `source` as a test file under this project's configuration and conftest."""
    lines = source.strip("\n").splitlines()
    margin = len(lines[0]) - len(lines[0].lstrip())
    for name in ("conftest.py", "screens.json"):
        (folder / name).write_bytes((ROOT / "tests" / name).read_bytes())
    (folder / "test_sample.py").write_text("\n".join(line[margin:] for line in lines) + "\n")
    command = [sys.executable, "-m", "pytest", "-c", str(ROOT / "pyproject.toml")]
    return subprocess.run(
        [*command, "-p", "no:cacheprovider", "--rootdir", str(folder), str(folder)],
        cwd=folder,
        env={**os.environ, "COLUMNS": "200"},  # lines are cut at the width of the terminal
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


def test_careless_tests_fail_each_for_its_own_reason(tmp_path: Path) -> None:
    process = run_tests_of(CARELESS, tmp_path)
    assert [line for line in COMPLAINTS if line not in process.stdout] == [], process.stdout


def test_tidy_tests_pass(tmp_path: Path) -> None:
    process = run_tests_of(TIDY, tmp_path)
    assert process.returncode == 0, process.stdout + process.stderr
    assert "4 passed" in process.stdout
