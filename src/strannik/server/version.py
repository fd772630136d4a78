"""The version of the program that is running."""

from importlib.metadata import version
from typing import Final

VERSION: Final = version("strannik")
