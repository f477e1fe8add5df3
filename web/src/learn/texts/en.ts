import { grammar } from '@kontor/core';

const { count } = grammar('en-GB');

/** Texts of the pages where the games are learnt. */
export const texts = {
  title: 'Learn to play',
  intro: 'Short lessons at the real table. You learn by doing: read a little, make a move, see what happens.',
  courseOf: (game: string) => `The course of ${game}`,
  moreOf: (game: string) => `More about ${game}, one thing at a time`,
  begin: 'Begin the course',
  goOn: 'Go on',
  again: 'Take the course again',
  minutes: (minutes: number) => `${count(minutes, 'minute')} in all`,
  seconds: (seconds: number) => (seconds < 60 ? `${seconds} s` : `${Math.round(seconds / 60)} min`),
  done: 'done',
  started: (step: number, steps: number) => `at step ${step} of ${steps}`,
  lesson: 'Lesson',
  stepOf: (step: number, steps: number) => `Step ${step} of ${steps}`,
  toDo: 'Your move',
  next: 'Next',
  back: 'Back',
  show: 'Show me',
  showHint: 'Make this move for me',
  repeat: 'Once more',
  leave: 'Leave',
  leaveHint: 'Leave the lesson. You can go on later.',
  finished: 'Well done! That was this lesson.',
  courseDone: 'You know enough for a first game.',
  nextLesson: (title: string) => `Next: ${title}`,
  play: 'Play a game now',
  allLessons: 'All lessons',
  backToGame: 'Back to the game',
  notAsked: 'That would be a move, but it is not what this step asks for. Nothing has changed.',
  readOn: 'There is nothing more to do here. Press Next.',
};
export type LearnTexts = typeof texts;
