import { describe, expect, it } from 'vitest';
import { newestLines, type StoryLine, shownPart, spokenText } from '../src/table/story.ts';
import { WEB_TEXTS } from '../src/texts/index.ts';

const step = (row: number, ...events: string[]) => ({ row, seat: row % 2, events });
const linesOf = ({ events }: { events: readonly unknown[] }) =>
  events.map((event) => ({
    text: String(event),
    seat: null,
    ...(String(event).startsWith('(') ? { minor: true as const } : {}),
  }));

describe('the story', () => {
  const history = [step(1, 'a', 'b'), step(3, '(c)'), step(4, 'd', 'e')];

  it('has the newest lines first, without the minor ones', () => {
    const lines = newestLines(history, linesOf, 10);
    expect(lines.map(({ text }) => text)).toEqual(['e', 'd', 'b', 'a']);
    expect(lines.map(({ key }) => key)).toEqual(['4.1', '4.0', '1.1', '1.0']);
  });

  it('does not run ahead of what the table has shown', () => {
    const lines = newestLines(shownPart(history, { row: 4, events: 1 }), linesOf, 10);
    expect(lines.map(({ text }) => text)).toEqual(['d', 'b', 'a']);
  });

  it('looks no further back than it must', () => {
    expect(newestLines(history, linesOf, 1).map(({ text }) => text)).toEqual(['e', 'd']);
  });
});

describe('what is read aloud', () => {
  const line = (text: string, more: Partial<StoryLine> = {}): StoryLine => ({
    text,
    seat: 1,
    row: 1,
    key: text,
    ...more,
  });
  const mine = ({ seat, toMe }: StoryLine): boolean => seat === 0 || toMe === true;
  const texts = {
    more: (count: number) => `${count} more.`,
    together: (parts: readonly string[]) => parts.join(' & '),
  };

  it('begins with what concerns me and counts what is left', () => {
    const lines = Array.from({ length: 20 }, (_, i) => line(`${i}.`, i % 10 === 0 ? { seat: 0 } : {}));
    expect(spokenText(lines, mine, texts)).toBe('0. & 10. 15. & 16. & 17. & 18. & 19. & 13 more.');
  });

  it('says what players did before what follows by itself', () => {
    const lines = [
      line('a.'),
      line('b.'),
      ...['c.', 'd.', 'e.', 'f.'].map((text) => line(text, { seat: null })),
    ];
    expect(spokenText(lines, mine, texts)).toBe('a. & b. & d. & e. & f. & 1 more.');
  });

  it('says something of every rival, then what brought somebody something', () => {
    const lines = [
      line('quiet.', { seat: 2 }),
      line('old.'),
      line('sells.', { reward: 'coins' }),
      ...['a.', 'b.', 'c.', 'd.'].map((text) => line(text)),
    ];
    expect(spokenText(lines, mine, texts)).toBe('quiet. & sells. & b. & c. & d. & 2 more.');
  });

  it('neither reads nor counts what another line sums up', () => {
    const summed = ['a.', 'b.', 'c.', 'd.'].map((text) => line(text, { spoken: '' }));
    const lines = [line('all.'), ...summed, line('e.', { seat: null })];
    expect(spokenText(lines, mine, texts)).toBe('all. & e.');
  });

  it('says once what happens several times in a row', () => {
    expect(spokenText([line('a.'), line('a.'), line('b.')], mine, texts)).toBe('a. & b.');
  });

  it('leaves out minor lines and says what is meant for the ear', () => {
    const lines = [
      line('a.', { minor: true }),
      line('tile 5.', { spoken: 'two cloth.' }),
      line('c.', { toMe: true }),
    ];
    expect(spokenText(lines, mine, texts)).toBe('c. two cloth.');
    expect(spokenText([], mine, texts)).toBe('');
  });

  it.each(Object.entries(WEB_TEXTS))(
    'is two sentences at most in %s, so that the question comes soon',
    (_, { table }) => {
      const lines = Array.from({ length: 9 }, (_, i) =>
        line(`${i}: one thing. Another thing.`, i % 2 === 0 ? { seat: 0 } : {}),
      );
      expect(spokenText(lines, mine, table).match(/[.?!](?=\s|$)/g)).toHaveLength(2);
    },
  );
});
