# %% [markdown]
# # An agent in ten minutes
#
# From nothing to a network that beats the greenhorn at El Gaucho for two, on one core. It needs
#
# ```sh
# pip install '.[terminal,arena,learn]'    # in the folder of the sources
# ```
#
# Run it as a script, as a notebook, or cell by cell in an editor that knows `# %%`. `SECONDS` is
# the time of the processor that learning may take.

# %%
import os
import subprocess
import sys
from pathlib import Path
from tempfile import mkdtemp

import numpy as np
from matplotlib.figure import Figure

from corral.envs.batch import BatchEnv
from corral.nets.training import Recipe, train

GAME, PLAYERS = "elgaucho", 2
SECONDS = float(os.environ.get("SECONDS", "100"))
DEALS = int(os.environ.get("DEALS", "25"))
FOLDER = Path(mkdtemp(prefix="corral-agent-"))

# %% [markdown]
# ## What an agent sees
#
# A batch plays many matches at once. For each there is an observation, which holds what the seat
# knows and nothing else, and a mask of the actions that the rules allow. Opponents play inside.

# %%
env = BatchEnv(GAME, num_envs=256, players=PLAYERS, opponents="greenhorn", reward="margin")
observations, infos = env.reset(seed=1)
print("observations", observations.shape, "masks", infos["action_mask"].shape)
print("legal actions in the first match:", np.flatnonzero(infos["action_mask"][0]).tolist())

# %% [markdown]
# ## Somebody who knows nothing
#
# Random actions, for comparison: by how many points does a greenhorn win, and how often?

# %%
margins = []
for _ in range(200):
    _, rewards, over, _, infos = env.step(env.random_actions())
    margins += rewards[over].tolist()
won = np.mean(np.sign(margins) > 0)
print(f"{len(margins)} matches, {np.mean(margins):.0f} points ahead, {won:.2f} won")

# %% [markdown]
# ## Learning
#
# Masked PPO: play with the present policy, see what turned out better than foreseen, do that a
# little more often. Half of the time is for beating a random player, the rest for the greenhorn.

# %%
done = train(GAME, PLAYERS, seconds=SECONDS, recipe=Recipe(opponents=("random", "greenhorn")))
last = done.curve[-1]
print(f"{last.update} updates, {last.decisions} decisions, {last.seconds:.0f} s of the processor")

# %%
figure = Figure(figsize=(7, 3), layout="constrained")
axes = figure.subplots()
for opponent in dict.fromkeys(one.opponent for one in done.curve):
    part = [one for one in done.curve if one.opponent == opponent and one.matches]
    seconds, shares = [one.seconds for one in part], [one.share for one in part]
    axes.plot(seconds, shares, label=f"against {opponent}")
axes.set(xlabel="seconds of the processor", ylabel="share of the wins", ylim=(0, 1))
axes.axhline(1 / PLAYERS, color="grey", linewidth=0.5)
axes.legend()
figure

# %% [markdown]
# ## At the table
#
# What was learned is a file that plays wherever a bot can be named, without PyTorch. The arena lets
# it play every deal from both seats, and tells how sure the result is.

# %%
path = FOLDER / "mine.net"
done.network.save(path)
words = ["arena", GAME, "--players", f"net:{path},greenhorn", "--num", str(DEALS), "--seed", "7"]
command = [sys.executable, "-m", "corral", *words]
print(subprocess.run(command, capture_output=True, text=True, check=True).stdout)

# %% [markdown]
# `corral play elgaucho --players human,net:mine.net` plays against it in the terminal, and `corral
# seat URL --bot net:mine.net` seats it at a table in the browser. [Networks at the
# table](networks.md) tells how to search with it, and how to bring a network of your own.
