"""Manifests for winget, Scoop and Homebrew. Untried: never given to any of them."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import yaml
from devtools import changelog, identity
from macos import plist
from macos.build import name_image
from stores.store_descriptions import LICENCE, describe, format_download_url, format_source_url
from windows.build import APP_GUID

WINGET_ID = identity.APP_USER_MODEL_ID
_WINGET_SCHEMA = "1.6.0"
_WINGET_LOCALES = {"en": "en-US", "pl": "pl-PL", "sk": "sk-SK", "de": "de-DE"}
_CASK = "the-two-heirs"
_MACOS_NAMES = {"13.0": ":ventura", "14.0": ":sonoma", "15.0": ":sequoia"}


def format_winget(setup: str, digest: str) -> dict[str, str]:
    """Return the text of each file for the installer `setup` with that SHA-256."""
    publisher, name = WINGET_ID.split(".")
    folder = f"winget/manifests/{publisher[0].lower()}/{publisher}/{name}/{identity.read_version()}"
    files = {
        f"{WINGET_ID}.yaml": _format_yaml("version", {"DefaultLocale": _WINGET_LOCALES["en"]}),
        f"{WINGET_ID}.installer.yaml": _format_yaml(
            "installer", _describe_installer(setup, digest)
        ),
    }
    for language, locale in _WINGET_LOCALES.items():
        kind = "defaultLocale" if language == "en" else "locale"
        files[f"{WINGET_ID}.locale.{locale}.yaml"] = _format_yaml(
            kind, _make_locale(language, locale)
        )
    return {f"{folder}/{file}": text for file, text in files.items()}


def _describe_installer(setup: str, digest: str) -> dict[str, Any]:
    newest, *_ = changelog.read_releases()
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
                "InstallerUrl": format_download_url(setup),
                "InstallerSha256": digest.upper(),
            }
        ],
    }


def _make_locale(language: str, locale: str) -> dict[str, Any]:
    description = describe(language)
    fields: dict[str, Any] = {
        "PackageLocale": locale,
        "Publisher": identity.PUBLISHER,
        "PublisherUrl": identity.HOME,
        "PublisherSupportUrl": f"{identity.HOME}/issues",
        "PackageName": identity.TITLE if language == "en" else description.name,
        "PackageUrl": identity.HOME,
        "License": LICENCE,
        "LicenseUrl": format_source_url("LICENSE"),
        "ShortDescription": description.summary,
        "Description": description.description,
        "Tags": [keyword.replace(" ", "-") for keyword in description.keywords],
        "ReleaseNotesUrl": format_source_url("CHANGELOG.md"),
    }
    if language == "en":
        fields["Moniker"] = identity.COMMAND
    return fields


def _format_yaml(kind: str, fields: dict[str, Any]) -> str:
    document = {
        "PackageIdentifier": WINGET_ID,
        "PackageVersion": identity.read_version(),
        **fields,
        "ManifestType": kind,
        "ManifestVersion": _WINGET_SCHEMA,
    }
    schema = f"https://aka.ms/winget-manifest.{kind}.{_WINGET_SCHEMA}.schema.json"
    text = yaml.safe_dump(document, allow_unicode=True, sort_keys=False, width=1000)
    return f"# yaml-language-server: $schema={schema}\n{text}"


def format_scoop(setup: str, digest: str) -> dict[str, str]:
    """Return the text of the manifest, by its name, for the installer `setup` with that SHA-256."""
    version, url = identity.read_version(), format_download_url(setup)
    document = {
        "version": version,
        "description": describe().summary,
        "homepage": identity.HOME,
        "license": LICENCE,
        "architecture": {"64bit": {"url": url, "hash": digest}},
        "innosetup": True,
        "bin": f"{identity.COMMAND}.exe",
        "shortcuts": [[f"{identity.WINDOW_COMMAND}.exe", identity.TITLE]],
        "checkver": {"github": identity.HOME},
        "autoupdate": {
            "architecture": {"64bit": {"url": url.replace(version, "$version")}},
            "hash": {"url": "$baseurl/SHA256SUMS"},
        },
    }
    return {f"scoop/{identity.COMMAND}.json": json.dumps(document, indent=4) + "\n"}


def format_homebrew(digests: Mapping[str, str]) -> dict[str, str]:
    """Return the text of the cask, by its name; `digests`: SHA-256 of the images, by processor."""
    version = identity.read_version()
    url = (
        format_download_url(name_image("ARCH"))
        .replace(version, "#{version}")
        .replace("ARCH", "#{arch}")
    )
    support = f"~/Library/Application Support/{identity.COMMAND}"
    text = f"""\
cask "{_CASK}" do
  arch arm: "arm64", intel: "x86_64"

  version "{version}"
  sha256 arm:   "{digests["arm64"]}",
         intel: "{digests["x86_64"]}"

  url "{url}"
  name "{identity.TITLE}"
  desc "{describe().summary}"
  homepage "{identity.HOME}"

  livecheck do
    url :url
    strategy :github_latest
  end

  depends_on macos: ">= {_MACOS_NAMES[plist.LOWEST_SYSTEM]}"

  app "{identity.TITLE}.app"

  # Saved games are not removed.
  zap trash: [
    "{support}/settings.ini",
    "{support}/shelf.json",
    "{support}/elsewhere.json",
    "~/Library/Logs/{identity.COMMAND}",
    "~/Library/Saved Application State/{identity.BUNDLE_ID}.savedState",
  ]
end
"""
    return {f"homebrew/Casks/t/{_CASK}.rb": text}
