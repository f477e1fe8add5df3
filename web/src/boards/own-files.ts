import {
  type AnyGame,
  fileRef,
  type GameFile,
  LARGEST_FILE_BYTES,
  openNewTable,
  type Parsed,
  parsed,
  problem,
} from '@kontor/core';
import { localStore } from '../browser/local-storage.ts';
import { loadCheckedRules } from '../games/load-rules.ts';

export type FileKind = 'board' | 'pieces';

/** Which board and pieces are played with: the hash of each file, if it is not the usual one. */
export type FileChoice = { readonly [Kind in FileKind]?: string };

/** The files of a table: published ones by their ids, others as a whole. */
export type TableFiles = { readonly [Kind in FileKind]?: string | object };

/** A file that somebody has brought, kept on this device. */
interface OwnFile {
  readonly kind: FileKind;
  readonly file: GameFile;
}

/** The oldest is forgotten when there are more. */
const MOST_FILES = 12;

function key(game: string): string {
  return `kontor.files.${game}`;
}

/** What was read last, by game, because pages ask for it whenever they are drawn. */
const lastRead = new Map<string, { readonly text: string; readonly files: readonly OwnFile[] }>();

/** The files of a game that are kept on this device, the newest first. */
function ownFiles(game: string): readonly OwnFile[] {
  const text = localStore.get(key(game)) ?? '[]';
  const known = lastRead.get(game);
  if (known?.text === text) return known.files;
  const files = parseFiles(text);
  lastRead.set(game, { text, files });
  return files;
}

function parseFiles(text: string): OwnFile[] {
  try {
    const stored: unknown = JSON.parse(text);
    return Array.isArray(stored) ? stored.filter(isOwnFile) : [];
  } catch {
    return [];
  }
}

function isOwnFile(raw: unknown): raw is OwnFile {
  if (typeof raw !== 'object' || raw === null || !('kind' in raw) || !('file' in raw)) return false;
  const { kind, file } = raw;
  return (
    (kind === 'board' || kind === 'pieces') &&
    typeof file === 'object' &&
    file !== null &&
    'id' in file &&
    typeof file.id === 'string'
  );
}

export function keepFile(game: string, own: OwnFile): void {
  const { hash } = fileRef(own.file);
  const others = ownFiles(game).filter(({ file }) => fileRef(file).hash !== hash);
  localStore.set(key(game), JSON.stringify([own, ...others].slice(0, MOST_FILES)));
}

export function forgetFile(game: string, hash: string): void {
  const left = ownFiles(game).filter(({ file }) => fileRef(file).hash !== hash);
  localStore.set(key(game), JSON.stringify(left));
}

/** Reads a file and checks that the game can be played with it. */
export async function readGameFile(game: AnyGame, kind: FileKind, chosen: File): Promise<Parsed<GameFile>> {
  // White space is no part of the content, so a file may be somewhat larger.
  if (chosen.size > 4 * LARGEST_FILE_BYTES) return problem('file.size', 'The file is too large.');
  let raw: unknown;
  try {
    raw = JSON.parse(await chosen.text());
  } catch {
    return problem('file.json', 'The file is not JSON.');
  }
  if (typeof raw !== 'object' || raw === null) return problem('file.json', 'The file holds no object.');
  const rules = await loadCheckedRules(game.id);
  const table = openNewTable(rules, { seats: rules.seats.min, [kind]: raw });
  if (!table.ok) return table;
  const file = raw as GameFile;
  return parsed(publishedFiles(game, kind).find((each) => fileRef(each).hash === fileRef(file).hash) ?? file);
}

export function nameOf({ id, name }: GameFile): string {
  return name ?? id;
}

export function publishedFiles(game: AnyGame, kind: FileKind): readonly GameFile[] {
  return kind === 'board' ? game.boards : game.pieces;
}

/** The files of a game that can be chosen. */
export function filesOf(game: AnyGame, kind: FileKind): readonly GameFile[] {
  const own = ownFiles(game.id).filter((each) => each.kind === kind);
  return [...publishedFiles(game, kind), ...own.map(({ file }) => file)];
}

/** The file that is chosen; the usual one if it is not on this device any more. */
export function chosenFile(game: AnyGame, kind: FileKind, choice: FileChoice): GameFile | undefined {
  const files = filesOf(game, kind);
  return files.find((file) => fileRef(file).hash === choice[kind]) ?? files[0];
}

/** The chosen files as a new table takes them. */
export function tableFiles(game: AnyGame, choice: FileChoice): TableFiles {
  const given = (kind: FileKind): TableFiles => {
    const file = choice[kind] === undefined ? undefined : chosenFile(game, kind, choice);
    if (!file) return {};
    return { [kind]: publishedFiles(game, kind).includes(file) ? file.id : file };
  };
  return { ...given('board'), ...given('pieces') };
}
