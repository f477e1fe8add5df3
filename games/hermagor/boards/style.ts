import type { MapColours } from '@kontor/drawing';

export const COLOURS: MapColours = {
  paper: '#f5ead0',
  ink: '#3a281b',
  sea: '#b4cdcb',
  seaLine: '#5d8688',
  land: '#efe0bd',
  water: '#8fb6bd',
  relief: '#6b5136',
  reliefLight: '#f4e9cd',
  frame: '#3a281b',
};

export const NOBLE = '#8d5a93';
/** The Principal Route. */
export const ROUTE = '#c8452f';

export interface DukedomStyle {
  /** The colour of its land. */
  readonly wash: string;
  /** The colour of the rings of its villages. */
  readonly ring: string;
  /** Rings differ in pattern as well as in colour, for people who cannot distinguish the colours. */
  readonly dashes: string;
}

/** In the order of the board's dukedoms. */
export const DUKEDOM_STYLES: readonly DukedomStyle[] = [
  { wash: '#e8bd8e', ring: '#b0582a', dashes: 'none' },
  { wash: '#c3cf9a', ring: '#55752f', dashes: '9 4.2' },
  { wash: '#b9c6d8', ring: '#3d5f96', dashes: '2.6 3.4' },
];

export const MEDALLION = 27;
