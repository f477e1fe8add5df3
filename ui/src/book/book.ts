/** A game's rule book in one language. */
export type Book = readonly BookChapter[];

export interface BookChapter {
  /** Its anchor. */
  readonly id: string;
  readonly title: string;
  readonly parts: readonly BookPart[];
}

export type BookPart = BookParagraph | BookFigure;

export interface BookParagraph {
  /**
   * `ruling` says where the sources conflict or are silent, and what holds here; `example` applies rules that others
   * state.
   */
  readonly kind: 'text' | 'ruling' | 'example';
  /** Ids of the rules that it states: each is an anchor here. */
  readonly rules: readonly string[];
  /** What it is about, in bold before the text. */
  readonly lead: string;
  readonly text: string;
  /** The table option that decides. */
  readonly option?: string;
}

export interface BookFigure {
  readonly kind: 'figure';
  /** Its name among the game's figures. */
  readonly name: string;
  readonly caption: string;
}

const ids = (rules: string): readonly string[] => rules.split(' ').filter((id) => id !== '');

/** A paragraph; `rules` are ids, separated by spaces. */
export function text(rules: string, lead: string, sentences: string): BookParagraph {
  return { kind: 'text', rules: ids(rules), lead, text: sentences };
}

export function ruling(lead: string, sentences: string, option?: string): BookParagraph {
  const paragraph = { kind: 'ruling', rules: [], lead, text: sentences } as const;
  return option === undefined ? paragraph : { ...paragraph, option };
}

export function example(rules: string, lead: string, sentences: string): BookParagraph {
  return { kind: 'example', rules: ids(rules), lead, text: sentences };
}

export function figure(name: string, caption: string): BookFigure {
  return { kind: 'figure', name, caption };
}
