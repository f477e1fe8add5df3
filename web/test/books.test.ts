import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGE_CODES } from '@kontor/core';
import { GAMES } from '@kontor/games';
import { TEXTS as HERMAGOR_TEXTS } from '@kontor/games/hermagor/texts';
import type { Book, BookParagraph, BookPart } from '@kontor/ui/book';
import { describe, expect, it } from 'vitest';
import { ONLINE_TEXTS } from '../src/online/texts/index.ts';

const FOLDER = join(import.meta.dirname, '..', '..', 'games');
const RULE = /^- ([A-Z]-[A-Z]?\d+(?:\.\d+)?) (.*)$/gm;
const ID = /'([A-Z]-[A-Z]?\d+(?:\.\d+)?)'/g;

/** Our own decisions, in words. */
const RULED: Readonly<Record<string, RegExp>> = {
  en: /\bour ruling|\bours\b/i,
  fr: /(?:notre|nos) décisions?|les nôtres/i,
};
/** A ruling may follow the rules that it is about at this distance. */
const NEAR = 4;

async function bookOf(game: string, language: string): Promise<Book> {
  const { book } = (await import(join(FOLDER, game, 'book', `${language}.ts`))) as { book: Book };
  return book;
}

function rulesOf(game: string): Map<string, string> {
  const text = readFileSync(join(FOLDER, game, 'RULES.md'), 'utf8');
  return new Map([...text.matchAll(RULE)].map(([, id = '', rest = '']) => [id, rest]));
}

const isParagraph = (part: BookPart): part is BookParagraph => part.kind !== 'figure';
const paragraphs = (book: Book): BookParagraph[] => book.flatMap(({ parts }) => parts.filter(isParagraph));

/** All rule ids that the sources of a folder name. */
function namedIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .flatMap((name) => [...readFileSync(join(folder, name), 'utf8').matchAll(ID)].map(([, id = '']) => id));
}

describe.each(GAMES.map(({ id }) => id))('the rule book of %s', (game) => {
  const rules = rulesOf(game);

  it.each(LANGUAGE_CODES)('states every rule once, in %s', async (language) => {
    const book = await bookOf(game, language);
    const anchors = paragraphs(book).flatMap((paragraph) => paragraph.rules);
    expect([...anchors].sort()).toEqual([...rules.keys()].sort());
    for (const { lead, text } of paragraphs(book)) {
      expect(lead).toMatch(/\S/);
      expect(text).toMatch(/^\S.{10,}[.!?]$/s);
    }
  });

  it('has the same parts in every language', async () => {
    const shapes = await Promise.all(
      LANGUAGE_CODES.map(async (language) =>
        (await bookOf(game, language)).map(({ id, parts }) => [
          id,
          parts.map((part) => (part.kind === 'figure' ? part.name : [part.kind, part.rules, part.option])),
        ]),
      ),
    );
    for (const shape of shapes) expect(shape).toEqual(shapes[0]);
  });

  it.each(LANGUAGE_CODES)(
    'says openly what is our ruling, and which option decides, in %s',
    async (language) => {
      const book = await bookOf(game, language);
      const options = (await GAMES.find(({ id }) => id === game)?.rules())?.options ?? {};
      for (const { parts } of book)
        for (const [at, part] of parts.entries()) {
          if (!isParagraph(part)) continue;
          if (part.option !== undefined) expect(Object.keys(options)).toContain(part.option);
          if (!part.rules.some((id) => /\bruling/i.test(rules.get(id) ?? ''))) continue;
          const said =
            RULED[language]?.test(part.text) ||
            parts.slice(at + 1, at + 1 + NEAR).some(({ kind }) => kind === 'ruling');
          expect(said, `${part.rules}`).toBe(true);
        }
      const decided = paragraphs(book).flatMap(({ option }) => (option === undefined ? [] : [option]));
      for (const [name, field] of Object.entries(options))
        if (field.kind === 'choice' && field.values.length === 2 && name !== 'tie')
          expect(decided).toContain(name);
    },
  );

  it('has only pictures that are drawn', async () => {
    const { FIGURE_NAMES } = (await import(join(FOLDER, game, 'book', 'figures.tsx'))) as {
      FIGURE_NAMES: readonly string[];
    };
    const shown = (await bookOf(game, 'en')).flatMap(({ parts }) =>
      parts.flatMap((part) => (part.kind === 'figure' ? [part.name] : [])),
    );
    expect([...shown].sort()).toEqual([...FIGURE_NAMES].sort());
  });

  it('has every rule that a prompt, a refusal, an explanation or a remark names', () => {
    const named = ['rules', 'ui', 'lessons'].flatMap((part) => namedIn(join(FOLDER, game, part)));
    expect(named.length).toBeGreaterThan(10);
    expect([...new Set(named)].filter((id) => !rules.has(id))).toEqual([]);
  });
});

describe('that hidden cash and stock can be worked out from the log', () => {
  const LOG: Readonly<Record<string, RegExp>> = { en: /\blog\b/, fr: /\bjournal\b/ };

  it.each(LANGUAGE_CODES)(
    'is said in the books, at the option and at the link for spectators, in %s',
    async (language) => {
      const said = [HERMAGOR_TEXTS[language].options.openCash.help, ONLINE_TEXTS[language].table.lookOnText];
      for (const [game, rule] of [
        ['hermagor', 'H-6.2'],
        ['merchants', 'M-7.1'],
      ] as const)
        said.push(
          paragraphs(await bookOf(game, language)).find(({ rules }) => rules.includes(rule))?.text ?? '',
        );
      for (const text of said) expect(text).toMatch(LOG[language] ?? /^$/);
    },
  );
});

describe('French books', () => {
  it.each(GAMES.map(({ id }) => id))('of %s keep double signs with their words', async (game) => {
    for (const { lead, text } of paragraphs(await bookOf(game, 'fr')))
      expect(`${lead} ${text}`).not.toMatch(/[^\u00a0][:;!?»]|«[^\u00a0]/);
  });
});
