/** What somebody has at the end as one picture, to keep and to share: their boards whole, their cards in rows. */
import { standing } from "./standing";
import type { Area, Piece, Scene } from "./protocol";

const WIDE = 1200;
const EDGE = 40;
const GAP = 14;
/** Eight cards stand in a row. */
const CARD = (WIDE - 2 * EDGE - 7 * GAP) / 8;
const HEAD = 96;
const FOOT = 40;
const PAPER = "#f6efe2";
const INK = "#2b2622";
const SOFT = "#6b5f50";
const SERIF = "Literata Variable, Literata, Georgia, serif";

export interface Kept {
  scene: Scene;
  seat: number;
  faces: string;
  /** Whose it is and what became of it, and below in small what was played. */
  headline: string;
  below: string;
}

interface Drawn {
  image: HTMLImageElement;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The picture as a PNG file. */
export async function keepsake(kept: Kept): Promise<Blob> {
  const areas = areasOf(kept.scene, kept.seat);
  const drawn: Drawn[] = [];
  let y = HEAD;
  for (const area of areas) y = (area.kind === "board" ? await board(area, kept.faces, y, drawn) : await rows(area, kept.faces, y, drawn)) + GAP;
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [WIDE, y + FOOT];
  const paint = canvas.getContext("2d")!;
  paint.fillStyle = PAPER;
  paint.fillRect(0, 0, canvas.width, canvas.height);
  for (const one of drawn) paint.drawImage(one.image, one.x, one.y, one.width, one.height);
  write(paint, kept.headline, `600 40px ${SERIF}`, INK, 62);
  write(paint, kept.below, `400 20px ${SERIF}`, SOFT, canvas.height - 20);
  return new Promise((done, failed) => canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error("no picture"))), "image/png"));
}

/** What lies before somebody, as their panel names it. */
export function areasOf(scene: Scene, seat: number): Area[] {
  const named = scene.panels.find((panel) => panel.seat === seat)?.areas ?? [];
  return named.flatMap((id) => scene.areas.filter((area) => area.id === id && (area.backdrop || area.pieces?.length)));
}

function write(paint: CanvasRenderingContext2D, text: string, font: string, colour: string, y: number): void {
  Object.assign(paint, { font, fillStyle: colour });
  paint.fillText(text, EDGE, y, WIDE - 2 * EDGE);
}

/** A board as wide as the picture, with everything that stands on it; returns where it ends. */
async function board(area: Area, faces: string, y: number, drawn: Drawn[]): Promise<number> {
  const scale = (WIDE - 2 * EDGE) / (area.width || 100);
  const height = (area.height || 60) * scale;
  if (area.backdrop) drawn.push({ image: await picture(faces, area.backdrop), x: EDGE, y, width: WIDE - 2 * EDGE, height });
  for (const piece of (area.pieces ?? []).filter((one) => one.face)) {
    const image = await picture(faces, piece.face!);
    const at = standing(area, piece);
    const width = (piece.width || (area.width || 100) * 0.055) * scale;
    const high = width / shape(image);
    drawn.push({ image, x: EDGE + at.x * scale - width / 2, y: y + at.y * scale - high / 2, width, height: high });
  }
  return y + height;
}

/** Cards beside each other, as many to a row as there is room for; returns where the last row ends. */
async function rows(area: Area, faces: string, y: number, drawn: Drawn[]): Promise<number> {
  let [x, high] = [EDGE, 0];
  for (const piece of (area.pieces ?? []).filter((one: Piece) => one.face)) {
    const image = await picture(faces, piece.face!);
    const [width, height] = piece.tumbles ? [CARD / 2, CARD / 2] : [CARD, CARD / shape(image)];
    if (x + width > WIDE - EDGE) {
      [x, y, high] = [EDGE, y + high + GAP, 0];
    }
    drawn.push({ image, x, y, width, height });
    [x, high] = [x + width + GAP, Math.max(high, height)];
  }
  return y + high;
}

function shape(image: HTMLImageElement): number {
  return image.naturalWidth / image.naturalHeight || 1;
}

async function picture(faces: string, face: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = `${faces}${face}.svg`;
  await image.decode();
  return image;
}
