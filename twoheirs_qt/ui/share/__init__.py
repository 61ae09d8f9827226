"""Games and positions handed on: as text, as a picture, on paper."""
