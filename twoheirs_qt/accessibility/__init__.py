"""What screen readers find on the table: names, descriptions, actions and announcements."""
