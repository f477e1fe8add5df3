import { join } from 'node:path';
import LibSql from 'libsql';

/** Another process has the data folder open. */
export class StoreLocked extends Error {}

/**
 * Locks the data folder for this process, because two servers on one file would have different states in memory. The lock
 * is a transaction in a file of its own, so the system releases it when the process ends in any way.
 */
export function lockFolder(folder: string): () => void {
  const lock = new LibSql(join(folder, 'lock.db'));
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    if (/locked|busy/i.test(String(error)))
      throw new StoreLocked(`Another server uses the data in ${folder}.`);
    throw error;
  }
  return () => {
    lock.exec('rollback');
    lock.close();
  };
}
