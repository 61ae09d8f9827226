"""Build the project's website in all languages: `packaging/dev.py site`.

The result in build/site is plain files for any web server: description, pictures, downloads and the
rule book. Most of its texts come from the program and its packages. `--check` opens every page in
Chromium.
"""

from __future__ import annotations

import argparse
import html
import json
import os
import shutil
import sys
import tempfile
import tomllib
from pathlib import Path

import icons
from devtools import changelog, identity
from devtools.environment import ROOT
from devtools.errors import Stop
from instruments import screenshots
from PySide6.QtCore import QDate, QLocale, QResource
from PySide6.QtWidgets import QApplication
from stores.store_descriptions import describe, format_source_url
from website import check
from website.metainfo import list_features, read_captions

from twoheirs_qt.tabletop import data

_SOURCES = Path(__file__).resolve().parent
PICTURES = screenshots.PUBLISHED


def main() -> int:
    """Build it below `--out`; exit status 1 and a sentence if it fails."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    parser = argparse.ArgumentParser(prog="packaging/dev.py site", description=__doc__)
    parser.add_argument("--out", type=Path, default=ROOT / "build" / "site", metavar="DIR")
    parser.add_argument("--check", action="store_true", help="look at it in Chromium")
    arguments = parser.parse_args()
    out: Path = arguments.out.absolute()
    try:
        pages = build(out)
        print(f"{len(pages)} pages in {out}", flush=True)
        if faults := check.find_broken_links(out):
            raise Stop("Broken links:\n" + "\n".join(faults))
        if arguments.check:
            for line in check.check_in_browser(out, pages, ROOT / "build" / "site-seen"):
                print(line, flush=True)
    except Stop as stop:
        print(stop, file=sys.stderr)
        return 1
    return 0


def build(out: Path) -> list[Path]:
    """Build the emptied folder; returns its pages."""
    shutil.rmtree(out, ignore_errors=True)
    out.mkdir(parents=True)
    shutil.copy(_SOURCES / "style.css", out)
    for language in identity.read_languages():
        _take_screenshots(out / "pictures" / language, language)
    application = QApplication.instance() or QApplication([])
    assert isinstance(application, QApplication)
    (out / "icon.png").write_bytes(icons.PROGRAM.render(256))
    (out / "maskable.png").write_bytes(icons.PROGRAM.render(512, icons.MASKABLE_PLATE))
    (out / "site.webmanifest").write_text(_format_manifest(), "utf-8")
    QResource.registerResource(str(data.find_path("resources.rcc")))
    pages = []
    for language in identity.read_languages():
        folder = out if language == "en" else out / language
        folder.mkdir(exist_ok=True)
        pages += [_write_home(folder, language), _write_rules(folder, language, application, out)]
    return pages


def read_own_texts(language: str) -> dict[str, str]:
    """Return the texts of this website alone, by key."""
    return dict(tomllib.loads((_SOURCES / "words.toml").read_text("utf-8"))[language])


def _take_screenshots(folder: Path, language: str) -> None:
    with tempfile.TemporaryDirectory() as taken:
        screenshots.take_all(Path(taken), language, [screenshots.PUBLISHED_SIZE])
        folder.mkdir(parents=True)
        for name, scene in PICTURES.items():
            shutil.copy(
                Path(taken, f"{name}-{screenshots.PUBLISHED_SIZE}.png"), folder / f"{scene}.png"
            )


def _write_home(folder: Path, language: str) -> Path:
    description, own_text = describe(language), read_own_texts(language)
    up = "" if language == "en" else "../"
    newest, *_ = changelog.read_releases()
    day = QLocale(language).toString(
        QDate(newest.day.year, newest.day.month, newest.day.day), QLocale.FormatType.LongFormat
    )
    version = identity.read_version()
    values = {
        "version": version,
        "day": day,
        "changelog": format_source_url("CHANGELOG.md"),
        "releases": f"{identity.HOME}/releases",
        "deb": f"{identity.COMMAND}_{version}-1_amd64.deb",
        "flatpak": f"TheTwoHeirs-{version}.flatpak",
        "command": identity.COMMAND,
        "home": identity.HOME,
        "sources": "rules.html#sources/owner",
        "catalogue": format_source_url("twoheirs_qt/games/two_heirs/codec/CATALOGUE.md"),
    }
    about, fans = description.description.split("\n")
    pictures = "".join(
        f'<figure><img src="{up}pictures/{language}/{name}.png" width="1280" height="720" '
        f'loading="lazy" alt=""><figcaption>{_escape(caption)}</figcaption></figure>'
        for name, caption in read_captions(language)
    )
    ways = ("debian", "flatpak", "python", "source", "untried")
    body = f"""
