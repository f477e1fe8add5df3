import { createHash, type Hash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { pipeline as compressed } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { StoreUnusable } from '../store/unusable.ts';

/**
 * A back-up is text, compressed by gzip: a line of JSON that says what it is, a line for each row, `["users", {…}]`, and a last
 * line with the number of rows and a hash of all lines before. It is the same for every kind of database.
 */
export interface BackupHeader {
  /** An archive holds what was removed from a server, and cannot be restored. */
  readonly kontor: 'backup' | 'archive';
  readonly format: 1;
  /** The number of the last migration that the data have been through. */
  readonly schema: number;
  readonly createdAt: number;
}

export type BackupRow = readonly [table: string, row: Readonly<Record<string, unknown>>];

interface BackupEnd {
  readonly rows: number;
  readonly sha256: string;
}

/** A file that is no back-up, or not a whole one. */
export class BadBackup extends StoreUnusable {}

/** Writes a back-up; it gets its name only when it is whole and on the disk. */
export async function writeBackup(
  file: string,
  header: BackupHeader,
  rows: AsyncIterable<BackupRow>,
): Promise<number> {
  const hash = createHash('sha256');
  let count = 0;
  async function* lines(): AsyncGenerator<string> {
    yield hashed(hash, header);
    for await (const row of rows) {
      count++;
      yield hashed(hash, row);
    }
    const end: BackupEnd = { rows: count, sha256: hash.digest('hex') };
    yield `${JSON.stringify(end)}\n`;
  }
  const unfinished = `${file}.unfinished`;
  try {
    await pipeline(lines, createGzip(), createWriteStream(unfinished, { mode: 0o600, flush: true }));
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
  return count;
}

function hashed(hash: Hash, value: unknown): string {
  const line = `${JSON.stringify(value)}\n`;
  hash.update(line);
  return line;
}

/** Reads a back-up. What is wrong with it is noticed at the latest when the last row was read. */
export async function readBackup(
  file: string,
): Promise<{ header: BackupHeader; rows: AsyncGenerator<BackupRow> }> {
  const lines = linesOf(file);
  const first = await lines.next();
  const header = first.done ? undefined : (parse(file, first.value) as Partial<BackupHeader>);
  if (header?.kontor !== 'backup') throw new BadBackup(`${file} is no back-up of Kontor.`);
  if (header.format !== 1)
    throw new BadBackup(`${file} was written by a newer Kontor: install that one to restore it.`);
  const hash = createHash('sha256').update(`${first.value}\n`);
  return { header: header as BackupHeader, rows: rowsOf(file, lines, hash) };
}

async function* linesOf(file: string): AsyncGenerator<string, undefined> {
  const text = compressed(createReadStream(file), createGunzip(), () => undefined).setEncoding('utf8');
  let rest = '';
  try {
    for await (const chunk of text) {
      const lines = `${rest}${chunk}`.split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
  } catch (error) {
    throw unreadable(file, error);
  }
  if (rest !== '') throw new BadBackup(`${file} is cut off: its end is missing.`);
}

async function* rowsOf(file: string, lines: AsyncGenerator<string>, hash: Hash): AsyncGenerator<BackupRow> {
  let count = 0;
  let end: BackupEnd | undefined;
  for await (const line of lines) {
    const value = parse(file, line);
    if (end !== undefined) throw new BadBackup(`${file} goes on after its end.`);
    if (Array.isArray(value)) {
      count++;
      hash.update(`${line}\n`);
      yield value as unknown as BackupRow;
    } else end = value as BackupEnd;
  }
  if (end === undefined) throw new BadBackup(`${file} is cut off: its end is missing.`);
  if (end.rows !== count || end.sha256 !== hash.digest('hex'))
    throw new BadBackup(`${file} is damaged: its content is not what was written.`);
}

function parse(file: string, line: string): unknown {
  try {
    return JSON.parse(line) as unknown;
  } catch (error) {
    throw unreadable(file, error);
  }
}

function unreadable(file: string, error: unknown): BadBackup {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'ENOENT') return new BadBackup(`There is no file ${file}.`);
  if (code === 'Z_BUF_ERROR') return new BadBackup(`${file} is cut off: its end is missing.`);
  return new BadBackup(`${file} cannot be read as a back-up (${code || String(error)}).`, { cause: error });
}
