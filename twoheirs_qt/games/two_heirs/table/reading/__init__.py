"""The table as screen readers come to know it: properties, actions and announcements."""
