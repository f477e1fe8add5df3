import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Bus } from '../src/bus/bus.ts';

/** The promises every driver keeps. `settle` waits until all words on their way have arrived. */
export function describeBus(driver: { name: string; fresh(): Promise<Bus>; settle(): Promise<void> }): void {
  describe(`bus: ${driver.name}`, () => {
    let bus: Bus;
    beforeEach(async () => {
      bus = await driver.fresh();
    });
    afterEach(() => bus.close());

    it('brings words to all who listen to their topic, in order', async () => {
      const history: string[] = [];
      await bus.subscribe('a', (word) => history.push(`1${word}`));
      await bus.subscribe('a', (word) => history.push(`2${word}`));
      await bus.subscribe('b', (word) => history.push(`b${word}`));
      await bus.publish('a', 'x');
      await bus.publish('a', 'y');
      await driver.settle();
      expect(history.filter((word) => word.startsWith('1'))).toEqual(['1x', '1y']);
      expect(history.filter((word) => word.startsWith('2'))).toEqual(['2x', '2y']);
      expect(history).toHaveLength(4);
    });

    it('is silent for those who have left and for a topic without listeners', async () => {
      const history: string[] = [];
      const leave = await bus.subscribe('a', (word) => history.push(word));
      leave();
      await bus.publish('a', 'x');
      await driver.settle();
      expect(history).toEqual([]);
    });
  });
}
