"""The table as screen readers and the outline come to know it."""
