import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import type { Notification } from '../src/bus/bus.ts';
import { RedisBus } from '../src/bus/redis.ts';
import { silentLogger } from '../src/log.ts';
import { describeBus } from './bus-suite.ts';
import { RedisServer } from './redis-server.ts';

let redis: RedisServer;
beforeAll(async () => {
  redis = await RedisServer.start();
});
afterAll(() => redis.kill());

async function pair(): Promise<readonly [RedisBus, RedisBus]> {
  return [await RedisBus.open(redis.url, silentLogger), await RedisBus.open(redis.url, silentLogger)];
}

describeBus({ name: 'redis', fresh: pair });

it('a Redis that refuses the password is reported in one sentence, without the password', async () => {
  const guarded = await RedisServer.start(['--requirepass', 'right']);
  onTestFinished(() => guarded.kill());
  const open = (login: string) => RedisBus.open(guarded.url.replace('//', `//${login}`), silentLogger);
  for (const login of ['', ':secret@'])
    await expect(open(login)).rejects.toThrow(/^REDIS_URL cannot be used: Redis refuses .*(?<!secret.*)$/);
  const bus = await open(':right@');
  await expect.poll(() => bus.answers()).toBe(true);
  await bus.close();
});

it('Redis can be killed: nothing fails, this process gets its own notifications, and the rest comes back by itself', async () => {
  const [here, there] = await pair();
  onTestFinished(() => Promise.all([here.close(), there.close()]).then(() => undefined));
  const received: [Notification[], Notification[]] = [[], []];
  await here.subscribe('a', (notification) => received[0].push(notification));
  await there.subscribe('a', (notification) => received[1].push(notification));
  await redis.kill();
  await expect.poll(() => here.isConnected()).toBe(false);
  expect(await here.answers()).toBe(false);
  await here.publish({ kind: 'change', table: 'a', version: 1 });
  expect(received).toEqual([[{ kind: 'change', table: 'a', version: 1 }], []]);
  // A subscription that is made meanwhile works as well once it is back.
  await there.subscribe('b', (notification) => received[1].push(notification));
  let recoveries = 0;
  there.onRecovery(() => recoveries++);
  await redis.run();
  await expect.poll(() => here.isConnected() && there.isConnected(), { timeout: 30_000 }).toBe(true);
  expect(recoveries).toBe(1);
  await here.publish({ kind: 'change', table: 'b', version: 7 });
  await expect.poll(() => received[1]).toEqual([{ kind: 'change', table: 'b', version: 7 }]);
});
