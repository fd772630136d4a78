"""What cannot be done in a campaign, and what is wrong with a file of one."""

from __future__ import annotations

from typing import Any


class CampaignError(Exception):
    """It is not possible in this campaign; the message `campaign-<code>` says why. Nothing has changed."""

    def __init__(self, code: str, **facts: Any) -> None:
        super().__init__(code)
        self.code = code
        self.facts = facts
