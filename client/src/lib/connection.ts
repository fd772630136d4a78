/** A WebSocket that comes back by itself and goes on where it stopped. */
import { address } from "./api";
import { keepUp } from "./edition";
import type { ClientMessage, Language, ServerMessage } from "./protocol";

export type Link = "connecting" | "open" | "lost" | "refused";

interface Listener {
  said(message: ServerMessage): void;
  link(state: Link): void;
  /** The last number that was applied, so that the server sends only what came after it. */
  n(): number;
  /** The seat in front, so that it is there again. */
  seat(): number;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
const PING = 20_000;
const POLICY_VIOLATION = 1008;

export class Connection {
  private socket: WebSocket | undefined;
  private wait = FIRST_WAIT;
  private timer = 0;
  private beat = 0;
  private closed = false;
  private met = false;

  constructor(
    private readonly table: string,
    private readonly token: string,
    private readonly language: () => Language,
    private readonly listener: Listener,
  ) {
    this.open();
    addEventListener("online", this.again);
    document.addEventListener("visibilitychange", this.again);
  }

  send(message: ClientMessage): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearInterval(this.beat);
    removeEventListener("online", this.again);
    document.removeEventListener("visibilitychange", this.again);
    this.socket?.close();
  }

  private open(): void {
    this.listener.link("connecting");
    const url = new URL(address(`api/tables/${encodeURIComponent(this.table)}/ws`));
    url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
    url.searchParams.set("lang", this.language());
    const n = this.listener.n();
    if (n >= 0) url.searchParams.set("n", String(n));
    if (n >= 0 && this.listener.seat() >= 0) url.searchParams.set("seat", String(this.listener.seat()));
    // the token is offered as a subprotocol: addresses are written into logs
    const socket = new WebSocket(url, this.token ? ["strannik", `token.${this.token}`] : ["strannik"]);
    this.socket = socket;
    socket.onopen = () => {
      this.wait = FIRST_WAIT;
      this.listener.link("open");
      if (this.met) void keepUp();
      this.met = true;
      clearInterval(this.beat);
      this.beat = window.setInterval(() => this.send({ type: "ping" }), PING);
    };
    socket.onmessage = (event) => this.listener.said(JSON.parse(event.data as string) as ServerMessage);
    socket.onclose = (event) => this.dropped(event.code);
  }

  private dropped(code: number): void {
    clearInterval(this.beat);
    if (this.closed) return;
    if (code === POLICY_VIOLATION) {
      this.listener.link("refused");
      return;
    }
    this.listener.link("lost");
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.open(), this.wait);
    this.wait = Math.min(this.wait * 1.7, LONGEST_WAIT);
  }

  /** The network is back, or the page is looked at again: do not wait for the timer. */
  private readonly again = (): void => {
    if (this.closed || document.hidden || this.socket?.readyState !== WebSocket.CLOSED) return;
    clearTimeout(this.timer);
    this.open();
  };
}
