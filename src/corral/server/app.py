"""The application: everything put together."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from secrets import token_urlsafe
from threading import Thread
from typing import Any, Final, cast

from litestar import Litestar, Request, Response, get
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException, LitestarException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp, LifeSpanReceive, LifeSpanSend, Scope

import corral
from corral.server.accounts.households import Households
from corral.server.accounts.identity import Guests
from corral.server.api import api
from corral.server.art import draw_all
from corral.server.client import FOLDER, Client
from corral.server.gate.observing import Observer
from corral.server.gate.request_line import LARGEST_BODY
from corral.server.gate.security import Gate
from corral.server.handbook import Handbook, site_folder
from corral.server.invitations.invitations import friends_way
from corral.server.invitations.invitations import preview as told_in_preview
from corral.server.logs import Log, short
from corral.server.netbots.socket import bot_socket
from corral.server.operation.metrics import Metrics
from corral.server.post.api import leave_mails
from corral.server.problems import Code, Problem, Refusal
from corral.server.processes.bus import Bus, MemoryBus
from corral.server.processes.leases import SharedLeases
from corral.server.processes.presence import SharedPresence
from corral.server.queue.api import queue_socket
from corral.server.services import FAULT, Injected, Services
from corral.server.settings import Settings
from corral.server.storage.store import SqlStore, Store, StoreError
from corral.server.tables.hub import Hub
from corral.server.tables.socket import table_socket
from corral.server.takeover import watch_for_compiled_rules
from corral.server.thinking import Thinker
from corral.server.wire import Health

SERVICES = "corral.services"
PROCESS_BYTES = 9
"""Enough that no two processes ever have the same name."""
CODES: dict[int, Code] = {
    401: "not_signed_in",
    403: "not_allowed",
    404: "not_found",
    405: "not_allowed",
    413: "too_large",
    429: "slow_down",
    503: "unavailable",
}

AnyRequest = Request[Any, Any, Any]


def make_services(settings: Settings, store: Store | None = None, eager: bool = False) -> Services:
    """All parts of the server; the event loop has not started yet.

    ``eager`` starts the bots' workers before anybody asks.
    """
    metrics = Metrics()
    store = SqlStore(settings.place) if store is None else store
    households = Households()
    thinker = Thinker(settings.workers, eager, metrics, households)
    process = token_urlsafe(PROCESS_BYTES)
    bus = bus_of(settings, process)
    hub = Hub(settings, store, bus, thinker, metrics)
    if isinstance(store, SqlStore) and store.shared:
        hub.leases = SharedLeases(store.sharing, process, settings.lease_seconds, metrics)
        hub.presence = SharedPresence(store.sharing, process, bus)
    guests = Guests(store, settings.public_url.startswith("https:"), bus, households)
    return Services(settings, store, guests, hub, thinker, metrics)


def bus_of(settings: Settings, process: str) -> Bus:
    """How processes tell each other of rows; one that is alone needs nobody for that."""
    if not settings.database:
        return MemoryBus()
    from corral.server.processes.notices import NoticeBus  # noqa: PLC0415 (needs an extra)
    from corral.server.storage.postgresql import line_to  # noqa: PLC0415

    return NoticeBus(line_to(settings.database), process)


def make_app(services: Services, client: Path = FOLDER) -> ASGIApp:
    """The ASGI application, with the browser's client that was built into a folder."""

    async def has_table(table: str) -> bool:
        try:
            return await services.store.has_table(table)
        except StoreError:
            return True  # the page will hear of that, and tell it better

    async def has_tournament(tournament: str) -> bool:
        try:
            return await services.store.tournaments.has(tournament)
        except StoreError:
            return True

    async def preview(page: str, table: str, headers: Any) -> str | None:
        asked = f"http://{headers.get(b'host', b'').decode('latin-1')}"
        accepted = headers.get(b"accept-language", b"").decode("latin-1")
        try:
            info = await services.lists.info(table)
            return told_in_preview(page, info, friends_way(services.settings, asked)[0], accepted)
        except (Refusal, StoreError):
            return None  # the page will hear of that, and tell it better

    settings = services.settings
    handbook = Handbook(
        Client(_Served(services), client, has_table, preview, has_tournament),
        site_folder(settings.docs),
    )
    gate = Gate(handbook, settings, services.metrics, services.guests.cookie_name)
    return Observer(gate, services.metrics)


@cache
def _interface() -> Litestar:
    """All addresses, with the types of what they take and give.

    It takes a while to put together, and is the same for all servers of a process: whose services
    are meant stands in the scope of a request.
    """
    return Litestar(
        route_handlers=[
            live,
            ready,
            numbers,
            api,
            table_socket,
            queue_socket,
            bot_socket,
            leave_mails,
        ],
        dependencies={"services": Provide(_services_of, sync_to_thread=False)},
        exception_handlers={
            Refusal: _refused,
            StoreError: _store_fails,
            HTTPException: _http_error,
            RecursionError: _nested,
            UnicodeDecodeError: _not_text,
            Exception: _fault,
        },
        after_exception=[_note_at_socket],
        openapi_config=OpenAPIConfig(
            title="Corral",
            version=corral.__version__,
            description="Tables for board games. Live play goes over the WebSocket "
            "`/api/tables/{table}/socket`; its messages are in docs/server.md.",
            path="/api/openapi.json",  # below it Litestar has error pages of its own
            render_plugins=[JsonRenderPlugin(path="/")],
        ),
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
    )


