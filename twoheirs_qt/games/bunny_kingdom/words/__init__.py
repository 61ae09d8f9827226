"""Names and sentences of Bunny Kingdom: English source texts, translated elsewhere."""
