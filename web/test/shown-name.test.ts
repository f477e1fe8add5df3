import { expect, it } from 'vitest';
import { shownName } from '../src/online/seat/shown-name.ts';

it.each([
  ['somebody', 'quelqu’un'],
  ['somebody 2', 'quelqu’un 2'],
  ['Ann', 'Ann'],
  ['somebody else', 'somebody else'],
])('calls %s %s', (name, shown) => {
  expect(shownName(name, { somebody: 'quelqu’un' })).toBe(shown);
});
