"""Alembic's way in: the connection comes from the server."""

from alembic import context

from strannik.server.storage.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
