"""The project's page: all languages say all of it, and what is broken is found."""

from __future__ import annotations

import re
import string
import tomllib
from pathlib import Path

import website.build
from devtools import identity
from website import check, metainfo

WORDS = Path(website.build.__file__).with_name("words.toml")


def test_every_language_says_the_same_with_the_same_facts() -> None:
    site_texts = tomllib.loads(WORDS.read_text("utf-8"))
    assert site_texts.keys() == identity.read_languages().keys()

    def find_facts(text: str) -> set[str]:
        placeholders = {name for _, name, _, _ in string.Formatter().parse(text) if name}
        return placeholders | set(re.findall(r"<[a-z]+", text))

    for language, texts in site_texts.items():
        assert texts.keys() == site_texts["en"].keys(), language
        for key, text in texts.items():
            assert find_facts(text) == find_facts(site_texts["en"][key]), (language, key)


def test_pictures_and_features_are_described_in_every_language() -> None:
    english = metainfo.read_captions("en")
    assert {name for name, _ in english} == set(website.build.PICTURES.values())
    for language in identity.read_languages():
        assert [name for name, _ in metainfo.read_captions(language)] == [
            name for name, _ in english
        ]
        assert len(metainfo.list_features(language)) == len(metainfo.list_features("en")) > 3


def test_what_leads_nowhere_is_named(tmp_path: Path) -> None:
    (tmp_path / "pl").mkdir()
    (tmp_path / "index.html").write_text(
        '<h2 id="here"></h2><a href="#here"></a><a href="#there"></a><a href="pl/a.html#turn/take">'
        '</a><a href="https://example.org/none"></a><img src="none.png">'
    )
    (tmp_path / "pl" / "a.html").write_text(
        "<span id='turn/take'></span><a href='../index.html'></a><a href='../b.html'></a>"
    )
    assert check.find_broken_links(tmp_path) == [
        "index.html: #there (no such place)",
        "index.html: none.png",
        "pl/a.html: ../b.html",
    ]
