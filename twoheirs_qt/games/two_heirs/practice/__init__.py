"""Practice: the page on which turns are practised, and the book of the progress."""
