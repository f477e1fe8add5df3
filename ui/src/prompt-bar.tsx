import type { Frame, Outcome } from '@kontor/core';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import type { TableActions } from './contract.ts';
import { Countdown } from './countdown.tsx';
import { useTexts } from './i18n.tsx';
import { useKeys } from './keys.tsx';
import { KIT_TEXTS } from './texts/index.ts';
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
  /** Passing and other things one regrets; kept well apart from the rest. */
  readonly regret?: ReactNode;
}

/** The question and everything to answer it with; undo, redo and confirmation are the same in every game. */
export function PromptBar(props: PromptBarProps): ReactNode {
  const { sentence, detail, frame, act, deadline, actions, regret } = props;
  const texts = useTexts(KIT_TEXTS);
  const held = frame.held !== undefined;
  const tools: [boolean, string, string, () => Promise<Outcome> | undefined][] = [
    [frame.undo.step, 'u', texts.undo, () => act?.undo('step')],
    [frame.undo.turn, 'U', texts.undoTurn, () => act?.undo('turn')],
    [frame.undo.redo, 'r', texts.redo, () => act?.redo()],
    [frame.undo.takeBack && !frame.undo.step, 't', texts.takeBack, () => act?.takeBack()],
  ];
  const possible = act ? tools.filter(([can]) => can) : [];
  useKeys([
    ...(held && act ? [{ key: 'Enter', text: texts.confirm, run: () => void act.confirm() }] : []),
    ...possible.map(([, key, text, run]) => ({ key, text, run: () => void run() })),
  ]);

  return (
    <section className="k-prompt" data-mine={act !== undefined && (held || frame.decision !== undefined)}>
      <div className="k-prompt-words">
        <p className="k-prompt-sentence">
          {deadline !== undefined && <Countdown until={deadline} />}
          {held && act ? texts.confirmHint : sentence}
        </p>
        {detail && <div className="k-prompt-detail">{detail}</div>}
      </div>
      <div className="k-prompt-buttons">
        {possible.length > 0 && (
          <div className="k-prompt-tools">
            {possible.map(([, key, text, run]) => (
              <Button key={key} look="quiet" onClick={() => void run()}>
                {text}
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
          actions && <div className="k-prompt-actions">{actions}</div>
        )}
      </div>
    </section>
  );
}
