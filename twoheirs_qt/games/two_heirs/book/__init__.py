"""Living examples in the rule book of The Two Heirs, and the sketch of its table."""
