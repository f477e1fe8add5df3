import { type Course, type Lesson, lessonSeconds } from '@kontor/core';
import { useLocale } from '@kontor/ui';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { GAME_PAGES, type GamePage } from '../games/game-pages.ts';
import { Page } from '../pages/page.tsx';
import { type KeptLessons, keptLesson, nextInCourse } from './progress.ts';
import { useLearnTexts } from './texts/index.ts';
import { lessonTexts, useCourse } from './use-course.ts';
import { useLessons } from './use-lessons.ts';
import './learn-page.css';

/** All lessons of all games, with what is done of them. */
export function LearnPage(): ReactNode {
  const texts = useLearnTexts();
  return (
    <Page title={texts.title} wide>
      <p className="w-learn-intro">{texts.intro}</p>
      <div className="w-learn-games">
        {GAME_PAGES.map((game) => (
          <GameLessons key={game.id} game={game} />
        ))}
      </div>
    </Page>
  );
}

function GameLessons({ game }: { game: GamePage }): ReactNode {
  const texts = useLearnTexts();
  const locale = useLocale();
  const kept = useLessons();
  const course = useCourse(game.id);
  if (course === 'missing' || course === 'loading' || course instanceof Error) return null;
  const { Art } = game.card;
  const name = game.card.name(locale);
  const core = course.lessons.filter(({ part }) => part === 'core');
  const more = course.lessons.filter(({ part }) => part === 'more');
  const isDone = ({ id }: Lesson): boolean => keptLesson(kept, game.id, id).done === true;
  const next = nextInCourse(kept, game.id, course);
  const begun = core.some((lesson) => isDone(lesson) || keptLesson(kept, game.id, lesson.id).at);
  const seconds = core.reduce(
    (sum, lesson) => sum + lessonSeconds(lesson, lessonTexts(course, lesson.id, locale)),
    0,
  );
  return (
    <section className="w-learn-game" aria-labelledby={`learn-${game.id}`}>
      <div className="w-learn-head">
        <div className="w-learn-art" aria-hidden="true">
          <Art />
        </div>
        <div className="w-learn-words">
          <h2 id={`learn-${game.id}`} translate="no">
            {name}
          </h2>
          <p>{game.card.tagline(locale)}</p>
          {next && (
            <p className="w-learn-begin">
              <Link
                href={`/learn/${game.id}/${next.id}`}
                className="k-button"
                data-look="primary"
                aria-label={`${core.every(isDone) ? texts.again : begun ? texts.goOn : texts.begin}: ${name}`}
              >
                {core.every(isDone) ? texts.again : begun ? texts.goOn : texts.begin}
              </Link>
              <span>{texts.minutes(Math.ceil(seconds / 60))}</span>
            </p>
          )}
        </div>
      </div>
      <LessonList
        label={texts.courseOf(name)}
        game={game.id}
        course={course}
        lessons={core}
        kept={kept}
        numbered
      />
      {more.length > 0 && (
        <>
          <h3>{texts.moreOf(name)}</h3>
          <LessonList label={texts.moreOf(name)} game={game.id} course={course} lessons={more} kept={kept} />
        </>
      )}
    </section>
  );
}

interface LessonListProps {
  readonly label: string;
  readonly game: string;
  readonly course: Course;
  readonly lessons: readonly Lesson[];
  readonly kept: KeptLessons;
  readonly numbered?: true;
}

function LessonList({ label, game, course, lessons, kept, numbered }: LessonListProps): ReactNode {
  const texts = useLearnTexts();
  const locale = useLocale();
  return (
    <ol className="w-learn-list" aria-label={label} data-numbered={numbered}>
      {lessons.map((lesson) => {
        const { at, done } = keptLesson(kept, game, lesson.id);
        const words = lessonTexts(course, lesson.id, locale);
        const state = at ? texts.started(at.step + 1, lesson.steps.length) : done ? texts.done : undefined;
        return (
          <li key={lesson.id} data-done={done}>
            <Link href={`/learn/${game}/${lesson.id}`}>
              <strong>{words.title}</strong>
              <span>{words.about}</span>
            </Link>
            <span className="w-learn-state">{state ?? texts.seconds(lessonSeconds(lesson, words))}</span>
          </li>
        );
      })}
    </ol>
  );
}
