from strannik.story.volume import Volume
from tests.story.books import FRAME

TALE = Volume("tests.story.tale", "tale", FRAME)
BOOKS = (TALE,)
