"""The HTTP interface for records that guests bring."""

from __future__ import annotations

from litestar import delete, get, post
from litestar.params import FromPath, JSONBody

from corral.server.accounts.visitors import AnyRequest, in_person
from corral.server.problems import Refusal
from corral.server.services import REFUSED, Injected
from corral.server.storage.store import Listed, StoreError
from corral.server.wire import BringRecord, BroughtRecord, TableInfo

TAGS = ["records"]


@post("/records", responses=REFUSED, tags=TAGS, summary="Bring the record of a match")
async def bring_record(
    data: JSONBody[BringRecord], request: AnyRequest, services: Injected
) -> TableInfo:
    """It becomes a table whose match is over: whoever has its link sees all of it."""
    player = await in_person(request, services)
    return await services.bringing.bring(data.record, player)


@get("/me/records", responses=REFUSED, tags=TAGS, summary="Records that I have brought")
async def my_records(request: AnyRequest, services: Injected) -> list[BroughtRecord]:
    """The latest first."""
    player = await in_person(request, services)
    try:
        found = await services.store.brought.of(player.id)
        told = []
        for one in found:
            summaries = await services.lists.summaries([Listed(one.table, one.summary)])
            told += [BroughtRecord(summary.info(), one.at) for summary in summaries]
    except StoreError:
        raise Refusal("unavailable", "please try again in a moment") from None
    return told


@delete(
    "/me/records/{table:str}",
    responses=REFUSED,
    status_code=204,
    tags=TAGS,
    summary="Remove a record that I have brought",
)
async def remove_record(table: FromPath[str], request: AnyRequest, services: Injected) -> None:
    player = await in_person(request, services)
    await services.bringing.remove(table, player)


record_handlers = [bring_record, my_records, remove_record]
