import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { StoreUnusable } from '../store/unusable.ts';
import { backUp } from './backup.ts';
import type { DataSource } from './database.ts';
import { verify } from './verify.ts';

const NAME = /^kontor-\d{4}-\d\d-\d\dT\d{6}Z\.backup\.gz$/;
const SAMPLE = 200;

/**
 * Writes a back-up named by date to a folder, verifies it, and removes the oldest beyond so many. One that does not pass is
 * named as bad and removes none.
 */
export async function backUpToFolder(
  data: DataSource,
  folder: string,
  keep: number,
  now: number,
): Promise<{ file: string; rows: number; replayed: number }> {
  await mkdir(folder, { recursive: true });
  const time = new Date(now).toISOString().replace(/\.\d+/, '').replaceAll(':', '');
  const file = join(folder, `kontor-${time}.backup.gz`);
  await backUp(data, file, now);
  const { rows, replayed, faults } = await verify(file, SAMPLE);
  if (faults.length > 0) {
    await rename(file, `${file}.bad`);
    throw new StoreUnusable(
      `The back-up ${file}.bad was written, but games in it are not as they were stored:\n${faults.join('\n')}`,
    );
  }
  const written = (await readdir(folder)).filter((name) => NAME.test(name)).sort();
  for (const old of written.slice(0, Math.max(0, written.length - keep))) await rm(join(folder, old));
  return { file, rows, replayed };
}
