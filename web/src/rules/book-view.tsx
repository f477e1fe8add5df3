import type { OptionSchema, Options } from '@kontor/core';
import { type BookFigureProps, type OptionText, useLocale } from '@kontor/ui';
import type { Book, BookChapter, BookFigure, BookParagraph } from '@kontor/ui/book';
import { type ComponentType, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { BookSearch } from './book-search.tsx';
import { PlaceLink } from './place-link.tsx';
import { anchorOf } from './search.ts';
import { useRulesTexts } from './texts/index.ts';
import './book.css';

/** The table options in words, and what this table has chosen, if the book is read at one. */
interface BookOptions {
  readonly schema: OptionSchema;
  readonly words: Readonly<Record<string, OptionText>>;
  readonly chosen?: Options;
}

interface BookViewProps {
  readonly book: Book;
  readonly Figure: ComponentType<BookFigureProps> | undefined;
  /** Absent until the game's own texts are loaded. */
  readonly options: BookOptions | undefined;
  /** The anchor to read from; the focus goes there. */
  readonly target: string | undefined;
  readonly onTarget: (anchor: string) => void;
  /** On a page of its own chapters are headings of level 2, and rules have links. */
  readonly alone: boolean;
}

/** A rule book: search, contents, and the chapters. */
export function BookView({ book, Figure, options, target, onTarget, alone }: BookViewProps): ReactNode {
  const texts = useRulesTexts();
  const root = useRef<HTMLDivElement>(null);
  const shown = useRef<string>(undefined);

  useEffect(() => {
    if (target === undefined || target === shown.current) return;
    shown.current = target;
    const place = root.current?.querySelector<HTMLElement>(`[id="${CSS.escape(target)}"]`);
    place?.scrollIntoView({ block: 'start' });
    (place?.closest<HTMLElement>('[tabindex]') ?? place)?.focus({ preventScroll: true });
  }, [target]);

  const go = (anchor: string): void => {
    // The same place again, after reading on.
    shown.current = undefined;
    onTarget(anchor);
  };
  const contents = (
    <ul>
      {book.map(({ id, title }) => (
        <li key={id}>
          <PlaceLink anchor={id} onGo={go}>
            {title}
          </PlaceLink>
        </li>
      ))}
    </ul>
  );
  return (
    <div ref={root} className="w-book" data-alone={alone}>
      <BookSearch book={book} onGo={go} />
      <nav className="w-book-contents" aria-label={texts.contents}>
        {alone ? (
          contents
        ) : (
          <details>
            <summary>{texts.contents}</summary>
            {contents}
          </details>
        )}
      </nav>
      <div className={alone ? 'w-book-text w-leaf' : 'w-book-text'}>
        {book.map((chapter) => (
          <Chapter
            key={chapter.id}
            chapter={chapter}
            Figure={Figure}
            options={options}
            target={target}
            alone={alone}
          />
        ))}
      </div>
    </div>
  );
}

interface ChapterProps extends Pick<BookViewProps, 'Figure' | 'options' | 'target' | 'alone'> {
  readonly chapter: BookChapter;
}

function Chapter({ chapter, Figure, options, target, alone }: ChapterProps): ReactNode {
  const { id, title, parts } = chapter;
  const Heading = alone ? 'h2' : 'h3';
  return (
    <section aria-labelledby={id}>
      <Heading id={id} tabIndex={-1}>
        {title}
      </Heading>
      {parts.map((part, place) =>
        part.kind === 'figure' ? (
          <FigurePart key={part.name} part={part} Figure={Figure} />
        ) : (
          <Paragraph
            key={anchorOf(id, part, place)}
            paragraph={part}
            anchor={anchorOf(id, part, place)}
            options={options}
            target={target}
            alone={alone}
          />
        ),
      )}
    </section>
  );
}

function FigurePart({ part, Figure }: { part: BookFigure; Figure: BookViewProps['Figure'] }): ReactNode {
  const locale = useLocale();
  return (
    <figure className="w-book-figure">
      {/* A picture: the caption says what it shows, and nothing in it can be pressed. */}
      <div className="w-book-picture" inert>
        {Figure && (
          <Suspense>
            <Figure name={part.name} locale={locale} />
          </Suspense>
        )}
      </div>
      <figcaption>{part.caption}</figcaption>
    </figure>
  );
}

interface ParagraphProps extends Pick<BookViewProps, 'options' | 'target' | 'alone'> {
  readonly paragraph: BookParagraph;
  readonly anchor: string;
}

function Paragraph({ paragraph, anchor, options, target, alone }: ParagraphProps): ReactNode {
  const texts = useRulesTexts();
  const { kind, rules, lead, text, option } = paragraph;
  const lit = target !== undefined && (target === anchor || rules.includes(target));
  return (
    <div id={anchor} className="w-book-paragraph" data-kind={kind} data-lit={lit} tabIndex={-1}>
      {rules.slice(1).map((rule) => (
        <span key={rule} id={rule} />
      ))}
      <p>
        {kind !== 'text' && <span className="w-book-kind">{texts[kind]}</span>}{' '}
        <strong>{/\p{Punctuation}$/u.test(lead) ? lead : `${lead}.`}</strong> {text}{' '}
        {rules.map((rule) =>
          alone ? (
            <a
              key={rule}
              className="w-book-id"
              href={`#${rule}`}
              translate="no"
              aria-label={texts.permalink(rule)}
            >
              {rule}
            </a>
          ) : (
            <span key={rule} className="w-book-id" translate="no">
              {rule}
            </span>
          ),
        )}
      </p>
      {option !== undefined && options && <OptionLine name={option} options={options} />}
    </div>
  );
}

/** Which option decides, what it can be, and what it is at this table. */
function OptionLine({ name, options }: { name: string; options: BookOptions }): ReactNode {
  const texts = useRulesTexts();
  const field = options.schema[name];
  const words = options.words[name];
  if (!field || !words) return null;
  const chosen = options.chosen?.[name];
  const others = (field.kind === 'choice' ? field.values : [true, false]).filter(
    (value) => value !== field.default,
  );
  return (
    <p className="w-book-option">
      {texts.option(words.label)}:{' '}
      {texts.values(words.value(field.default), others.map((value) => words.value(value)).join(', '))}{' '}
      {chosen !== undefined && <strong>{texts.here(words.value(chosen))}</strong>}
    </p>
  );
}
