"""Checks of the website: links, widths and pictures."""

from __future__ import annotations

import html
import json
import re
import shutil
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urldefrag

from devtools.bundle import run
from devtools.errors import Stop

WIDTHS = {"phone": (390, 844), "desktop": (1280, 900)}
"""Logical pixels."""

# Shows a page in a frame of the wanted width (windows of browsers have a minimum) and inspects it.
_FRAME = """<!DOCTYPE html><title></title><body style="margin:0">
<iframe src="{page}" style="border:0;width:{wide}px;height:{high}px"></iframe>
<script>
addEventListener("load", () => {{
  const page = document.querySelector("iframe").contentDocument;
  for (const picture of page.images) picture.loading = "eager";
  const look = () =>
    [...page.images].every(picture => picture.complete) ? tell(page) : setTimeout(look, 100);
  look();
}});
const tell = page => {{
  const pictures = [...page.images];
  const root = page.documentElement;
  const wide = [...page.querySelectorAll("main *")].filter(
    each => each.getBoundingClientRect().right > {wide} + 1 && !each.closest("table"));
  document.title = JSON.stringify({{
    wide: root.scrollWidth, pictures: pictures.length,
    missing: pictures.filter(picture => !picture.naturalWidth).map(picture => picture.src),
    sticking: wide.slice(0, 3).map(each => each.outerHTML.slice(0, 80)),
  }});
}};
</script>
"""


def find_broken_links(site: Path) -> list[str]:
    """List the links within the site to a file or an anchor that does not exist."""
    pages = {file: file.read_text("utf-8") for file in site.rglob("*.html")}
    anchors = {
        file: {html.unescape(name) for name in re.findall(r"""\bid=['"]([^'"]+)['"]""", text)}
        for file, text in pages.items()
    }
    broken = []
    for file, text in pages.items():
        for link in re.findall(r"""\b(?:href|src)=['"]([^'"]+)['"]""", text):
            address, anchor = urldefrag(html.unescape(link))
            if re.match(r"[a-z]+:", address):
                continue
            target = (file.parent / unquote(address)).resolve() if address else file
            if not target.is_file():
                broken.append(f"{file.relative_to(site)}: {link}")
            elif anchor and target in anchors and anchor not in anchors[target]:
                broken.append(f"{file.relative_to(site)}: {link} (no such place)")
    return sorted(set(broken))


def check_in_browser(site: Path, pages: Sequence[Path], screenshots: Path) -> list[str]:
    """Check each page in Chromium at each width, with pictures in `screenshots`; else Stop."""
    browser = shutil.which("chromium") or shutil.which("chromium-browser")
    if browser is None:
        raise Stop("Chromium is needed: apt-get install chromium")
    shutil.rmtree(screenshots, ignore_errors=True)
    screenshots.mkdir(parents=True)
    lines = []
    for page in pages:
        for name, (wide, high) in WIDTHS.items():
            measures = _inspect(browser, page, wide, high)
            label = f"{page.relative_to(site)} at {wide}"
            if measures["wide"] > wide or measures["sticking"]:
                raise Stop(f"{label} is {measures['wide']} wide: {measures['sticking']}")
            if measures["missing"] or not measures["pictures"]:
                raise Stop(f"{label} lacks pictures: {measures['missing']}")
            file = str(page.relative_to(site).with_suffix("")).replace("/", "-")
            _take_screenshot(browser, page, screenshots / f"{file}-{name}.png", wide, high)
            lines.append(f"{label}: fits, {measures['pictures']} pictures")
    return lines


_HEADLESS = (
    *("--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars"),
    *("--allow-file-access-from-files", "--disable-dev-shm-usage"),
)


def _inspect(browser: str, page: Path, wide: int, high: int) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder:
        frame = Path(folder, "frame.html")
        frame.write_text(_FRAME.format(page=page.as_uri(), wide=wide, high=high), "utf-8")
        options = [*_HEADLESS, f"--user-data-dir={folder}/profile", "--virtual-time-budget=20000"]
        output = run([browser, *options, "--dump-dom", frame.as_uri()])
    title = re.search(r"<title>(\{.*?\})</title>", output, re.DOTALL)
    if title is None:
        raise Stop(f"The browser did not show {page}:\n{output[-500:]}")
    data: dict[str, Any] = json.loads(html.unescape(title[1]))
    return data


def _take_screenshot(browser: str, page: Path, target: Path, wide: int, high: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        frame = Path(folder, "frame.html")
        frame.write_text(_FRAME.format(page=page.as_uri(), wide=wide, high=high), "utf-8")
        options = [*_HEADLESS, f"--user-data-dir={folder}/profile", f"--screenshot={target}"]
        run([browser, *options, f"--window-size={max(wide, 500)},{high}", frame.as_uri()])
