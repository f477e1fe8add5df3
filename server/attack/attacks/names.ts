import type { Attack } from '../attack.ts';
import { each } from '../lib/wait.ts';

const INVISIBLE = [
  ['zero width space', 'A\u200bnn'],
  ['Hangul filler', 'Ann\u3164'],
  ['only a Hangul filler', '\u3164'],
  ['half-width filler', 'Ann\uffa0'],
  ['Braille blank', 'Ann\u2800'],
  ['variation selector', 'Ann\ufe0f'],
  ['combining grapheme joiner', 'A\u034fnn'],
  ['right-to-left override', '\u202eAnn'],
  ['space at the end', 'Ann '],
  ['space at the beginning', ' Ann'],
  ['two spaces', 'Ann  B'],
  ['no-break space', 'Ann\u00a0B'],
] as const;

/** Names that look like Ann's to whoever does not look twice. */
const LOOK_ALIKE = [
  ['Cyrillic', '\u0410nn'],
  ['full width', '\uff21nn'],
  ['Greek', '\u0391nn'],
  ['mathematical', '\u{1d400}nn'],
  ['small letters', 'ann'],
  ['Armenian', 'A\u0578\u0578'],
] as const;

const LOOKS: Readonly<Record<string, string>> = { а: 'a', α: 'a', ո: 'n' };

export const names: Attack = {
  name: 'names',
  what: 'People call themselves something invisible, or the same as somebody else to the eye.',
  async run(context) {
    const problems: string[] = [];
    await each(INVISIBLE, 4, async ([kind, name]) => {
      const guest = context.nobody();
      const { status } = await guest.call('PUT', '/api/me', { name });
      if (status !== 200) return;
      const me = await guest.ask<{ name: string }>('GET', '/api/me');
      if (visible(me.name) !== me.name) problems.push(`${kind}: ${JSON.stringify(me.name)} is accepted`);
    });
    for (const [kind, name] of LOOK_ALIKE) {
      const ann = await context.guest('Ann');
      const { id } = await ann.makeTable('hermagor', [{ bot: null }, { bot: null }]);
      const other = context.nobody();
      if ((await other.call('PUT', '/api/me', { name })).status !== 200) continue;
      const { status } = await other.call('PUT', `/api/tables/${id}/seat`, { seat: 1 });
      const { seats } = await ann.ask('GET', `/api/tables/${id}`);
      const [one, two] = seats.map((seat) => skeleton(seat.name));
      if (status === 200 && one === two) problems.push(`${kind}: two at a table look alike`);
      await ann.call('PUT', `/api/tables/${id}/cancel`, { cancel: true });
    }
    return { tried: `${INVISIBLE.length} invisible and ${LOOK_ALIKE.length} look-alike names`, problems };
  },
};

/** A name without what cannot be seen. */
function visible(name: string): string {
  return name
    .replace(/[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/gu, '')
    .replace(/\p{Zs}+/gu, ' ')
    .trim();
}

/** What a name looks like at a glance. */
function skeleton(name: string): string {
  return [...visible(name).normalize('NFKC').toLowerCase()].map((sign) => LOOKS[sign] ?? sign).join('');
}
