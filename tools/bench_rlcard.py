"""Random legal play in RLCard's bridge environment: deals a second of processor time, as JSON.

Runs in RLCard's own environment, which tools/bench_speed.py makes. RLCard's bridge bids as
well as plays; a deal that is passed out has no play and is not counted.
"""

import json
import random
import sys
import time

import rlcard


def play(environment):
    """One game with random legal actions; whether it had 52 cards of play."""
    state, _ = environment.reset()
    cards = 0
    while not environment.is_over():
        action = random.choice(list(state["legal_actions"]))
        cards += action >= 39
        state, _ = environment.step(action)
    return cards == 52


def main():
    seconds = float(sys.argv[1])
    random.seed(1)
    environment = rlcard.make("bridge", config={"seed": 1})
    start = time.process_time()
    deals = 0
    while time.process_time() - start < seconds:
        deals += play(environment)
    print(json.dumps({"deals_per_second": deals / (time.process_time() - start)}))


if __name__ == "__main__":
    main()
