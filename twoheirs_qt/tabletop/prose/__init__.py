"""The rule book and the tutorial as compiled data, without Qt."""
