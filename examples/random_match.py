"""A match among random agents, in six lines."""

import pettingzoo

import corral.envs.pettingzoo  # noqa: F401 (registers the games)

env = pettingzoo.make("aec", "corral/goldrush_v0", players=3)
env.reset(seed=7)
for agent in env.agent_iter():
    observation, _, over, cut, _ = env.last()
    legal = None if over or cut else observation["action_mask"]
    env.step(None if legal is None else env.action_space(agent).sample(legal))
print(env.unwrapped.match.scores)
