import { BOT_NAMES, rngFromText, type Seat, seatsOf } from '@kontor/core';
import { describe, expect, it } from 'vitest';
import { answerQuestion } from '../src/index.ts';
import { midgame, questionAbout } from './midgame.ts';

/* Who remembers everything knows much: cash and stocks can be counted. Bots that only see the table know less of them. */
const MOMENTS = [
  ['hermagor', 2, 40, 'nothing'],
  ['hermagor', 4, 30, 'nothing'],
  ['hermagor', 3, 75, 'nothing'],
  ['merchants', 3, 30, 'nothing'],
  // Others have laid their plots.
  ['merchants', 3, 4, 'everything'],
  ['merchants', 4, 6, 'everything'],
] as const;

describe.each(MOMENTS)('in %s with %i players after %i moves, remembering %s', (id, seats, moves, memory) => {
  it.each(BOT_NAMES)('%s answers the same whatever is hidden', async (bot) => {
    const { game, match } = await midgame(id, seats, moves);
    const { state, table } = match.timeline;
    const seat = seatsOf(game.active(state))[0] as Seat;
    const history = memory === 'nothing' ? [] : match.timeline.history(seat);
    const ask = (world: unknown) => answerQuestion({ ...questionAbout(game, world, seat, history), bot });

    const real = await ask(state);
    const position = JSON.stringify(game.writePosition(state));
    const sample = game.sampler(table, game.view(state, seat), history);
    const rng = rngFromText('twins');
    const twins = Array.from({ length: 4 }, () => sample(rng)).filter(
      (twin) => JSON.stringify(game.writePosition(twin)) !== position,
    );
    expect(twins).not.toEqual([]);
    for (const twin of twins) expect(await ask(twin)).toEqual(real);
  });
});

it('a bot leaves nothing behind for another at the same table', async () => {
  const { game, match } = await midgame('merchants', 4, 5);
  const { state } = match.timeline;
  const [seat, other] = seatsOf(game.active(state)) as [Seat, Seat];
  const ask = (asked: Seat) =>
    answerQuestion(questionAbout(game, state, asked, match.timeline.history(asked)));
  const first = await ask(seat);
  await ask(other);
  expect(await ask(seat)).toEqual(first);
});
