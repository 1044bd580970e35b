"""``corral serve``: runs the application until it is told to stop."""

from __future__ import annotations

import faulthandler
import gc
import os
import signal
import socket
import sys
import webbrowser
from collections.abc import Callable
from contextlib import ExitStack
from errno import EACCES, EADDRINUSE
from functools import partial
from threading import Thread
from time import sleep
from typing import Final

import uvicorn
from litestar.types import ASGIApp
from sqlalchemy.engine import make_url

from corral.bots import opponents
from corral.core.errors import CorralError, OptionError
from corral.core.registry import unloadable
from corral.server.app import make_app, make_services
from corral.server.gate.addresses import EVERYWHERE, own_address, read_networks, read_proxies
from corral.server.gate.cuts import Cuts
from corral.server.gate.lines import LineConfig, Lines
from corral.server.gate.request_line import RequestLine
from corral.server.gate.socket_line import MOST_BYTES, SocketLine
from corral.server.logs import Log, set_up_logs
from corral.server.post.mail import read_mail_server
from corral.server.services import Services
from corral.server.settings import Settings
from corral.server.storage.folder import prepare_folder, sole_owner

BACKLOG = 2048
MOST_FILES = 65_536
"""Open files, sockets among them, that are asked of the system."""
LAST: Final = 30.0
"""So many seconds after the time for open requests the process ends in any case."""
LOG = Log("corral.server")
LEVEL_NAMES = ("debug", "info", "warning", "error")


def run(settings: Settings) -> int:
    """Serve; the exit code."""
    check(settings)
    with ExitStack() as stack:
        if not settings.database:
            stack.enter_context(sole_owner(prepare_folder(settings.folder)))
        listener = stack.enter_context(listen(settings))
        set_up_logs(settings.log_level)
        for game, why in unloadable().items():
            LOG.warning("a game cannot be loaded", game=game, why=why)
        services = make_services(settings, eager=True)
        config = uvicorn_config(settings, make_app(services), services.cuts)
        server = DrainingServer(
            config, services, partial(_end_in, settings.shutdown_seconds + LAST)
        )

        def stop(*_: object) -> None:
            """Before uvicorn takes over it is asked to end at once; afterwards it has ended."""
            server.should_exit = True

        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, stop)
        address = address_of(listener)
        print(f"Corral is at {address} and keeps its data in {kept_in(settings)}", flush=True)
        if settings.open:
            show(address)
        spare_the_collector()
        server.run(sockets=[listener])
    return 0


class DrainingServer(uvicorn.Server):
    """Before it ends its connections, people are sent elsewhere and tables handed over."""

    def __init__(
        self, config: uvicorn.Config, services: Services, last_resort: Callable[[], None]
    ) -> None:
        super().__init__(config)
        self._services = services
        self._last_resort = last_resort

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._last_resort()
        for listening in self.servers:  # whoever comes now is to find another process
            listening.close()
        await self._services.drain()
        await super().shutdown(sockets)


def _end_in(seconds: float) -> None:
    """Whatever may still hold the process up: nothing is lost, for everything told is stored."""

    def end() -> None:
        sleep(seconds)
        LOG.error("the server did not come to its end by itself", seconds=seconds)
        faulthandler.dump_traceback()
        os._exit(1)

    Thread(target=end, name="corral-last-resort", daemon=True).start()


def kept_in(settings: Settings) -> str:
    """The folder, or the database without its password."""
    if not settings.database:
        return f"{settings.folder}"
    return make_url(settings.database).set(query={}).render_as_string()


def address_of(listener: socket.socket) -> str:
    """Where the page is: for friends, too, where all the machine's addresses are listened on."""
    host, port = listener.getsockname()[:2]
    if host in EVERYWHERE:
        host = own_address(listener.family, EVERYWHERE[host]) or socket.gethostname()
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def show(address: str) -> None:
    """Opens the page as soon as it can be had: the socket listens, so the browser may come early.

    Without a screen there may still be a browser for terminals; that one stays closed.
    """
    screen = sys.platform in ("win32", "darwin") or any(
        os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY")
    )
    if screen:
        Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def spare_the_collector() -> None:
    """What is loaded stays for good, and messages make no cycles: look for garbage less often."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(150_000, 20, 50)
    gc.enable()


def check(settings: Settings) -> None:
    """What types alone cannot tell."""
    if settings.log_level not in LEVEL_NAMES:
        known = ", ".join(LEVEL_NAMES)
        raise OptionError(f"log_level = {settings.log_level!r} is not one of {known}")
    if settings.stand_in not in opponents():
        known = ", ".join(opponents())
        raise OptionError(f"stand_in = {settings.stand_in!r} is not one of {known}")
    if settings.public_url and not settings.public_url.startswith(("http://", "https://")):
        raise OptionError(f"public_url = {settings.public_url!r} does not begin with https://")
    read_proxies(settings.proxies)  # uvicorn would take names too, and never find them
    read_networks("watchers", settings.watchers)
    read_networks("notice_networks", settings.notice_networks)
    read_mail_server(settings)


def listen(settings: Settings) -> socket.socket:
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    # Called TCP's, or asyncio would leave connections Nagle's delay: 40 ms an answer.
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    if os.name != "nt":  # there it would let a second server take the same port
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((settings.host, settings.port))
        listener.listen(BACKLOG)  # who comes before the application is ready waits
    except OSError as error:
        listener.close()
        where = f"{settings.host} port {settings.port}"
        hint = "another address with --host"
        if error.errno in (EADDRINUSE, EACCES):
            hint = "another port with --port"
        raise CorralError(f"cannot listen on {where}: {error.strerror}; choose {hint}") from None
    return listener


def open_files() -> int:
    """How many files may be open; as many as the system gives are asked for."""
    try:
        import resource  # noqa: PLC0415
    except ImportError:  # not on this system
        return 512
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        soft = wanted
    return min(soft, MOST_FILES) if soft != resource.RLIM_INFINITY else MOST_FILES


def uvicorn_config(settings: Settings, app: ASGIApp, cuts: Cuts) -> LineConfig:
    lines = Lines(settings, cuts, most_waiting=open_files() // 2)
    return LineConfig(
        app,
        lines,
        http=RequestLine,
        ws=SocketLine,
        ws_max_size=2 * MOST_BYTES,
        ws_per_message_deflate=settings.compress,
        ws_ping_interval=settings.ping_seconds,
        ws_ping_timeout=settings.ping_seconds,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=settings.proxies or None,
        timeout_graceful_shutdown=max(1, round(settings.shutdown_seconds)),
    )
