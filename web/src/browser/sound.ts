import { settings } from '../settings/use-settings.ts';

export type Sound = 'turn' | 'move' | 'end';

/** Tones by frequency in hertz, start and length in seconds. */
const TONES: Readonly<Record<Sound, readonly (readonly [number, number, number])[]>> = {
  turn: [
    [587, 0, 0.16],
    [784, 0.12, 0.3],
  ],
  move: [[196, 0, 0.07]],
  end: [
    [523, 0, 0.2],
    [659, 0.16, 0.2],
    [784, 0.32, 0.2],
    [1047, 0.48, 0.5],
  ],
};

let context: AudioContext | undefined;

export function playSound(sound: Sound): void {
  const { sounds, volume } = settings();
  // Browsers allow no sound before the first click or key.
  if (!sounds || volume === 0 || !navigator.userActivation?.hasBeenActive) return;
  // Creating the audio context takes long and must not delay what is shown.
  setTimeout(() => play(sound, volume));
}

function play(sound: Sound, volume: number): void {
  context ??= new AudioContext();
  const loudness = (volume / 100) * (sound === 'move' ? 0.12 : 0.18);
  for (const [frequency, start, length] of TONES[sound]) {
    const from = context.currentTime + start;
    const tone = new OscillatorNode(context, { frequency, type: 'triangle' });
    const gain = new GainNode(context, { gain: 0 });
    gain.gain.setValueAtTime(0, from);
    gain.gain.linearRampToValueAtTime(loudness, from + 0.01);
    gain.gain.exponentialRampToValueAtTime(0.0001, from + length);
    tone.connect(gain).connect(context.destination);
    tone.start(from);
    tone.stop(from + length);
  }
}
