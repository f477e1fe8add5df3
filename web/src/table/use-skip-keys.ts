import { useAnnounce, useKeys } from '@kontor/ui';
import type { RefObject } from 'react';
import { useWebTexts } from '../texts/index.ts';

/** Keys that lead the focus to the board in question, and to the question. */
export function useSkipKeys(boards: RefObject<HTMLElement | null>): void {
  const { table: texts } = useWebTexts();
  const announce = useAnnounce();
  const toQuestion = (): void => {
    const question = boards.current?.querySelector<HTMLElement>('.k-prompt');
    if (!question) return;
    // Who is there already has heard it, and wants to answer.
    const answer = question === document.activeElement ? answerTo(question, boards.current) : undefined;
    (answer ?? question).focus({ preventScroll: true });
    if (!answer) announce(sentenceOf(question));
  };
  useKeys([
    {
      key: 'm',
      text: texts.toBoards,
      run: () => stopOn(boards.current)?.focus({ preventScroll: true }),
    },
    { key: 'q', text: texts.toQuestion, run: toQuestion },
  ]);
}

/** Where the Tab key stops on the board that the question is about, else on the first one. */
function stopOn(boards: HTMLElement | null): HTMLElement | undefined {
  const shown = [...(boards?.querySelectorAll('[role="application"]') ?? [])].filter((each) =>
    each.checkVisibility(),
  );
  const asked = shown.find((each) => each.querySelector('[data-legal="true"]')) ?? shown[0];
  return asked?.querySelector<HTMLElement>('[tabindex="0"]') ?? undefined;
}

/** The common next step, else what can be chosen on the board or beside it; what may be regretted comes last. */
function answerTo(question: HTMLElement, boards: HTMLElement | null): HTMLElement | undefined {
  const found = (area: HTMLElement | null, selector: string): HTMLElement | undefined =>
    [...(area?.querySelectorAll<HTMLElement>(selector) ?? [])].find((each) => each.checkVisibility());
  return (
    found(question, '[data-look="primary"]:enabled') ??
    (boards?.querySelector('[data-legal="true"]') ? stopOn(boards) : undefined) ??
    found(boards, 'button[data-answers], [data-answers] :is(button, input):enabled') ??
    found(boards, '.k-target[tabindex="0"]') ??
    found(question, '.k-prompt-actions button:enabled, .k-prompt-regret button')
  );
}

/** What is asked, without the clock and the link to the rule. */
function sentenceOf(question: HTMLElement): string {
  const parts = question.querySelector('.k-prompt-sentence')?.childNodes ?? [];
  return [...parts]
    .filter((part) => !(part instanceof Element && part.matches('.k-countdown, .k-rule')))
    .map((part) => part.textContent ?? '')
    .join('')
    .trim();
}
