"""Games far away: over mail, encrypted from one machine to the other."""
