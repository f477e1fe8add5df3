import type { StepEvents } from '@kontor/core';
import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import type { HermagorEvent } from '../../rules/index.ts';
import type { HermagorTableProps } from '../scene.ts';
import { type Beat, durationOf, type Settlement, settlementOf, spentUntil } from './settlement.ts';

/** The market that is being settled before the viewer's eyes. */
export interface SettlementScene {
  readonly settlement: Settlement;
  /** Beats that were shown; the next one is on the stage. */
  readonly at: number;
  /** The beat on the stage; `undefined` when there is nothing more to show. */
  readonly beat: Beat | undefined;
  readonly playing: boolean;
  /** Without animations nothing goes on by itself. */
  readonly canPlay: boolean;
  readonly goTo: (at: number) => void;
  readonly setPlaying: (playing: boolean) => void;
  /** The market can be shown again: no buyers of the next round stand on it. */
  readonly again: boolean;
}

interface Progress {
  /** The newest row that was there. */
  readonly row: number;
  readonly round: number;
  readonly at: number;
  /** Milliseconds that the beats before it were shown. */
  readonly spent: number;
}

/** Steps that may arrive at once while the scene is running. */
const SOON = 3;

/** Whether the history went on by so many steps at most, instead of jumping. */
export function isSoonAfter(
  history: readonly StepEvents<HermagorEvent>[],
  row: number,
  steps: number,
): boolean {
  const last = history.at(-1);
  return last !== undefined && last.row > row && (history.at(-1 - steps)?.row ?? row) <= row;
}

/**
 * Shows a market that is settled while the viewer looks on. What was settled in the meantime, or before a jump in a
 * replay, counts as shown; so does the rest when the viewer goes on with the game.
 */
export function useSettlement(
  { history, viewer, pace, frame, onProgress }: HermagorTableProps,
  isStopped: boolean,
): SettlementScene {
  const [early] = useState(frame.view.buyers);
  const settlement = useMemo(() => settlementOf(history, early), [history, early]);
  const { round, beats } = settlement;
  const row = history.at(-1)?.row ?? 0;
  const [playing, setPlaying] = useState(true);
  const [progress, setProgress] = useState<Progress>({ row, round, at: beats.length, spent: 0 });
  let now = progress;
  if (progress.row !== row) {
    const isRunning = progress.round === round && progress.at < beats.length;
    const start = progress.round === round ? progress.at : 0;
    const hasActed = history.some(
      (step) =>
        step.seat !== null &&
        step.seat === viewer &&
        step.row > progress.row &&
        step.row > (beats.at(-1)?.row ?? row),
    );
    const goesOn = pace > 0 && !hasActed && isSoonAfter(history, progress.row, isRunning ? SOON : 1);
    now = {
      row,
      round,
      at: goesOn ? Math.min(start, beats.length) : beats.length,
      spent: progress.round === round ? progress.spent : 0,
    };
    setProgress(now);
    if (progress.round !== round) setPlaying(true);
  }
  const at = isStopped ? beats.length : Math.min(now.at, beats.length);
  const beat = beats[at];
  const { spent } = now;

  useEffect(() => {
    if (!beat || !playing || pace === 0) return;
    const duration = durationOf(settlement, at, pace, spent);
    const timer = setTimeout(
      () => setProgress((before) => ({ ...before, at: at + 1, spent: spent + duration })),
      duration,
    );
    return () => clearTimeout(timer);
  }, [beat, settlement, at, spent, playing, pace]);

  const shownRow = beat?.row;
  const shownEvents = beat?.to;
  useLayoutEffect(() => {
    onProgress?.(
      shownRow === undefined || shownEvents === undefined
        ? undefined
        : { row: shownRow, events: shownEvents },
    );
  }, [onProgress, shownRow, shownEvents]);
  useLayoutEffect(() => () => onProgress?.(undefined), [onProgress]);

  return {
    settlement,
    at,
    beat,
    playing: playing && pace > 0,
    canPlay: pace > 0,
    goTo: (next) => {
      const there = Math.max(0, Math.min(next, beats.length));
      setProgress({ ...now, at: there, spent: spentUntil(settlement, there) });
    },
    setPlaying,
    again: !isStopped,
  };
}
