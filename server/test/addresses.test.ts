import { describe, expect, it } from 'vitest';
import { ForbiddenAddress, isPublicAddress } from '../src/notices/addresses.ts';
import { PUBLIC_REACH, post } from '../src/notices/send-request.ts';
import { startReceiver } from './receiver.ts';

/** An address of every range that is not the public internet. */
const PRIVATE = [
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '127.255.255.254',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.8',
  '192.0.2.1',
  '192.88.99.1',
  '192.168.1.1',
  '198.18.0.1',
  '198.51.100.1',
  '203.0.113.1',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::127.0.0.1',
  '::ffff:10.0.0.1',
  '::ffff:127.0.0.1',
  '64:ff9b::7f00:1',
  '64:ff9b:1::1',
  '100::1',
  '2001::1',
  '2001:db8::1',
  '2002:7f00:1::1',
  'fc00::1',
  'fd12:3456::1',
  'fe80::1',
  'fec0::1',
  'ff02::1',
];
const message = { headers: {}, body: 'x' };

describe('what people have named is reached in the public internet only', () => {
  it.each(PRIVATE)('not %s', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it.each(['8.8.8.8', '93.184.215.14', '2606:2800:21f:cb07:6820:80da:af6b:8b2c', '::ffff:8.8.8.8'])(
    'but %s',
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );

  it.each([
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://0x7f.1/',
    'https://2130706433/',
    'https://localhost/',
    'http://example.org/',
    'file:///etc/passwd',
    'https://user:password@example.org/',
  ])('not by %s', async (url) => {
    await expect(post({ ...message, url }, PUBLIC_REACH)).rejects.toThrow(ForbiddenAddress);
  });

  it('not by a name that leads elsewhere, also by one of its addresses alone', async () => {
    for (const addresses of [['10.0.0.1'], ['8.8.8.8', '127.0.0.1'], []]) {
      const resolve = async () => addresses.map((address) => ({ address, family: 4 }));
      await expect(
        post({ ...message, url: 'https://example.org/' }, { ...PUBLIC_REACH, resolve }),
      ).rejects.toThrow(ForbiddenAddress);
    }
  });

  it('by a name that is looked up once, so that it cannot change in between', async () => {
    const { url, received } = await startReceiver();
    const { port } = new URL(url);
    let asked = 0;
    const resolve = async () => [{ address: ++asked === 1 ? '127.0.0.1' : '127.0.0.2', family: 4 }];
    const reach = { isAllowed: (address: string) => address === '127.0.0.1', http: true, resolve };
    expect(await post({ ...message, url: `http://example.org:${port}/` }, reach)).toBe(201);
    expect(asked).toBe(1);
    expect(received).toHaveLength(1);
    await expect(post({ ...message, url: `http://example.org:${port}/` }, reach)).rejects.toThrow(
      ForbiddenAddress,
    );
  });

  it('not after a redirect either, and not round and round', async () => {
    const inner = await startReceiver();
    const outer = await startReceiver((path) => ({
      status: 307,
      location: path === '/in' ? `${inner.url.replace('127.0.0.1', '127.0.0.9')}/` : '/again',
    }));
    const reach = { isAllowed: (address: string) => address === '127.0.0.1', http: true };
    await expect(post({ ...message, url: `${outer.url}/in` }, reach)).rejects.toThrow(ForbiddenAddress);
    expect(inner.received).toEqual([]);
    expect(await post({ ...message, url: `${outer.url}/again` }, reach)).toBe(307);
    expect(outer.received).toHaveLength(5);
  });
});
