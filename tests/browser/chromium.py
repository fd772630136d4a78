"""The Chromium the browser tests use: the system's, or the one Playwright has downloaded.

The shell without a window comes first: it shows the same page, and opens one in a third of the time.
"""

import shutil
from pathlib import Path

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")

NONE_FOUND = "no Chromium was found, neither in PATH nor Playwright's own (`playwright install chromium` gets one)"


def find_chromium() -> str:
    """Its path, or nothing."""
    for name in NAMES:
        found = shutil.which(name)
        if found:
            return found
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        return ""
    with sync_playwright() as playwright:
        own = playwright.chromium.executable_path
    return own if Path(own).exists() else ""
