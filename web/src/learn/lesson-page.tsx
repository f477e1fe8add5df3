import type { AnyGame, Course, Lesson, LessonProgress } from '@kontor/core';
import { type AnyGameUi, PLAYER_COLOURS, PLAYER_SHAPES } from '@kontor/ui';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { Redirect, useSearch } from 'wouter';
import { useGame } from '../games/use-game.ts';
import { Broken, Catch } from '../pages/broken.tsx';
import { NotFound } from '../pages/not-found.tsx';
import { Loading } from '../pages/page.tsx';
import { LiveTable } from '../table/live-table.tsx';
import { useConnection } from '../table/use-connection.ts';
import type { LoadedTable } from '../table/use-table.ts';
import { useWebTexts } from '../texts/index.ts';
import { LessonConnection, type LessonState } from './lesson-connection.ts';
import { keptLesson, nextInCourse } from './progress.ts';
import { useCourse } from './use-course.ts';
import { useLessonPanel } from './use-lesson-panel.tsx';
import { keepLesson, useLessons } from './use-lessons.ts';

interface LessonPageProps {
  readonly game: string;
  /** Absent: the first lesson of the course that is not done. */
  readonly lesson?: string;
  /** The row to look back at. */
  readonly row?: string | undefined;
}

/** A lesson: the real table, with a text that leads through it. */
export function LessonPage({ game: id, lesson: lessonId, row }: LessonPageProps): ReactNode {
  const course = useCourse(id);
  const parts = useGame(id);
  const kept = useLessons();
  if (course === 'missing') return <NotFound />;
  if (course instanceof Error) return <Broken message={course.message} />;
  if (course === 'loading' || !parts) return <Loading />;
  if (lessonId === undefined)
    return <Redirect to={`/learn/${id}/${nextInCourse(kept, id, course)?.id ?? ''}`} replace />;
  const lesson = course.lessons.find((each) => each.id === lessonId);
  if (!lesson) return <NotFound />;
  return (
    <Catch>
      <LessonTable
        key={lesson.id}
        {...parts}
        course={course}
        lesson={lesson}
        row={row === undefined ? undefined : Number(row)}
      />
    </Catch>
  );
}

interface LessonTableProps {
  readonly game: AnyGame;
  readonly ui: AnyGameUi;
  readonly course: Course;
  readonly lesson: Lesson;
  readonly row: number | undefined;
}

const stateOf = (connection: LessonConnection): LessonState => connection.lessonState();

function LessonTable({ game, ui, course, lesson, row }: LessonTableProps): ReactNode {
  const kept = useLessons();
  // Progress is read once, when the lesson is opened.
  const [at] = useState(() => keptLesson(kept, game.id, lesson.id).at);
  const names = useNames();
  const open = useCallback(() => {
    const keep = (at: LessonProgress | 'done'): void => keepLesson(game.id, lesson.id, at);
    return new LessonConnection(game, lesson, names, at, keep);
  }, [game, lesson, names, at]);
  const current = useConnection(lesson.id, open, stateOf);
  return current ? (
    <TaughtTable
      game={game}
      ui={ui}
      course={course}
      lesson={lesson}
      row={row}
      names={names}
      connection={current.connection}
      state={current.state}
    />
  ) : (
    <Loading />
  );
}

interface TaughtTableProps extends LessonTableProps {
  readonly names: readonly string[];
  readonly connection: LessonConnection;
  readonly state: LessonState;
}

function TaughtTable({
  game,
  ui,
  course,
  lesson,
  row,
  names,
  connection,
  state,
}: TaughtTableProps): ReactNode {
  const loaded = useMemo<LoadedTable>(
    () => ({
      id: `${game.id}/${lesson.id}`,
      game,
      ui,
      table: state.run.table,
      players: Array.from({ length: lesson.seats }, (_, seat) => ({
        seat,
        name: names[seat] ?? '',
        colour: PLAYER_COLOURS[seat] ?? PLAYER_COLOURS[0],
        shape: PLAYER_SHAPES[seat] ?? PLAYER_SHAPES[0],
      })),
      here: [0],
      path: `/learn/${game.id}/${lesson.id}`,
    }),
    [game, ui, lesson, names, state.run.table],
  );
  const back = useWayBack();
  const { panel, point } = useLessonPanel({ course, lesson, game: game.id, names, connection, state, back });
  const table = connection.state();
  if (table.kind !== 'open') return <Loading />;
  return (
    <LiveTable
      loaded={loaded}
      connection={connection}
      snapshot={table.snapshot}
      row={row}
      extras={{ banner: panel, end: panel }}
      lesson={{ point }}
    />
  );
}

/** The table from which a lesson was opened, to go on there. */
function useWayBack(): string | undefined {
  const back = new URLSearchParams(useSearch()).get('back');
  return back !== null && /^\/play\/[\w-]+$/.test(back) ? back : undefined;
}

/** The learner's name and the rivals'. */
function useNames(): readonly string[] {
  const { setup } = useWebTexts();
  return useMemo(() => [setup.playerName(1), ...setup.bots], [setup]);
}
