"""The Two Heirs in the window: its pages and windows put together."""
