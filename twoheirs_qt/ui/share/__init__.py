"""Games and positions shared: as text, as a picture, on paper."""
