import type { StepEvents, Viewer } from '@kontor/core';
import { Icon, type LogLine, PlayerMark, type ShownProgress, useLocale } from '@kontor/ui';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { useWebTexts } from '../texts/index.ts';
import type { LoadedTable } from './use-table.ts';
import './log.css';

interface LogProps {
  readonly loaded: LoadedTable;
  readonly viewer: Viewer;
  readonly history: readonly StepEvents<unknown>[];
  /** How far the table has shown the history; absent: all of it. */
  readonly shown: ShownProgress | undefined;
  readonly onJump: (row: number) => void;
}

interface LogGroup {
  readonly title: string | undefined;
  readonly lines: (LogLine & { readonly row: number; readonly key: string })[];
}

/** The log under headings; a line leads to its row in the replay. */
export function Log({ loaded, viewer, history, shown, onJump }: LogProps): ReactNode {
  const { table: texts } = useWebTexts();
  const locale = useLocale();
  const end = useRef<HTMLDivElement>(null);
  const { ui, table, players } = loaded;
  const groups = useMemo(
    () => inGroups(upTo(history, shown), (step) => ui.logLines(step, { table, players, viewer, locale })),
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

function LineSign({ line, loaded }: { line: LogLine; loaded: LoadedTable }): ReactNode {
  const player = line.seat === null ? undefined : loaded.players[line.seat];
  return (
    <span className="w-log-sign">
      {player && <PlayerMark player={player} />}
      {line.icon !== undefined && <Icon path={line.icon} />}
    </span>
  );
}

/** The part of the history that the table has shown; the log must not run ahead of it. */
function upTo(
  history: readonly StepEvents<unknown>[],
  shown: ShownProgress | undefined,
): readonly StepEvents<unknown>[] {
  if (!shown) return history;
  return history
    .filter(({ row }) => row <= shown.row)
    .map((step) => (step.row < shown.row ? step : { ...step, events: step.events.slice(0, shown.events) }));
}

function inGroups(
  history: readonly StepEvents<unknown>[],
  linesOf: (step: StepEvents<unknown>) => LogLine[],
): LogGroup[] {
  const groups: LogGroup[] = [];
  for (const step of history)
    for (const [i, line] of linesOf(step).entries()) {
      const last = groups.at(-1);
      const keyed = { ...line, row: step.row, key: `${step.row}.${i}` };
      if (last && (line.group === undefined || line.group === last.title)) last.lines.push(keyed);
      else groups.push({ title: line.group, lines: [keyed] });
    }
  return groups;
}
