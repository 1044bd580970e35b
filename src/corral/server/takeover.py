"""Rules that are compiled while the server runs: its bots take them over, tables the next start.

``script/compile`` puts them into a folder that every Python of the environment finds first from
then on, and nothing of it before it is complete. Bots think in processes of their own and are told
positions as text, so new processes can play with the compiled rules while this one stays plain.
"""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from typing import Final

import corral
from corral.info import compiled
from corral.server.logs import Log
from corral.server.thinking import Thinker

COMPILED: Final = Path(sys.prefix, "compiled")
PAUSE: Final = 2.0
LOG: Final = Log("corral.server")


async def watch_for_compiled_rules(
    thinker: Thinker, folder: Path = COMPILED, pause: float = PAUSE
) -> None:
    """Ends when the bots have got them, or at once where none are to come."""
    package = Path(corral.__file__).parent.parent
    if compiled() or not package.is_relative_to(folder.parent):  # sources that somebody works on
        return
    while not folder.is_dir():
        await asyncio.sleep(pause)
    # For processes to come: this one has found its package already.
    sys.path.insert(sys.path.index(str(package)), str(folder.resolve()))
    thinker.renew()
    LOG.info("the rules have been compiled; bots use them from now on, tables from the next start")
