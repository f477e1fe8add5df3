import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ensureProgram } from './programs.mjs';

/** Distributions keep the programs of each version of PostgreSQL in a folder of its own, off the PATH; the newest comes first. */
function postgresFolders(root = '/usr/lib/postgresql') {
  let versions = [];
  try {
    versions = readdirSync(root);
  } catch {
    // There is none.
  }
  versions.sort((a, b) => Number(b) - Number(a));
  return [
    ...versions.map((version) => join(root, version, 'bin')),
    '/usr/libexec/postgresql',
    '/usr/pgsql/bin',
  ];
}

/** The path of `postgres`, the database server; `initdb` lies beside it. */
function ensurePostgres({ folders = postgresFolders, ...system } = {}) {
  return ensureProgram(
    {
      title: 'PostgreSQL',
      purpose: 'The tests of the databases',
      variable: 'POSTGRES_PATH',
      names: ['postgres'],
      folders,
      packages: { 'apt-get': ['postgresql'], dnf: ['postgresql-server'], apk: ['postgresql'] },
    },
    system,
  );
}

/** The path of `redis-server`. */
function ensureRedis({ folders = () => ['/usr/bin', '/usr/local/bin'], ...system } = {}) {
  return ensureProgram(
    {
      title: 'Redis',
      purpose: 'The tests of several servers',
      variable: 'REDIS_PATH',
      names: ['redis-server', 'valkey-server'],
      folders,
      packages: { 'apt-get': ['redis-server'], dnf: ['redis'], apk: ['redis'] },
    },
    system,
  );
}

/** The path of `nginx`, the proxy before several servers. */
function ensureNginx({ folders = () => ['/usr/sbin', '/usr/local/sbin', '/sbin'], ...system } = {}) {
  return ensureProgram(
    {
      title: 'nginx',
      purpose: 'The tests of several servers',
      variable: 'NGINX_PATH',
      names: ['nginx'],
      folders,
      packages: { 'apt-get': ['nginx-light'], dnf: ['nginx'], apk: ['nginx'] },
    },
    system,
  );
}

/** The paths of all of them, as the variables that tests read. */
export function serverPaths() {
  return { POSTGRES_PATH: ensurePostgres(), REDIS_PATH: ensureRedis(), NGINX_PATH: ensureNginx() };
}
