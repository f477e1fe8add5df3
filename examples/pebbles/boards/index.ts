import type { Board, Pieces } from '../rules/files.ts';
import heap from './heap.json' with { type: 'json' };
import stones from './stones.json' with { type: 'json' };

/** Published boards, never edited; the first one is the default. */
export const BOARDS: readonly Board[] = [heap as Board];
export const PIECES: readonly Pieces[] = [stones as Pieces];