class _Served:
    """The interface, with the services of one server, which live as long as it runs."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._interface = _interface()

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            await self._live(receive, send)
            return
        scope[SERVICES] = self._services
        await self._interface(scope, receive, send)

    async def _live(self, receive: LifeSpanReceive, send: LifeSpanSend) -> None:
        await receive()
        begun = False
        try:
            async with _life(self._services):
                await send({"type": "lifespan.startup.complete"})
                begun = True
                await receive()
        except Exception as error:
            message = f"{type(error).__name__}: {error}"
            if begun:
                await send({"type": "lifespan.shutdown.failed", "message": message})
            else:
                await send({"type": "lifespan.startup.failed", "message": message})
            raise
        await send({"type": "lifespan.shutdown.complete"})


@asynccontextmanager
async def _life(services: Services) -> AsyncIterator[None]:
    log = Log("corral.server")
    services.hub.begin()
    log.info("server ready", version=corral.__version__)
    Thread(target=draw_all, daemon=True).start()  # nobody waits for it, least of all the end
    takeover = asyncio.create_task(watch_for_compiled_rules(services.thinker))
    services.hub.start(services.hub.always(services.reviews.run))
    services.hub.start(services.hub.always(services.overseer.run))
    services.hub.start(services.hub.always(services.challenges.run))
    services.hub.start(services.hub.always(services.annals.run))
    services.hub.start(services.hub.always(services.postman.run))
    services.hub.start(services.hub.always(services.tournaments.run))
    services.hub.start(services.hub.always(services.matchmaker.run))
    try:
        yield
    finally:
        takeover.cancel()
        services.reviews.close()
        services.cards.close()
        await services.drain()
        await services.thinker.close()
        await services.store.close()
        log.info("server stopped")


def _services_of(scope: Scope) -> Services:
    services = cast("dict[str, object]", scope)[SERVICES]
    assert isinstance(services, Services)
    return services


# Errors: a code, a sentence, and nothing about our insides


def _problem(problem: Problem, status: int) -> Response[Problem]:
    return Response(problem, status_code=status, media_type="application/json")


def _refused(request: AnyRequest, refusal: Refusal) -> Response[Problem]:
    _services(request).metrics.refusals.labels(refusal.problem.code).inc()
    answer = _problem(refusal.problem, refusal.status)
    if refusal.problem.code == "slow_down":
        answer.headers["retry-after"] = "1"
    return answer


def _store_fails(request: AnyRequest, _: StoreError) -> Response[Problem]:
    return _refused(request, Refusal("unavailable", "please try again in a moment"))


def _http_error(_: AnyRequest, error: HTTPException) -> Response[Problem]:
    code = CODES.get(error.status_code, "bad_request")
    return _problem(Problem(code, _sentence(error)), error.status_code)


def _sentence(error: HTTPException) -> str:
    """What Litestar says, with the place where the body is wrong."""
    extra = error.extra if isinstance(error.extra, list) else []
    if any(one.get("message") == "'data'" for one in extra):  # what msgspec says of a missing key
        return "the request has no body; JSON is wanted"
    places = [f"{one['key']}: {one['message']}" for one in extra if "key" in one]
    return "; ".join(places)[:300] or str(error.detail)[:300]


def _nested(request: AnyRequest, error: RecursionError) -> Response[Problem]:
    """A body of brackets within brackets; any other endless descent is our own fault."""
    if "deserializing" in str(error):
        return _problem(Problem("bad_request", "the body is nested too deeply"), 400)
    return _fault(request, error)


def _not_text(request: AnyRequest, error: UnicodeDecodeError) -> Response[Problem]:
    """A body that is no UTF-8; whatever else is not is our own fault."""
    if request.scope["method"] in ("POST", "PUT"):
        return _problem(Problem("bad_request", "the body is not UTF-8"), 400)
    return _fault(request, error)


def _fault(request: AnyRequest, error: Exception) -> Response[Problem]:
    facts = {"route": _route(request), **_table_of(request.scope)}
    _services(request).note_fault("a request failed", error, **facts)
    return _problem(Problem("internal", FAULT), 500)


EXPECTED: Final = (LitestarException, OSError, StoreError)
"""What sockets end by that is no fault: the other end has gone, or the store fails and says so."""


async def _note_at_socket(error: Exception, scope: Scope) -> None:
    """Of what fails at sockets nobody else would tell: their other ends are gone, or are let go."""
    if scope["type"] == ScopeType.WEBSOCKET and not isinstance(error, EXPECTED):
        _services_of(scope).note_fault("a socket failed", error, **_table_of(scope))


def _table_of(scope: Scope) -> dict[str, str]:
    """At which table something was asked, as the log tells it."""
    table = scope["path_params"].get("table")
    return {} if table is None else {"table": short(table)}


def _route(request: AnyRequest) -> str:
    """The path with its parameters left out: the link of a table does not belong in a log."""
    return "/".join(
        "…" if part in request.path_params.values() else part
        for part in request.url.path.split("/")
    )


def _services(request: AnyRequest) -> Services:
    return _services_of(request.scope)


# Beside the interface


@get("/live", tags=["watching over the server"], summary="Whether the process works at all")
async def live() -> Health:
    return Health("ok")


@get("/ready", tags=["watching over the server"], summary="Whether it can serve")
async def ready(services: Injected) -> Health:
    if services.stopping:
        raise Refusal("unavailable", "the server is stopping")
    if not await services.store.ready():
        raise Refusal("unavailable", "the store does not take rows; the log says why")
    return Health("ok")


@get("/metrics", include_in_schema=False, media_type="text/plain")
async def numbers(services: Injected) -> Response[bytes]:
    """For Prometheus."""
    kind = "text/plain; version=0.0.4"
    return Response(services.metrics.text(await services.readings()), media_type=kind)
