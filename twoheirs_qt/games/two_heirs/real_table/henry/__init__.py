"""Henry at a real table: told what the cards of his rules need, the program plays for him."""
