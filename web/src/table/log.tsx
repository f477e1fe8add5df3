import type { StepEvents, Viewer } from '@kontor/core';
import { type LogLine, type ShownProgress, useLocale } from '@kontor/ui';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { useWebTexts } from '../texts/index.ts';
import { LineSign } from './line-sign.tsx';
import { keyedLines, type StoryLine, shownPart } from './story.ts';
import type { LoadedTable } from './use-table.ts';
import './log.css';

interface LogProps {
  readonly loaded: LoadedTable;
  readonly viewer: Viewer;
  readonly history: readonly StepEvents<unknown>[];
  /** How far the table has shown the history; absent: all of it. */
  readonly shown: ShownProgress | undefined;
  readonly onJump: (row: number) => void;
  /** What the line that is pointed at is about. */
  readonly onPoint: (places: readonly string[] | undefined) => void;
}

interface LogGroup {
  readonly title: string | undefined;
  readonly lines: StoryLine[];
}

/** The log under headings; a line leads to its row in the replay. */
export function Log({ loaded, viewer, history, shown, onJump, onPoint }: LogProps): ReactNode {
  const { table: texts } = useWebTexts();
  const locale = useLocale();
  const end = useRef<HTMLDivElement>(null);
  const { ui, table, players } = loaded;
  const groups = useMemo(
    () =>
      inGroups(shownPart(history, shown), (step) => ui.logLines(step, { table, players, viewer, locale })),
    [history, shown, ui, table, players, viewer, locale],
  );
  const lines = groups.at(-1)?.lines.length ?? 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever there is a new line, it is scrolled to.
  useEffect(() => {
    // Newer browsers return a promise, which must not become the effect's clean-up.
    void end.current?.scrollIntoView({ block: 'nearest' });
  }, [groups.length, lines]);

  if (groups.length === 0) return <p className="w-log-empty">{texts.logEmpty}</p>;
  return (
    <div className="w-log">
      {groups.map((group) => (
        <section key={group.lines[0]?.key}>
          {group.title !== undefined && <h3>{group.title}</h3>}
          <ol>
            {group.lines.map((line) => (
              <li key={line.key}>
                <button
                  type="button"
                  className="w-log-line"
                  data-to-me={line.toMe}
                  title={texts.jump(line.text)}
                  onPointerEnter={() => onPoint(line.places)}
                  onPointerLeave={() => onPoint(undefined)}
                  onFocus={() => onPoint(line.places)}
                  onBlur={() => onPoint(undefined)}
                  onClick={() => onJump(line.row)}
                >
                  <LineSign line={line} loaded={loaded} />
                  <span>{line.text}</span>
                </button>
              </li>
            ))}
          </ol>
        </section>
      ))}
      <div ref={end} />
    </div>
  );
}

function inGroups(
  history: readonly StepEvents<unknown>[],
  linesOf: (step: StepEvents<unknown>) => readonly LogLine[],
): LogGroup[] {
  const groups: LogGroup[] = [];
  for (const step of history)
    for (const line of keyedLines(step, linesOf)) {
      const last = groups.at(-1);
      if (last && (line.group === undefined || line.group === last.title)) last.lines.push(line);
      else groups.push({ title: line.group, lines: [line] });
    }
  return groups;
}