<div class="head"><img src="{up}icon.png" alt="" width="256" height="256">
<div><h1>{_escape(description.name)}</h1>
<p class="summary">{_escape(description.summary)}</p></div></div>
<p>{_escape(about)}</p>
<ul>{"".join(f"<li>{_escape(line)}</li>" for line in list_features(language))}</ul>
<p class="notes">{_escape(fans)}</p>
<h2 id="pictures">{own_text["pictures"]}</h2>
<div class="pictures">{pictures}</div>
<h2 id="download">{own_text["download"]}</h2>
<p>{own_text["version"].format(**values)}</p>
<ul>{"".join(f"<li>{own_text[way].format(**values)}</li>" for way in ways)}</ul>
<p>{own_text["files"].format(**values)}</p>
<h2 id="own-box">{own_text["own_box"]}</h2>
<p>{own_text["own_box_told"].format(**values)}</p>
"""
    return _write_page(folder / "index.html", language, description.name, description.summary, body)


def _write_rules(folder: Path, language: str, application: QApplication, out: Path) -> Path:
    from website import book

    from twoheirs_qt.games.two_heirs.drawing.art import Art
    from twoheirs_qt.tabletop.text.language import Languages

    languages = Languages(application)
    languages.choose(language)
    own_text, up = read_own_texts(language), "" if language == "en" else "../"
    chapters = book.write_chapters(Art(), out / "pictures" / "rules", f"{up}pictures/rules")
    contents = "".join(
        f'<li><a href="#chapter-{chapter.anchor}">{_escape(chapter.title)}</a></li>'
        for chapter in chapters
    )
    text = "".join(
        f'<section class="book" id="chapter-{chapter.anchor}">{chapter.body}</section>\n'
        for chapter in chapters
    )
    body = (
        f'<h1>{own_text["rules"]}</h1>\n<nav aria-label="{own_text["contents"]}">'
        f'<ul class="contents">{contents}</ul></nav>\n{text}'
    )
    return _write_page(
        folder / "rules.html", language, own_text["rules"], describe(language).summary, body
    )


def _write_page(file: Path, language: str, title: str, summary: str, body: str) -> Path:
    own_text, up = read_own_texts(language), "" if language == "en" else "../"
    full_title = (
        f"{title} · {describe(language).name}" if title != describe(language).name else title
    )
    language_links = []
    for linked_language, name in identity.read_languages().items():
        address = f"{up}{'' if linked_language == 'en' else linked_language + '/'}{file.name}"
        current = ' aria-current="true"' if linked_language == language else ""
        language_links.append(
            f'<li><a href="{address}" lang="{linked_language}"{current}>{name}</a></li>'
        )
    links = {"index.html": own_text["back"], "rules.html": own_text["rules"]}
    links |= {
        "index.html#download": own_text["download"],
        "index.html#own-box": own_text["own_box"],
    }
    page_links = "".join(
        f'<li><a href="{address}">{name}</a></li>' for address, name in links.items()
    )
    text = f"""<!DOCTYPE html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{_escape(full_title)}</title>
<meta name="description" content="{html.escape(summary)}">
<link rel="icon" href="{up}icon.png">
<link rel="manifest" href="{up}site.webmanifest">
<link rel="stylesheet" href="{up}style.css">
</head>
<body>
<header>
<nav aria-label="{_escape(describe(language).name)}"><ul>{page_links}</ul></nav>
<nav aria-label="{own_text["language"]}"><ul>{"".join(language_links)}</ul></nav>
</header>
<main>
{body}
</main>
<footer><p>{own_text["licence"]} <a href="{identity.HOME}">{identity.HOME}</a></p></footer>
</body>
</html>
"""
    file.write_text(text, "utf-8", newline="\n")
    return file


def _format_manifest() -> str:
    description = describe()
    manifest = {
        "name": description.name,
        "description": description.summary,
        "start_url": "index.html",
        "display": "browser",
        "background_color": icons.MASKABLE_PLATE.colour,
        "icons": [
            {"src": "icon.png", "sizes": "256x256", "type": "image/png"},
            {
                "src": "maskable.png",
                "sizes": "512x512",
                "type": "image/png",
                "purpose": "maskable",
            },
        ],
    }
    return json.dumps(manifest, indent=2) + "\n"


def _escape(text: str) -> str:
    return html.escape(text, quote=False)


if __name__ == "__main__":
    sys.exit(main())
