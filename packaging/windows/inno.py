"""Checks a script of Inno Setup where Inno Setup itself does not run.

It knows what this project's script uses and no more: a section, directive, parameter or flag that
is new to it is a fault, to be looked up and added here.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path


def _words(text: str) -> frozenset[str]:
    return frozenset(text.split())


DIRECTIVES = _words(
    """AppId AppName AppVersion AppVerName AppPublisher VersionInfoVersion
    VersionInfoProductTextVersion
    VersionInfoDescription PrivilegesRequired MinVersion ArchitecturesAllowed
    ArchitecturesInstallIn64BitMode DefaultDirName DisableProgramGroupPage DisableReadyPage
    DisableDirPage ShowLanguageDialog WizardStyle WizardSmallImageFile SetupIconFile
    UninstallDisplayIcon UninstallDisplayName CloseApplications RestartApplications
    ChangesAssociations SetupLogging Compression SolidCompression TimeStampsInUTC OutputDir
    OutputBaseFilename"""
)
PARAMETERS: dict[str, frozenset[str]] = {
    "Languages": _words("Name MessagesFile"),
    "Tasks": _words("Name Description GroupDescription Flags"),
    "InstallDelete": _words("Type Name"),
    "UninstallDelete": _words("Type Name"),
    "Files": _words("Source DestDir Flags"),
    "Icons": _words("Name Filename WorkingDir Comment AppUserModelID Tasks"),
    "Registry": _words("Root Subkey ValueType ValueName ValueData Flags"),
    "Run": _words("Filename Description Flags"),
}
FLAGS: dict[str, frozenset[str]] = {
    "Tasks": _words("unchecked"),
    "Files": _words("ignoreversion recursesubdirs createallsubdirs"),
    "Registry": _words("uninsdeletevalue uninsdeletekey uninsdeletekeyifempty"),
    "Run": _words("nowait postinstall skipifsilent"),
}
CONSTANTS = _words("app autopf autoprograms autodesktop localappdata")
MESSAGES_OF_INNO = _words("CreateDesktopIcon AdditionalIcons LaunchProgram")
COMPILERS_LANGUAGES = frozenset(
    {"Default.isl", *(rf"Languages\{name}.isl" for name in ("Polish", "Slovak", "German"))}
)

_DEFINE = re.compile(r'^#define (\w+) "(.*)"$')
_PARAMETER = re.compile(r'\s*(\w+)\s*:\s*("(?:[^"]|"")*"|[^";]*)\s*(?:;|$)')
_CONSTANT = re.compile(r"\{([^{}]*)\}")


@dataclass(frozen=True, slots=True)
class Line:
    """A line of a section: as a directive (`name`, `value`) or by `parameters`."""

    number: int
    name: str = ""
    value: str = ""
    parameters: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Script:
    """A script with its values filled in."""

    folder: Path
    sections: Mapping[str, tuple[Line, ...]]
    code: str


class ScriptFault(ValueError):
    """The script cannot be read; the message names the line."""


def read(script: Path) -> Script:
    """Read a script, with what it includes; raises ScriptFault at the first line that is none."""
    names: dict[str, str] = {}
    sections: dict[str, list[Line]] = {}
    code: list[str] = []
    section = ""
    for number, raw in enumerate(script.read_text("utf-8-sig").splitlines(), 1):
        text = raw.strip()
        if text.startswith("#include"):
            names |= _defined(script.parent / text.split('"')[1])
            continue
        text = _filled_in(text, names, number)
        if match := re.fullmatch(r"\[(\w+)\]", text):
            section = match[1]
            sections.setdefault(section, [])
        elif section == "Code":
            code.append(text)
        elif text and not text.startswith(";"):
            sections.setdefault(section, []).append(_line(section, text, number))
    return Script(
        script.parent, {name: tuple(lines) for name, lines in sections.items()}, "\n".join(code)
    )


def faults(script: Script, *, unbuilt: Path | None = None) -> list[str]:
    """What is wrong with a script, each fault in a sentence with its line; empty if nothing is.

    Files in the folder `unbuilt` need not be there yet.
    """
    missing = _missing_files(script, unbuilt)
    return [*_wrong_words(script), *missing, *_missing_messages(script)]


def _defined(file: Path) -> dict[str, str]:
    found = {}
    for number, text in enumerate(file.read_text("utf-8-sig").splitlines(), 1):
        match = _DEFINE.fullmatch(text)
        if match is None:
            raise ScriptFault(f'{file.name}:{number}: not `#define Name "value"`')
        found[match[1]] = match[2]
    return found


def _filled_in(text: str, names: Mapping[str, str], number: int) -> str:
    def value(match: re.Match[str]) -> str:
        if match[1] not in names:
            raise ScriptFault(f"line {number}: {match[1]} is not defined")
        return names[match[1]]

    return re.sub(r"\{#(\w+)\}", value, text)


def _line(section: str, text: str, number: int) -> Line:
    if section in {"Setup", "CustomMessages"}:
        name, equals, value = text.partition("=")
        if not equals:
            raise ScriptFault(f"line {number}: not `Name=value`")
        return Line(number, name.strip(), value.strip())
    parameters: dict[str, str] = {}
    end = 0
    while end < len(text):
        match = _PARAMETER.match(text, end)
        if match is None or match[1] in parameters:
            raise ScriptFault(f"line {number}: not `Name: value; …` at {text[end:]!r}")
        value = match[2].strip()
        quoted = value.startswith('"')
        parameters[match[1]] = value[1:-1].replace('""', '"') if quoted else value
        end = match.end()
    return Line(number, parameters=parameters)


def _wrong_words(script: Script) -> Iterator[str]:
    for section, lines in script.sections.items():
        if section not in {"Setup", "CustomMessages", "Code", *PARAMETERS}:
            yield f"[{section}] is not known"
            continue
        for line in lines:
            at = f"line {line.number}, [{section}]"
            if section == "Setup" and line.name not in DIRECTIVES:
                yield f"{at}: {line.name} is not known"
            if section in PARAMETERS:
                for name in line.parameters.keys() - PARAMETERS[section]:
                    yield f"{at}: {name} is not known"
                given = set(line.parameters.get("Flags", "").split())
                for flag in given - FLAGS.get(section, frozenset()):
                    yield f"{at}: the flag {flag} is not known"
            for text in (line.value, *line.parameters.values()):
                for constant in _constants(text):
                    if constant.split(":")[0] not in {*CONSTANTS, "cm"}:
                        yield f"{at}: the constant {constant} is not known"


def _missing_files(script: Script, unbuilt: Path | None) -> Iterator[str]:
    for line in script.sections.get("Files", ()):
        source = line.parameters["Source"].replace("\\", "/")
        folder = (script.folder / source).parent.resolve()
        if folder != unbuilt and not list(_found(script.folder, source)):
            yield f"line {line.number}: no file is {source}"
    for line in script.sections.get("Setup", ()):
        if line.name in {"SetupIconFile", "WizardSmallImageFile"}:
            name = line.value.replace("\\", "/")
            if not (script.folder / name).is_file():
                yield f"line {line.number}: no file is {name}"
    for line in script.sections.get("Languages", ()):
        name = line.parameters["MessagesFile"]
        if name.removeprefix("compiler:") not in COMPILERS_LANGUAGES:
            yield f"line {line.number}: Inno Setup does not bring {name}"


def _found(folder: Path, source: str) -> Iterator[Path]:
    path = folder / source  # an absolute source stays what it is
    yield from path.parent.glob(path.name) if path.parent.is_dir() else ()


def _missing_messages(script: Script) -> Iterator[str]:
    languages = [line.parameters["Name"] for line in script.sections.get("Languages", ())]
    own: dict[str, set[str]] = {}
    for line in script.sections.get("CustomMessages", ()):
        language, _, name = line.name.partition(".")
        own.setdefault(name, set()).add(language)
    for name, spoken in own.items():
        if spoken != set(languages):
            yield f"the message {name} speaks {sorted(spoken)}, the installer {sorted(languages)}"
    used = set(re.findall(r"CustomMessage\('(\w+)'\)", script.code))
    for lines in script.sections.values():
        for line in lines:
            for text in (line.value, *line.parameters.values()):
                used |= {c[3:].split(",")[0] for c in _constants(text) if c.startswith("cm:")}
    for name in sorted(used - own.keys() - MESSAGES_OF_INNO):
        yield f"the message {name} is used, but nowhere said"
    for name in sorted(own.keys() - used):
        yield f"the message {name} is said, but nowhere used"


def _constants(text: str) -> list[str]:
    """The constants in braces, inner ones first; a doubled brace is a brace."""
    plain, found = text.replace("{{", ""), []
    while match := _CONSTANT.search(plain):
        found.append(match[1])
        plain = plain[: match.start()] + plain[match.end() :]
    return found
