"""Accessible objects of the table: names, descriptions, actions and announcements."""
