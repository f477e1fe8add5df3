import type { AdvisedMove } from '@kontor/bots';
import { Button, useLocale } from '@kontor/ui';
import { type ReactNode, useMemo } from 'react';
import type { Snapshot } from '../play/connection.ts';
import type { LoadedTable } from '../table/use-table.ts';
import { moveWords } from './move-words.ts';
import { useHintTexts } from './texts/index.ts';
import './hint.css';

/** So many of the best moves are shown. */
const MOVES = 3;

interface HintListProps {
  readonly loaded: LoadedTable;
  readonly snapshot: Snapshot;
  /** All moves that the bot looked at, the best first. */
  readonly moves: readonly AdvisedMove[];
  /** The viewer's own move, which the bot has valued as well. */
  readonly idea: string | undefined;
  /** Another move that the viewer has looked at since. */
  readonly newIdea: string | undefined;
  /** Asks again, with the new idea. */
  readonly onCompare: () => void;
  /** Lights on the boards what a move is about. */
  readonly onPoint: (places: readonly string[] | undefined) => void;
}

/** The best moves with what they are worth and why, and how the viewer's own one compares. */
export function HintList(props: HintListProps): ReactNode {
  const { moves, idea, newIdea, loaded, snapshot, onCompare, onPoint } = props;
  const texts = useHintTexts();
  const locale = useLocale();
  const told = useMemo(
    () =>
      moves.slice(0, MOVES).map((each) => ({ ...each, ...moveWords(loaded, snapshot, each.move, locale) })),
    [moves, loaded, snapshot, locale],
  );
  const words = (move: string): string => moveWords(loaded, snapshot, move, locale).text;
  const percent = (value: number): number => Math.round(value * 100);
  const best = percent(told[0]?.value ?? 0);
  const mine = moves.find(({ move }) => move === idea);
  const worse = (value: number): string => {
    const behind = best - percent(value);
    return behind <= 0 ? texts.equal : texts.behind(behind);
  };
  if (told.length === 0) return <p>{texts.nothing}</p>;
  return (
    <>
      {mine && (
        <p className="w-hint-idea">
          <strong>{texts.idea}</strong> {words(mine.move)}{' '}
          <small>{[worse(mine.value), ...(mine.futures ?? [])].join('; ')}</small>
        </p>
      )}
      {newIdea !== undefined && newIdea !== idea && (
        <Button look="quiet" onClick={onCompare}>
          {texts.compare(words(newIdea))}
        </Button>
      )}
      <p>{texts.best}</p>
      <ol className="w-hint">
        {told.map(({ move, text, places, value, reasons }, i) => (
          <li key={move}>
            <button
              type="button"
              className="w-hint-move"
              onPointerEnter={() => onPoint(places)}
              onPointerLeave={() => onPoint(undefined)}
              onFocus={() => onPoint(places)}
              onBlur={() => onPoint(undefined)}
              onClick={() => onPoint(places)}
            >
              <strong>{text}</strong>
              <small>{i === 0 ? texts.chance(best) : worse(value)}</small>
              {reasons.length > 0 && <small>{reasons.join('; ')}</small>}
            </button>
          </li>
        ))}
      </ol>
    </>
  );
}
