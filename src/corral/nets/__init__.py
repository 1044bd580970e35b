"""Networks as players: their files, played by NumPy alone, and searches with a network's judgement.

``Network`` is a file of weights with all that tells what they were learned from. ``NetworkBot``
lets any network search: PyTorch, ONNX, JAX or NumPy behind one method. ``docs/networks.md`` leads
from nothing to a network of one's own at a table.
"""

from corral.nets.bot import NetworkBot
from corral.nets.network import Network
from corral.nets.search import NetworkSearch

__all__ = ["Network", "NetworkBot", "NetworkSearch"]
