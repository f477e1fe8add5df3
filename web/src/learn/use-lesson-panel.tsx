import { type Course, fillText, type Lesson } from '@kontor/core';
import { Button, useAnnounce, useLocale } from '@kontor/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { gamePage } from '../games/game-pages.ts';
import { useRemarkTexts } from '../remarks/texts/index.ts';
import { playNow } from '../setup/play-now.ts';
import { useWebTexts } from '../texts/index.ts';
import type { LessonConnection, LessonState } from './lesson-connection.ts';
import { LessonPanel } from './lesson-panel.tsx';
import { useLearnTexts } from './texts/index.ts';
import { lessonTexts } from './use-course.ts';
import { useLitNames } from './use-lit-names.ts';

interface LessonPanelSource {
  readonly course: Course;
  readonly lesson: Lesson;
  readonly game: string;
  readonly names: readonly string[];
  readonly connection: LessonConnection;
  readonly state: LessonState;
  /** The table from which the lesson was opened. */
  readonly back: string | undefined;
}

/** The panel of the present step, which is also read aloud, and what it points at. */
export function useLessonPanel(source: LessonPanelSource): {
  readonly panel: ReactNode;
  readonly point: readonly string[] | undefined;
} {
  const { course, lesson, names, connection, state, back } = source;
  const { run, answer: key, version } = state;
  const texts = useLearnTexts();
  const litTexts = useRemarkTexts();
  const locale = useLocale();
  const words = lessonTexts(course, lesson.id, locale);
  const { step } = run;
  const isLast = course.lessons.findLast(({ part }) => part === 'core') === lesson;
  const isTask = step?.task !== undefined;
  const text = step
    ? fillText(words.steps[step.id] ?? '', run.values, names)
    : [texts.finished, ...(isLast ? [texts.courseDone] : [])].join(' ');
  const own = key === undefined ? undefined : words.answers?.[key];
  const answer =
    key === undefined ? undefined : own ? fillText(own, {}, names) : run.task ? texts.notAsked : texts.readOn;

  const pointed = useLitNames(step?.point, version);
  const lit = pointed.length > 0 && answer === undefined ? litTexts.lit(pointed) : '';

  useSpokenStep({ step: isTask ? `${text} ${texts.toDo}.` : text, lit, answer, version });

  const panel = (
    <LessonPanel
      title={words.title}
      step={run.progress.step + 1}
      steps={lesson.steps.length}
      text={text}
      lit={lit}
      task={isTask}
      waiting={run.script.length > 0}
      answer={answer}
      after={step ? undefined : <After {...source} />}
      leave={back ?? '/learn'}
      onNext={() => connection.next()}
      onBack={() => connection.back()}
      onShow={() => connection.showMove()}
    />
  );
  return { panel, point: step?.point };
}

/** What happened at the table is said first; it takes a moment to be gathered. */
const AFTER_STORY_MS = 500;

interface SpokenStep {
  readonly step: string;
  /** May be known later than the rest. */
  readonly lit: string;
  readonly answer: string | undefined;
  /** A second wrong move gets its answer again. */
  readonly version: number;
}

/** Reads every step aloud once, and the answer to every wrong move. */
function useSpokenStep({ step, lit, answer, version }: SpokenStep): void {
  const announce = useAnnounce();
  const said = useRef({ step: '', lit: '', version: -1 });
  useEffect(() => {
    const timer = setTimeout(() => {
      const before = said.current;
      if (answer !== undefined) {
        said.current = { ...before, version };
        if (before.version !== version) announce(answer);
        return;
      }
      const isNew = before.step !== step;
      said.current = { ...before, step, lit };
      announce([isNew ? step : '', isNew || before.lit !== lit ? lit : ''].filter(Boolean).join(' '));
    }, AFTER_STORY_MS);
    return () => clearTimeout(timer);
  }, [announce, step, lit, answer, version]);
}

/** What comes after a lesson. */
function After({ course, lesson, game, connection, back }: LessonPanelSource): ReactNode {
  const texts = useLearnTexts();
  const locale = useLocale();
  const core = course.lessons.filter(({ part }) => part === 'core');
  const at = core.indexOf(lesson);
  const next = at < 0 ? undefined : core[at + 1];
  return (
    <>
      <Button look="quiet" onClick={() => connection.repeat()}>
        {texts.repeat}
      </Button>
      <Link href="/learn" className="k-button" data-look={next ? 'quiet' : 'plain'}>
        {texts.allLessons}
      </Link>
      {back !== undefined ? (
        <Link href={back} className="k-button" data-look="primary">
          {texts.backToGame}
        </Link>
      ) : next ? (
        <Link href={`/learn/${game}/${next.id}`} className="k-button" data-look="primary">
          {texts.nextLesson(lessonTexts(course, next.id, locale).title)}
        </Link>
      ) : (
        <PlayNow game={game} />
      )}
    </>
  );
}

/** From the course to a first game with one click; where it cannot be started, its set-up says why. */
function PlayNow({ game }: { readonly game: string }): ReactNode {
  const texts = useLearnTexts();
  const { setup } = useWebTexts();
  const [, navigate] = useLocation();
  const [starting, setStarting] = useState(false);
  const page = gamePage(game);
  const play = (): void => {
    if (!page) return;
    setStarting(true);
    playNow(page, setup).then(navigate, () => navigate(`/setup/${game}`));
  };
  return (
    <Button look="primary" disabled={starting} onClick={play}>
      {texts.play}
    </Button>
  );
}
