# %% [markdown]
# # A game in numbers
#
# What decides a match of El Gaucho, and when is it decided? We let bots play, first for the figures
# that `corral stats` works out by itself, then for tables of every single decision
# (`corral export`), and draw a plot of our own. It takes a minute or two, and this much:
#
# ```sh
# pip install '.[terminal,arena,data]'    # in the folder of the sources
# ```
#
# Run it as a script, as a notebook, or cell by cell in an editor that knows `# %%`.

# %%
import json
import os
import subprocess
import sys
from pathlib import Path
from tempfile import mkdtemp

import numpy as np
import pyarrow.parquet as pq
from matplotlib.figure import Figure

GAME, BOT, SEED = "elgaucho", "cowhand", 2026
MATCHES = int(os.environ.get("MATCHES", "200"))
FOLDER = Path(mkdtemp(prefix="corral-study-"))


def corral(*words):
    """What the command `corral` prints; its progress goes to standard error, which we pass over."""
    command = [sys.executable, "-m", "corral", *map(str, words)]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


# %% [markdown]
# ## What `corral stats` tells
#
# The same bot takes every seat, so what differs is the game's doing. With `--json` the figures are
# one object: for each number of players the share of wins by turn order, points, lengths, and
# where points came from.

# %%
many = ("--num", MATCHES, "--seed", SEED)
told = json.loads(corral("stats", GAME, "--players", BOT, "--seats", 2, *many, "--json"))
(table,) = told["tables"]
for turn in table["turn_order"]:
    print(f"{turn['turn']}: wins {turn['share']:.0%} ({turn['low']:.0%} to {turn['high']:.0%})")
points = table["scores"]
print(f"points: {points['mean']:.0f} on average, from {points['lowest']} to {points['highest']}")

# %% [markdown]
# `decides` is how often the winner would not have won without that source of points:

# %%
sources = sorted(table["worth"].items(), key=lambda item: -item[1]["decides"])
for name, worth in sources:
    winners, others = worth["winners"], worth["others"]
    print(f"{name:20} {winners:6.1f} {others:6.1f}   decides {worth['decides']:.0%}")

# %% [markdown]
# ## From records to a table of decisions
#
# A match is its record. `corral play` keeps the records of as many matches as we want,
# `corral export` replays and checks them, and writes one row for each decision: what the seat could
# see, in numbers, what it chose, and how the match ended for it.

# %%
records, tables = FOLDER / "records", FOLDER / "tables"
corral("play", GAME, "--players", f"{BOT}:2", *many, "--quiet", "--record", records)
print(corral("export", records, "--to", "parquet", "--out", tables).splitlines()[-1])

# %% [markdown]
# The file says itself which numbers of an observation are what. We want `pesos`, which is what
# every player has by now; seats are counted from the observer, so the first number is the own one.

# %%
decisions = pq.read_table(tables / f"{GAME}-2.parquet")
pieces = json.loads(decisions.schema.metadata[b"corral"])["pieces"]
sizes = [int(np.prod(piece["shape"])) for piece in pieces]
start = sum(sizes[: [piece["name"] for piece in pieces].index("pesos")])
observed = decisions.column("observation").combine_chunks().flatten().to_numpy()
own, other = observed.reshape(len(decisions), sum(sizes))[:, start : start + 2].T
lead, win = own - other, decisions.column("win").to_numpy()
print(f"{len(decisions)} decisions, the greatest lead was {lead.max()} pesos")

# %% [markdown]
# ## When is it decided?
#
# How far a match has come is the number of the decision over the last one of that match. Then we
# ask, for every tenth of the way, how often the player who is ahead wins in the end.

# %%
match = decisions.column("match").dictionary_encode().combine_chunks().indices.to_numpy()
number = decisions.column("decision").to_numpy()
last = np.zeros(match.max() + 1)
np.maximum.at(last, match, number)
tenth = np.minimum((10 * number / np.maximum(last[match], 1)).astype(int), 9)
share = []
for one in range(10):
    ahead = win[(lead > 0) & (tenth == one)]
    share.append(100 * ahead.mean() if len(ahead) else np.nan)
    print(f"{10 * one:2} to {10 * one + 10:3} %: who is ahead wins {share[one]:3.0f} %")

# %%
PAPER, INK, TERRACOTTA, INDIGO = "#fbf5e8", "#2b2320", "#b5532f", "#35507a"
figure = Figure(figsize=(8, 3.6), layout="constrained", facecolor=PAPER)
left, right = figure.subplots(1, 2)
names = [name for name, _ in sources][::-1]
left.barh(names, [100 * worth["decides"] for _, worth in sources][::-1], color=INDIGO)
left.set_title("What decides: % of matches", color=INK)
right.plot(range(5, 100, 10), share, "o-", color=TERRACOTTA)
right.axhline(50, color=INK, linewidth=1, linestyle=":")
right.set(xlabel="% of the match played", ylim=(0, 102))
right.set_title("Who is ahead wins: %", color=INK)
for axes in (left, right):
    axes.set_facecolor(PAPER)
figure.savefig(FOLDER / "study.png")
figure

# %% [markdown]
# Pesos in hand say less than one might think: the herds that are still to be sold decide, and those
# are in the observations as well. Winning causes some of these figures as much as they cause
# winning, and a bot's habits are part of them: compare several bots (`BOT = "foreman"`) before you
# say something about the game. How shares and intervals are worked out, and how to spread thousands
# of matches over many machines, is in [the arena](../docs/arena.md); all columns of the tables are
# in [for people who build agents](../docs/agents.md#learning-from-records).
