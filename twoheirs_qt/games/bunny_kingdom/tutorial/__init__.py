"""The tutorial of Bunny Kingdom: lessons on a real table."""
