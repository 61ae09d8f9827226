"""What is shown on the table for a while: turns, points, what is still to come."""
