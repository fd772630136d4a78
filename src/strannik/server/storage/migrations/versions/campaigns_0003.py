"""Campaigns: who belongs to them, and what is kept of their games. Their ledgers are lines of the log."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "campaigns",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("made", sa.Float, nullable=False),
    )
    op.create_table(
        "members",
        sa.Column("campaign_id", sa.String(32), primary_key=True),
        sa.Column("person", sa.Integer, primary_key=True),
        sa.Column("key", sa.String(64), nullable=False),
    )
    op.create_index("members_by_key", "members", ["key"])
    op.create_table(
        "evenings",
        sa.Column("campaign_id", sa.String(32), primary_key=True),
        sa.Column("game", sa.Integer, primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("evenings")
    op.drop_index("members_by_key", "members")
    op.drop_table("members")
    op.drop_table("campaigns")
