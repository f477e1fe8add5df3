import { DELETED_NAME } from '@kontor/protocol';
import { Refused } from '../refused.ts';

const MAX_LENGTH = 20;

/** Characters that take no place, or that look like an empty one. */
const INVISIBLE = /[\p{C}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/**
 * Letters of other scripts and signs that look like Latin letters in most typefaces: those of Unicode's list of confusable
 * characters that somebody can type with a common keyboard. Compatibility forms are gone by then.
 */
const LOOKS_LIKE: readonly (readonly [latin: string, others: string])[] = [
  ['a', 'аАαΑɑ'],
  ['b', 'ЬВΒьᏴ'],
  ['c', 'сСϲϹᴄ'],
  ['d', 'ԁԀ'],
  ['e', 'еЕΕєҽ'],
  ['f', 'ϜғҒ'],
  ['g', 'ɡԌց'],
  ['h', 'һНΗհҺ'],
  ['i', 'іІιΙıӀӏ1|ļlL'],
  ['j', 'јЈϳյ'],
  ['k', 'кКκΚ'],
  ['m', 'мМΜ'],
  ['n', 'ոΝпռη'],
  ['o', 'оОοΟσօՕ0'],
  ['p', 'рРρΡ'],
  ['q', 'ԛԚգ'],
  ['r', 'гᴦɾ'],
  ['s', 'ѕЅտՏ'],
  ['t', 'тТτΤ'],
  ['u', 'υսՍцᴜ'],
  ['v', 'νѵѴ'],
  ['w', 'ԝԜωшա'],
  ['x', 'хХχΧ'],
  ['y', 'уУγΥүҮ'],
  ['z', 'ΖᴢՀ'],
];
const LATIN = new Map(LOOKS_LIKE.flatMap(([latin, others]) => [...others].map((other) => [other, latin])));

/** Names that would be taken for somebody who was deleted, in the languages of the page. */
const RESERVED = [DELETED_NAME, 'quelqu’un', "quelqu'un"];

/** A name as it is stored and shown: in one form of writing, without what cannot be seen. */
export function cleanName(raw: string): string {
  const name = raw
    .normalize('NFKC')
    .replace(INVISIBLE, '')
    .replace(/\p{Z}+/gu, ' ')
    .trim();
  if (name === '' || name.length > MAX_LENGTH)
    throw new Refused('name.shape', `A name has 1 to ${MAX_LENGTH} characters that can be seen.`, 400);
  if (RESERVED.some((reserved) => looksLike(name.replace(/ \d+$/, ''), reserved)))
    throw new Refused(
      'name.reserved',
      'This name stands for people who were deleted. Choose another one.',
      400,
    );
  return name;
}

/** What a name looks like at a glance; two names with the same are mistaken for each other. */
function skeletonOf(name: string): string {
  const visible = name.normalize('NFKC').replace(INVISIBLE, '');
  return [...visible]
    .map((sign) => LATIN.get(sign) ?? LATIN.get(sign.toLowerCase()) ?? sign.toLowerCase())
    .join('');
}

export function looksLike(one: string, other: string): boolean {
  return skeletonOf(one) === skeletonOf(other);
}

/** Whether a name looks like another one only because it is written with letters of another script. */
export function imitates(name: string, other: string): boolean {
  return looksLike(name, other) && scriptsOf(name) !== scriptsOf(other);
}

function scriptsOf(name: string): string {
  return [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u, /\p{Script=Armenian}/u]
    .map((script) => (script.test(name) ? 1 : 0))
    .join('');
}
