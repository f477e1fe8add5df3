import type { Remark, Remarks, Situation } from '@kontor/core';
import { describe, expect, it } from 'vitest';
import { keyOf, whatToSay } from '../src/remarks/what-to-say.ts';

const remark = (id: string, holds = true): Remark => ({
  id,
  rule: 'X-1',
  find: () => (holds ? { claim: {}, places: [] } : undefined),
});
const REMARKS: Remarks = {
  list: [remark('never', false), remark('lead'), remark('tie')],
  met: { buzz: () => true, shortcut: () => true, officer: () => false },
  text: () => '',
};

function sayAll(remarked: readonly string[], kept = {}): string[] {
  const said = whatToSay(REMARKS, {} as Situation, 'toy', { remarked, kept });
  if (!said) return [];
  const key = keyOf('toy', said);
  return [key, ...sayAll([...remarked, key], kept)];
}

describe('what is said to beginners', () => {
  it('is in turn a remark and the offer of a lesson, each once', () => {
    expect(sayAll([])).toEqual(['toy/lead', 'toy/lesson/buzz', 'toy/tie', 'toy/lesson/shortcut']);
  });

  it('goes on where it ended, whatever was said about other games', () => {
    expect(sayAll(['toy/lead', 'other/lesson/buzz'])).toEqual([
      'toy/lesson/buzz',
      'toy/tie',
      'toy/lesson/shortcut',
    ]);
  });

  it('leaves out lessons that were taken', () => {
    expect(sayAll(['toy/lead'], { 'toy/buzz': { done: true } })).toEqual(['toy/lesson/shortcut', 'toy/tie']);
  });
});
