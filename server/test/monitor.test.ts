import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { friendAddresses } from '../src/addresses.ts';
import { silentLogger } from '../src/log.ts';
import { Metrics } from '../src/monitoring/metrics.ts';
import { Monitor } from '../src/monitoring/monitor.ts';
import { Nightly } from '../src/nightly.ts';
import { SqliteStore } from '../src/store/sqlite.ts';
import { StoreUnavailable } from '../src/store/store.ts';
import { begin } from './begun.ts';
import { capturedLog } from './captured-log.ts';
import { playOn } from './play.ts';

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'kontor-monitor-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

it('tells whoever watches over the server how it is, on a port of its own', async () => {
  const metrics = new Metrics();
  const store = await SqliteStore.open(newFolder());
  const { test, people, table } = await begin('hermagor', 'ask', {}, ['Ann', 'Bob'], { metrics, store });
  const monitor = new Monitor(test.server.services.health, metrics);
  const url = await monitor.listen('127.0.0.1', 0);
  onTestFinished(() => monitor.close());
  const moves = await playOn(people, table, 'monitor', 20);
  const text = await (await fetch(`${url}/metrics`)).text();
  const value = (name: string): number => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
  expect(value('kontor_command_seconds_count')).toBe(moves);
  expect(value('kontor_moves_total')).toBeGreaterThan(0);
  expect(value('kontor_commit_seconds_count')).toBeGreaterThan(0);
  expect(value('kontor_committed_changes_total')).toBeGreaterThanOrEqual(
    value('kontor_commit_seconds_count'),
  );
  expect(value('kontor_changes_total')).toBeGreaterThanOrEqual(moves);
  expect(value('kontor_connections')).toBe(2);
  expect(value('kontor_tables_awake')).toBe(1);
  expect(value('kontor_parts')).toBe(16);
  expect(text).toContain('nodejs_eventloop_lag_seconds');
  expect(text).not.toContain(table);

  const ask = async (path: string) => (await fetch(url + path)).status;
  expect([await ask('/live'), await ask('/ready'), await ask('/else')]).toEqual([200, 200, 404]);
  store.setAlive = () => Promise.reject(new StoreUnavailable('away'));
  await expect.poll(() => ask('/ready'), { timeout: 10_000 }).toBe(503);
  expect(await ask('/live')).toBe(200);
});

it('names the addresses that friends can use where the server listens on all of them', () => {
  const address = (text: string, family: 'IPv4' | 'IPv6', internal: boolean) =>
    ({ address: text, family, internal, netmask: '', mac: '', cidr: null, scopeid: 0 }) as never;
  const interfaces = {
    lo: [address('127.0.0.1', 'IPv4', true)],
    eth0: [address('192.168.1.7', 'IPv4', false), address('fe80::1', 'IPv6', false)],
  };
  expect(friendAddresses('0.0.0.0', 3000, interfaces)).toEqual(['http://192.168.1.7:3000']);
  expect(friendAddresses('127.0.0.1', 3000, interfaces)).toEqual([]);
});

it('makes a back-up once a night, and shouts when one fails', async () => {
  const folder = newFolder();
  const { log, lines } = capturedLog();
  const { test } = await begin('hermagor', 'ask');
  const { share } = test.server.services;
  const backups = new Nightly({ backups: { folder, keep: 2 }, prune: false }, share, log);
  onTestFinished(() => backups.stop());
  const program = join(import.meta.dirname, '..', 'dist', 'admin.js');
  process.env['DATA_DIR'] = test.folder;
  expect(await backups.run(program)).toBe(true);
  process.env['DATA_DIR'] = join(folder, 'nothing');
  expect(await backups.run(program)).toBe(false);
  delete process.env['DATA_DIR'];
  expect(readdirSync(folder)).toHaveLength(1);
  expect(lines).toMatchObject([{ msg: 'THE BACK-UP HAS FAILED' }]);

  const nightly = new Nightly({ backups: { folder, keep: 2 }, prune: true }, share, silentLogger);
  onTestFinished(() => nightly.stop());
  let made = 0;
  nightly.run = async () => ++made > 0;
  for (const time of ['03:59', '04:00', '04:01', '05:00']) nightly.tick(new Date(`2026-03-01T${time}`));
  nightly.tick(new Date('2026-03-02T04:30'));
  expect(made).toBe(2);
});
