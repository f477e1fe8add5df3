import { describe, expect, it } from 'vitest';
import { BotQueue, QueueFull, type QueueOptions } from '../src/bots/queue.ts';

/** A queue whose thoughts end when the test says so; they are called by the table. */
class Thoughts {
  readonly queue: BotQueue;
  /** In the order in which they began. */
  readonly begun: string[] = [];
  readonly #ends = new Map<string, () => void>();
  rooms = 0;

  constructor(options: Partial<QueueOptions> = {}) {
    this.queue = new BotQueue({
      threads: 1,
      perOwner: 4,
      capacity: 100,
      onRoom: () => this.rooms++,
      ...options,
    });
  }

  ask(table: string, owner: string, level = 'master', watched = false): Promise<void> {
    return this.queue.run({ table, owner, level, watched: () => watched }, () => {
      this.begun.push(table);
      return new Promise((resolve) => this.#ends.set(table, resolve));
    });
  }

  /** Lets the oldest thought end, and the next one begin. */
  async end(): Promise<void> {
    await new Promise(setImmediate);
    const [table] = this.#ends.keys();
    this.#ends.get(table ?? '')?.();
    this.#ends.delete(table ?? '');
    await new Promise(setImmediate);
  }
}

describe('bots think', () => {
  it("next at the table of whoever's bots have thought least", async () => {
    const thoughts = new Thoughts();
    for (let n = 0; n < 40; n++) void thoughts.ask(`eve ${n}`, 'eve');
    void thoughts.ask('ann', 'ann', 'master');
    await thoughts.end();
    await thoughts.end();
    expect(thoughts.begun).toContain('ann');
  });

  it('first where somebody waits, and first what takes little time', async () => {
    const thoughts = new Thoughts();
    void thoughts.ask('first', 'ann');
    void thoughts.ask('alone', 'ann', 'merchant');
    void thoughts.ask('slow', 'ann', 'master', true);
    void thoughts.ask('quick', 'ann', 'novice', true);
    for (let n = 0; n < 3; n++) await thoughts.end();
    expect(thoughts.begun).toEqual(['first', 'quick', 'slow', 'alone']);
  });

  it('at so many tables of one person at once, and no more', async () => {
    const thoughts = new Thoughts({ threads: 8, perOwner: 2 });
    for (let n = 0; n < 5; n++) void thoughts.ask(`eve ${n}`, 'eve');
    void thoughts.ask('ann', 'ann');
    await new Promise(setImmediate);
    expect(thoughts.begun).toEqual(['eve 0', 'eve 1', 'ann']);
    await thoughts.end();
    expect(thoughts.begun).toHaveLength(4);
  });

  it('later where too many wait, which is told once there is room', async () => {
    const thoughts = new Thoughts({ capacity: 4 });
    for (let n = 0; n < 5; n++) void thoughts.ask(`${n}`, 'ann');
    await expect(thoughts.ask('too many', 'ann')).rejects.toThrow(QueueFull);
    await thoughts.end();
    expect(thoughts.rooms).toBe(0);
    await thoughts.end();
    expect(thoughts.rooms).toBe(1);
  });

  it('on after a thought has failed', async () => {
    const { queue } = new Thoughts();
    const job = { table: 't', owner: 'ann', level: 'novice', watched: () => false };
    await expect(queue.run(job, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await queue.run(job, async () => 'yes')).toBe('yes');
  });
});
