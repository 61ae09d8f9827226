"""Opponents in processes of their own, and the conversation with them (`PROTOCOL.md`)."""
