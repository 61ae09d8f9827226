"""The dialogs: each asks for one thing and answers with a value."""
