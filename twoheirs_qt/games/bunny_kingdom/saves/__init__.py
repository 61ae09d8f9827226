"""Saved games of Bunny Kingdom: logs of `tabletop.save_log`."""
