"""Items of the table of Bunny Kingdom, and where they lie."""
