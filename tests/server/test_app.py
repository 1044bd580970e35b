"""Servers of a process share the interface; whose services answer stands in the request."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from corral.server.app import make_app, make_services
from tests.server.house import NO_CLIENT, QUICK, House, fresh_data


def test_servers_of_a_process_answer_each_for_itself(tmp_path: Path) -> None:
    one, other = House(tmp_path / "one"), House(tmp_path / "other")
    try:
        table = one.guest("Ana").open("elgaucho", ["open", "open"], public=True)
        assert [found["id"] for found in listed(one)] == [table]
        assert listed(other) == []
    finally:
        one.close()
        other.close()


def listed(house: House) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = house.guest("Bo").get("/api/tables")
    return found


@pytest.mark.parametrize("when", ["startup", "shutdown"])
def test_what_fails_at_the_start_or_the_end_is_told_to_who_runs_the_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, when: str
) -> None:
    settings = replace(QUICK, data=str(tmp_path / "data"))
    fresh_data(settings)
    services = make_services(settings)
    said: list[dict[str, Any]] = []

    def broken() -> None:
        raise OSError("no room")

    async def run() -> None:
        whose = services.hub if when == "startup" else services.reviews
        monkeypatch.setattr(whose, "begin" if when == "startup" else "close", broken)
        app = make_app(services, NO_CLIENT)

        async def receive() -> Any:
            return {"type": f"lifespan.{'shutdown' if said else 'startup'}"}

        async def send(message: Any) -> None:
            said.append(message)

        with pytest.raises(OSError, match="no room"):
            await app({"type": "lifespan"}, receive, send)  # type: ignore[arg-type]
        await services.store.close()

    asyncio.run(run())
    assert said[-1] == {"type": f"lifespan.{when}.failed", "message": "OSError: no room"}
