import { lazy, useEffect, useState } from 'react';
import type { TableConnection } from '../play/connection.ts';
import type { LoadedTable } from './use-table.ts';

const loadEnd = () => import('./end-screen.tsx');
const loadHints = () => import('../hint/hint-list.tsx');
const loadExplain = () => import('./explain.tsx');
const loadRules = () => import('../rules/rules-panel.tsx');
const loadMenu = () => import('./menu.tsx');
const loadRemark = () => import('../remarks/remark-bar.tsx');

/* Parts of a table that nobody needs for the first move. */
export const EndScreen = lazy(async () => ({ default: (await loadEnd()).EndScreen }));
export const HintList = lazy(async () => ({ default: (await loadHints()).HintList }));
export const Explain = lazy(async () => ({ default: (await loadExplain()).Explain }));
export const Menu = lazy(async () => ({ default: (await loadMenu()).Menu }));
export const RemarkBar = lazy(async () => ({ default: (await loadRemark()).RemarkBar }));
export const RulesPanel = lazy(async () => ({ default: (await loadRules()).RulesPanel }));

/** A table that is drawn must not be disturbed at once. */
const CALM_MS = 2000;

/** Whether the viewer has had the table before them for a while since they were first asked, so that more may be loaded. */
export function useCalm(asked: boolean): boolean {
  const [begun, setBegun] = useState(asked);
  const [calm, setCalm] = useState(false);
  if (asked && !begun) setBegun(true);
  useEffect(() => {
    if (!begun) return;
    const timer = setTimeout(() => setCalm(true), CALM_MS);
    return () => clearTimeout(timer);
  }, [begun]);
  return calm;
}

/** Loads these parts when the table is calm, so that a game goes on to its end when the network goes away. */
export function useLateParts(
  calm: boolean,
  { ui }: LoadedTable,
  connection: TableConnection,
  loadReplay: () => Promise<unknown>,
): void {
  useEffect(() => {
    if (!calm) return;
    connection.prepare?.();
    void inTurn([loadExplain, loadRemark, loadMenu, loadHints, loadEnd, loadReplay, loadRules, ui.loadLater]);
  }, [calm, ui, connection, loadReplay]);
}

/** One after the other, so that the page can answer in between. */
async function inTurn(loads: readonly ((() => Promise<unknown>) | undefined)[]): Promise<void> {
  // What fails now is tried again when it is needed.
  for (const load of loads) await load?.().catch(() => undefined);
}
