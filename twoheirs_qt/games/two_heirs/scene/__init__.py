"""The items of the table's scene, where they lie, and how they move."""
