/** What the environment may say about a server. */
export interface Config {
  /** Address to listen on. */
  readonly host: string;
  /** Port to listen on; 0 lets the system choose a free one. */
  readonly port: number;
  /** Folder for everything that must survive a restart. */
  readonly dataDir: string;
  /** Behind a proxy that tells who asks, and whether by https. */
  readonly trustProxy: boolean;
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
    trustProxy: env['TRUST_PROXY']?.trim() === '1',
  };
}

function readPort(text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (port <= HIGHEST_PORT) return port;
  throw new ConfigError(`PORT must be a whole number from 0 to ${HIGHEST_PORT}, not "${text}".`);
}
