/** The sounds of a table, synthesised from noise and a few tones. */

import { settings } from "./settings";

export type Sound = "snip" | "clack" | "card" | "turn" | "end" | "refused" | "arrive" | "nudge";

/** These call somebody who looks elsewhere, so they are heard from a tab in the background. */
const CALLS: readonly Sound[] = ["turn", "end", "arrive", "nudge"];

let context: AudioContext | undefined;

/** Sets up the audio context. It takes a while, so call it when nobody waits for a move. */
export function prepareSound(): void {
  if (!settings.sound.value) return;
  try {
    context ??= new AudioContext();
  } catch {
    // a device without sound
  }
}

export function play(sound: Sound): void {
  if (!settings.sound.value || (document.hidden && !CALLS.includes(sound))) return;
  prepareSound();
  if (!context) return;
  if (context.state === "suspended") void context.resume();
  SOUNDS[sound](context, context.currentTime);
}

const SOUNDS: Record<Sound, (audio: AudioContext, at: number) => void> = {
  snip: (audio, at) => {
    noise(audio, at, 0.05, 5200, 0.22);
    noise(audio, at + 0.08, 0.06, 3800, 0.28);
  },
  clack: (audio, at) => {
    noise(audio, at, 0.03, 1800, 0.4);
    tone(audio, at, 0.09, 320, 0.25, "triangle");
    tone(audio, at, 0.05, 810, 0.1, "sine");
  },
  card: (audio, at) => noise(audio, at, 0.11, 2600, 0.18),
  turn: (audio, at) => {
    tone(audio, at, 0.18, 523, 0.12, "sine");
    tone(audio, at + 0.1, 0.25, 659, 0.12, "sine");
  },
  end: (audio, at) => {
    for (const [i, pitch] of [392, 494, 587, 784].entries()) {
      tone(audio, at + i * 0.11, 0.35, pitch, 0.12, "sine");
    }
  },
  arrive: (audio, at) => {
    tone(audio, at, 0.08, 440, 0.2, "triangle");
    tone(audio, at + 0.14, 0.14, 587, 0.2, "triangle");
  },
  nudge: (audio, at) => {
    for (const i of [0, 1, 2]) tone(audio, at + i * 0.16, 0.12, 659, 0.16, "triangle");
  },
  refused: (audio, at) => tone(audio, at, 0.16, 196, 0.14, "triangle"),
};

function fade(audio: AudioContext, at: number, seconds: number, volume: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(volume, at);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  gain.connect(audio.destination);
  return gain;
}

function tone(
  audio: AudioContext,
  at: number,
  seconds: number,
  pitch: number,
  volume: number,
  shape: OscillatorType,
): void {
  const source = audio.createOscillator();
  source.type = shape;
  source.frequency.value = pitch;
  source.connect(fade(audio, at, seconds, volume));
  source.start(at);
  source.stop(at + seconds);
}

function noise(audio: AudioContext, at: number, seconds: number, pitch: number, volume: number) {
  const length = Math.ceil(audio.sampleRate * seconds);
  const buffer = audio.createBuffer(1, length, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < length; i++) samples[i] = Math.random() * 2 - 1;
  const source = audio.createBufferSource();
  source.buffer = buffer;
  const filter = audio.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  filter.Q.value = 0.8;
  source.connect(filter).connect(fade(audio, at, seconds, volume));
  source.start(at);
}
