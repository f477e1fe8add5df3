import { isIP } from 'node:net';
import { ConfigError } from './config-error.ts';
import { type TrustProxy, trustIn } from './http/proxy.ts';
import { type Limits, readLimits } from './limits.ts';
import { LOG_LEVELS, type LogLevel } from './log.ts';

/** The settings of a server, from environment variables. */
export interface Config {
  /** Address to listen on. */
  readonly host: string;
  /** Port to listen on; 0 lets the system choose a free one. */
  readonly port: number;
  /** Folder for everything that must survive a restart. */
  readonly dataDir: string;
  /** Proxies whose word on address and protocol of a client is trusted. */
  readonly trustProxy: TrustProxy;
  readonly logLevel: LogLevel;
  readonly limits: Limits;
}

const MAX_PORT = 65_535;

/** An empty variable counts as unset. By default only this machine can reach the server. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  return {
    host: env['HOST']?.trim() || '127.0.0.1',
    port: readPort(env['PORT']?.trim() || '3000'),
    dataDir: env['DATA_DIR']?.trim() || './data',
    trustProxy: readProxies(env['TRUST_PROXY']?.trim() ?? ''),
    logLevel: readLogLevel(env['LOG_LEVEL']?.trim() || 'info'),
    limits: readLimits(env),
  };
}

function readPort(text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (port <= MAX_PORT) return port;
  throw new ConfigError(`PORT must be a whole number from 0 to ${MAX_PORT}, not "${text}".`);
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
