import type { StepEvents, Viewer } from '@kontor/core';
import type { Told } from '@kontor/ui';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { MerchantsTable, MerchantsView } from '../../rules/state/types.ts';
import type { MerchantsEvent } from '../../rules/view/events.ts';
import { continueStory, type Moment, NO_STORY, weight } from './story.ts';

export const SPEEDS: readonly number[] = [1, 2, 4];

export interface Playback {
  readonly story: readonly Moment[];
  /** How many moments are shown. */
  readonly cursor: number;
  /** How many have been shown so far, before stepping back. */
  readonly reached: number;
  /** Nothing is waiting to be shown. */
  readonly live: boolean;
  readonly paused: boolean;
  readonly speed: number;
  /** The moment shown now; none when live and at rest. */
  readonly moment: Moment | undefined;
  readonly view: MerchantsView;
  pause(paused: boolean): void;
  setSpeed(speed: number): void;
  /** Shows the table after so many moments and stops there. */
  goTo(cursor: number): void;
  /** Plays on from after so many moments. */
  playFrom(cursor: number): void;
  /** To the present, which goes on by itself. */
  skip(): void;
}

interface PlaybackProps {
  readonly history: readonly StepEvents<MerchantsEvent>[];
  readonly table: MerchantsTable;
  readonly viewer: Viewer;
  readonly view: MerchantsView;
  /** All screens are lifted for the viewer's eyes. */
  readonly open: boolean;
  readonly pace: number;
  /** The row up to which the viewer has seen it all; absent: to the end. */
  readonly since: number | undefined;
}

/** Shows what happened moment by moment, at a pace people can follow, up to the present. */
export function usePlayback({ history, table, viewer, view, open, pace, since }: PlaybackProps): Playback {
  const told = useRef(NO_STORY);
  told.current = continueStory(told.current, history, table, viewer, open);
  const { moments: story } = told.current;
  const end = story.length;
  // What was already seen when the table was opened is not shown again.
  const [cursor, setCursor] = useState(() => seenUpTo(story, since));
  const [paused, setPaused] = useState(false);
  const [speed, setSpeed] = useState(1);
  const { line } = told.current;
  const shown = Math.min(cursor, end);
  const furthest = useRef(0);
  furthest.current = Math.min(end, Math.max(furthest.current, shown));
  const reached = furthest.current;

  // A story that did not simply go on (an undo, a jump in a replay) is shown as it stands now.
  const followed = useRef(line);
  useEffect(() => {
    if (followed.current === line) return;
    followed.current = line;
    setPaused(false);
    setCursor(end);
  }, [end, line]);

  useEffect(() => {
    if (paused || shown >= end) return;
    if (pace === 0) {
      setCursor(end);
      return;
    }
    const current = story[shown - 1];
    const wait = current ? (weight(current.event) * pace) / speed : 0;
    const timer = setTimeout(() => setCursor(nextCursor(story, shown)), wait);
    return () => clearTimeout(timer);
  }, [paused, shown, end, pace, speed, story]);

  const goTo = useCallback(
    (to: number) => {
      setPaused(to < end);
      setCursor(Math.max(1, Math.min(end, to)));
    },
    [end],
  );
  const playFrom = useCallback((from: number) => {
    setPaused(false);
    setCursor(from);
  }, []);
  const skip = useCallback(() => {
    setPaused(false);
    setCursor(end);
  }, [end]);
  const live = shown >= end;
  return useMemo(
    () => ({
      story,
      cursor: shown,
      reached,
      live,
      paused,
      speed,
      moment: story[shown - 1],
      view: live ? view : (story[shown - 1]?.view ?? view),
      pause: setPaused,
      setSpeed,
      goTo,
      playFrom,
      skip,
    }),
    [story, shown, reached, live, paused, speed, view, goTo, playFrom, skip],
  );
}

/** Where in what was heard the furthest moment shown lies; undefined if nothing is left to show. */
export function toldBy({ story, reached }: Pick<Playback, 'story' | 'reached'>): Told | undefined {
  if (reached >= story.length) return undefined;
  const row = story[reached - 1]?.row ?? -1;
  return { row, events: story.slice(0, reached).filter((moment) => moment.row === row).length };
}

/** How many moments were over after a row. */
function seenUpTo(story: readonly Moment[], row = Infinity): number {
  const fresh = story.findIndex((moment) => moment.row > row);
  return fresh < 0 ? story.length : fresh;
}

/** Moments of no weight are passed over together. */
export function nextCursor(story: readonly Moment[], cursor: number): number {
  let next = cursor + 1;
  while (next < story.length && weight(story[next - 1]?.event ?? { type: 'ended', winners: [] }) === 0)
    next++;
  return next;
}

/** The cursor of the weighty moment before. */
export function previousCursor(story: readonly Moment[], cursor: number, least: number): number {
  let previous = cursor - 1;
  while (previous > least && weight(story[previous - 1]?.event ?? { type: 'ended', winners: [] }) === 0)
    previous--;
  return Math.max(least, previous);
}
