"""Whose address it is: counted by network where one person has many, trusted where it is named."""

from __future__ import annotations

import socket
from functools import lru_cache
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Final, TypeAlias

from corral.core.errors import OptionError

NETWORK_BITS: Final = 64
"""The part of an IPv6 address that a household or a host is given."""
Network: TypeAlias = IPv4Network | IPv6Network
EVERYWHERE: Final = {"0.0.0.0": "192.0.2.1", "::": "2001:db8::1"}
"""To listen on all addresses, and one of those kept for examples that stands for others."""
HINT: Final = "take addresses and networks (127.0.0.1, 10.0.0.0/8)"


@lru_cache(4096)
def counted_as(host: str) -> str:
    """Whom to count for. Whoever has one IPv6 address has all that begin like it."""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if isinstance(address, IPv6Address):
        return str(address.ipv4_mapped or IPv6Network((address, NETWORK_BITS), strict=False))
    return str(address)


def read_networks(setting: str, text: str) -> tuple[Network, ...]:
    """The addresses and networks that a setting names."""
    words = [word.strip() for word in text.split(",")]
    try:
        return tuple(ip_network(word) for word in words if word)
    except ValueError as error:
        raise OptionError(f"{setting}: {error}; {HINT}") from None


def read_proxies(text: str) -> tuple[Network, ...]:
    """Those whose word on addresses counts; never everybody's."""
    for word in text.split(","):
        if word.strip() == "*" or word.strip().endswith("/0"):
            why = "everybody, and anybody could then pass for any address"
            raise OptionError(f"proxies: {word.strip()} is {why}; {HINT}")
    return read_networks("proxies", text)


class Named:
    """Those whom a setting names."""

    def __init__(self, networks: tuple[Network, ...]) -> None:
        self._networks = networks

    def __contains__(self, host: object) -> bool:
        try:
            address = ip_address(str(host))
        except ValueError:
            return False
        if isinstance(address, IPv6Address) and address.ipv4_mapped is not None:
            address = address.ipv4_mapped
        return any(address in network for network in self._networks)


def own_address(family: int, away: str) -> str | None:
    """The address from which this machine would speak to others; asking sends nothing."""
    with socket.socket(family, socket.SOCK_DGRAM) as speaker:
        try:
            speaker.connect((away, 9))
        except OSError:  # there is no network
            return None
        return str(speaker.getsockname()[0])
