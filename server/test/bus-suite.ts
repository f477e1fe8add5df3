import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Bus, type Notification, USERS } from '../src/bus/bus.ts';

const change = (table: string, version: number): Notification => ({ kind: 'change', table, version });

/** What a driver shows of itself. */
export interface BusDriver {
  readonly name: string;
  /** Two ends of one bus: of two processes if the driver reaches several, else twice the same. */
  fresh(): Promise<readonly [Bus, Bus]>;
}

/** What every driver must do. */
export function describeBus(driver: BusDriver): void {
  describe(`bus: ${driver.name}`, () => {
    let here: Bus;
    let there: Bus;
    beforeEach(async () => {
      [here, there] = await driver.fresh();
    });
    afterEach(async () => {
      await here.close();
      await there.close();
    });

    /** Waits until all notifications on their way have arrived: they come in order. */
    async function settle(): Promise<void> {
      for (const [from, to] of [
        [here, there],
        [there, here],
      ] as const) {
        const arrived = new Promise<void>((resolve) => void to.subscribe('settled', () => resolve()));
        await expect
          .poll(async () => {
            await from.publish(change('settled', 1));
            return Promise.race([
              arrived.then(() => true),
              new Promise((resolve) => setTimeout(resolve, 20)),
            ]);
          })
          .toBe(true);
      }
    }

    it('answers whoever asks whether it works', async () => {
      // A busy machine may take longer than an answer may.
      for (const bus of [here, there]) await expect.poll(() => bus.answers()).toBe(true);
    });

    it('brings notifications to all listeners of their table, in order', async () => {
      const [one, two, other]: Notification[][] = [[], [], []];
      await here.subscribe('a', (notification) => one?.push(notification));
      await there.subscribe('a', (notification) => two?.push(notification));
      await there.subscribe('b', (notification) => other?.push(notification));
      const line = { n: 1, name: 'Ann', seat: 0, text: 'hello', at: 5 };
      const sent: Notification[] = [
        change('a', 1),
        change('a', 2),
        { kind: 'chat', table: 'a', user: 'ann', line },
      ];
      for (const notification of sent) await here.publish(notification);
      await settle();
      expect(one).toEqual(sent);
      expect(two).toEqual(sent);
      expect(other).toEqual([]);
    });

    it('has a topic for what concerns no table', async () => {
      const received: Notification[] = [];
      await there.subscribe(USERS, (notification) => received.push(notification));
      await here.publish({ kind: 'forgotten', user: 'ann' });
      await settle();
      expect(received).toEqual([{ kind: 'forgotten', user: 'ann' }]);
    });

    it('sends nothing to those who have left or to a table without listeners', async () => {
      const received: Notification[] = [];
      const leave = await there.subscribe('a', (notification) => received.push(notification));
      await there.subscribe('b', (notification) => received.push(notification));
      leave();
      await here.publish(change('a', 1));
      await here.publish(change('c', 1));
      await settle();
      expect(received).toEqual([]);
    });
  });
}
