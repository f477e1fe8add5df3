// Four bots play a game of Merchants of Empire: node four-bots.mjs [milliseconds for each decision] [level]
import { expectParsed, startMatch } from 'kontor';
import { advise } from 'kontor/bots';
import { explain, merchants } from 'kontor/merchants';

const ms = Number(process.argv[2] ?? 300);
const level = process.argv[3] ?? 'master';
const players = ['Ada', 'Ben', 'Cleo', 'Dan'].map((name) => ({ name, bot: level }));
const match = expectParsed(startMatch(merchants, { players, seed: 'four bots', options: { turns: 9 } }));

while (match.result === undefined) {
  const [seat] = match.active;
  const advice = await advise(match, seat, { level, ms });
  if (!advice.ok) throw new Error(explain(advice.refused));
  match.play(seat, advice.move);
}

for (const [seat, rank] of match.result.ranks.entries())
  console.log(`${match.players[seat].name}: rank ${rank}, score ${match.result.scores[seat]}`);
