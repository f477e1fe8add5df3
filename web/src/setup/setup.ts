import { BOT_LEVELS, type BotLevel, type Options } from '@kontor/core';
import { PLAYER_COLOURS, PLAYER_SHAPES } from '@kontor/ui';
import type { FileChoice } from '../boards/own-files.ts';
import type { StoredPlayer } from '../store/database.ts';

/** What a person chooses before a local game. */
export interface Setup {
  readonly players: readonly StoredPlayer[];
  readonly options: Options;
  /** The board and the pieces, if they are not the usual ones. */
  readonly files?: FileChoice;
}

export const NAME_LENGTH = 20;

/** Names for people and bots, in the reader's language. */
export interface Names {
  /** For the people at this device, from 1. */
  playerName(n: number): string;
  readonly bots: readonly string[];
}

/** `first`: gentle bots, for whoever has not played on this device. */
export type Preset = 'first' | 'duel' | 'quick' | 'challenge' | 'friends';

export const PRESETS: readonly Exclude<Preset, 'first'>[] = ['duel', 'quick', 'challenge', 'friends'];

export function preset(which: Preset, seats: { min: number; max: number }, names: Names): Setup {
  const me: Kind = 'person';
  const kinds: Readonly<Record<Preset, readonly Kind[]>> = {
    first: [me, 'novice', 'novice'],
    duel: [me, 'apprentice'],
    quick: [me, 'apprentice', 'apprentice'],
    challenge: [me, ...Array.from({ length: Math.min(seats.max, 4) - 1 }, () => 'master' as const)],
    friends: [me, me],
  };
  const players: StoredPlayer[] = [];
  for (const kind of kinds[which]) players.push(newPlayer(players, kind, names));
  return { players, options: {} };
}

type Kind = 'person' | BotLevel;

/** A player for the next free seat: first free name, colour and shape. */
export function newPlayer(others: readonly StoredPlayer[], kind: Kind, names: Names): StoredPlayer {
  const free = <T>(all: readonly T[], taken: readonly T[]): T | undefined =>
    all.find((one) => !taken.includes(one));
  const people = Array.from({ length: 10 }, (_, i) => names.playerName(i + 1));
  const name = free(
    kind === 'person' ? people : names.bots,
    others.map((other) => other.name),
  );
  return {
    name: name ?? String(others.length + 1),
    colour:
      free(
        PLAYER_COLOURS,
        others.map((other) => other.colour),
      ) ?? PLAYER_COLOURS[0],
    shape:
      free(
        PLAYER_SHAPES,
        others.map((other) => other.shape),
      ) ?? PLAYER_SHAPES[0],
    ...(kind === 'person' ? {} : { bot: kind }),
  };
}

export type SetupProblem = 'name' | 'same' | 'colour' | 'shape' | 'person';

/** The first problem of a set-up, if any. */
export function setupProblem({ players }: Setup): SetupProblem | undefined {
  const twice = (values: readonly string[]): boolean => new Set(values).size < values.length;
  if (players.some(({ name }) => name.trim() === '')) return 'name';
  if (twice(players.map(({ name }) => name.trim()))) return 'same';
  if (twice(players.map(({ colour }) => colour))) return 'colour';
  if (twice(players.map(({ shape }) => shape))) return 'shape';
  if (players.every(({ bot }) => bot !== undefined)) return 'person';
  return undefined;
}

/** The stored set-up of a game, if it is still valid. */
export function readSetup(stored: string | null, seats: { min: number; max: number }): Setup | undefined {
  try {
    const raw: unknown = JSON.parse(stored ?? 'null');
    if (!isObject(raw) || !Array.isArray(raw['players']) || !isObject(raw['options'])) return undefined;
    const players = raw['players'].filter(isPlayer);
    if (players.length !== raw['players'].length) return undefined;
    const setup = {
      players,
      options: raw['options'] as Options,
      ...(isChoice(raw['files']) ? { files: raw['files'] } : {}),
    };
    const fits = players.length >= seats.min && players.length <= seats.max;
    return fits && setupProblem(setup) === undefined ? setup : undefined;
  } catch {
    return undefined;
  }
}

function isObject(raw: unknown): raw is Record<string, unknown> {
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw);
}

function isChoice(raw: unknown): raw is FileChoice {
  return isObject(raw) && Object.values(raw).every((hash) => typeof hash === 'string');
}

function isPlayer(raw: unknown): raw is StoredPlayer {
  if (!isObject(raw)) return false;
  const known = <T>(all: readonly T[], value: unknown): boolean => all.some((one) => one === value);
  return (
    typeof raw['name'] === 'string' &&
    raw['name'].length <= NAME_LENGTH &&
    known(PLAYER_COLOURS, raw['colour']) &&
    known(PLAYER_SHAPES, raw['shape']) &&
    (raw['bot'] === undefined || known(BOT_LEVELS, raw['bot']))
  );
}
