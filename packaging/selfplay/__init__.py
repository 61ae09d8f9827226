"""How the evaluation of computer opponents is made from games that they play against themselves."""
