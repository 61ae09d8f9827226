"""Computer opponents for the duel: each is asked for a turn and answers with actions.

    opponent: Opponent = Greedy()
    answer = opponent.turn(covered(state), Budget(states=2000), Dice(7))

`opponent` says what is asked and answered. Players know no more than an heir sees, and play alike
wherever seed and budget in states are alike. They need the standard library only; `protocol` has
them in processes of their own, and `roster` their names.
"""
