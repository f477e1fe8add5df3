import fc from 'fast-check';
import { expect, it } from 'vitest';
import { startServer } from './harness.ts';
import { hostile } from './hostile.ts';
import { Person } from './person.ts';
import { playOn, seatAll } from './play.ts';

/** For each game. */
const MESSAGES = process.env['KONTOR_LONG'] === '1' ? 20_000 : 5000;
const FREE = { bot: null };

it.each([
  { game: 'hermagor', moves: 9 },
  // While players choose a city one after the other: when all plan at once, nobody waits.
  { game: 'merchants', moves: 1 },
])(
  `${MESSAGES} malformed and hostile messages change nothing, crash nothing and reveal nothing: $game`,
  {
    timeout: 300_000,
  },
  async ({ game, moves }) => {
    const test = await startServer();
    const [ann, bob] = await Promise.all([Person.named(test.url, 'Ann'), Person.named(test.url, 'Bob')]);
    const { id } = await ann.makeTable(game, [FREE, FREE]);
    await seatAll([ann, bob], id);
    for (const person of [ann, bob]) {
      await person.connect();
      await person.watch(id);
    }
    await playOn([ann, bob], id, 'fuzz', moves);
    const stored = (): Promise<string> =>
      test.server.services.tables.find(id).then((table) => JSON.stringify(table));
    const before = await stored();
    // A player whose turn it is not, a user without a seat, and a client without a name.
    const waiting = ann.clientView(id).frame.decision ? bob : ann;
    const other = await Person.named(test.url, 'Eve');
    const nobody = new Person(test.url);
    const attackers = [waiting, other, nobody];
    await other.connect();
    await nobody.connect();
    let count = 0;
    const samples = fc.sample(hostile(id), { numRuns: MESSAGES, seed: 7 });
    for (const text of samples) {
      const attacker = attackers[count++ % attackers.length];
      attacker?.sendText(count % 50 === 0 ? Buffer.from(text) : text);
      // Slower than the limit, at which the connection would be closed.
      if (count % 60 === 0) {
        test.clock.now += 1000;
        for (const person of attackers) await person.settle();
      }
    }
    for (const person of attackers) {
      expect(person.connected).toBe(true);
      await person.settle();
    }
    expect(await stored()).toBe(before);
    const { secret } = (await test.server.services.tables.find(id)).terms;
    for (const person of [...attackers, ann, bob]) expect(person.texts.join('\n')).not.toContain(secret);
    const answers = [...other.messages, ...nobody.messages].filter(
      ({ type }) => type === 'answer' || type === 'error',
    );
    for (const answer of answers)
      expect(answer.type === 'error' || (answer.type === 'answer' && !answer.ok)).toBe(true);
    // The game goes on.
    await playOn([ann, bob], id, 'after', 5);
  },
);

it('too many and too long messages end their connection and no other', async () => {
  const test = await startServer();
  const ann = await Person.named(test.url, 'Ann');
  await ann.connect();
  const flooder = new Person(test.url);
  await flooder.connect();
  for (let i = 0; i < 2000; i++) flooder.sendText('{"type":"ping"}');
  await flooder.until(() => !flooder.connected);
  expect(flooder.messages.at(-1)).toMatchObject({ type: 'error', code: 'rate' });
  const giant = new Person(test.url);
  await giant.connect();
  giant.sendText(`{"type":"ping","pad":"${'x'.repeat(10_000)}"}`);
  await giant.until(() => !giant.connected);
  await ann.settle();
});

it('a page of another site cannot open a connection', async () => {
  const test = await startServer();
  const eve = new Person(test.url);
  await expect(eve.connect({ origin: 'https://elsewhere.example' })).rejects.toThrow('403');
  await eve.connect({ origin: test.url });
});

it('requests with garbage get a code and a sentence', { timeout: 120_000 }, async () => {
  const test = await startServer();
  const ann = await Person.named(test.url, 'Ann');
  const { id } = await ann.makeTable('hermagor', [FREE, FREE]);
  const paths = [
    'seat',
    'ready',
    'order',
    'cancel',
    'missing',
    'auto',
    'chat',
    'return',
    'rematch',
    'seats/0',
    'moments/0',
  ];
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('POST', 'PUT', 'PATCH', 'DELETE'),
      fc.constantFrom(...paths),
      fc.oneof(
        fc.jsonValue(),
        fc.dictionary(fc.constantFrom('seat', 'ready', 'seats', 'bot', 'text', 'auto'), fc.jsonValue()),
      ),
      async (method, path, body) => {
        const { status, body: answer } = await ann.call(method, `/api/tables/${id}/${path}`, body);
        expect(status).toBeLessThan(500);
        if (status >= 400)
          expect(answer).toMatchObject({ code: expect.any(String), message: expect.any(String) });
      },
    ),
    { numRuns: 300, seed: 3 },
  );
});
