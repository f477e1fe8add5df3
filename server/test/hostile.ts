import fc from 'fast-check';

/** Texts that could mean something. */
const WORDS = [
  'subscribe',
  'unsubscribe',
  'command',
  'ping',
  'play',
  'confirm',
  'undo',
  'takeBack',
  'draft',
  'ready',
  'requestUndo',
  '__proto__',
  'constructor',
  'toString',
  'buy b2.3',
  'pass',
  'step',
];
const KEYS = [
  'type',
  'table',
  'id',
  'row',
  'command',
  'kind',
  'move',
  'hold',
  'reach',
  'to',
  'yes',
  'since',
  'chat',
  '__proto__',
];

/** Garbage, half-right messages, and right ones with hostile contents. */
export function hostile(table: string): fc.Arbitrary<string> {
  const word = fc.oneof(fc.constantFrom(...WORDS), fc.string(), fc.constant(table));
  const value = fc.oneof(
    word,
    fc.integer(),
    fc.double(),
    fc.boolean(),
    fc.constant(null),
    fc.array(word, { maxLength: 3 }),
  );
  const command = fc.dictionary(
    fc.constantFrom(...KEYS),
    fc.oneof(value, fc.dictionary(fc.constantFrom(...KEYS), value)),
  );
  const almost = fc.record({
    type: fc.constantFrom('subscribe', 'command', 'unsubscribe', 'ping', 'move'),
    table: fc.oneof(fc.constant(table), word),
    id: fc.oneof(fc.constant('12345678'), word),
    row: fc.oneof(fc.integer(), fc.constant(0), fc.double()),
    command,
  });
  const illegal = fc.record({
    type: fc.constant('command'),
    table: fc.constant(table),
    id: fc.uuid(),
    row: fc.integer({ min: 0, max: 50 }),
    command: fc.oneof(
      fc.record({
        kind: fc.constant('play'),
        move: fc.string({ minLength: 1, maxLength: 200 }),
        hold: fc.boolean(),
      }),
      fc.record({ kind: fc.constantFrom('confirm', 'ready', 'unready', 'takeBack') }),
      fc.record({ kind: fc.constant('draft'), move: fc.string({ minLength: 1, maxLength: 200 }) }),
      fc.record({ kind: fc.constant('answerUndo'), to: fc.integer({ min: 1, max: 50 }), yes: fc.boolean() }),
      fc.record({ kind: fc.constant('redo'), hold: fc.boolean() }),
    ),
  });
  const text = fc.oneof(almost, illegal, command).map((message) => JSON.stringify(message));
  const broken = text.map((whole) => whole.slice(0, Math.floor(whole.length / 2)));
  const deep = fc.integer({ min: 1, max: 2000 }).map((depth) => '['.repeat(depth) + ']'.repeat(depth));
  return fc.oneof(text, text, broken, deep, fc.string(), fc.string({ unit: 'binary' }));
}
