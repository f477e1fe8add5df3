import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { endWithUs } from './end-with-us.ts';

const sleeper = () =>
  spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1000)'], { stdio: 'ignore' });

it('a throw-away server ends when the pipe to its watcher is closed, as the system does when we are killed', async () => {
  const server = sleeper();
  const watcher = endWithUs(server);
  const ended = once(server, 'exit');
  watcher.stdin.destroy();
  expect(await ended).toEqual([null, 'SIGKILL']);
});

it('the watcher of a server that has ended goes as well', async () => {
  const server = sleeper();
  const watcher = endWithUs(server);
  const gone = once(watcher, 'exit');
  server.kill('SIGTERM');
  expect(await gone).toEqual([0, null]);
});
