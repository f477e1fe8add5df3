import { mkdir, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import Fastify from 'fastify';
import { type Config, ConfigError, readConfig } from './config.ts';
import { serveWebApp } from './web-app.ts';

const WHY_NO_FOLDER: Readonly<Record<string, string>> = {
  EACCES: 'this user may not make it',
  EEXIST: 'it is no folder',
  ENOENT: 'the folder it should lie in does not exist',
  ENOTDIR: 'a part of it is no folder',
};

async function main(): Promise<void> {
  const config = readConfig(process.env);
  await makeDataDir(config);
  const app = Fastify({ forceCloseConnections: true });
  await serveWebApp(app);

  const address = await app.listen({ host: config.host, port: config.port }).catch((error: unknown) => {
    throw new ConfigError(whyNotListening(error, config));
  });
  console.log(`Kontor is at ${address}`);

  const stop = (): void => {
    // A second signal while closing ends the process at once.
    process.off('SIGINT', stop).off('SIGTERM', stop);
    void app.close();
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
}

async function makeDataDir({ dataDir }: Config): Promise<void> {
  const folder = resolve(dataDir);
  try {
    await mkdir(folder);
  } catch (error) {
    if (codeOf(error) === 'EEXIST' && (await stat(folder)).isDirectory()) return;
    throw new ConfigError(
      `DATA_DIR=${dataDir} cannot be used: ${WHY_NO_FOLDER[codeOf(error)] ?? codeOf(error)}.`,
    );
  }
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

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}

main().catch((error: unknown) => {
  if (!(error instanceof ConfigError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
});
