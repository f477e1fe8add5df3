// Four players who choose at random play a whole game of Hermagor; the record of it replays to the same result.
import { expectParsed, matchFromRecord, startMatch } from 'kontor';
import { explain, hermagor } from 'kontor/hermagor';

const seed = process.argv[2] ?? 'any text is a seed';
const players = ['Ada', 'Ben', 'Cleo', 'Dan'];
const match = expectParsed(startMatch(hermagor, { players, seed, options: { sixTile: 'add' } }));

let dice = 1;
while (match.result === undefined) {
  const [seat] = match.active;
  const { moves } = match.moves(seat);
  dice = (dice * 16807) % 2147483647;
  const outcome = match.play(seat, moves[dice % moves.length]);
  if (!outcome.ok) throw new Error(explain(outcome.refused));
}

const replayed = expectParsed(matchFromRecord(hermagor, match.record()));
console.log(JSON.stringify({ scores: match.result.scores, replayed: replayed.result.scores }));
