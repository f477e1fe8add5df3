// What would a bot play here, and why? node advice.mjs [position file] [milliseconds]
import { readFileSync } from 'node:fs';
import { expectParsed, matchFromPosition } from 'kontor';
import { advise } from 'kontor/bots';
import { explain, hermagor } from 'kontor/hermagor';

const path = process.argv[2] ?? new URL('position.json', import.meta.url);
const file = JSON.parse(readFileSync(path, 'utf8'));
const players = Array.from({ length: file.seats }, (_, seat) => `Seat ${seat}`);
const match = expectParsed(matchFromPosition(hermagor, file, { players, seed: 'advice' }));

const [seat] = match.active;
console.log(`Seat ${seat} is asked: ${match.decision(seat).kind}`);
const advice = await advise(match, seat, { level: 'master', ms: Number(process.argv[3] ?? 1000) });
if (!advice.ok) throw new Error(explain(advice.refused));
for (const { move, value, reasons } of advice.values.slice(0, 3))
  console.log(`${move}: wins ${Math.round(100 * value)} %. ${reasons.join('; ')}`);

const preview = match.preview(seat, advice.move);
if (preview.ok) console.log('It would do:', JSON.stringify(preview.preview));
const refused = match.check(seat, 'buy b9.9');
if (!refused.ok) console.log('In French:', explain(refused.refused, 'fr'));
