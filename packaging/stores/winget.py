"""Manifests for winget, in the folders and files of its community's repository."""

from __future__ import annotations

from typing import Any

import yaml
from devtools import changelog, identity
from stores import build
from stores.told import LICENCE, file_address, told
from windows.prepare import APP_GUID

SCHEMA = "1.6.0"
NAME = identity.APP_USER_MODEL_ID
LOCALES = {"en": "en-US", "pl": "pl-PL", "sk": "sk-SK", "de": "de-DE"}
_KINDS = {"version", "installer", "defaultLocale", "locale"}


def manifests(setup: str, digest: str) -> dict[str, str]:
    """Each file's name and text, for the installer `setup` of that SHA-256."""
    publisher, name = NAME.split(".")
    folder = f"winget/manifests/{publisher[0].lower()}/{publisher}/{name}/{identity.version()}"
    made = {
        f"{NAME}.yaml": _written("version", {"DefaultLocale": LOCALES["en"]}),
        f"{NAME}.installer.yaml": _written("installer", _installer(setup, digest)),
    }
    for language, locale in LOCALES.items():
        kind = "defaultLocale" if language == "en" else "locale"
        made[f"{NAME}.locale.{locale}.yaml"] = _written(kind, _locale(language, locale))
    return {f"{folder}/{file}": text for file, text in made.items()}


def _installer(setup: str, digest: str) -> dict[str, Any]:
    newest, *_ = changelog.releases()
    return {
        "MinimumOSVersion": "10.0.17763.0",
        "InstallerType": "inno",
        "Scope": "user",
        "InstallModes": ["interactive", "silent", "silentWithProgress"],
        "UpgradeBehavior": "install",
        "FileExtensions": [identity.SUFFIX.removeprefix(".")],
        "ProductCode": f"{{{APP_GUID}}}_is1",
        "ReleaseDate": newest.day,
        "Installers": [
            {
                "Architecture": "x64",
                "InstallerUrl": build.address(setup),
                "InstallerSha256": digest.upper(),
            }
        ],
    }


def _locale(language: str, locale: str) -> dict[str, Any]:
    said = told(language)
    fields: dict[str, Any] = {
        "PackageLocale": locale,
        "Publisher": identity.PUBLISHER,
        "PublisherUrl": identity.HOME,
        "PublisherSupportUrl": f"{identity.HOME}/issues",
        "PackageName": identity.TITLE if language == "en" else said.name,
        "PackageUrl": identity.HOME,
        "License": LICENCE,
        "LicenseUrl": file_address("LICENSE"),
        "ShortDescription": said.summary,
        "Description": said.description,
        "Tags": [word.replace(" ", "-") for word in said.keywords],
        "ReleaseNotesUrl": file_address("CHANGELOG.md"),
    }
    if language == "en":
        fields["Moniker"] = identity.COMMAND
    return fields


def _written(kind: str, fields: dict[str, Any]) -> str:
    assert kind in _KINDS
    whole = {
        "PackageIdentifier": NAME,
        "PackageVersion": identity.version(),
        **fields,
        "ManifestType": kind,
        "ManifestVersion": SCHEMA,
    }
    schema = f"https://aka.ms/winget-manifest.{kind}.{SCHEMA}.schema.json"
    text = yaml.safe_dump(whole, allow_unicode=True, sort_keys=False, width=1000)
    return f"# yaml-language-server: $schema={schema}\n{text}"
