import { useLocale } from '@kontor/ui';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { gameName } from '../games/game-pages.ts';
import { Problem } from '../pages/problem.tsx';
import { Card } from '../table/card.tsx';
import type { LoadedTable } from '../table/use-table.ts';
import { BookView } from './book-view.tsx';
import { figuresOf, useBook } from './load-book.ts';
import { useRulesTexts } from './texts/index.ts';

interface RulesPanelProps {
  readonly loaded: LoadedTable;
  /** The rule to read. */
  readonly rule: string | undefined;
  readonly onClose: () => void;
}

/** The rule book beside the game, which goes on meanwhile. */
export function RulesPanel({ loaded, rule, onClose }: RulesPanelProps): ReactNode {
  const { game, ui, table } = loaded;
  const texts = useRulesTexts();
  const locale = useLocale();
  const book = useBook(game.id, locale);
  const [target, setTarget] = useState(rule);
  useEffect(() => setTarget(rule), [rule]);
  const options = useMemo(
    () => ({ schema: game.options, words: ui.options?.(locale) ?? {}, chosen: table.options }),
    [game, ui, table, locale],
  );
  const place = target === undefined ? '' : `#${target}`;
  return (
    <Card
      title={texts.title(gameName(game.id, locale))}
      onClose={onClose}
      asked
      tall
      footer={
        <a href={`/rules/${game.id}${place}`} target="_blank" rel="noreferrer">
          {texts.page}
        </a>
      }
    >
      {book === 'failed' && <Problem text={texts.failed} />}
      {book !== undefined && book !== 'failed' && (
        <BookView
          book={book}
          Figure={figuresOf(game.id)}
          options={options}
          target={target}
          onTarget={setTarget}
          alone={false}
        />
      )}
    </Card>
  );
}
