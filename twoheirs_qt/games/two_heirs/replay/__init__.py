"""Boards beside the table on which an earlier turn is looked at."""
