import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Bus, Notification } from '../src/bus/bus.ts';

const change = (table: string, version: number): Notification => ({ kind: 'change', table, version });

/** What every driver must do. `settle` waits until all notifications on their way have arrived. */
export function describeBus(driver: { name: string; fresh(): Promise<Bus>; settle(): Promise<void> }): void {
  describe(`bus: ${driver.name}`, () => {
    let bus: Bus;
    beforeEach(async () => {
      bus = await driver.fresh();
    });
    afterEach(() => bus.close());

    it('brings notifications to all listeners of their table, in order', async () => {
      const [one, two, other]: Notification[][] = [[], [], []];
      await bus.subscribe('a', (notification) => one?.push(notification));
      await bus.subscribe('a', (notification) => two?.push(notification));
      await bus.subscribe('b', (notification) => other?.push(notification));
      const line = { n: 1, name: 'Ann', seat: 0, text: 'hello', at: 5 };
      const sent: Notification[] = [change('a', 1), change('a', 2), { kind: 'chat', table: 'a', line }];
      for (const notification of sent) await bus.publish(notification);
      await driver.settle();
      expect(one).toEqual(sent);
      expect(two).toEqual(sent);
      expect(other).toEqual([]);
    });

    it('sends nothing to those who have left or to a table without listeners', async () => {
      const received: Notification[] = [];
      const leave = await bus.subscribe('a', (notification) => received.push(notification));
      leave();
      await bus.publish(change('a', 1));
      await driver.settle();
      expect(received).toEqual([]);
    });
  });
}
