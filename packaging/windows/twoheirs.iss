; The installer for Windows, for Inno Setup 6.3 or later. Untried: never run on Windows.
;
; `packaging/dev.py package windows` copies it beside `values.iss`, which defines the names in braces
; after a hash below, and compiles it there. It installs for one user, into folders and keys of that
; user: no administrator is needed.

#include "values.iss"

[Setup]
AppId={{{#AppGuid}}
AppName={#Title}
AppVersion={#Version}
AppVerName={#Title} {#Version}
AppPublisher={#Publisher}
VersionInfoVersion={#Numbers}
VersionInfoProductTextVersion={#Version}
VersionInfoDescription={#Title}
PrivilegesRequired=lowest
MinVersion=10.0.17763
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
DefaultDirName={localappdata}\Programs\{#Title}
DisableProgramGroupPage=yes
DisableReadyPage=yes
DisableDirPage=auto
ShowLanguageDialog=auto
WizardStyle=modern
WizardSmallImageFile={#Icons}\wizard.bmp
SetupIconFile={#Icons}\program.ico
UninstallDisplayIcon={app}\{#Program}
UninstallDisplayName={cm:Title}
; A running game has saved everything: it may be closed for a newer version.
CloseApplications=yes
RestartApplications=no
ChangesAssociations=yes
SetupLogging=yes
Compression=lzma2/max
SolidCompression=yes
TimeStampsInUTC=yes
OutputDir={#Output}
OutputBaseFilename={#Installer}

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "pl"; MessagesFile: "compiler:Languages\Polish.isl"
Name: "sk"; MessagesFile: "compiler:Languages\Slovak.isl"
Name: "de"; MessagesFile: "compiler:Languages\German.isl"

[CustomMessages]
en.Title=The Two Heirs
pl.Title=Dwóch następców
sk.Title=Dvaja bratia
de.Title=Die zwei Erben
en.SavedGame=Saved game of The Two Heirs
pl.SavedGame=Zapis gry „Dwóch następców”
sk.SavedGame=Uložená hra „Dvaja bratia“
de.SavedGame=Spielstand von „Die zwei Erben“
en.Comment=A tile game for two, or alone against Henry or the computer
pl.Comment=Gra kafelkowa dla dwóch osób albo dla jednej, z Henrykiem lub komputerem
sk.Comment=Hra s dielikmi pre dvoch alebo pre jedného proti Henrymu či počítaču
de.Comment=Ein Legespiel für zwei oder allein gegen Heinrich oder den Computer
en.IsRunning=The game is still running. Close its window, then try again.
pl.IsRunning=Gra jest jeszcze uruchomiona. Zamknij jej okno i spróbuj ponownie.
sk.IsRunning=Hra ešte beží. Zavrite jej okno a skúste to znova.
de.IsRunning=Das Spiel läuft noch. Schließe sein Fenster und versuche es noch einmal.

[Tasks]
Name: "desktopicon"; Description: "{cm:CreateDesktopIcon}"; GroupDescription: "{cm:AdditionalIcons}"; Flags: unchecked

[InstallDelete]
; Files of an older version that this one does not have would stay for ever.
Type: filesandordirs; Name: "{app}\_internal"

[Files]
Source: "{#Bundle}\*"; DestDir: "{app}"; Flags: ignoreversion recursesubdirs createallsubdirs
Source: "{#Icons}\document.ico"; DestDir: "{app}"; Flags: ignoreversion

[Icons]
Name: "{autoprograms}\{cm:Title}"; Filename: "{app}\{#Program}"; WorkingDir: "{app}"; Comment: "{cm:Comment}"; AppUserModelID: "{#AppUserModelId}"
Name: "{autodesktop}\{cm:Title}"; Filename: "{app}\{#Program}"; WorkingDir: "{app}"; Comment: "{cm:Comment}"; AppUserModelID: "{#AppUserModelId}"; Tasks: desktopicon

[Registry]
; Saved games belong to this program; other programs may be registered beside it.
Root: HKCU; Subkey: "Software\Classes\{#Suffix}"; ValueType: string; ValueName: ""; ValueData: "{#ProgId}"; Flags: uninsdeletevalue uninsdeletekeyifempty
Root: HKCU; Subkey: "Software\Classes\{#Suffix}"; ValueType: string; ValueName: "Content Type"; ValueData: "{#Mime}"; Flags: uninsdeletevalue
Root: HKCU; Subkey: "Software\Classes\{#Suffix}\OpenWithProgids"; ValueType: string; ValueName: "{#ProgId}"; ValueData: ""; Flags: uninsdeletevalue uninsdeletekeyifempty
Root: HKCU; Subkey: "Software\Classes\{#ProgId}"; ValueType: string; ValueName: ""; ValueData: "{cm:SavedGame}"; Flags: uninsdeletekey
Root: HKCU; Subkey: "Software\Classes\{#ProgId}"; ValueType: string; ValueName: "AppUserModelID"; ValueData: "{#AppUserModelId}"
Root: HKCU; Subkey: "Software\Classes\{#ProgId}\DefaultIcon"; ValueType: string; ValueName: ""; ValueData: "{app}\document.ico,0"
Root: HKCU; Subkey: "Software\Classes\{#ProgId}\shell\open\command"; ValueType: string; ValueName: ""; ValueData: """{app}\{#Program}"" ""%1"""

[Run]
Filename: "{app}\{#Program}"; Description: "{cm:LaunchProgram,{cm:Title}}"; Flags: nowait postinstall skipifsilent

[UninstallDelete]
; Games with their backups, results and the user's own catalogue stay; the program's own files go:
; settings, last game, index of games.
Type: files; Name: "{localappdata}\{#Home}\settings.ini"
Type: files; Name: "{localappdata}\{#Home}\settings.ini.broken"
Type: files; Name: "{localappdata}\{#Home}\shelf.json"
Type: files; Name: "{localappdata}\{#Home}\window.lock"
Type: files; Name: "{localappdata}\{#Home}\elsewhere.json"
Type: files; Name: "{localappdata}\{#Home}\running.json"
Type: files; Name: "{localappdata}\{#Home}\games\running.txt"
Type: filesandordirs; Name: "{localappdata}\{#Home}\Logs"
Type: dirifempty; Name: "{localappdata}\{#Home}\games\older"
Type: dirifempty; Name: "{localappdata}\{#Home}\games"
Type: dirifempty; Name: "{localappdata}\{#Home}"

[Code]
// The installer closes a running program by itself; the uninstaller has to look for it.
function InitializeUninstall(): Boolean;
begin
  Result := True;
  while Result and CheckForMutexes('{#Mutex}') do
    Result := SuppressibleMsgBox(CustomMessage('IsRunning'), mbError, MB_RETRYCANCEL, IDCANCEL) = IDRETRY;
end;
