/** What a scene comes to when what has changed of it is told. */
import type { Area, ChangedArea, Panel, Scene, Updated } from "./protocol";

/** The scene before the first change, which brings everything. */
export function bare(title: string): Scene {
  return { title, status: "", areas: [], panels: [], layout: { kind: "column" } };
}

/** The scene after a change: areas by their id, panels by their seat, the rest if it is there. */
export function changed(scene: Scene, changes: Updated["changes"]): Scene {
  const old = new Map(scene.areas.map((area) => [area.id, area]));
  const fresh = new Map((changes.areas ?? []).map((area) => [area.id, relaid(old.get(area.id), area)]));
  const gone = new Set(changes.gone ?? []);
  const kept = scene.areas.filter((area) => !gone.has(area.id)).map((area) => fresh.get(area.id) ?? area);
  return {
    ...scene,
    areas: [...kept, ...[...fresh.values()].filter((area) => !old.has(area.id))],
    panels: recounted(scene.panels, changes.panels ?? []),
    layout: changes.layout ?? scene.layout,
    status: changes.status ?? scene.status,
    theme: changes.theme ?? scene.theme,
  };
}

/** The panels, those in place of which there are new ones among them; at first there are new ones alone. */
function recounted(panels: Panel[], fresh: Panel[]): Panel[] {
  if (!panels.length) return fresh;
  return panels.map((panel) => fresh.find((one) => one.seat === panel.seat) ?? panel);
}

/** The area with all its pieces: those that lie there as before are only named. */
function relaid(was: Area | undefined, area: ChangedArea): Area {
  const lay = new Map((was?.pieces ?? []).map((piece) => [piece.id, piece]));
  const pieces = (area.pieces ?? []).map((piece) => (typeof piece === "string" ? lay.get(piece) : piece));
  return { ...area, pieces: pieces.filter((piece) => piece !== undefined) };
}
