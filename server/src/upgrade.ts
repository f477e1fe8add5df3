import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import { backUp } from './admin/backup.ts';
import { openData } from './admin/database.ts';
import { replayGames } from './admin/replay.ts';
import { verify } from './admin/verify.ts';
import type { Config } from './config.ts';
import { executedMigrations, numberOf } from './store/executed.ts';
import type { Store } from './store/store.ts';
import { StoreUnusable } from './store/unusable.ts';

/** How carefully a new version of the program takes over the data of an earlier one. */
export interface UpgradeTerms {
  /** Where the data are backed up before they are brought up to date, if at all. */
  readonly folder: string | undefined;
  /** How many stored games are replayed before anybody is served. */
  readonly replay: number;
}

type Where = Pick<Config, 'databaseUrl' | 'dataDir'>;

/**
 * If the data will be brought up to date, backs them up first, and does the same to the back-up with games replayed: should any of
 * it fail, nothing has changed. Data that are newer than the program are left for whoever opens them to refuse. Resolves to whether
 * it has opened the data.
 */
export async function backUpBeforeUpgrade(
  where: Where,
  { folder, replay }: UpgradeTerms,
  log: Logger,
): Promise<boolean> {
  if (folder === undefined) return false;
  if (where.databaseUrl === undefined && !existsSync(join(resolve(where.dataDir), 'kontor.db'))) return false;
  const data = await openData(where);
  try {
    const last = (await executedMigrations(data.db)).at(-1);
    const newest = Object.keys(data.migrations).at(-1) ?? '';
    if (last === undefined || last === newest || !(last in data.migrations)) return true;
    await mkdir(folder, { recursive: true });
    const now = Date.now();
    const time = new Date(now).toISOString().replace(/\.\d+/, '').replaceAll(':', '');
    const file = join(folder, `kontor-${time}-before-${numberOf(newest)}.backup.gz`);
    log.info(`bringing the data up to date; before that they are backed up to ${file}`);
    await backUp(data, file, now);
    const { replayed, faults } = await verify(file, replay);
    if (faults.length > 0) throw notReplayed(faults);
    log.info(`the back-up was restored and brought up to date for trial, and ${replayed} games replayed`);
    return true;
  } catch (error) {
    throw whyNot(data.explain(error), folder);
  } finally {
    await data.close();
  }
}

/** Replays stored games if another program was the last to do so. */
export async function replayBeforeTraffic(
  { store, program, replay, log }: { store: Store; program: string; replay: number; log: Logger },
  now: number,
): Promise<void> {
  if (replay === 0 || (await store.hosting.checkedProgram()) === program) return;
  const { replayed, faults } = await replayGames(store, replay);
  if (faults.length > 0) throw notReplayed(faults);
  if (replayed > 0)
    log.info(`this version was started for the first time and has replayed ${replayed} games`);
  await store.hosting.setCheckedProgram(program, now);
}

/** Changes with every change of the program. */
export async function programHash(folder = fileURLToPath(new URL('.', import.meta.url))): Promise<string> {
  const hash = createHash('sha256');
  const files = await readdir(folder, { recursive: true });
  for (const file of files.filter((name) => name.endsWith('.js')).sort())
    hash.update(await readFile(join(folder, file)));
  return hash.digest('hex');
}

function notReplayed(faults: readonly string[]): StoreUnusable {
  return new StoreUnusable(
    `This version of Kontor does not replay ${faults.length} of the stored games as they were played, e.g. ${faults[0]}. Nothing was changed: go back to the version before, or start with UPGRADE_REPLAY=0 to do without those tables.`,
  );
}

function whyNot(error: unknown, folder: string): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (!/^E[A-Z]+$/.test(code)) return error;
  return new StoreUnusable(
    `The data must be brought up to date, but cannot be backed up to ${folder} first (${code}): set BACKUP_DIR to a folder that can be written, or UPGRADE_BACKUP=off to do without.`,
  );
}
