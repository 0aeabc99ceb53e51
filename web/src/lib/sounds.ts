/** Sounds drawn in code; each doubles something that is also seen, and is off until wished for. */

import { settings, type Sound } from './settings.svelte';

let context: AudioContext | null = null;

/** A breath of noise through a filter: paper on felt. */
function brush(at: number, seconds: number, pitch: number, loud: number): void {
  if (!context) return;
  const length = Math.ceil(context.sampleRate * seconds);
  const buffer = context.createBuffer(1, length, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < length; i += 1) samples[i] = (Math.random() * 2 - 1) * (1 - i / length) ** 2;
  const source = new AudioBufferSourceNode(context, { buffer });
  const filter = new BiquadFilterNode(context, { type: 'bandpass', frequency: pitch, Q: 0.8 });
  source.connect(filter).connect(new GainNode(context, { gain: loud })).connect(context.destination);
  source.start(at);
}

/** A soft wooden tone. */
function tone(at: number, seconds: number, pitch: number, loud: number): void {
  if (!context) return;
  const voice = new OscillatorNode(context, { type: 'triangle', frequency: pitch });
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loud, at + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0005, at + seconds);
  voice.connect(gain).connect(context.destination);
  voice.start(at);
  voice.stop(at + seconds);
}

const DRAWN: Record<Sound, (now: number) => void> = {
  card: (now) => brush(now, 0.09, 2400, 0.35),
  deal: (now) => [0, 0.09, 0.18, 0.27].forEach((later) => brush(now + later, 0.07, 2000, 0.25)),
  trick: (now) => brush(now, 0.28, 900, 0.4),
  turn: (now) => [523, 659].forEach((pitch, i) => tone(now + i * 0.11, 0.35, pitch, 0.12)),
  word: (now) => [392, 494, 587].forEach((pitch, i) => tone(now + i * 0.08, 0.4, pitch, 0.1)),
};

export function sound(kind: Sound, always = false): void {
  if (!always && !settings.sounds[kind]) return;
  try {
    context ??= new AudioContext();
    void context.resume();
    DRAWN[kind](context.currentTime + 0.01);
  } catch {
    // No sound device: everything is seen anyway.
  }
}
