import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Cluster } from '../../server/test/cluster.ts';
import { startBrowser, type Visit } from './harness.ts';
import { gather, hermagorAnswer, playTogether, whoIsAsked } from './online.ts';
import { legalMove } from './table.ts';

startBrowser();

let cluster: Cluster;

beforeAll(async () => {
  cluster = await Cluster.start(2);
});

afterAll(() => cluster.remove());

/** Leaves something on the pages that is gone when they are loaded again. */
async function mark(visits: readonly Visit[]): Promise<void> {
  for (const { page } of visits)
    await page.evaluate(() => document.documentElement.setAttribute('data-kept', ''));
}

async function expectNotReloaded(visits: readonly Visit[]): Promise<void> {
  for (const { page } of visits) expect(await page.locator('html[data-kept]').count()).toBe(1);
}

describe('pages at several servers', () => {
  it('say that the database is away, go on when it is back, and hold through a rolling restart without being loaded again', async () => {
    const visits = await gather('hermagor', 2, { url: cluster.url });
    await playTogether(visits, { answer: hermagorAnswer, answers: 3 });
    await mark(visits);
    const asked = await whoIsAsked(visits);
    if (!asked) throw new Error('nobody is asked');
    await cluster.postgres.kill();
    await (await legalMove(asked.page, 1)).click();
    await asked.page.getByText('the server cannot store anything at the moment').waitFor();
    await cluster.postgres.run();
    await playTogether(visits, { answer: hermagorAnswer, answers: 3 });

    for (const node of cluster.nodes) {
      await node.end('SIGTERM');
      await playTogether(visits, { answer: hermagorAnswer, answers: 2 });
      await node.run();
    }
    await playTogether(visits, { answer: hermagorAnswer, answers: 3 });
    await expectNotReloaded(visits);
  });
});
