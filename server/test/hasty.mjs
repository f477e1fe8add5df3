/**
 * Loaded before the server (`node --import`), it makes a mistake on purpose: a transaction is said to be committed when
 * it is not yet, so that moves are acknowledged and told before they are durable.
 */
import LibSql from 'libsql';

/** Long enough that an answer gets to whoever waits for it before the commit, on a busy machine as well. */
const DELAY_MS = 1000;

const { exec } = LibSql.prototype;
/** Databases whose transaction is still open, though everybody believes it is over. */
const late = new Set();

LibSql.prototype.exec = function hastyExec(sql) {
  if (sql === 'begin immediate' && late.has(this)) return this;
  if (sql !== 'commit') return exec.call(this, sql);
  if (!late.has(this))
    setTimeout(() => {
      late.delete(this);
      exec.call(this, 'commit');
    }, DELAY_MS);
  late.add(this);
  return this;
};
