import { isIP } from 'node:net';
import { join } from 'node:path';
import type { RetentionTerms } from './admin/prune.ts';
import { ConfigError } from './config-error.ts';
import { type TrustProxy, trustIn } from './http/proxy.ts';
import { type Limits, readLimits } from './limits.ts';
import { LOG_LEVELS, type LogLevel } from './log.ts';
import type { MailTerms } from './mail/mailer.ts';
import type { BackupTerms } from './nightly.ts';
import type { UpgradeTerms } from './upgrade.ts';

/** The settings of a server, from environment variables. */
export interface Config {
  /** The address by which people open the server, as `https://kontor.example`; unset, it is the one they happen to use. */
  readonly publicUrl: string | undefined;
  /** Whether new guests need an invitation. */
  readonly inviteOnly: boolean;
  /** Address to listen on. */
  readonly host: string;
  /** Port to listen on; 0 lets the system choose a free one. */
  readonly port: number;
  /** Where `/live`, `/ready` and `/metrics` are, if anywhere. */
  readonly monitor: { readonly host: string; readonly port: number } | undefined;
  /** Folder for everything that must survive a restart. */
  readonly dataDir: string;
  /** The PostgreSQL database to use instead of a file in the folder. */
  readonly databaseUrl: string | undefined;
  /** The Redis by which servers that share a database notify each other. */
  readonly redisUrl: string | undefined;
  /** How mail is sent, if at all. */
  readonly mail: MailTerms | undefined;
  /** Where back-ups are made every night, if anywhere. */
  readonly backups: BackupTerms | undefined;
  /** What is kept for a time only. */
  readonly retention: RetentionTerms;
  /** How carefully a new version of the program takes over the data. */
  readonly upgrade: UpgradeTerms;
  /** Proxies whose word on address and protocol of a client is trusted. */
  readonly trustProxy: TrustProxy;
  readonly logLevel: LogLevel;
  readonly limits: Limits;
}

type Env = Readonly<Record<string, string | undefined>>;

const MAX_PORT = 65_535;

/** An empty variable counts as unset. By default only this machine can reach the server. */
export function readConfig(env: Env): Config {
  const databaseUrl = readUrl(
    env,
    'DATABASE_URL',
    ['postgres:', 'postgresql:'],
    'postgres://user:password@host/database',
  );
  const redisUrl = readUrl(env, 'REDIS_URL', ['redis:', 'rediss:'], 'redis://host:6379');
  if (redisUrl !== undefined && databaseUrl === undefined)
    throw new ConfigError(
      'REDIS_URL connects servers that share a database, so it needs DATABASE_URL; a server with a folder of its own is alone.',
    );
  return {
    publicUrl: readPublicUrl(env['PUBLIC_URL']?.trim() ?? ''),
    inviteOnly: readSwitch('INVITE_ONLY', env, false),
    host: env['HOST']?.trim() || '127.0.0.1',
    port: readPort('PORT', env['PORT']?.trim() || '3000'),
    monitor: readMonitor(env),
    dataDir: env['DATA_DIR']?.trim() || './data',
    databaseUrl,
    redisUrl,
    mail: readMail(env),
    backups: readBackups(env),
    retention: readRetention(env),
    upgrade: readUpgrade(env),
    trustProxy: readProxies(env['TRUST_PROXY']?.trim() ?? ''),
    logLevel: readLogLevel(env['LOG_LEVEL']?.trim() || 'info'),
    limits: readLimits(env),
  };
}

function readPublicUrl(text: string): string | undefined {
  if (text === '') return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  // Pages, cookies and links begin at the root of a name, so there is no place for a path.
  if (url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`) return url.origin;
  throw new ConfigError(
    `PUBLIC_URL must be the address that people open, without a path, e.g. https://kontor.example, not "${text}".`,
  );
}

function readMonitor(env: Env): Config['monitor'] {
  const port = env['MONITOR_PORT']?.trim();
  if (!port) return undefined;
  return { host: env['MONITOR_HOST']?.trim() || '127.0.0.1', port: readPort('MONITOR_PORT', port) };
}

