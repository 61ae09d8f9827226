"""Contents of a page of a rule book, and checks that every page passes."""

from __future__ import annotations

from PySide6.QtCore import QUrl
from PySide6.QtGui import QPixmap, QTextDocument

from twoheirs_qt.tabletop.book.page import format_anchor
from twoheirs_qt.tabletop.book.window import RuleBookWindow
from twoheirs_qt.tabletop.prose.book_model import Example, Page

IMAGE = QTextDocument.ResourceType.ImageResource.value


def list_pictures(book: RuleBookWindow) -> dict[str, tuple[float, float]]:
    """The pictures on the page by address, with the size they take."""
    results: dict[str, tuple[float, float]] = {}
    block = book.view.document().begin()
    while block.isValid():
        parts = block.begin()
        while not parts.atEnd():
            form = parts.fragment().charFormat()
            if form.isImageFormat():
                image = form.toImageFormat()
                results[image.name()] = (image.width(), image.height())
            parts += 1
        block = block.next()
    return results


def check_page(book: RuleBookWindow, page: Page) -> None:
    """All pictures and paragraphs of a page are there, and nothing is too wide."""
    pictures = list_pictures(book)
    for address, (width, height) in pictures.items():
        picture = book.view.loadResource(IMAGE, QUrl(address))
        assert isinstance(picture, QPixmap)
        assert not picture.isNull(), address
        shown_size = picture.deviceIndependentSize()
        assert abs(shown_size.width() - width) <= 1, address
        assert abs(shown_size.height() - height) <= 1, address
    for section in page.sections:
        for number, block in enumerate(section.blocks, 1):
            assert book.view.scroll_to_spot((format_anchor(section, number), 0)), (
                f"{section.id}, {number}"
            )
            if isinstance(block, Example):
                assert f"example/{block.id}" in pictures
    page_text = book.view.toPlainText()
    assert not {"{", "}"} & set(page_text), page.id
    # No page is wider than the view: nobody has to scroll sideways.
    assert book.view.horizontalScrollBar().maximum() == 0, page.id
