import { type ChildProcess, type ChildProcessByStdio, spawn } from 'node:child_process';
import type { Writable } from 'node:stream';

/** Reads until we end, in whatever way; a line instead means that there is nothing left to end. */
const WATCH = 'read -r line || kill -s "$2" "$1"';

/**
 * Sends a throw-away server a signal when this process ends, even if it is killed. A shell in a group of its own watches a
 * pipe of ours, which the system closes then.
 */
export function endWithUs(
  server: ChildProcess,
  signal: 'KILL' | 'QUIT' = 'KILL',
): ChildProcessByStdio<Writable, null, null> {
  const watcher = spawn('/bin/sh', ['-c', WATCH, 'sh', String(server.pid), signal], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  // Where there is no such shell, nobody watches.
  watcher.on('error', () => undefined);
  watcher.stdin.on('error', () => undefined);
  watcher.unref();
  server.once('exit', () => watcher.stdin.end('\n'));
  return watcher;
}
