/** Lingering: whoever lets a pointer rest on something, or holds a finger on it, wants to know more of it. */
import { moves } from "./pointer";

const HOLD = 420;
const SLIP = 8;
/** Milliseconds a pointer or the focus rests before something is explained. */
const REST = 500;

export class Lingering {
  /** Whether the finger that is just lifted was held: then it did not tap. */
  held = false;
  private holding = 0;
  private resting = 0;
  private pressed = { x: 0, y: 0 };

  constructor(
    private readonly rested: () => void,
    private readonly grasped: () => void,
  ) {}

  press(event: PointerEvent): void {
    this.held = false;
    if (event.pointerType === "mouse") return;
    this.pressed = { x: event.clientX, y: event.clientY };
    this.holding = window.setTimeout(() => {
      this.held = true;
      this.grasped();
    }, HOLD);
  }

  /** A finger that slips away does not hold; a pointer that has moved and rests wants to see more. */
  move(event: PointerEvent): void {
    if (event.pointerType === "mouse") {
      if (moves(event)) this.rest();
    } else if (Math.hypot(event.clientX - this.pressed.x, event.clientY - this.pressed.y) > SLIP) this.release();
  }

  rest(): void {
    clearTimeout(this.resting);
    this.resting = window.setTimeout(this.rested, REST);
  }

  /** What has come to lie under a resting pointer was not pointed at. */
  disturb(): void {
    clearTimeout(this.resting);
  }

  release(): void {
    clearTimeout(this.holding);
  }

  end(): void {
    this.release();
    this.disturb();
  }
}
