import { type AnyGame, type FileRef, fileRef, type GameFile } from '@kontor/core';
import type { TableInfo } from '@kontor/protocol';
import { publishedFiles } from '../../boards/own-files.ts';
import { api } from './api.ts';

/** The board and the pieces of an online table, as whole files. */
export interface LoadedFiles {
  readonly board: GameFile;
  readonly pieces: GameFile;
  /** Whether both are published. */
  readonly published: boolean;
}

/** Finds the files among the published ones, and asks the server for those that are the table's own. */
export async function loadFiles(
  game: AnyGame,
  { id, board, pieces }: Pick<TableInfo, 'id' | 'board' | 'pieces'>,
): Promise<LoadedFiles> {
  const known = { board: published(game, 'board', board), pieces: published(game, 'pieces', pieces) };
  if (known.board && known.pieces) return { board: known.board, pieces: known.pieces, published: true };
  const own = await api.files(id);
  return {
    board: known.board ?? expectFile(own.board, board),
    pieces: known.pieces ?? expectFile(own.pieces, pieces),
    published: false,
  };
}

function expectFile(file: unknown, { id, hash }: FileRef): GameFile {
  if (typeof file !== 'object' || file === null || fileRef(file as GameFile).hash !== hash)
    throw new Error(`The server does not have the file ${id}.`);
  return file as GameFile;
}

function published(game: AnyGame, kind: 'board' | 'pieces', { hash }: FileRef): GameFile | undefined {
  return publishedFiles(game, kind).find((file) => fileRef(file).hash === hash);
}
