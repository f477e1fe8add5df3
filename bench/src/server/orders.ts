import type { Memory, Order, Tables } from './messages.ts';

/** Answers what the process with the load asks; `make` does what only the server itself can. */
export function answerOrders(make: (order: Order) => Promise<readonly string[]>): void {
  process.on('message', (order: Order) => {
    void make(order).then((ids) => {
      if (order.kind === 'memory') process.send?.(memory());
      else process.send?.({ kind: 'tables', ids } satisfies Tables);
    });
  });
}

function memory(): Memory {
  for (let i = 0; i < 3; i++) globalThis.gc?.();
  const { heapUsed, external, rss } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  return { kind: 'memory', bytes: heapUsed + external, rss, cpu: user + system };
}
