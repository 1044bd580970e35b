# %% [markdown]
# # Does it help to begin?
#
# Matches among equal bots at every table of every game: how often does the start player win, and
# how often would it if the order did not matter? Run it as a script, or cell by cell in an editor
# that knows `# %%`.

# %%
from argparse import ArgumentParser
from math import sqrt

import matplotlib as mpl

mpl.use("Agg")
import matplotlib.pyplot as plt

import corral
from corral.bots import ask, new_bot


# %%
def start_player_wins(game, players, bot, seed):
    """The start player's share of the win in one match."""
    match = corral.new(game, players=players, seed=seed)
    bots = [new_bot(bot, seed, seat) for seat in range(players)]
    while match.actors:
        seat = match.actors[0]
        match.play(seat, ask(bots[seat], match, seat))
    start = next(event["seat"] for event in match.log(None) if event["kind"] == "start_player")
    return (start in match.winners) / len(match.winners)


# %%
def advantages(matches, bot):
    """For each table: the start player's share of wins times the players; 1 is no advantage."""
    found = {}
    for game in map(corral.game, corral.games()):
        for players in range(game.fewest, game.most + 1):
            wins = [start_player_wins(game.name, players, bot, seed) for seed in range(matches)]
            share = sum(wins) / matches
            spread = 1.96 * sqrt(max(share * (1 - share), 1e-9) / matches)
            found[f"{game.name}, {players}"] = (share * players, spread * players)
    return found


# %%
def plot(found, path):
    figure, axes = plt.subplots(figsize=(8, 5), layout="constrained")
    names = list(found)[::-1]
    axes.barh(names, [found[name][0] for name in names], xerr=[found[name][1] for name in names])
    axes.axvline(1, color="black", linewidth=1)
    axes.set_xlabel("wins of the start player, compared with an equal share (95 % interval)")
    figure.savefig(path)
    plt.close(figure)


# %%
def main(arguments=None):
    parser = ArgumentParser(description="Plot the start player's advantage.")
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--bot", default="random")
    parser.add_argument("--out", default="first_player.png")
    wanted = parser.parse_args(arguments)
    found = advantages(wanted.matches, wanted.bot)
    for name, (ratio, spread) in found.items():
        print(f"{name:14} {ratio:.2f} ± {spread:.2f}")
    plot(found, wanted.out)
    return found


if __name__ == "__main__":
    main()
