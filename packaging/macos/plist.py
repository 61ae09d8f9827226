"""Info.plist of the app, and its texts by language. Untried: never run on macOS."""

from __future__ import annotations

import plistlib
from pathlib import Path
from typing import Any

from devtools import identity

LOWEST_SYSTEM = "13.0"
"""Required by PySide6's wheels for macOS."""
LANGUAGES = tuple(identity.read_languages())
DOCUMENT_ICON = "document.icns"

_NAMES = {
    "en": ("The Two Heirs", "Saved game of The Two Heirs"),
    "pl": ("Dwóch następców", "Zapis gry „Dwóch następców”"),
    "sk": ("Dvaja bratia", "Uložená hra „Dvaja bratia“"),
    "de": ("Die zwei Erben", "Spielstand von „Die zwei Erben“"),
}
"""By language: the names of the program and of a saved game."""


def make_info() -> dict[str, Any]:
    """Return Info.plist without what PyInstaller adds (executable and icon)."""
    title, save = _NAMES["en"]
    return {
        "CFBundleIdentifier": identity.BUNDLE_ID,
        "CFBundleName": title,
        "CFBundleDisplayName": title,
        "CFBundleShortVersionString": identity.read_version(),
        "CFBundleVersion": ".".join(map(str, identity.list_version_numbers()[:3])),
        "CFBundleDevelopmentRegion": "en",
        "CFBundleLocalizations": list(LANGUAGES),
        "NSHumanReadableCopyright": f"{identity.PUBLISHER}, GPL 3 or later",
        "NSPrincipalClass": "NSApplication",
        "NSHighResolutionCapable": True,
        "NSSupportsAutomaticGraphicsSwitching": True,
        "LSBackgroundOnly": False,
        "LSMinimumSystemVersion": LOWEST_SYSTEM,
        "LSApplicationCategoryType": "public.app-category.board-games",
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": save,
                "CFBundleTypeRole": "Editor",
                "CFBundleTypeIconFile": DOCUMENT_ICON,
                "LSHandlerRank": "Owner",
                "LSItemContentTypes": [identity.UTI],
            }
        ],
        "UTExportedTypeDeclarations": [
            {
                "UTTypeIdentifier": identity.UTI,
                "UTTypeDescription": save,
                "UTTypeConformsTo": ["public.json"],
                "UTTypeIconFile": DOCUMENT_ICON,
                "UTTypeTagSpecification": {
                    "public.filename-extension": [identity.SUFFIX.removeprefix(".")],
                    "public.mime-type": [identity.MIME],
                },
            }
        ],
    }


def make_strings(language: str) -> dict[str, str]:
    """Return InfoPlist.strings of one language, which replaces the English of Info.plist."""
    title, save = _NAMES[language]
    # A text of Info.plist that is no key of it is looked up by itself.
    return {"CFBundleName": title, "CFBundleDisplayName": title, _NAMES["en"][1]: save}


def write(folder: Path) -> Path:
    """Write all of it into `folder`; returns the path of Info.plist there."""
    folder.mkdir(parents=True, exist_ok=True)
    target = folder / "Info.plist"
    target.write_bytes(plistlib.dumps(make_info()))
    for language in LANGUAGES:
        strings = folder / f"{language}.lproj" / "InfoPlist.strings"
        strings.parent.mkdir(exist_ok=True)
        strings.write_bytes(plistlib.dumps(make_strings(language)))
    return target
