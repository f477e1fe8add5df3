import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from '../src/config.ts';

describe('the environment', () => {
  it('may say nothing', () => {
    expect(readConfig({ PORT: '', HOST: ' ' })).toEqual({
      host: '127.0.0.1',
      port: 3000,
      dataDir: './data',
      trustProxy: false,
    });
  });

  it('chooses address, port and data folder', () => {
    const config = readConfig({ HOST: '::', PORT: '0', DATA_DIR: '/srv/kontor', TRUST_PROXY: '1' });
    expect(config).toEqual({ host: '::', port: 0, dataDir: '/srv/kontor', trustProxy: true });
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
});
