"""A running game in Qt without pixels: session, history, model, previews, replay."""
