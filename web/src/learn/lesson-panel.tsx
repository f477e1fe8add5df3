import { Button } from '@kontor/ui';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useLearnTexts } from './texts/index.ts';
import './lesson-panel.css';

interface LessonPanelProps {
  readonly title: string;
  /** From 1. */
  readonly step: number;
  readonly steps: number;
  readonly text: string;
  /** What is lit on the boards, for whoever cannot see it. */
  readonly lit: string;
  /** The learner is to make a move. */
  readonly task: boolean;
  /** Rivals are moving. */
  readonly waiting: boolean;
  /** Why the last move was not accepted. */
  readonly answer: string | undefined;
  /** After the last step: what comes next. */
  readonly after: ReactNode | undefined;
  /** Where leaving the lesson leads. */
  readonly leave: string;
  readonly onNext: () => void;
  readonly onBack: () => void;
  readonly onShow: () => void;
}

/** The text of the present step, and the way through the lesson. */
export function LessonPanel(props: LessonPanelProps): ReactNode {
  const { title, step, steps, text, lit, task, waiting, answer, after, leave, onNext, onBack, onShow } =
    props;
  const texts = useLearnTexts();
  return (
    <section className="w-lesson" aria-label={`${texts.lesson}: ${title}`} data-task={task}>
      <div className="w-lesson-words">
        <p className="w-lesson-head">
          <strong>{title}</strong>
          {!after && <span>{texts.stepOf(step, steps)}</span>}
        </p>
        <p className="w-lesson-text">
          {text} <span className="k-hidden">{lit}</span>
        </p>
        {answer !== undefined && <p className="w-lesson-answer">{answer}</p>}
      </div>
      <div className="w-lesson-buttons">
        {after ?? (
          <>
            {step > 1 && (
              <Button look="quiet" onClick={onBack}>
                {texts.back}
              </Button>
            )}
            <Link href={leave} className="k-button" data-look="quiet" title={texts.leaveHint}>
              {texts.leave}
            </Link>
            {task ? (
              <Button onClick={onShow} disabled={waiting} title={texts.showHint}>
                {texts.show}
              </Button>
            ) : (
              <Button look="primary" onClick={onNext} disabled={waiting}>
                {texts.next}
              </Button>
            )}
          </>
        )}
      </div>
    </section>
  );
}
