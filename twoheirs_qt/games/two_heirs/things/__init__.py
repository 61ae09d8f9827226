"""The things on the table: words, places, offers, and the effects of actions with them."""
