"""What ``test_ray`` runs where the network is nothing but the machine itself."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from corral.arena.crew import TaskFailed
from corral.arena.ray_crew import RayCrew
from corral.cli import main
from corral.core.errors import CorralError


def run(folder: Path) -> None:
    """An arena, a worker that dies, and an error; what came of them goes to a file."""
    out = folder / "results.json"
    words = "arena elgaucho --players random@2,random --seats 2 --num 4 --seed 3 --workers 2"
    found: dict[str, object] = {"code": main([*words.split(), "--ray", "local", "--out", str(out)])}
    try:
        list(RayCrew("127.0.0.1:1", None).run(eval, ["1"]))
    except CorralError as error:
        found["unreachable"] = str(error)
    crew = RayCrew("local", 2)
    mark, script = folder / "mark", folder / "script.py"
    script.write_text(
        f"import os, pathlib\nmark = pathlib.Path({str(mark)!r})\n"
        "if not mark.exists():\n    mark.touch()\n    os._exit(9)\nanswer = 9\n"
    )
    deadly = f"__import__('runpy').run_path({str(script)!r})['answer']"
    with crew.connected():
        found["results"] = sorted(crew.run(eval, ["1", deadly, "2", "3"]))
        found["died"] = mark.exists()
        try:
            list(crew.run(eval, ["1 / 0"]))
        except TaskFailed as error:
            found["error"] = str(error)
    (folder / "found.json").write_text(json.dumps(found))


run(Path(sys.argv[1]))
