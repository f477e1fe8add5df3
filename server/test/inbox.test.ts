import { expect, it } from 'vitest';
import { Inbox } from '../src/ws/inbox.ts';

it('everything that is said in a turn is followed in order, after all of it was taken in', async () => {
  const done: string[] = [];
  const inbox = new Inbox(() => done.push('followed'));
  const listener = (name: string) => ({
    follow: (text: string | undefined) => {
      done.push(`${name} ${text}`);
      if (text === 'again') inbox.put(listener(name), 'later');
    },
  });
  inbox.put(listener('a'), 'again');
  inbox.put(listener('b'), undefined);
  inbox.put(listener('a'), 'two');
  expect(done).toEqual([]);
  await new Promise(setImmediate);
  expect(done).toEqual(['a again', 'b undefined', 'a two', 'followed']);
  await new Promise(setImmediate);
  expect(done.slice(4)).toEqual(['a later', 'followed']);
});
