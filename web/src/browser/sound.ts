import { settings } from '../settings/use-settings.ts';

/** All that is ever heard; a loss ends with the sound of a round. */
export type Sound = 'turn' | 'move' | 'coins' | 'build' | 'round' | 'end';

/** One scale for all sounds, so that they belong together however they follow each other; in hertz. */
const NOTE = { d3: 147, a3: 220, d4: 294, f4: 370, a4: 440, d5: 587, f5: 740, a5: 880, d6: 1175, f6: 1480 };

/** A struck bar of wood: which note, when it starts and how long it rings, in seconds. */
type Strike = readonly [note: keyof typeof NOTE, start: number, length: number];

const SOUNDS: Readonly<Record<Sound, readonly Strike[]>> = {
  turn: [
    ['a4', 0, 0.25],
    ['d5', 0.12, 0.45],
  ],
  move: [['d3', 0, 0.12]],
  coins: [
    ['a5', 0, 0.12],
    ['d6', 0.06, 0.12],
    ['f6', 0.12, 0.3],
  ],
  build: [
    ['d3', 0, 0.12],
    ['a3', 0.1, 0.15],
    ['d4', 0.2, 0.2],
    ['f4', 0.2, 0.45],
  ],
  round: [
    ['a4', 0, 0.5],
    ['f4', 0.18, 0.5],
    ['d4', 0.36, 0.8],
  ],
  end: [
    ['d4', 0, 0.3],
    ['f4', 0.14, 0.3],
    ['a4', 0.28, 0.3],
    ['d5', 0.42, 0.9],
    ['f5', 0.56, 0.9],
    ['a5', 0.7, 1.1],
  ],
};

/** Longer than any sound. */
const RINGING_MS = 3000;
/** Of full volume. */
const LOUDNESS = 0.2;
/** A bar of wood rings in its fourth harmonic as well, for a moment. */
const PARTS = [
  { harmonic: 1, loudness: 1, length: 1 },
  { harmonic: 4, loudness: 0.25, length: 0.25 },
] as const;

let context: AudioContext | undefined;
let falling: ReturnType<typeof setTimeout> | undefined;

export function playSound(sound: Sound): void {
  const { sounds, volume } = settings();
  // Browsers allow no sound before the first click or key.
  if (!sounds || volume === 0 || !navigator.userActivation?.hasBeenActive) return;
  // Creating the audio context takes long and must not delay what is shown.
  setTimeout(() => play(sound, volume));
}

function play(sound: Sound, volume: number): void {
  context ??= new AudioContext();
  void context.resume();
  // A device that plays silence does not rest.
  clearTimeout(falling);
  falling = setTimeout(() => void context?.suspend(), RINGING_MS);
  for (const [note, start, length] of SOUNDS[sound])
    for (const part of PARTS) {
      const from = context.currentTime + start;
      const to = from + length * part.length;
      const tone = new OscillatorNode(context, { frequency: NOTE[note] * part.harmonic });
      const gain = new GainNode(context, { gain: 0 });
      gain.gain.setValueAtTime(0, from);
      gain.gain.linearRampToValueAtTime((volume / 100) * LOUDNESS * part.loudness, from + 0.006);
      gain.gain.exponentialRampToValueAtTime(0.0001, to);
      tone.connect(gain).connect(context.destination);
      tone.start(from);
      tone.stop(to);
    }
}
