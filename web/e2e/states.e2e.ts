import { describe, expect, it } from 'vitest';
import { expectAccessible, expectAccessibleInAllThemes } from './accessible.ts';
import { startBrowser, visit } from './harness.ts';
import type { GameId } from './records.ts';
import { meAndNovices, openAt } from './seats.ts';
import { endOf, myTurn } from './table.ts';

startBrowser();

const KINDS: readonly (readonly [GameId, string])[] = [
  ['hermagor', 'buyer'],
  ['hermagor', 'raise'],
  ['hermagor', 'start'],
  ['hermagor', 'action'],
  ['hermagor', 'build'],
  ['merchants', 'place'],
  ['merchants', 'plot'],
  ['merchants', 'picks'],
  ['merchants', 'electors'],
  ['merchants', 'announce'],
];

describe.each(KINDS)('asking for %s: %s', (id, kind) => {
  it('has no barrier in any theme', async () => {
    const { page, errors } = await visit('/');
    await openAt(page, id, {
      chairs: meAndNovices(2),
      ...(id === 'merchants' ? { options: { turns: 9 } } : {}),
      until: ({ game, timeline }) => game.decision(timeline.state, 0)?.kind === kind,
    });
    await myTurn(page);
    await expectAccessibleInAllThemes(page);
    expect(errors).toEqual([]);
  });
});

describe.each(['hermagor', 'merchants'] as const)('a finished game of %s', (id) => {
  it('has no barrier at its end, in the settings and looking back', async () => {
    const { page, errors } = await visit('/');
    await openAt(page, id, {
      chairs: meAndNovices(2),
      ...(id === 'merchants' ? { options: { turns: 9 } } : {}),
      until: (match) => match.result !== undefined,
    });
    const end = endOf(page);
    await end.waitFor();
    await expectAccessibleInAllThemes(page);
    await end.getByRole('button', { name: 'Look at the table' }).click();
    // Nothing is said of how it would end: it has ended.
    expect(await page.getByText('If it ended now').count()).toBe(0);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog', { name: 'Menu' }).waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Look back' }).click();
    await page.getByRole('region', { name: 'Looking back' }).waitFor();
    await expectAccessible(page);
    expect(errors).toEqual([]);
  });
});
