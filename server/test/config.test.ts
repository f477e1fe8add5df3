import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readConfig } from '../src/config.ts';
import { ConfigError } from '../src/config-error.ts';
import { useFolder } from '../src/folders.ts';
import { DEFAULT_LIMITS } from '../src/limits.ts';

describe('the environment', () => {
  it('may say nothing', () => {
    expect(readConfig({ PORT: '', HOST: ' ' })).toEqual({
      publicUrl: undefined,
      inviteOnly: false,
      host: '127.0.0.1',
      port: 3000,
      monitor: undefined,
      dataDir: './data',
      databaseUrl: undefined,
      redisUrl: undefined,
      mail: undefined,
      backups: undefined,
      retention: {
        unbegunDays: undefined,
        abandonedDays: undefined,
        chatDays: undefined,
        archive: undefined,
      },
      upgrade: { folder: 'data/backups', replay: 200 },
      trustProxy: false,
      logLevel: 'info',
      limits: DEFAULT_LIMITS,
    });
  });

  it('chooses address, port and data folder', () => {
    const config = readConfig({
      HOST: '::',
      PORT: '0',
      DATA_DIR: '/srv/kontor',
      TRUST_PROXY: '1',
      LOG_LEVEL: 'warn',
    });
    expect(config).toEqual({
      publicUrl: undefined,
      inviteOnly: false,
      host: '::',
      port: 0,
      monitor: undefined,
      dataDir: '/srv/kontor',
      databaseUrl: undefined,
      redisUrl: undefined,
      mail: undefined,
      backups: undefined,
      retention: {
        unbegunDays: undefined,
        abandonedDays: undefined,
        chatDays: undefined,
        archive: undefined,
      },
      upgrade: { folder: '/srv/kontor/backups', replay: 200 },
      trustProxy: 1,
      logLevel: 'warn',
      limits: DEFAULT_LIMITS,
    });
  });

  it('chooses a PostgreSQL database, and never repeats its password in an error', () => {
    const url = 'postgres://ann:secret@db.example/kontor?sslmode=require';
    expect(readConfig({ DATABASE_URL: url }).databaseUrl).toBe(url);
    for (const wrong of ['secret', 'mysql://ann:secret@db/kontor', 'postgres://ann:secret@db:port/kontor'])
      expect(() => readConfig({ DATABASE_URL: wrong })).toThrow(/^DATABASE_URL must be (?!.*secret)/);
  });

  it.each([
    ['https://kontor.example', 'https://kontor.example'],
    [' HTTPS://Kontor.example:443/ ', 'https://kontor.example'],
    ['http://192.168.1.7:3000', 'http://192.168.1.7:3000'],
  ])('takes %j as the address that people open', (text, publicUrl) => {
    expect(readConfig({ PUBLIC_URL: text }).publicUrl).toBe(publicUrl);
  });

  it.each([
    'kontor.example',
    'https://kontor.example/games',
    'https://ann@kontor.example',
    'ws://x',
    'https://x?y',
  ])('gives a clear error when PUBLIC_URL is %s', (text) => {
    expect(() => readConfig({ PUBLIC_URL: text })).toThrow(
      /^PUBLIC_URL must be the address that people open/,
    );
  });

  it('sends mail by a server that is named together with a sender, and never repeats its password', () => {
    const url = 'smtp://ann:secret@mail.example:587';
    const from = 'Kontor <kontor@example.org>';
    const PUBLIC_URL = 'https://kontor.example';
    expect(readConfig({ SMTP_URL: url, MAIL_FROM: from, PUBLIC_URL }).mail).toEqual({ url, from });
    expect(() => readConfig({ SMTP_URL: url, PUBLIC_URL })).toThrow(/^SMTP_URL needs MAIL_FROM(?!.*secret)/);
    expect(() => readConfig({ SMTP_URL: url, MAIL_FROM: from })).toThrow(/^SMTP_URL needs PUBLIC_URL/);
    expect(() => readConfig({ SMTP_URL: 'secret', MAIL_FROM: from })).toThrow(
      /^SMTP_URL must be (?!.*secret)/,
    );
  });

  it('opens a port for monitoring if one is named, for this machine unless said otherwise', () => {
    expect(readConfig({ MONITOR_PORT: '9000' }).monitor).toEqual({ host: '127.0.0.1', port: 9000 });
    const everywhere = { MONITOR_PORT: '0', MONITOR_HOST: '0.0.0.0' };
    expect(readConfig(everywhere).monitor).toEqual({ host: '0.0.0.0', port: 0 });
    expect(() => readConfig({ MONITOR_PORT: 'http' })).toThrow(/^MONITOR_PORT must be a whole number/);
  });

  it('makes back-ups in a folder if one is named', () => {
    expect(readConfig({ BACKUP_DIR: '/srv/backups' }).backups).toEqual({ folder: '/srv/backups', keep: 14 });
    expect(readConfig({ BACKUP_DIR: 'b', BACKUP_KEEP: '3' }).backups?.keep).toBe(3);
    expect(() => readConfig({ BACKUP_KEEP: 'all' })).toThrow(/^BACKUP_KEEP must be a whole number/);
  });

  it('takes over earlier data with a back-up and replayed games, as carefully as it is told', () => {
    expect(readConfig({ BACKUP_DIR: 'b', UPGRADE_REPLAY: 'all' }).upgrade).toEqual({
      folder: 'b',
      replay: Number.POSITIVE_INFINITY,
    });
    expect(readConfig({ UPGRADE_BACKUP: 'off', UPGRADE_REPLAY: '0' }).upgrade).toEqual({
      folder: undefined,
      replay: 0,
    });
    expect(() => readConfig({ UPGRADE_REPLAY: 'some' })).toThrow(/^UPGRADE_REPLAY must be/);
    expect(() => readConfig({ UPGRADE_BACKUP: 'maybe' })).toThrow(/^UPGRADE_BACKUP must be 1 or 0/);
  });

  it('lets anybody in unless it takes an invitation', () => {
    expect(readConfig({ INVITE_ONLY: '1' }).inviteOnly).toBe(true);
    expect(() => readConfig({ INVITE_ONLY: 'friends' })).toThrow(/^INVITE_ONLY must be 1 or 0/);
  });

  it('keeps everything unless it is told for how many days', () => {
    const env = { DELETE_UNBEGUN_DAYS: '30', DELETE_CHAT_DAYS: '365', ARCHIVE_DIR: 'old' };
    const retention = { unbegunDays: 30, abandonedDays: undefined, chatDays: 365, archive: 'old' };
    expect(readConfig(env).retention).toEqual(retention);
    expect(() => readConfig({ DELETE_ABANDONED_DAYS: '0' })).toThrow(/^DELETE_ABANDONED_DAYS must be/);
  });

  it('takes Redis only beside a database that servers can share', () => {
    const [DATABASE_URL, REDIS_URL] = ['postgres://db/kontor', 'rediss://:secret@cache:6380'];
    expect(readConfig({ DATABASE_URL, REDIS_URL }).redisUrl).toBe(REDIS_URL);
    expect(() => readConfig({ REDIS_URL })).toThrow(/^REDIS_URL .* needs DATABASE_URL/);
    expect(() => readConfig({ DATABASE_URL, REDIS_URL: 'cache:secret' })).toThrow(
      /^REDIS_URL must be (?!.*secret)/,
    );
  });

  it.each([
    ['0', false],
    ['2', 2],
    ['loopback', ['loopback']],
    ['10.0.0.0/8, ::1', ['10.0.0.0/8', '::1']],
  ])('believes the proxies that TRUST_PROXY names: %s', (text, trustProxy) => {
    expect(readConfig({ TRUST_PROXY: text }).trustProxy).toEqual(trustProxy);
  });

  it.each(['yes', '-1', '1.5', '99', 'loopback,', '10.0.0.0/99', '300.0.0.1'])(
    'gives a clear error when TRUST_PROXY is %s',
    (text) => {
      expect(() => readConfig({ TRUST_PROXY: text })).toThrow(ConfigError);
    },
  );

  it('gives a clear error when LOG_LEVEL is none of the levels', () => {
    expect(() => readConfig({ LOG_LEVEL: 'loud' })).toThrow('LOG_LEVEL must be one of');
  });

  it('gives a port in range or a clear error, whatever PORT says', () => {
    const texts = fc.oneof(fc.string(), fc.integer().map(String), fc.double().map(String));
    fc.assert(
      fc.property(texts, (text) => {
        try {
          const { port } = readConfig({ PORT: text });
          return Number.isInteger(port) && port >= 0 && port <= 65_535;
        } catch (error) {
          return error instanceof ConfigError && error.message.startsWith('PORT must be');
        }
      }),
    );
  });

  it('changes a limit by its variable, and says which one is no number', () => {
    expect(readConfig({ LIMIT_REQUESTS: '7' }).limits).toEqual({ ...DEFAULT_LIMITS, requestsPerMinute: 7 });
    for (const value of ['0', '-1', '1.5', 'many', '1e3'])
      expect(() => readConfig({ LIMIT_REQUESTS: value })).toThrow(/^LIMIT_REQUESTS must be a whole number/);
  });
});

describe('a folder that is named', () => {
  it('is made, and must be one that can be written to', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'kontor-folder-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const inside = join(folder, 'back-ups');
    await useFolder('BACKUP_DIR', inside);
    await useFolder('BACKUP_DIR', inside);
    expect(existsSync(inside)).toBe(true);
    await expect(useFolder('DATA_DIR', join(folder, 'a', 'b'))).rejects.toThrow(
      `DATA_DIR=${join(folder, 'a', 'b')} cannot be used: the folder it should lie in does not exist.`,
    );
    const file = join(folder, 'file');
    writeFileSync(file, '');
    await expect(useFolder('BACKUP_DIR', file)).rejects.toThrow(/it is no folder/);
    await expect(useFolder('ARCHIVE_DIR', join(file, 'x'))).rejects.toThrow(
      /^ARCHIVE_DIR=.* a part of it is no folder/,
    );
    await expect(useFolder('BACKUP_DIR', '/proc/kontor')).rejects.toThrow(ConfigError);
  });
});
