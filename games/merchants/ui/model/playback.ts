import type { StepEvents, Viewer } from '@kontor/core';
import type { ShownProgress } from '@kontor/ui';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { MerchantsTable, MerchantsView } from '../../rules/state/types.ts';
import type { MerchantsEvent } from '../../rules/view/events.ts';
import { continueStory, NO_STORY, type StoryStep, weight } from './story.ts';

export const SPEEDS: readonly number[] = [1, 2, 4];

export interface Playback {
  readonly story: readonly StoryStep[];
  /** How many steps are shown. */
  readonly cursor: number;
  /** How many have been shown so far, before stepping back. */
  readonly reached: number;
  /** Nothing is waiting to be shown. */
  readonly live: boolean;
  readonly paused: boolean;
  readonly speed: number;
  /** The step shown now; none when live and at rest. */
  readonly step: StoryStep | undefined;
  readonly view: MerchantsView;
  /** How often the table did not simply go on; what lies between is no change to tell. */
  readonly leaps: number;
  pause(paused: boolean): void;
  setSpeed(speed: number): void;
  /** Shows the table after so many steps and stops there. */
  goTo(cursor: number): void;
  /** Plays on from after so many steps. */
  playFrom(cursor: number): void;
  /** To the present, which goes on by itself. */
  skip(): void;
}

interface PlaybackProps {
  readonly history: readonly StepEvents<MerchantsEvent>[];
  readonly table: MerchantsTable;
  readonly viewer: Viewer;
  readonly view: MerchantsView;
  /** The viewer sees behind all screens. */
  readonly open: boolean;
  readonly pace: number;
  /** The row up to which the viewer has seen everything; absent: to the end. */
  readonly since: number | undefined;
}

/** Shows what happened step by step, at a pace that people can follow, up to the present. */
export function usePlayback({ history, table, viewer, view, open, pace, since }: PlaybackProps): Playback {
  const latest = useRef(NO_STORY);
  latest.current = continueStory(latest.current, history, table, viewer, open);
  const { steps: story } = latest.current;
  const end = story.length;
  // What was already seen when the table was opened is not shown again.
  const [cursor, setCursor] = useState(() => seenUpTo(story, since));
  const [paused, setPaused] = useState(false);
  const [speed, setSpeed] = useState(1);
  const { version } = latest.current;
  const shown = Math.min(cursor, end);
  const furthest = useRef(0);
  furthest.current = Math.min(end, Math.max(furthest.current, shown));
  const reached = furthest.current;

  const stood = useRef({ version, shown, leaps: 0 });
  const { leaps: before } = stood.current;
  const leapt = stood.current.version !== version || isLeap(story, stood.current.shown, shown);
  stood.current = { version, shown, leaps: before + Number(leapt) };
  const { leaps } = stood.current;

  // A story that did not simply go on (an undo, a jump in a replay) is shown as it stands now.
  const followed = useRef(version);
  useEffect(() => {
    if (followed.current === version) return;
    followed.current = version;
    setPaused(false);
    setCursor(end);
  }, [end, version]);

  // Without a pace what is new is shown at once, also to those who were looking back.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new story is what ends the pause.
  useEffect(() => {
    if (pace === 0) setPaused(false);
  }, [pace, story]);

  useEffect(() => {
    if (paused || shown >= end) return;
    if (pace === 0) {
      setCursor(end);
      return;
    }
    const step = story[shown - 1];
    const wait = step ? (weight(step.event) * pace) / speed : 0;
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
      step: story[shown - 1],
      view: live ? view : (story[shown - 1]?.view ?? view),
      leaps,
      pause: setPaused,
      setSpeed,
      goTo,
      playFrom,
      skip,
    }),
    [story, shown, reached, live, paused, speed, view, leaps, goTo, playFrom, skip],
  );
}

/** How far the history was shown; undefined if nothing is left to show. */
export function progressOf({
  story,
  reached,
}: Pick<Playback, 'story' | 'reached'>): ShownProgress | undefined {
  if (reached >= story.length) return undefined;
  const row = story[reached - 1]?.row ?? -1;
  return { row, events: story.slice(0, reached).filter((step) => step.row === row).length };
}

/** Whether the table went back, or on over several rows at once. */
export function isLeap(story: readonly StoryStep[], from: number, to: number): boolean {
  return to < from || new Set(story.slice(from, to).map(({ row }) => row)).size > 1;
}

/** How many steps belong to the rows up to this one. */
function seenUpTo(story: readonly StoryStep[], row = Infinity): number {
  const fresh = story.findIndex((step) => step.row > row);
  return fresh < 0 ? story.length : fresh;
}

/** Steps of no weight are passed over together. */
export function nextCursor(story: readonly StoryStep[], cursor: number): number {
  let next = cursor + 1;
  while (next < story.length && weight(story[next - 1]?.event ?? { type: 'ended', winners: [] }) === 0)
    next++;
  return next;
}

/** The cursor of the step of some weight before. */
export function previousCursor(story: readonly StoryStep[], cursor: number, least: number): number {
  let previous = cursor - 1;
  while (previous > least && weight(story[previous - 1]?.event ?? { type: 'ended', winners: [] }) === 0)
    previous--;
  return Math.max(least, previous);
}
