import fc from 'fast-check';
import { expect, it } from 'vitest';
import { JsonBytes } from '../src/wire/json-bytes.ts';

/** All scripts, lone surrogates and control characters; names that a list would have; what JSON leaves out. */
const text = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc.constantFrom('\ud800', '"\\\n', '2', ''),
);
const json = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 5, depthSize: 'medium' },
    text,
    fc.oneof(fc.integer(), fc.double(), fc.constantFrom(0, -0, 9, 10, 1e21, 1e-7)),
    fc.constantFrom(null, true, false, undefined),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(text, tie('value'), { maxKeys: 4 }),
  ),
})).value;

it('writes what JSON.stringify writes, as a frame', () => {
  const bytes = new JsonBytes();
  fc.assert(
    fc.property(json, (value) => {
      bytes.clear();
      bytes.value({ value });
      expect(bytes.text()).toBe(JSON.stringify({ value }));
    }),
    { numRuns: 5000 },
  );
});

it('finds room for whatever comes', () => {
  const bytes = new JsonBytes();
  for (const length of [10, 4000, 4080, 5000, 70_000, 300_000]) {
    const values = ['x'.repeat(length), 'é'.repeat(length), Array.from({ length }, () => []), 'end'];
    bytes.clear();
    bytes.value(values);
    expect(bytes.text()).toBe(JSON.stringify(values));
  }
});

it('pieces can be taken back, and used again', () => {
  const bytes = new JsonBytes();
  bytes.piece('{"name":');
  const start = bytes.end;
  bytes.value('Zoë');
  const piece = bytes.from(start);
  bytes.cut(start);
  bytes.piece('[');
  bytes.piece(piece);
  bytes.piece(',');
  bytes.piece(piece);
  bytes.piece(']}');
  expect(bytes.text()).toBe('{"name":["Zoë","Zoë"]}');
});

it('what was broken off is not in the next message', () => {
  const bytes = new JsonBytes();
  bytes.piece('{"secret":');
  bytes.clear();
  bytes.value(1);
  expect(bytes.text()).toBe('1');
});
