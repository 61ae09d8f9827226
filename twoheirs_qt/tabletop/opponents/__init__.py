"""Computer opponents: asked for a turn, they answer with actions (`PROTOCOL.md`)."""
