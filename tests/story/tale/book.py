from strannik.story.volume import Volume
from tests.story.books import frame

TALE = Volume("tests.story.tale", "tale", frame)
BOOKS = (TALE,)
