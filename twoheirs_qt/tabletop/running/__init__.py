"""Beginning, opening and closing games in the window; the seats that computers have."""
