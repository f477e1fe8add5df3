// Four players who choose at random play a whole game of Hermagor; the record of it replays to the same result.
import { expectParsed, Match, moveBuffer, openTable, randomMove, rngFromText } from 'kontor';
import { hermagor } from 'kontor/hermagor';

const seed = process.argv[2] ?? 'any text is a seed';
const table = expectParsed(openTable(hermagor, { seats: 4 }));
const players = ['Ada', 'Ben', 'Cleo', 'Dan'].map((name) => ({ name }));
const match = expectParsed(Match.start(hermagor, table, { kind: 'fixed', seed }, players));

const rng = rngFromText(seed);
const buffer = moveBuffer(hermagor);
while (match.result === undefined) {
  const [seat] = match.frame(null).active;
  const move = randomMove(hermagor, match.timeline.state, seat, rng, buffer);
  const outcome = match.play(seat, hermagor.formatMove(table, move));
  if (!outcome.ok) throw new Error(`refused: ${outcome.refused.code}`);
}

const replayed = expectParsed(Match.fromRecord(hermagor, match.record()));
console.log(JSON.stringify({ scores: match.result.scores, replayed: replayed.result.scores }));
