"""What lies on the table as values: their names, their lines, and what can be done with them."""
