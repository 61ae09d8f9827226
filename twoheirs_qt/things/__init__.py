"""What the things on the table are, what can be done with them, and what that would change."""
