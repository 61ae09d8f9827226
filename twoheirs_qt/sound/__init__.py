"""What is heard at the table: its sounds, and the process that plays them."""
