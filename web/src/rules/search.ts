import type { Book, BookParagraph } from '@kontor/ui/book';

export interface Passage {
  /** Where it stands: the anchor of a paragraph. */
  readonly anchor: string;
  readonly chapter: string;
  readonly paragraph: BookParagraph;
}

/** The anchor of a paragraph: its first rule, or its place in the book. */
export function anchorOf(chapter: string, paragraph: BookParagraph, place: number): string {
  return paragraph.rules[0] ?? `${chapter}-${place + 1}`;
}

/** Without accents and capitals, and with one kind of apostrophe and space. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replaceAll('’', "'")
    .replaceAll('\u00a0', ' ')
    .replaceAll('œ', 'oe')
    .toLowerCase();
}

/** The passages that contain every word of the query, or that state the rule it names. */
export function findPassages(book: Book, query: string): Passage[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return book.flatMap(({ id, title, parts }) =>
    parts.flatMap((part, place) => {
      if (part.kind === 'figure') return [];
      const text = plain([title, part.lead, part.text, ...part.rules].join(' '));
      return words.every((word) => text.includes(word))
        ? [{ anchor: anchorOf(id, part, place), chapter: title, paragraph: part }]
        : [];
    }),
  );
}
