/**
 * Loaded before the server (`node --import`), it makes a mistake on purpose: only every tenth transaction is committed,
 * together with the nine before it, so that most moves are acknowledged and published before they are durable.
 */
import LibSql from 'libsql';

const TOGETHER = 10;

const { exec } = LibSql.prototype;
/** How many transactions of each database are reported as committed and are not. */
const open = new Map();

LibSql.prototype.exec = function hastyExec(sql) {
  const count = open.get(this) ?? 0;
  if (sql === 'begin immediate' && count > 0) return this;
  // SQLite refuses this within a transaction; it happens once, at the start.
  if (sql.startsWith('pragma wal_checkpoint') && count > 0) {
    open.delete(this);
    exec.call(this, 'commit');
  }
  if (sql !== 'commit' || count === TOGETHER - 1) {
    if (sql === 'commit') open.delete(this);
    return exec.call(this, sql);
  }
  open.set(this, count + 1);
  return this;
};
