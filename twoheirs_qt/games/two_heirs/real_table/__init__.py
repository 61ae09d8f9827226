"""Games at a real table: what lies on it is entered, scored and kept."""
