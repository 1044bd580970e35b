"""The networks that learn, in PyTorch: begun anew or from a file, and the weights for a file."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

import torch
from torch import Tensor, nn

from corral.envs.encoded_game import EncodedGame
from corral.nets.network import ILLEGAL, Network
from corral.nets.picture import Picture
from corral.nets.seeing import SeeingNetwork


class JudgeNetwork(nn.Module):  # type: ignore[misc, unused-ignore]
    """Hidden layers under heads for actions, win and reward."""

    def __init__(self, size: int, actions: int, hidden: Sequence[int]) -> None:
        super().__init__()
        widths = [size, *hidden]
        self.trunk = nn.ModuleList(nn.Linear(before, after) for before, after in pairwise(widths))
        self.policy = nn.Linear(widths[-1], actions)
        self.value = nn.Linear(widths[-1], 1)
        self.reward = nn.Linear(widths[-1], 1)
        for head in (self.policy, self.value, self.reward):  # a random player to begin with
            nn.init.zeros_(head.weight)
            nn.init.zeros_(head.bias)

    def forward(self, seen: Tensor, masks: Tensor) -> tuple[Tensor, Tensor]:
        """Scores of all actions, and for each row the foreseen reward and chance to win."""
        for layer in self.trunk:
            seen = torch.tanh(layer(seen))
        values = torch.cat([self.reward(seen), torch.sigmoid(self.value(seen))], dim=-1)
        legal = masks.any(dim=0).nonzero().squeeze(-1)  # of hundreds of actions often a few
        told = nn.functional.linear(seen, self.policy.weight[legal], self.policy.bias[legal])
        scores = seen.new_full(masks.shape, ILLEGAL).index_copy(1, legal, told)
        return scores.masked_fill(~masks, ILLEGAL), values

    def layers(self) -> dict[str, nn.Linear]:
        """By their names in a ``Network``."""
        trunk: dict[str, Any] = {str(number): layer for number, layer in enumerate(self.trunk)}
        return {**trunk, "policy": self.policy, "value": self.value}


def network_for(encoded: EncodedGame, hidden: Sequence[int]) -> JudgeNetwork | SeeingNetwork:
    """One that looks at planes where the encoding has some."""
    picture = Picture.of(encoded.encoding)
    if picture is not None:
        return SeeingNetwork(picture, encoded.actions, hidden)
    return JudgeNetwork(encoded.size, encoded.actions, hidden)


def weights_of(judge: JudgeNetwork | SeeingNetwork) -> dict[str, Any]:
    """As a ``Network`` wants them."""
    found = {}
    for name, layer in judge.layers().items():
        weight, bias = layer.parameters()
        found[f"{name}.weight"] = weight.detach().cpu().numpy().T.copy()
        found[f"{name}.bias"] = bias.detach().cpu().numpy().copy()
    return found


def judge_from(network: Network, encoded: EncodedGame) -> JudgeNetwork | SeeingNetwork:
    """What a file holds, to be gone on with; the reward it has to learn to foresee anew."""
    network.check(encoded)
    layers = int(network.head["layers"])
    last = network.weights["policy.weight"].shape[0]
    hidden = [network.weights[f"{layer}.bias"].size for layer in range(layers)] or [last]
    judge = network_for(encoded, hidden)
    with torch.no_grad():
        for name, layer in judge.layers().items():
            layer.weight.copy_(torch.from_numpy(network.weights[f"{name}.weight"].T))
            layer.bias.copy_(torch.from_numpy(network.weights[f"{name}.bias"]))
    return judge
