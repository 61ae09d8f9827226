"""The rule book's window: contents, search, pages with living examples, printing."""