function readMail(env: Env): MailTerms | undefined {
  const url = readUrl(env, 'SMTP_URL', ['smtp:', 'smtps:'], 'smtp://user:password@host:587');
  const from = env['MAIL_FROM']?.trim();
  if (url === undefined) return undefined;
  if (!from?.includes('@'))
    throw new ConfigError(
      'SMTP_URL needs MAIL_FROM, the address that mails come from, e.g. "Kontor <kontor@example.org>".',
    );
  if (!env['PUBLIC_URL']?.trim())
    throw new ConfigError('SMTP_URL needs PUBLIC_URL, because mails hold links to this server.');
  return { url, from };
}

function readBackups(env: Env): BackupTerms | undefined {
  const folder = env['BACKUP_DIR']?.trim();
  const keep = env['BACKUP_KEEP']?.trim() || '14';
  if (!/^[1-9]\d{0,4}$/.test(keep))
    throw new ConfigError(`BACKUP_KEEP must be a whole number above 0, not "${keep}".`);
  return folder ? { folder, keep: Number(keep) } : undefined;
}

function readRetention(env: Env): RetentionTerms {
  const days = (variable: string): number | undefined => {
    const text = env[variable]?.trim();
    if (!text) return undefined;
    if (/^[1-9]\d{0,4}$/.test(text)) return Number(text);
    throw new ConfigError(`${variable} must be a number of days above 0, not "${text}".`);
  };
  return {
    unbegunDays: days('DELETE_UNBEGUN_DAYS'),
    abandonedDays: days('DELETE_ABANDONED_DAYS'),
    chatDays: days('DELETE_CHAT_DAYS'),
    archive: env['ARCHIVE_DIR']?.trim() || undefined,
  };
}

function readUpgrade(env: Env): UpgradeTerms {
  const backup = readSwitch('UPGRADE_BACKUP', env, true);
  const dataDir = env['DATA_DIR']?.trim() || './data';
  const replay = env['UPGRADE_REPLAY']?.trim() || '200';
  if (replay !== 'all' && !/^\d{1,9}$/.test(replay))
    throw new ConfigError(`UPGRADE_REPLAY must be a number of games or "all", not "${replay}".`);
  return {
    folder: backup ? env['BACKUP_DIR']?.trim() || join(dataDir, 'backups') : undefined,
    replay: replay === 'all' ? Number.POSITIVE_INFINITY : Number(replay),
  };
}

function readSwitch(variable: string, env: Env, otherwise: boolean): boolean {
  const text = env[variable]?.trim().toLowerCase();
  if (!text) return otherwise;
  if (['1', 'on', 'yes', 'true'].includes(text)) return true;
  if (['0', 'off', 'no', 'false'].includes(text)) return false;
  throw new ConfigError(`${variable} must be 1 or 0, not "${text}".`);
}

function readPort(variable: string, text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (port <= MAX_PORT) return port;
  throw new ConfigError(`${variable} must be a whole number from 0 to ${MAX_PORT}, not "${text}".`);
}

/** The value itself is not repeated, because it holds a password. */
function readUrl(
  env: Env,
  variable: string,
  protocols: readonly string[],
  example: string,
): string | undefined {
  const text = env[variable]?.trim();
  if (!text) return undefined;
  if (URL.canParse(text) && protocols.includes(new URL(text).protocol)) return text;
  throw new ConfigError(
    `${variable} must be an address such as ${example}; special characters in a password are written as %21 and so on.`,
  );
}

function readLogLevel(text: string): LogLevel {
  const level = LOG_LEVELS.find((each) => each === text);
  if (level) return level;
  throw new ConfigError(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}, not "${text}".`);
}

function readProxies(text: string): TrustProxy {
  if (text === '' || text === '0') return false;
  if (/^\d$/.test(text)) return Number(text);
  const addresses = text.split(',').map((address) => address.trim());
  if (addresses.every(isAddress)) return addresses;
  throw new ConfigError(
    `TRUST_PROXY must be how many proxies there are, or their addresses, e.g. "loopback, 10.0.0.0/8", not "${text}".`,
  );
}

function isAddress(text: string): boolean {
  // Short forms such as `10` are refused: they are more likely meant as a number of proxies.
  if (/^[\d.]+$/.test(text) && !isIP(text)) return false;
  try {
    trustIn([text]);
    return true;
  } catch {
    return false;
  }
}
