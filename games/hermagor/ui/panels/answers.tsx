import { PlayerMark } from '@kontor/ui';
import type { ReactNode } from 'react';
import { DISC_ROWS, PRODUCTS } from '../../rules/index.ts';
import { regionName } from '../model/progress.ts';
import type { Question } from '../model/use-choice.ts';
import { Sign } from '../parts.tsx';
import type { Scene } from '../scene.ts';

/** A move without a place on a board, as words on a button. */
export interface Answer {
  readonly text: string;
  /** Enough beside the mark, where there is little room. */
  readonly short?: string;
  readonly mark?: ReactNode;
  readonly gain?: number;
  /** What it is worth at the end, or what else it changes. */
  readonly note?: string;
}

export function answerOf(scene: Scene, question: Question, move: string): Answer {
  const { table, view, viewer, players, words, ui } = scene;
  const [word = '', first = '', second = ''] = move.split(' ');
  switch (word) {
    case 'raise': {
      const product = PRODUCTS.find((name) => name === first);
      if (!product) break;
      const price = view.prices[product];
      const preview = question.preview(move);
      return {
        ...(preview.kind === 'raise'
          ? { note: ui.raiseWorth(preview.endValue.from, preview.endValue.to, preview.uncovers) }
          : {}),
        text: ui.raise(words.products[product], price, price + 1),
        short: ui.raiseShort(price, price + 1),
        mark: <Sign icon={product} />,
      };
    }
    case 'start': {
      const player = players.find(({ seat }) => seat === Number(first));
      return player ? { text: player.name, mark: <PlayerMark player={player} /> } : { text: first };
    }
    case 'build': {
      const row = DISC_ROWS.find((name) => name === second);
      if (!row) break;
      const preview = question.preview(move);
      const place =
        view.completed.length > 1 ? ui.inRegion(words.rows[row], regionName(table, first)) : words.rows[row];
      return {
        text: place,
        mark: <Sign icon={row} />,
        ...(preview.kind === 'build' && preview.colour !== 'shared'
          ? {
              gain: preview.value,
              note:
                preview.endValue === null
                  ? ui.buildNoEnd
                  : preview.newRow
                    ? ui.buildEnd(preview.endValue)
                    : ui.buildHad(preview.endValue),
            }
          : {}),
      };
    }
    case 'decline':
      return { text: ui.decline(regionName(table, first)) };
    case 'declare':
      return {
        text: scene.covered
          ? ui.declareCovered
          : ui.declare(viewer === null ? 0 : (view.players[viewer]?.cash ?? 0)),
      };
  }
  return { text: ui.plain[word as keyof typeof ui.plain] ?? move };
}
