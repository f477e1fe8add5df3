import { expect, it } from 'vitest';
import { withNewLines } from '../src/online/connection/chat-lines.ts';

const lines = (...numbers: readonly number[]) =>
  numbers.map((n) => ({ n, name: 'Ann', seat: 0, text: String(n), at: n }));

it.each([
  { name: 'the first', known: [], come: [1, 2], kept: [1, 2] },
  { name: 'the last of many', known: [], come: [901, 902], kept: [901, 902] },
  { name: 'new ones', known: [1, 2], come: [3], kept: [1, 2, 3] },
  { name: 'known ones again', known: [1, 2], come: [2, 3], kept: [1, 2, 3] },
  { name: 'some after a gap, which is fetched on demand', known: [1, 2], come: [50, 51], kept: [50, 51] },
  { name: 'none', known: [1, 2], come: [], kept: [1, 2] },
])('chat messages: $name', ({ known, come, kept }) => {
  expect(withNewLines(lines(...known), lines(...come))).toEqual(lines(...kept));
});
