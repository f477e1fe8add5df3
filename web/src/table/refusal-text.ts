import type { Refusal } from '@kontor/core';
import { type Locale, textsFor } from '@kontor/ui';
import { WEB_TEXTS } from '../texts/index.ts';
import type { LoadedTable } from './use-table.ts';

/** Why something was refused, by the game's texts or else by the page's. */
export function refusalText(refusal: Refusal, loaded: LoadedTable, locale: Locale): string {
  const { ui, table, players } = loaded;
  const own = ui.refusal?.(refusal, { table, players, locale });
  if (own !== undefined) return own;
  const { other, ...known } = textsFor(WEB_TEXTS, locale).refusals;
  return new Map(Object.entries(known)).get(refusal.code) ?? other;
}
