import type { Frame, Outcome } from '@kontor/core';
import type { ReactNode } from 'react';
import { Button } from '../controls/button.tsx';
import { Countdown } from '../controls/countdown.tsx';
import { Icon } from '../controls/icon.tsx';
import { useKeys } from '../screen/keys.tsx';
import { useTexts } from '../texts/i18n.tsx';
import { KIT_TEXTS } from '../texts/index.ts';
import type { TableActions } from './contract.ts';
import { RuleLink } from './rule-link.tsx';
import './prompt-bar.css';

interface PromptBarProps {
  /** What is asked of the viewer, or who is asked instead. */
  readonly sentence: ReactNode;
  /** The consequence of what is chosen or pointed at, or why it is refused. */
  readonly detail?: ReactNode;
  readonly frame: Pick<Frame<unknown>, 'held' | 'undo' | 'decision'>;
  readonly act?: TableActions;
  /** When the time for the answer is up. */
  readonly deadline?: number | undefined;
  /** Buttons of the common next step. */
  readonly actions?: ReactNode;
  /** Passing and other moves that nobody wants to make by accident; apart from the rest. */
  readonly regret?: ReactNode;
}

/** What is said instead of a question while a move waits to be confirmed. */
export function useConfirmHint(): string {
  return useTexts(KIT_TEXTS).confirmHint;
}

interface Tool {
  readonly can: boolean;
  readonly key: string;
  readonly text: string;
  readonly sign: string;
  readonly run: () => Promise<Outcome> | undefined;
}

const BACK = 'M9 4L3 10L9 16V12H14A4 4 0 0 1 14 20H8V22H14A6 6 0 0 0 14 8H9Z';
const FAR_BACK =
  'M8 4L2 10L8 16V13.5L4.5 10L8 6.5ZM13 4L7 10L13 16V12H16A4 4 0 0 1 16 20H9V22H16A6 6 0 0 0 16 8H13Z';
const AGAIN = 'M15 4L21 10L15 16V12H10A4 4 0 0 0 10 20H16V22H10A6 6 0 0 1 10 8H15Z';

/** The question and everything to answer it with; undo, redo and confirmation are the same in every game. */
export function PromptBar(props: PromptBarProps): ReactNode {
  const { sentence, detail, frame, act, deadline, actions, regret } = props;
  const texts = useTexts(KIT_TEXTS);
  const held = frame.held !== undefined;
  const tools: readonly Tool[] = [
    { can: frame.undo.step, key: 'u', text: texts.undo, sign: BACK, run: () => act?.undo('step') },
    { can: frame.undo.turn, key: 'U', text: texts.undoTurn, sign: FAR_BACK, run: () => act?.undo('turn') },
    { can: frame.undo.redo, key: 'r', text: texts.redo, sign: AGAIN, run: () => act?.redo() },
    {
      can: frame.undo.takeBack && !frame.undo.step,
      key: 't',
      text: texts.takeBack,
      sign: BACK,
      run: () => act?.takeBack(),
    },
  ];
  const possible = act ? tools.filter(({ can }) => can) : [];
  useKeys([
    ...(held && act
      ? [{ key: 'Enter', text: texts.confirm, run: () => void act.confirm(), overBoard: true as const }]
      : []),
    ...possible.map(({ key, text, run }) => ({ key, text, run: () => void run() })),
  ]);

  return (
    <section
      id="question"
      className="k-prompt"
      aria-label={texts.question}
      tabIndex={-1}
      data-mine={act !== undefined && (held || frame.decision !== undefined)}
    >
      <div className="k-prompt-words">
        <p className="k-prompt-sentence">
          {deadline !== undefined && <Countdown until={deadline} />}
          {held && act ? texts.confirmHint : sentence}
          {act && !held && <RuleLink rule={frame.decision?.rule} of="question" />}
        </p>
        {detail && <div className="k-prompt-detail">{detail}</div>}
      </div>
      <div className="k-prompt-buttons">
        {possible.length > 0 && (
          <div className="k-prompt-tools">
            {possible.map(({ key, text, sign, run }) => (
              <Button key={key} look="quiet" className="k-prompt-tool" onClick={() => void run()}>
                <Icon path={sign} grid={24} />
                <span>{text}</span>
              </Button>
            ))}
          </div>
        )}
        {regret && !held && <div className="k-prompt-regret">{regret}</div>}
        {held && act ? (
          <Button look="primary" onClick={() => void act.confirm()}>
            {texts.confirm}
          </Button>
        ) : (
          <div className="k-prompt-actions">{actions}</div>
        )}
      </div>
    </section>
  );
}
