"""The table: landscape, royal reserve and both heirs in one scene, fed by the model alone."""
