"""The rule book and the tutorial of Bunny Kingdom as data, without Qt."""
