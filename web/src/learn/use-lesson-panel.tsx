import { type Course, fillText, type Lesson } from '@kontor/core';
import { Button, useAnnounce, useLocale } from '@kontor/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'wouter';
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
  const lit = pointed.length > 0 && answer === undefined ? texts.lit(pointed) : '';

  const sentence = [answer ?? text, isTask && answer === undefined ? `${texts.toDo}.` : ''].filter(Boolean);
  useSpokenStep(sentence.join(' '), lit, version);

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

/** Reads a step aloud, again with every change of the lesson; what is lit may be known later than the rest. */
function useSpokenStep(text: string, lit: string, version: number): void {
  const announce = useAnnounce();
  const spoken = useRef({ text: '', version: -1 });
  useEffect(() => {
    const timer = setTimeout(() => {
      const isSaid = spoken.current.text === text && spoken.current.version === version;
      spoken.current = { text, version };
      announce([isSaid ? '' : text, lit].filter(Boolean).join(' '));
    }, AFTER_STORY_MS);
    return () => clearTimeout(timer);
  }, [announce, text, lit, version]);
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
        <Link href={`/setup/${game}`} className="k-button" data-look="primary">
          {texts.play}
        </Link>
      )}
    </>
  );
}
