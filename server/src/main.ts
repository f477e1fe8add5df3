import { resolve } from 'node:path';
import type { Logger } from 'pino';
import { friendAddresses } from './addresses.ts';
import { isLimited } from './admin/prune.ts';
import { Threads } from './bots/threads.ts';
import { LocalBus } from './bus/local.ts';
import { RedisBus } from './bus/redis.ts';
import { type Config, readConfig } from './config.ts';
import { ConfigError } from './config-error.ts';
import { useFolder } from './folders.ts';
import { makeLogger } from './log.ts';
import { SmtpMailer } from './mail/mailer.ts';
import { Metrics } from './monitoring/metrics.ts';
import { Monitor } from './monitoring/monitor.ts';
import { Nightly } from './nightly.ts';
import { KontorServer } from './server.ts';
import { StoreLocked } from './store/lock.ts';
import { PostgresStore } from './store/postgres/postgres.ts';
import { SqliteStore } from './store/sqlite.ts';
import type { Store } from './store/store.ts';
import { StoreUnusable } from './store/unusable.ts';
import { codeOf } from './system-error.ts';
import { backUpBeforeUpgrade, programHash, replayBeforeTraffic } from './upgrade.ts';
import { serveWebApp, webAppBuild } from './web-app.ts';

/** How long a bot takes at least while people are connected, so that they can follow. */
const BOT_PAUSE_MS = 700;

/** How long a server takes at most to stop. */
const MAX_STOPPING_MS = 9000;

async function main(): Promise<void> {
  const config = readConfig(process.env);
  if (config.databaseUrl === undefined) await useFolder('DATA_DIR', config.dataDir);
  if (config.backups) await useFolder('BACKUP_DIR', config.backups.folder);
  if (config.retention.archive !== undefined) await useFolder('ARCHIVE_DIR', config.retention.archive);
  const metrics = new Metrics();
  const log = makeLogger(config.logLevel, () => metrics.failed());
  const store = await takeOverData(config, log).catch((error: unknown) => {
    const known = error instanceof StoreLocked || error instanceof StoreUnusable;
    throw known ? new ConfigError(error.message) : error;
  });
  const redisBus = config.redisUrl === undefined ? undefined : await RedisBus.open(config.redisUrl, log);
  const server = await KontorServer.make({
    store,
    bus: redisBus ?? new LocalBus(),
    redis: redisBus?.client,
    log,
    metrics,
    mailer: config.mail && new SmtpMailer(config.mail, log),
    deletedLists: listFolders(config),
    thinker: new Threads(),
    build: await webAppBuild(),
    botPause: BOT_PAUSE_MS,
    limits: config.limits,
    publicUrl: config.publicUrl,
    inviteOnly: config.inviteOnly,
    trustProxy: config.trustProxy,
    register: serveWebApp,
  });
  const address = await server.listen(config.host, config.port).catch(async (error: unknown) => {
    await server.close();
    throw new ConfigError(whyNotListening(error, config));
  });
  console.log(`Kontor is at ${address}`);
  if (config.publicUrl !== undefined) console.log(`Links lead to ${config.publicUrl}`);
  for (const url of friendAddresses(config.host, server.port))
    console.log(`Others in your network find it at ${url}`);
  const monitor = new Monitor(server.services.health, metrics);
  if (config.monitor) await openMonitor(monitor, config.monitor, server);
  const prune = isLimited(config.retention);
  const nightly = new Nightly({ backups: config.backups, prune }, server.services.share, log);

  const stop = (): void => {
    // Without a handler a second signal ends the process at once.
    process.off('SIGINT', stop).off('SIGTERM', stop);
    // Something that hangs, e.g. a database that is away, must not keep the process.
    setTimeout(() => process.exit(1), MAX_STOPPING_MS).unref();
    nightly.stop();
    void server.close().finally(() => monitor.close());
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
}

async function openMonitor(
  monitor: Monitor,
  { host, port }: NonNullable<Config['monitor']>,
  server: KontorServer,
): Promise<void> {
  try {
    console.log(`Monitoring is at ${await monitor.listen(host, port)}`);
  } catch (error) {
    await server.close();
    throw new ConfigError(`MONITOR_PORT=${port} on ${host} cannot be used: ${codeOf(error)}.`);
  }
}

/** Opens the data, of this or of an earlier version, and makes sure that they can be used before anybody is served. */
async function takeOverData(config: Config, log: Logger): Promise<Store> {
  const opened = await backUpBeforeUpgrade(config, config.upgrade, log);
  const store = await openStore(config, log, opened);
  try {
    const { replay } = config.upgrade;
    await replayBeforeTraffic({ store, program: await programHash(), replay, log }, Date.now());
    return store;
  } catch (error) {
    await store.close();
    throw error;
  }
}

async function openStore(config: Config, log: Logger, opened: boolean): Promise<Store> {
  if (config.databaseUrl !== undefined) return PostgresStore.open(config.databaseUrl, log);
  return SqliteStore.open(resolve(config.dataDir), log, opened);
}

/** Where lists of who was deleted are kept: beside the back-ups, and where the data are, if these are files. */
function listFolders({ backups, dataDir, databaseUrl }: Config): string[] {
  return [
    ...(backups ? [resolve(backups.folder)] : []),
    ...(databaseUrl === undefined ? [resolve(dataDir)] : []),
  ];
}

function whyNotListening(error: unknown, { host, port }: Config): string {
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return `Port ${port} on ${host} is taken by another program. Choose another one, e.g. PORT=${port + 1} npm start.`;
    case 'EACCES':
      return `This user may not open port ${port}. Choose one from 1024 on, e.g. PORT=3000 npm start.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `HOST=${host} is not an address of this machine.`;
    default:
      return `Cannot listen on ${host}, port ${port}: ${codeOf(error)}.`;
  }
}

main().catch((error: unknown) => {
  if (!(error instanceof ConfigError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
});
