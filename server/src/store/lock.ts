import { join } from 'node:path';
import LibSql from 'libsql';

/** Another process has the data folder open. */
export class StoreLocked extends Error {}

/**
 * Takes the data folder for this process: two servers on one file would tell different truths. The lock is a transaction
 * in a file of its own, so the system releases it with the process, however that ends.
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
