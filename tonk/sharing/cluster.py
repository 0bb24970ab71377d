"""A Dask cluster that does work: the machines on which ``dask worker`` runs (the extra ``cluster``)."""

import socket
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from urllib.parse import urlsplit

from tonk import __version__
from tonk.sharing.team import NoTeam, Team
from tonk.words import _

_PATIENCE = 10
"""The seconds in which a scheduler must answer and a first worker be there."""


@contextmanager
def cluster_team(address: str) -> Iterator[Team]:
    """Return the team of a cluster; if a worker is lost, another one does its portion.

    Args:
        address: The address of the scheduler, such as ``tcp://localhost:8786``.

    Raises:
        NoTeam: There is no such cluster, or it can't do this work.
    """
    place = _place_of(address)
    try:
        from distributed import Client
        from distributed.scheduler import KilledWorker
    except ImportError:
        sentence = _("--cluster needs a package that isn't installed; README.md says how to get it")
        raise NoTeam(sentence) from None
    client = _reached(Client, address, place)
    try:
        workers = _workers_of(client, address)
        executor = client.get_executor(pure=False)
        yield Team(executor, workers, losses=(KilledWorker,), alive=lambda: client.status != "closed")
    finally:
        client.close()  # and abandoned work is not started


def _place_of(address: str) -> tuple[str, int]:
    """The host and the port of an address."""
    try:
        place = urlsplit(address if "://" in address else f"tcp://{address}")
        if place.scheme in ("tcp", "tls") and place.hostname and place.port:
            return place.hostname, place.port
    except ValueError:  # the port is no number
        pass
    sentence = _("{address} is not the address of a Dask scheduler, such as tcp://localhost:8786")
    raise NoTeam(sentence.format(address=ascii(address[:100])))


def _reached(client_type: Any, address: str, place: tuple[str, int]) -> Any:
    """Return a client of the scheduler at an address.

    Raises:
        NoTeam: No scheduler answers there.
    """
    try:
        socket.create_connection(place, timeout=_PATIENCE).close()
        return client_type(address, timeout=_PATIENCE, set_as_default=False)
    except (OSError, TypeError):  # a scheduler that wants TLS, which Dask's own settings have to prepare
        sentence = _("no Dask scheduler answers at {address}")
        raise NoTeam(sentence.format(address=address)) from None


def _workers_of(client: Any, address: str) -> int:
    """Count the portions that the workers can do at the same time; all must have this game."""
    try:
        client.wait_for_workers(1, timeout=_PATIENCE)
        versions = client.run(version_here, on_error="return")
        threads = sum(map(int, client.nthreads().values()))
    except OSError:
        sentence = _("the Dask scheduler at {address} has no workers yet; start one with: dask worker {address}")
        raise NoTeam(sentence.format(address=address)) from None
    if set(versions.values()) != {__version__}:
        sentence = _("every worker of the cluster at {address} needs Tonk {version} installed")
        raise NoTeam(sentence.format(address=address, version=__version__))
    return max(1, threads)


def version_here() -> str:
    """Return the version of the game on the machine that is asked."""
    return __version__
