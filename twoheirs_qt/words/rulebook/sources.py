"""Chapter: where the tiles come from, how to correct them, and how the editions differ."""

from __future__ import annotations

from typing import Final

from twoheirs_qt.rules.components import Building
from twoheirs_qt.words.names import building_name
from twoheirs_qt.words.rulebook.model import (
    Bullets,
    Chapter,
    Paragraph,
    RulingBox,
    Section,
    Table,
    paragraphs,
)
from twoheirs_qt.words.text import plain, translate

_PRINTED: Final[dict[Building, tuple[str, str, str]]] = {
    Building.INN: ("Gospoda", "Hostinec", "Taverne"),
    Building.MARKET: ("Targ", "Trh", "Markt"),
    Building.PILGRIMAGE_SITE: ("Miejsce pielgrzymek", "Pútnické miesto", "Pilgerstätte"),
    Building.ROBBER_BARON: ("Baronia rabusiów", "Lúpežný barón", "Raubritterburg"),
    Building.MILL: ("Młyn", "Mlyn", "Mühle"),
    Building.MINE: ("Kopalnia", "Kamenárstvo", "Mine"),
    Building.COWSHED: ("Obora", "Kravín", "Kuhstall"),
    Building.BAKERY: ("Piekarnia", "Pekáreň", "Bäckerei"),
    Building.SMITHY: ("Kuźnia", "Kováčstvo", "Schmiede"),
    Building.LODGE: ("Stróżówka", "Drevorubačská chata", "Hütte"),
    Building.CAMP: ("Obozowisko", "Tábor", "Feldlager"),
    Building.FARM: ("Farma", "Farma", "Bauernhof"),
    Building.SAWMILL: ("Tartak", "Píla", "Sägewerk"),
    Building.QUARRY: ("Kamieniołom", "Kameňolom", "Steinbruch"),
    Building.TRADING_POST: ("Faktoria", "Obchodná stanica", "Handelsposten"),
    Building.CATHEDRAL: ("Katedra", "Katedrála", "Kathedrale"),
    Building.SIEGE_TOWER: ("Wieża oblężnicza", "Obliehacia veža", "Belagerungsturm"),
    Building.FORTRESS: ("Twierdza", "Pevnosť", "Festung"),
    Building.WATCHTOWER: ("Wieża strażnicza", "Strážna veža", "Wachturm"),
    Building.GARRISON: ("Garnizon", "Kasárne", "Garnison"),
    Building.BASKETRY: ("Sklep z koszykami", "Košikárstvo", "Korbflechterei"),
    Building.POTTERY: ("Garncarnia", "Hrnčiarstvo", "Töpferei"),
    Building.COOPERAGE: ("Warsztat bednarski", "Debnárstvo", "Böttcherei"),
    Building.GUILD: ("Gildia", "Cech", "Gildenhaus"),
}
"""What the printed rules call the buildings, in Polish, Slovak and German."""

INSTALLED: Final = "installed"
OWN: Final = "own"
"""Placeholders that the program fills: the catalogue it comes with, and where an own one lies."""

_CATALOGUE: Final = Section(
    "sources/catalogue",
    translate("Rule book sources", "Where the tiles come from", "rules §1"),
    (
        *paragraphs(
            translate(
                "Rule book sources",
                "The printed rules name the sets, the buildings and their effects, but they show "
                "only some of the costs, and no roads. What they do not show is a "
                "<b>reconstruction</b>, made so that it fits the rest.",
                "rules §1",
            ),
        ),
        Table(
            (
                translate("Rule book sources", "From the printed rules", "rules §1"),
                translate("Rule book sources", "Reconstructed", "rules §1"),
            ),
            (
                (
                    translate(
                        "Rule book sources", "the six sets and what each building does", "rules §1"
                    ),
                    translate(
                        "Rule book sources",
                        "how many tiles there are of each building, and on which terrain",
                        "rules §1",
                    ),
                ),
                (
                    translate(
                        "Rule book sources",
                        "three wood, three wheat and three stone tiles in each set",
                        "rules §1",
                    ),
                    translate("Rule book sources", "the costs that no rulebook shows", "rules §1"),
                ),
                (
                    translate(
                        "Rule book sources", "the four road ends of a Pilgrimage Site", "rules §1"
                    ),
                    translate("Rule book sources", "all other roads", "rules §1"),
                ),
                (
                    translate("Rule book sources", "the three kinds of treasures", "rules §7"),
                    translate("Rule book sources", "what the ten treasures show", "rules §1"),
                ),
            ),
        ),
        Paragraph(
            translate(
                "Rule book sources",
                "In the section of each <a href='buildings/overview'>building</a> you see its "
                "tiles, and under each whether its cost was printed or reconstructed.",
                "rules §1",
            )
        ),
    ),
)

_OWNER: Final = Section(
    "sources/owner",
    translate("Rule book sources", "If you own the box", "rules §1"),
    (
        Paragraph(
            translate(
                "Rule book sources",
                "Whoever owns the box can put right what the reconstruction got wrong. All facts "
                "about the tiles are in one readable file, the catalogue.",
                "rules §1",
            )
        ),
        Bullets(
            (
                translate(
                    "Rule book sources",
                    "Copy the catalogue that comes with the program: {installed}",
                    "rules §1",
                ),
                translate(
                    "Rule book sources",
                    "to the folder of your own data, under this name: {own}",
                    "rules §1",
                ),
                translate(
                    "Rule book sources",
                    "Correct costs, terrains and roads with a text editor. A road section is "
                    "written as the edges it joins: N, E, S, W. You may mark a fact as yours with "
                    "the source “owner”.",
                    "rules §1",
                ),
                translate(
                    "Rule book sources",
                    "Start the program again. It checks your catalogue as a whole; if something is "
                    "wrong it tells you what, and plays with its own.",
                    "rules §1",
                ),
            ),
            numbered=True,
        ),
        Paragraph(
            translate(
                "Rule book sources",
                "Saved games remember the tiles they were played with, so old games stay as they "
                "were. The examples of this book always use the catalogue that comes with the "
                "program.",
                "rules §1",
            )
        ),
    ),
)

_EDITIONS: Final = Section(
    "sources/editions",
    translate("Rule book sources", "Where the editions differ", "rules, introduction"),
    (
        Paragraph(
            translate(
                "Rule book sources",
                "This book was written from the Polish, the Slovak and the German rules of 2022. "
                "They tell the same game, but not always in the same words. Where they differ:",
                "rules, introduction",
            )
        ),
        RulingBox("R13"),
        RulingBox("R14"),
        RulingBox("R15"),
        RulingBox("R16"),
        RulingBox("R17"),
    ),
)

_NAMES: Final = Section(
    "sources/names",
    translate("Rule book sources", "The buildings in other languages", "rules §5"),
    (
        Paragraph(
            translate(
                "Rule book sources",
                "What the printed rules call the buildings, for those whose box speaks another "
                "language:",
                "rules §5",
            )
        ),
        Table(
            (
                translate("Rule book sources", "Here", "rules §5"),
                plain("Polski"),
                plain("Slovenčina"),
                plain("Deutsch"),
            ),
            tuple(
                (building_name(building), *(plain(name) for name in _PRINTED[building]))
                for building in Building
            ),
        ),
    ),
)

CHAPTER: Final = Chapter(
    "sources",
    translate("Rule book sources", "Sources and editions", "rules §1"),
    (_CATALOGUE, _OWNER, _EDITIONS, _NAMES),
    paged=True,
)
