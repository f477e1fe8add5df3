import { isIP } from 'node:net';
import { type TrustProxy, trustIn } from './http/proxy.ts';
import { LOG_LEVELS, type LogLevel } from './log.ts';

/** What the environment may say about a server. */
export interface Config {
  /** Address to listen on. */
  readonly host: string;
  /** Port to listen on; 0 lets the system choose a free one. */
  readonly port: number;
  /** Folder for everything that must survive a restart. */
  readonly dataDir: string;
  /** Proxies that tell who asks, and whether by https. */
  readonly trustProxy: TrustProxy;
  readonly logLevel: LogLevel;
}

/** A setting that cannot be used, told in one sentence. */
export class ConfigError extends Error {}

const HIGHEST_PORT = 65_535;

/** An empty variable counts as unset. By default only this machine can reach the server. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  return {
    host: env['HOST']?.trim() || '127.0.0.1',
    port: readPort(env['PORT']?.trim() || '3000'),
    dataDir: env['DATA_DIR']?.trim() || './data',
    trustProxy: readProxies(env['TRUST_PROXY']?.trim() ?? ''),
    logLevel: readLogLevel(env['LOG_LEVEL']?.trim() || 'info'),
  };
}

function readPort(text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (port <= HIGHEST_PORT) return port;
  throw new ConfigError(`PORT must be a whole number from 0 to ${HIGHEST_PORT}, not "${text}".`);
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
  // Short forms are no addresses here: what looks like a number is meant as one.
  if (/^[\d.]+$/.test(text) && !isIP(text)) return false;
  try {
    trustIn([text]);
    return true;
  } catch {
    return false;
  }
}
