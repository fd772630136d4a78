/** How a board is looked at: how near, and at which of its points. It fits its frame until somebody comes nearer. */
import { getContext, setContext } from "svelte";

const KEY = Symbol("cameras");
const NEAREST = 6;
/** One press of a button, one notch of a wheel. */
export const STEP = 1.4;
/** Room beside a whole board for what shines over its edge. */
export const RIM = 5;

export interface Point {
  x: number;
  y: number;
}

export class Camera {
  /** The frame in pixels, and the board in its own measure. */
  frame = $state({ width: 0, height: 0 });
  board = $state({ width: 1, height: 1 });
  /** 1: the whole board. */
  zoom = $state(1);
  /** It came nearer by itself, for a question; it does so no more when somebody has once moved it by hand. */
  led = $state(false);
  /** For that question a narrow screen gives it more of its height, too. */
  deep = $state(false);
  handled = false;
  private centre = $state<Point | null>(null);

  /* getters, for what a component derives ends with the component, and a camera outlives it */
  get whole(): number {
    const [wide, high] = [this.frame.width - 2 * RIM, this.frame.height - 2 * RIM];
    return Math.max(0, Math.min(wide / this.board.width, high / this.board.height));
  }

  get scale(): number {
    return this.whole * this.zoom;
  }

  get width(): number {
    return this.board.width * this.scale;
  }

  get height(): number {
    return this.board.height * this.scale;
  }

  get left(): number {
    return edge(this.frame.width, this.width, (this.centre?.x ?? this.board.width / 2) * this.scale);
  }

  get top(): number {
    return edge(this.frame.height, this.height, (this.centre?.y ?? this.board.height / 2) * this.scale);
  }

  get near(): boolean {
    return this.zoom > 1.01;
  }

  /** Whether there is more of the board than the frame shows, across. */
  get across(): boolean {
    return this.width > this.frame.width + 1;
  }

  /** The same, down. */
  get down(): boolean {
    return this.height > this.frame.height + 1;
  }

  /** Come nearer or step back so that the point of the frame stays where it is. */
  approach(factor: number, at: Point = this.middle()): void {
    this.letGo();
    const spot = { x: (at.x - this.left) / this.scale, y: (at.y - this.top) / this.scale };
    const zoom = Math.min(NEAREST, Math.max(1, this.zoom * factor));
    this.zoom = zoom < 1.02 ? 1 : zoom;
    this.look(at.x - spot.x * this.scale, at.y - spot.y * this.scale);
  }

  move(by: Point): void {
    this.look(this.left + by.x, this.top + by.y);
  }

  fit(): void {
    this.zoom = 1;
    this.centre = null;
    this.led = this.deep = false;
  }

  /** From now on somebody moves it by hand. */
  letGo(): void {
    this.handled = true;
    this.led = this.deep = false;
  }

  /** Whether a point of the board can be seen, with so much around it. */
  sees(point: Point, around = 0): boolean {
    const [x, y] = [this.left + point.x * this.scale, this.top + point.y * this.scale];
    return x >= around && y >= around && x <= this.frame.width - around && y <= this.frame.height - around;
  }

  /** Look at these points of the board, no nearer than now. */
  show(points: Point[]): void {
    const [xs, ys] = [points.map((point) => point.x), points.map((point) => point.y)];
    this.zoom = Math.max(1, Math.min(this.zoom, this.roomFor(points)));
    this.centre = { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2 };
  }

  /** How near one can come and still see them all, in a frame of this height. */
  roomFor(points: Point[], height = this.frame.height): number {
    const [xs, ys] = [points.map((point) => point.x), points.map((point) => point.y)];
    const [wide, high] = [Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)];
    return Math.min((this.frame.width * 0.8) / (wide || 1), (height * 0.8) / (high || 1)) / this.whole;
  }

  private middle(): Point {
    return { x: this.frame.width / 2, y: this.frame.height / 2 };
  }

  /** Keep what lies in the middle of the frame when the board's corner is put there, as far as there is board. */
  private look(left: number, top: number): void {
    const held = { x: edgeAt(this.frame.width, this.width, left), y: edgeAt(this.frame.height, this.height, top) };
    this.centre = { x: (this.frame.width / 2 - held.x) / this.scale, y: (this.frame.height / 2 - held.y) / this.scale };
  }
}

/** Where the board begins so that this point of it is in the middle, without bare frame beside it. */
function edge(frame: number, board: number, middle: number): number {
  return edgeAt(frame, board, frame / 2 - middle);
}

function edgeAt(frame: number, board: number, wanted: number): number {
  return board <= frame ? (frame - board) / 2 : Math.min(0, Math.max(frame - board, wanted));
}

/** How far apart the two are that lie closest together. */
export function nearest(points: Point[]): number {
  return Math.min(...points.flatMap((one, at) => points.slice(at + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y))));
}

/** A table remembers how each of its boards is looked at, also while a tab hides it. */
export function provideCameras(): void {
  setContext(KEY, new Map<string, Camera>());
}

export function cameraOf(area: string): Camera {
  const kept = getContext<Map<string, Camera> | undefined>(KEY);
  const camera = kept?.get(area) ?? new Camera();
  kept?.set(area, camera);
  return camera;
}
