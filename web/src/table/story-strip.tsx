import type { StepEvents, Viewer } from '@kontor/core';
import { Button, type ShownProgress, useKeys, useLocale, usePhone } from '@kontor/ui';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useWebTexts } from '../texts/index.ts';
import { LineSign } from './line-sign.tsx';
import { Sign } from './sign.tsx';
import { newestLines, type StoryLine, shownPart } from './story.ts';
import type { LoadedTable } from './use-table.ts';
import './story-strip.css';

interface StoryStripProps {
  readonly loaded: LoadedTable;
  readonly viewer: Viewer;
  readonly history: readonly StepEvents<unknown>[];
  /** How far the table has shown the history; absent: all of it. */
  readonly shown: ShownProgress | undefined;
  /** What the line that is pointed at is about. */
  readonly onPoint: (places: readonly string[] | undefined) => void;
}

/** How far back the list goes; the log has everything. */
const LISTED = 30;
/** As many as can fit on a screen. */
const IN_STRIP = 8;
/** How long a line must be in sight to count as seen. */
const SEEN_MS = 1500;

/** What happened last, in sentences, newest first; a line lights its places on the board. */
export function StoryStrip({ loaded, viewer, history, shown, onPoint }: StoryStripProps): ReactNode {
  const { table: texts } = useWebTexts();
  const locale = useLocale();
  const phone = usePhone();
  const { ui, table, players } = loaded;
  const lines = useMemo(
    () =>
      newestLines(
        shownPart(history, shown),
        (step) => ui.logLines(step, { table, players, viewer, locale }),
        LISTED,
      ),
    [history, shown, ui, table, players, viewer, locale],
  );
  const strip = useRef<HTMLElement>(null);
  const { isNew, watch } = useSeen(lines);
  const [open, setOpen] = useState<'click' | 'key'>();
  const [pinned, setPinned] = useState<string>();
  // Whoever opens the list by a key reads it line by line, and is back where they were when it closes.
  const from = useRef<Element | null>(null);
  const close = (): void => {
    const { current: before } = from;
    if (open === 'key' && (before instanceof HTMLElement || before instanceof SVGElement))
      before.focus({ preventScroll: true });
    setOpen(undefined);
  };
  const toggleBy = (way: 'click' | 'key') => (): void => {
    if (open) close();
    else {
      from.current = document.activeElement;
      setOpen(way);
    }
  };
  useEffect(() => {
    if (open === 'key') strip.current?.querySelector<HTMLElement>('.w-story-list button')?.focus();
  }, [open]);
  useKeys([
    { key: 'h', text: texts.story, run: toggleBy('key') },
    ...(open ? [{ key: 'Escape', text: texts.storyClose, run: close }] : []),
  ]);

  const fixed = lines.find(({ key }) => key === pinned);
  const newest = lines[0]?.key;
  // The game has moved on.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the newest line is what changes.
  useEffect(() => setPinned(undefined), [newest]);
  useEffect(() => {
    onPoint(fixed?.places);
    return () => onPoint(undefined);
  }, [fixed, onPoint]);
  useEffect(() => {
    if (!open) return;
    const closeOutside = ({ target }: PointerEvent): void => {
      if (target instanceof Node && !strip.current?.contains(target)) setOpen(undefined);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [open]);

  if (lines.length === 0) return null;
  const unseen = lines.filter(isNew).length;
  const choose = (line: StoryLine): void => {
    if (phone && !open) {
      setOpen('click');
      return;
    }
    close();
    setPinned(line.key === pinned ? undefined : line.key);
  };
  const item = (line: StoryLine, tabbable: boolean): ReactNode => (
    <li key={line.key}>
      <button
        ref={watch}
        type="button"
        className="w-story-line"
        data-key={line.key}
        data-new={isNew(line)}
        data-to-me={line.toMe}
        data-reward={line.reward}
        aria-pressed={line.key === pinned ? true : undefined}
        tabIndex={tabbable ? undefined : -1}
        onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onPoint(line.places)}
        onPointerLeave={({ pointerType }) => pointerType === 'mouse' && onPoint(fixed?.places)}
        onFocus={() => onPoint(line.places)}
        onBlur={() => onPoint(fixed?.places)}
        onClick={() => choose(line)}
      >
        <LineSign line={line} loaded={loaded} />
        <span>{line.text}</span>
      </button>
    </li>
  );
  const first = fixed ?? lines[0];
  const inStrip = [...(first ? [first] : []), ...lines.slice(0, IN_STRIP).filter((line) => line !== first)];
  return (
    <section ref={strip} className="w-story" aria-label={texts.story} data-open={open !== undefined}>
      <Button
        look="quiet"
        className="w-story-more"
        aria-expanded={open !== undefined}
        aria-label={unseen > 0 ? texts.storyNew(unseen) : texts.story}
        title={texts.story}
        onClick={toggleBy('click')}
      >
        <Sign of={open ? 'up' : 'down'} />
        {unseen > 0 && <span aria-hidden="true">{unseen}</span>}
      </Button>
      <ol className="w-story-strip">
        {inStrip.slice(0, phone ? 1 : IN_STRIP).map((line, i) => item(line, i === 0))}
      </ol>
      {open && <ol className="w-story-list k-panel k-scroll">{lines.map((line) => item(line, true))}</ol>}
    </section>
  );
}

/** Which lines have not been in sight yet; what was there at the beginning counts as seen. */
function useSeen(lines: readonly StoryLine[]): {
  readonly isNew: (line: StoryLine) => boolean;
  readonly watch: (element: HTMLElement | null) => (() => void) | undefined;
} {
  const [start] = useState(() => lines[0]?.row ?? 0);
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const observer = useRef<IntersectionObserver | undefined>(undefined);
  const timers = useRef(new Map<Element, ReturnType<typeof setTimeout>>());
  const watch = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    observer.current ??= new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          clearTimeout(timers.current.get(target));
          if (!isIntersecting) continue;
          const mark = (): void => {
            if (document.hidden) {
              timers.current.set(target, setTimeout(mark, SEEN_MS));
              return;
            }
            const key = target instanceof HTMLElement ? target.dataset['key'] : undefined;
            if (key !== undefined) setSeen((before) => (before.has(key) ? before : new Set(before).add(key)));
          };
          timers.current.set(target, setTimeout(mark, SEEN_MS));
        }
      },
      { threshold: 0.6 },
    );
    observer.current.observe(element);
    return () => {
      observer.current?.unobserve(element);
      clearTimeout(timers.current.get(element));
      timers.current.delete(element);
    };
  }, []);
  return { isNew: (line) => line.row > start && !seen.has(line.key), watch };
}
