import type { StepEvents } from '@kontor/core';
import { type SummaryPoint, textsFor } from '@kontor/ui';
import type { HermagorEvent } from '../../rules/index.ts';
import type { LogContext } from '../log.ts';
import { UI_TEXTS } from '../texts/index.ts';

/** A summary is due after every round but the last, which the final reckoning sums up. */
export function summaryPoints(
  history: readonly StepEvents<HermagorEvent>[],
  { locale }: Pick<LogContext, 'locale'>,
): SummaryPoint[] {
  const { summary } = textsFor(UI_TEXTS, locale);
  return history.flatMap(({ row, events }) => {
    const cleared = events.find((event) => event.type === 'cleared');
    if (cleared?.type !== 'cleared' || events.some(({ type }) => type === 'ended')) return [];
    return [{ row, title: summary.title(cleared.round) }];
  });
}
