import { LANGUAGE_CODES, Match, moveBuffer, openTable, randomMove, rngFromText } from '@kontor/core';
import { describe, expect, it } from 'vitest';
import { merchants } from '../rules/index.ts';
import { logLines } from '../ui/log.ts';
import { prompt } from '../ui/prompt.ts';

const PLAYERS = (['red', 'blue', 'green'] as const).map((colour, seat) => ({
  seat,
  name: ['Ada', 'Ben', 'Cleo'][seat] ?? '',
  colour,
  shape: 'circle' as const,
}));

function playedMatch() {
  const table = openTable(merchants, { seats: 3, options: { turns: 9 } });
  if (!table.ok) throw new Error('no table');
  const match = Match.start(
    merchants,
    table.value,
    { kind: 'fixed', seed: 'log' },
    PLAYERS.map(({ name }) => ({ name })),
  );
  if (!match.ok) throw new Error('no match');
  return match.value;
}

describe('log and prompt', () => {
  for (const locale of LANGUAGE_CODES)
    it(`tell a whole game in ${locale}`, () => {
      const match = playedMatch();
      const { table } = match.timeline;
      const rng = rngFromText(locale);
      const buffer = moveBuffer(merchants);
      while (!match.result) {
        for (const viewer of [null, 0])
          expect(prompt({ table, viewer, players: PLAYERS, frame: match.frame(viewer), locale })).not.toBe(
            '',
          );
        const active = merchants.active(match.timeline.state);
        const seat = 31 - Math.clz32(active & -active);
        const move = randomMove(merchants, match.timeline.state, seat, rng, buffer);
        match.play(seat, merchants.formatMove(table, move));
      }
      const lines = match
        .historySince(0, -1)
        .flatMap((step) => logLines(step, { table, players: PLAYERS, viewer: 0, locale }));
      expect(lines.every(({ text }) => text.length > 3 && !text.includes('undefined'))).toBe(true);
      const groups = lines.flatMap(({ group }) => group ?? []);
      // Caravans, nine turns, three rounds of monopolies, the end.
      expect(groups).toHaveLength(1 + 9 + 3 + 1);
      expect(new Set(groups).size).toBe(groups.length);
      expect(prompt({ table, viewer: 0, players: PLAYERS, frame: match.frame(0), locale })).not.toBe('');
    });

  it('say "you" to whoever looks back at their own turn', () => {
    const match = playedMatch();
    const { table } = match.timeline;
    const [viewer = 0] = match.frame(null).active;
    const look = (locale: 'en' | 'fr') =>
      prompt({ table, viewer, players: PLAYERS, frame: match.frame(null), locale });
    expect(look('en')).toBe('You choose where to start.');
    expect(look('fr')).toBe('Vous choisissez votre départ.');
  });

  it('M-2.2: says whom the table waits for once one is ready', () => {
    const match = playedMatch();
    const { table } = match.timeline;
    while (match.frame(0).view.phase === 'place') {
      const [seat = 0] = match.frame(null).active;
      const free = [3, 5, 7].find((city) =>
        match.frame(null).view.players.every(({ caravan }) => caravan !== city),
      );
      match.play(seat, `place ${free}`);
    }
    match.draft(0, 'plot ax');
    match.ready(0);
    const sentence = prompt({ table, viewer: 0, players: PLAYERS, frame: match.frame(0), locale: 'en' });
    expect(sentence).toContain('Ben and Cleo');
    match.unready(0);
    expect(prompt({ table, viewer: 0, players: PLAYERS, frame: match.frame(0), locale: 'en' })).toContain(
      'plot',
    );
  });
});
