import { type Problem, problemText } from '@kontor/core';
import type { ReactNode } from 'react';
import type { WebTexts } from '../texts/en.ts';
import { useWebTexts } from '../texts/index.ts';

/** What is wrong with a record, in a sentence; the exact message is for reports. */
export function RecordProblems({ problems }: { readonly problems: readonly Problem[] }): ReactNode {
  const texts = useWebTexts();
  const sentences = [...new Set(problems.map((problem) => recordProblemText(problem, texts.recordProblems)))];
  return (
    <>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <details>
        <summary>{texts.errors.details}</summary>
        <ul translate="no">
          {problems.map(problemText).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </details>
    </>
  );
}

export function recordProblemText({ code, path }: Problem, texts: WebTexts['recordProblems']): string {
  const row = /^\/rows\/(\d+)/.exec(path)?.[1];
  if (code === 'record.row' && row !== undefined) return texts.row(Number(row) + 1);
  switch (code) {
    case 'record.game':
      return texts.game;
    case 'record.version':
      return texts.version;
    case 'record.commitment':
      return texts.commitment;
    case 'record.result':
      return texts.result;
    default:
      return texts.shape;
  }
}
