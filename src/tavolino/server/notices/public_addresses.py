"""Which IP addresses belong to hosts of the internet.

The networks are listed here, since what `ipaddress` calls global differs between versions of
Python.
"""

from ipaddress import IPv4Address, IPv6Network, ip_address, ip_network
from typing import Final

SPECIAL_IPV4: Final = tuple(
    ip_network(network)
    for network in (
        "0.0.0.0/8",  # this network
        "10.0.0.0/8",  # private
        "100.64.0.0/10",  # shared by customers of a provider
        "127.0.0.0/8",  # this host
        "169.254.0.0/16",  # link-local
        "172.16.0.0/12",  # private
        "192.0.0.0/24",  # protocol assignments
        "192.0.2.0/24",  # documentation
        "192.31.196.0/24",  # AS112
        "192.52.193.0/24",  # multicast tunnels
        "192.88.99.0/24",  # 6to4 relays
        "192.168.0.0/16",  # private
        "192.175.48.0/24",  # AS112
        "198.18.0.0/15",  # benchmarks
        "198.51.100.0/24",  # documentation
        "203.0.113.0/24",  # documentation
        "224.0.0.0/4",  # multicast
        "240.0.0.0/4",  # reserved, broadcast
    )
)
GLOBAL_IPV6: Final = IPv6Network("2000::/3")
"""Everything else is special: this host, IPv4 in other forms, NAT64, local and multicast."""
SPECIAL_IPV6: Final = tuple(
    ip_network(network)
    for network in (
        "2001::/23",  # protocol assignments, with Teredo
        "2001:db8::/32",  # documentation
        "2002::/16",  # 6to4
        "2620:4f:8000::/48",  # AS112
        "3ffe::/16",  # the 6bone, which has ended
        "3fff::/20",  # documentation
    )
)


def is_public(address: str) -> bool:
    """True for an address of the internet, as opposed to a private or special one.

    >>> is_public("8.8.8.8"), is_public("10.0.0.1"), is_public("::ffff:127.0.0.1")
    (True, False, False)
    """
    found = ip_address(address.partition("%")[0])
    if isinstance(found, IPv4Address):
        return not any(found in network for network in SPECIAL_IPV4)
    return found in GLOBAL_IPV6 and not any(found in network for network in SPECIAL_IPV6)
