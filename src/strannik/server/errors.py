"""What becomes of mistakes: a status, a code, and a sentence in the reader's language."""

from __future__ import annotations

from typing import Any, Final

from strannik.campaign.mistakes import CampaignError
from strannik.core.options import OptionError
from strannik.core.refusal import Barred, NotOnOffer, NotYours, Refusal, Unreadable
from strannik.server.messages import Problem
from strannik.server.showing.words import common_words, game_words, quoted
from strannik.server.storage.failure import StorageFails
from strannik.show.words import Words
from strannik.table.improper import Improper


class RequestError(Exception):
    """A request that is refused. The message `problem-<code>` says why, its gaps filled by the facts."""

    def __init__(self, status: int, code: str, n: int = -1, **facts: Any) -> None:
        super().__init__(code)
        self.status = status
        self.code = code
        self.n = n
        self.facts = facts


class Unplayable(RequestError):
    """A game was asked for in a way in which it cannot be played."""

    def __init__(self, game: str, error: OptionError) -> None:
        super().__init__(422, "bad-option", detail=str(error))
        self.game = game
        self.error = error

    def told(self, lang: str) -> dict[str, Any]:
        """The facts, with the reason in the reader's language where the game has a sentence for it."""
        words = game_words(self.game, lang)
        if self.error.says not in words:
            return self.facts
        return {"detail": words.say(self.error.says, quoted(self.error.facts))}


CODES: Final = {Unreadable: "unreadable-move", NotYours: "not-yours", NotOnOffer: "not-on-offer", Barred: "barred"}

FORBIDDEN: Final = ("not-your-seat", "not-away")


CAMPAIGN_STATUS: Final = {
    **dict.fromkeys(["unknown", "no-branch", "no-game", "no-person", "no-traveller", "no-such-next"], 404),
    **dict.fromkeys(["no-member", "not-your-traveller"], 403),
    **dict.fromkeys(["no-journey", "cannot-begin", "company-full", "other-game", "later-version", "unreadable"], 422),
    **dict.fromkeys(["not-a-campaign", "cut-off", "seal-broken", "damaged"], 422),
    **dict.fromkeys(["no-record", "wrong-record", "broken-chain", "wrong-lesson", "unusable"], 422),
}
"""The status of what is amiss in a campaign; of anything else, that it is not possible now."""


def problem(error: BaseException, lang: str, words: Words | None = None) -> tuple[int, Problem]:
    """The status and the body that answer a mistake; `words` are the game's, for refusals by its rules."""
    words = words or common_words(lang)
    match error:
        case Unplayable():
            said = words.say(f"problem-{error.code}", quoted(error.told(lang)))
            return error.status, Problem(error.code, said)
        case RequestError():
            return error.status, Problem(error.code, words.say(f"problem-{error.code}", quoted(error.facts)), n=error.n)
        case Refusal():
            code = CODES.get(type(error), "refused")
            return 422, Problem(code, words.refusal(error.clause, quoted(error.bar.facts)), error.clause)
        case Improper():
            status = {"no-such-seat": 404}.get(error.code, 403 if error.code in FORBIDDEN else 409)
            return status, Problem(error.code, words.say(f"problem-{error.code}"))
        case CampaignError():
            code = f"campaign-{error.code}"
            return CAMPAIGN_STATUS.get(error.code, 409), Problem(code, words.say(code, quoted(error.facts)))
        case StorageFails():
            return 503, Problem("storage", words.say("problem-storage"))
    return 500, Problem("failed", words.say("problem-failed"))
