"""Somebody who sees nothing: what they know of the page is what Chromium tells a screen reader, and they have keys."""

LIVE = {"polite", "assertive"}
LONGEST_WALK = 150
"""Further than this nobody goes with the Tab key."""


class Listener:
    """Hears live regions and what has the focus; presses keys."""

    def __init__(self, page):
        self.page = page
        self._session = page.context.new_cdp_session(page)
        self._session.send("Accessibility.enable")
        self._heard = ""
        self.heard = []
        """Everything that was announced, in order."""

    def tree(self):
        nodes = self._session.send("Accessibility.getFullAXTree")["nodes"]
        return {node["nodeId"]: node for node in nodes}

    def listen(self):
        """What the live regions say that they did not say before."""
        nodes = self.tree()
        regions = [node for node in nodes.values() if not node["ignored"] and property_of(node, "live") in LIVE]
        inner = {id for region in regions for id in below(region, nodes)}
        said = " ".join([words(one, nodes) for one in regions if one["nodeId"] not in inner])
        if said != self._heard:
            self._heard = said
            self.heard.append(said)
        return said

    def focused(self):
        """Name and role of what has the focus, as they are read out."""
        for node in self.tree().values():
            if not node["ignored"] and property_of(node, "focused") and node["role"]["value"] != "RootWebArea":
                return node.get("name", {}).get("value", ""), node["role"]["value"]
        return "", ""

    def walk(self, name):
        """Tab to what is called so; how many presses that took."""
        for presses in range(LONGEST_WALK):
            if self.focused()[0] == name:
                return presses
            self.page.keyboard.press("Tab")
        raise AssertionError(f"{name!r} cannot be reached by the Tab key")

    def nameless(self):
        """What can be pressed or chosen and has no name."""
        pressed = {"button", "link", "tab", "checkbox", "radio", "menuitem", "combobox", "textbox"}
        return [
            node["role"]["value"]
            for node in self.tree().values()
            if not node["ignored"] and node["role"]["value"] in pressed and not node.get("name", {}).get("value", "")
        ]

    def names(self, role):
        """What everything of this role is called."""
        nodes = [node for node in self.tree().values() if not node["ignored"] and node["role"]["value"] == role]
        return [node.get("name", {}).get("value", "") for node in nodes]


def property_of(node, name):
    return next((one["value"].get("value") for one in node.get("properties", []) if one["name"] == name), None)


def below(node, nodes):
    """The ids of everything in a node."""
    found = []
    for id in node.get("childIds", []):
        if id in nodes:
            found += [id, *below(nodes[id], nodes)]
    return found


def words(node, nodes):
    """The text in a node, as it is read out."""
    if node["role"]["value"] == "StaticText":
        return node["name"]["value"]
    return " ".join([text for id in node.get("childIds", []) if id in nodes and (text := words(nodes[id], nodes))])
