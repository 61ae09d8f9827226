"""The pages of the window: start page, table, results and those that lead to them."""
