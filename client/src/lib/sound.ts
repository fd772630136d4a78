/** Six soft sounds of wood and paper, made on the spot so that nothing has to be loaded. */
import { settings } from "./settings.svelte";

export type Sound = "turn" | "move" | "card" | "refuse" | "chat" | "end";

let context: AudioContext | undefined;

/** Browsers allow sound only after the first touch; whoever wants none spares their device the work. */
export function wake(): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
}

export function play(sound: Sound): void {
  if (!settings.sound || !context || context.state !== "running") return;
  const at = context.currentTime;
  switch (sound) {
    case "turn":
      knock(context, at, 392, 0.14, 0.16);
      knock(context, at + 0.13, 523, 0.2, 0.16);
      break;
    case "move":
      knock(context, at, 220, 0.09, 0.18);
      break;
    case "card":
      rustle(context, at, 0.11, 0.06);
      break;
    case "refuse":
      knock(context, at, 130, 0.16, 0.16);
      break;
    case "chat":
      knock(context, at, 660, 0.1, 0.12);
      knock(context, at + 0.09, 587, 0.12, 0.1);
      break;
    case "end":
      [392, 494, 587, 784].forEach((pitch, step) => knock(context!, at + step * 0.15, pitch, 0.3, 0.13));
  }
}

function knock(context: AudioContext, at: number, pitch: number, long: number, loud: number): void {
  const tone = new OscillatorNode(context, { type: "triangle", frequency: pitch });
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.linearRampToValueAtTime(loud, at + 0.006);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + long);
  tone.connect(gain).connect(context.destination);
  tone.start(at);
  tone.stop(at + long + 0.02);
}

function rustle(context: AudioContext, at: number, long: number, loud: number): void {
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * long), context.sampleRate);
  const wave = buffer.getChannelData(0);
  for (let i = 0; i < wave.length; i++) wave[i] = (Math.random() * 2 - 1) * (1 - i / wave.length) ** 2;
  const paper = new AudioBufferSourceNode(context, { buffer });
  const filter = new BiquadFilterNode(context, { type: "bandpass", frequency: 2600, Q: 0.7 });
  paper.connect(filter).connect(new GainNode(context, { gain: loud })).connect(context.destination);
  paper.start(at);
}
