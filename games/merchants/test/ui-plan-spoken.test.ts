import { textsFor } from '@kontor/ui';
import { describe, expect, it } from 'vitest';
import { planChange } from '../ui/model/describe.ts';
import { UI_TEXTS } from '../ui/texts/index.ts';

const ui = textsFor(UI_TEXTS, 'en');
const steps = (plan: string) => [...plan].map((act) => ({ act, text: `does ${act}` }));
const said = (before: string, after: string) => planChange({ ui }, before, steps(after));

describe('a plan for the ear', () => {
  it('M-2.1: says what was added and what it does', () => {
    expect(said('a', 'ax')).toBe('Action 2: does x.');
    expect(said('', 'ab')).toBe('Action 1: does a. Action 2: does b.');
    expect(said('ax', 'bx')).toBe('Action 1: does b.');
    expect(said('ax', 'xa')).toBe('Action 1: does x. Action 2: does a.');
  });

  it('says what was taken away, and nothing when nothing changed', () => {
    expect(said('abx', 'ab')).toBe('Action 3 removed.');
    expect(said('abx', 'bx')).toBe('Action 1 removed.');
    expect(said('a', '')).toBe('Action 1 removed.');
    expect(said('abx', '')).toBe('The plan is empty.');
    expect(said('ab', 'ab')).toBeUndefined();
  });
});
