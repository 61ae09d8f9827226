"""The main window: menus, commands, settings, appearance, dialogs and errors."""
