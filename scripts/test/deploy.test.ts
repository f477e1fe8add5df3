import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { parse } from 'yaml';

const ROOT = join(import.meta.dirname, '..', '..');
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

const DOCKERFILE = read('deploy/Dockerfile');
const COMPOSE = read('deploy/compose.yml');
const UNIT = read('deploy/kontor.service');
const NGINX = read('deploy/nginx.conf');

interface Service {
  readonly build?: { readonly context: string; readonly dockerfile: string };
  readonly image?: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly volumes?: readonly string[];
  readonly depends_on?: readonly string[] | Readonly<Record<string, unknown>>;
}
const { services, volumes } = parse(COMPOSE) as {
  services: Readonly<Record<string, Service>>;
  volumes: Readonly<Record<string, null>>;
};

/** What builds make; everything else that is named must be in the repository. */
const BUILT = ['node_modules', 'server/dist', 'web/dist'];

const isThere = (path: string): boolean =>
  BUILT.some((built) => path.startsWith(built)) || existsSync(join(ROOT, path));

/** The variables that the server reads, as the documents list them. */
const KNOWN = new Set(
  [...(read('README.md') + read('docs/HOSTING.md')).matchAll(/^\| `([A-Z_]+)`/gm)].map(([, name]) => name),
);

describe('the files in deploy', () => {
  it('set variables that the server knows', () => {
    const set = [
      ...(/^ENV (.*)$/m.exec(DOCKERFILE)?.[1] ?? '').matchAll(/([A-Z_]+)=/g),
      ...UNIT.matchAll(/(?<=^Environment=.*)\b([A-Z_]+)=/gm),
    ].map(([, name = '']) => name);
    set.push(...Object.keys(services['kontor']?.environment ?? {}));
    expect(set).toEqual(expect.arrayContaining(['HOST', 'TRUST_PROXY', 'DATABASE_URL']));
    expect(set.filter((name) => name !== 'NODE_ENV' && !KNOWN.has(name))).toEqual([]);
  });

  it('name files and folders that exist', () => {
    const copied = [...DOCKERFILE.matchAll(/^COPY --from=build \/kontor\/(\S+)/gm)].map(
      ([, path = '']) => path,
    );
    const run = [
      ...`${DOCKERFILE}\n${UNIT}`.matchAll(/\bnode",? "?([\w./-]+\.m?js)|\bnode ([\w./-]+\.m?js)/g),
    ].map(([, listed, plain]) => listed ?? plain ?? '');
    expect(run).toEqual(expect.arrayContaining(['scripts/build-server.mjs', 'server/dist/main.js']));
    expect([...copied, ...run].filter((path) => !isThere(path))).toEqual([]);
    const mounted = Object.values(services).flatMap((service) => service.volumes ?? []);
    for (const volume of mounted) {
      const [from = ''] = volume.split(':');
      expect(from.startsWith('.') ? isThere(join('deploy', from)) : from in volumes, volume).toBe(true);
    }
  });

  it('make a whole of services', () => {
    for (const [name, { build, image, depends_on = [] }] of Object.entries(services)) {
      expect(build?.dockerfile ?? image, name).toMatch(/^deploy\/Dockerfile$|^[a-z]+:[\d.]+$/);
      if (build) expect(isThere(join('deploy', build.context, build.dockerfile))).toBe(true);
      const needed = Array.isArray(depends_on) ? depends_on : Object.keys(depends_on);
      expect(needed.filter((other: string) => !(other in services))).toEqual([]);
    }
    const { environment } = services['kontor'] ?? {};
    expect(new URL(environment?.['DATABASE_URL'] ?? '').hostname in services).toBe(true);
    expect(new URL(environment?.['REDIS_URL'] ?? '').hostname in services).toBe(true);
    expect(/server (\w+):3000/.exec(NGINX)?.[1]).toBe('kontor');
  });

  it('do not run as root, and give a stop the time it takes', () => {
    expect(DOCKERFILE.lastIndexOf('USER node')).toBeGreaterThan(DOCKERFILE.lastIndexOf('FROM'));
    expect(UNIT).toContain('DynamicUser=yes');
    expect(Number(/TimeoutStopSec=(\d+)/.exec(UNIT)?.[1])).toBeGreaterThan(10);
    expect(Number(/stop_grace_period: (\d+)s/.exec(COMPOSE)?.[1])).toBeGreaterThan(10);
  });

  const analyzer = 'systemd-analyze';
  const hasSystemd = spawnSync(analyzer, ['--version']).status === 0;
  it.skipIf(!hasSystemd)('are understood by systemd, where it is installed', () => {
    const folder = mkdtempSync(join(tmpdir(), 'kontor-unit-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const file = join(folder, 'kontor.service');
    // The test may run on a machine that has its Node elsewhere.
    writeFileSync(file, UNIT.replace('/usr/bin/node', process.execPath));
    const { status, stderr } = spawnSync(analyzer, ['verify', '--man=no', file], {
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([0, '']);
  });

  const nginx = process.env['NGINX_PATH'] ?? 'nginx';
  const hasNginx = spawnSync(nginx, ['-v']).status === 0;
  it.skipIf(!hasNginx)('are understood by nginx, where it is installed', () => {
    const folder = mkdtempSync(join(tmpdir(), 'kontor-nginx-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const file = join(folder, 'nginx.conf');
    // The name of the other container is known in the network of containers only.
    writeFileSync(file, NGINX.replace('kontor:3000', '127.0.0.1:3000'));
    const { status, stderr } = spawnSync(
      nginx,
      ['-t', '-p', folder, '-e', 'stderr', '-g', `pid ${folder}/pid;`, '-c', file],
      {
        encoding: 'utf8',
      },
    );
    expect(status, stderr).toBe(0);
  });
});
