"""Masked PPO in NumPy: an agent learns El Gaucho against a random player, from nothing.

    python examples/masked_ppo.py --updates 60

It needs neither PyTorch nor sb3-contrib, so it is light enough to run in the tests; the loop is the
usual one (clipped objective, advantages by GAE, entropy bonus, Adam), and BatchEnv does the rest.
For sb3-contrib's MaskablePPO take `gymnasium.make("corral/ElGaucho-v0")`: it has `action_masks`.
"""

from argparse import ArgumentParser

import numpy as np

from corral.envs.batch import BatchEnv

GAME, PLAYERS = "elgaucho", 2
MATCHES, STEPS, HIDDEN = 128, 64, 64
DISCOUNT, SMOOTHING, CLIP, ENTROPY, RATE, EPOCHS, PARTS = 0.999, 0.95, 0.2, 0.01, 2e-3, 3, 4
REWARD_SCALE = 1 / 100  # margins are in pesos


class Policy:
    """One hidden layer; one head for the actions, one for the value."""

    def __init__(self, size, actions, rng):
        self.weights = {
            "in": rng.normal(0, 1 / np.sqrt(size), (size, HIDDEN)).astype(np.float32),
            "bias": np.zeros(HIDDEN, np.float32),
            "act": np.zeros((HIDDEN, actions), np.float32),
            "act_bias": np.zeros(actions, np.float32),
            "value": np.zeros((HIDDEN, 1), np.float32),
        }
        self.means = {name: np.zeros_like(one) for name, one in self.weights.items()}
        self.squares = {name: np.zeros_like(one) for name, one in self.weights.items()}
        self.updates = 0

    def look(self, seen, masks):
        """Hidden layer, probabilities of the legal actions, value."""
        hidden = np.tanh(seen @ self.weights["in"] + self.weights["bias"])
        scores = hidden @ self.weights["act"] + self.weights["act_bias"]
        scores = np.where(masks, scores, -1e9)
        scores -= scores.max(axis=1, keepdims=True)
        chances = np.exp(scores)
        chances /= chances.sum(axis=1, keepdims=True)
        return hidden, chances, (hidden @ self.weights["value"])[:, 0]

    def learn(self, seen, masks, actions, old, advantages, returns):
        """One step along the gradient of PPO's objective."""
        rows, count = np.arange(len(actions)), len(actions)
        hidden, chances, values = self.look(seen, masks)
        chosen = chances[rows, actions]
        ratio = chosen / old
        free = ~(((ratio > 1 + CLIP) & (advantages > 0)) | ((ratio < 1 - CLIP) & (advantages < 0)))
        weight = advantages * ratio * free
        logs = np.log(chances + 1e-9)
        disorder = -(chances * logs).sum(axis=1, keepdims=True)
        slope = -weight[:, None] * (-chances)
        slope[rows, actions] -= weight
        slope += ENTROPY * chances * (logs + disorder)
        slope /= count
        error = (values - returns)[:, None] / count
        into = (slope @ self.weights["act"].T + error @ self.weights["value"].T) * (1 - hidden**2)
        self._adam(
            {
                "in": seen.T @ into,
                "bias": into.sum(axis=0),
                "act": hidden.T @ slope,
                "act_bias": slope.sum(axis=0),
                "value": hidden.T @ error,
            }
        )

    def _adam(self, slopes):
        self.updates += 1
        for name, slope in slopes.items():
            self.means[name] += 0.1 * (slope - self.means[name])
            self.squares[name] += 0.001 * (slope**2 - self.squares[name])
            mean = self.means[name] / (1 - 0.9**self.updates)
            square = self.squares[name] / (1 - 0.999**self.updates)
            self.weights[name] -= RATE * mean / (np.sqrt(square) + 1e-8)


def sampled(chances, rng):
    """An action for each row, drawn by its probabilities."""
    return (chances.cumsum(axis=1) > rng.random((len(chances), 1))).argmax(axis=1)


def train(updates, seed=0):
    """The win share in the matches of every update."""
    rng = np.random.default_rng(seed)
    env = BatchEnv(GAME, MATCHES, PLAYERS, opponents="random", reward="margin")
    policy = Policy(env.table.size, env.table.actions, rng)
    seen, infos = env.reset(seed=seed)
    over = np.zeros(MATCHES, bool)
    shares = []
    for update in range(updates):
        kept, wins = [], []
        for _ in range(STEPS):
            masks = infos["action_mask"].astype(bool)
            masks[over, 0] = True  # any action begins the next match
            _, chances, values = policy.look(seen, masks)
            actions = sampled(chances, rng)
            old = chances[np.arange(MATCHES), actions]
            after, rewards, ended, _, infos = env.step(actions)
            kept.append((seen, masks, actions, old, values, rewards * REWARD_SCALE, ended, over))
            wins += [0.5 * (np.sign(margin) + 1) for margin in rewards[ended]]
            seen, over = after, ended
        _, _, last = policy.look(seen, infos["action_mask"].astype(bool) | over[:, None])
        learn_from(policy, kept, last, rng)
        shares.append(float(np.mean(wins)) if wins else None)
        if wins:
            print(f"update {update + 1}: {len(wins)} matches, win share {shares[-1]:.2f}")
    return shares


def learn_from(policy, kept, last, rng):
    """Advantages by GAE, then some rounds of learning."""
    seen, masks, actions, old, values, rewards, ended, idle = (
        np.stack(x) for x in zip(*kept, strict=True)
    )
    advantages = np.zeros_like(values)
    ahead = np.zeros(MATCHES)
    for step in reversed(range(STEPS)):
        goes_on = ~ended[step]
        following = values[step + 1] if step + 1 < STEPS else last
        surprise = rewards[step] + DISCOUNT * following * goes_on - values[step]
        ahead = surprise + DISCOUNT * SMOOTHING * ahead * goes_on
        advantages[step] = ahead
    returns = advantages + values
    real = ~idle.ravel()  # a step that only begins a match teaches nothing
    data = [x.reshape(-1, *x.shape[2:])[real] for x in (seen, masks, actions, old)]
    gains, goals = advantages.ravel()[real], returns.ravel()[real]
    gains = ((gains - gains.mean()) / (gains.std() + 1e-8)).astype(np.float32)
    for _ in range(EPOCHS):
        for part in np.array_split(rng.permutation(len(gains)), PARTS):
            policy.learn(*(x[part] for x in data), gains[part], goals[part].astype(np.float32))


def main(arguments=None):
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--updates", type=int, default=60)
    wanted = parser.parse_args(arguments)
    return train(wanted.updates)


if __name__ == "__main__":
    main()
