"""The storage that servers use, opened by a command: tables and campaigns lie in one database."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from types import TracebackType
from typing import Self

from sqlalchemy.exc import SQLAlchemyError

from strannik.campaign.mistakes import CampaignError
from strannik.campaign.words import text
from strannik.core.options import OptionError
from strannik.server.config import default_database
from strannik.server.storage.failure import StorageFails
from strannik.server.storage.migrate import migrate
from strannik.server.storage.store import Store
from strannik.show.words import Words


@contextmanager
def in_words(language: str) -> Iterator[None]:
    """Whatever is amiss is one sentence."""
    try:
        yield
    except CampaignError as amiss:
        raise OptionError(Words(language, [text(language)]).say(f"campaign-{amiss.code}", amiss.facts)) from None
    except (StorageFails, SQLAlchemyError, ImportError) as error:
        raise OptionError(f"the database cannot be used: {error}", "refused-database", why=str(error)) from None


class Storage:
    """A database that is brought up to date, read and written to."""

    def __init__(self, database: str | None = None) -> None:
        self.store = Store(database or default_database())
        migrate(self.store)
        self.writer = self.store.ledger()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.writer.close()
        self.store.close()
