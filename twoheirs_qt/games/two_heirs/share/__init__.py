"""Pictures and score pads of The Two Heirs, for other people."""
