"""The rule book of The Two Heirs: what its examples measure and show."""
