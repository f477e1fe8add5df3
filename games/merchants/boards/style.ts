import type { MapColours } from '@kontor/drawing';
import type { RoadLabel } from '../rules/files/board.ts';

export const COLOURS: MapColours = {
  paper: '#fbf0d8',
  ink: '#31201c',
  sea: '#2f6468',
  seaLine: '#9cc7bd',
  land: '#ecd3a0',
  water: '#5f9a97',
  relief: '#8a5a3a',
  reliefLight: '#f3dfb4',
  frame: '#c99a3f',
};

export const GOLD = '#d6a63c';

export const REGION_TINTS = ['#d98f66', '#e4b95c', '#a9b070', '#c98a86', '#8fae9d', '#d9a07a'];

/** Each label has its own colour and pattern, so that either is enough to tell them apart. */
export const ROAD_STYLES: Readonly<Record<RoadLabel, { readonly color: string; readonly dashes: string }>> = {
  a: { color: '#a2281f', dashes: 'none' },
  b: { color: '#1f4f86', dashes: '22 9' },
  c: { color: '#2f6a2c', dashes: '0.1 11' },
  d: { color: '#5e3480', dashes: '16 7 0.1 7' },
};
