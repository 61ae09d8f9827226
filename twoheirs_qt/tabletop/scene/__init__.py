"""Parts of a table's scene that serve all games: camera, notes, animation, the step player."""
