import { Button, PromptBar } from '@kontor/ui';
import { memo } from 'react';
import { signed } from '../../texts/signed.ts';
import type { Mode } from '../model/choices.ts';
import type { Question } from '../model/use-choice.ts';
import { promptText } from '../prompt.ts';
import type { HermagorTableProps } from '../scene.ts';
import { useScene } from '../scene.ts';
import type { UiTexts } from '../texts/en.ts';
import { answerOf } from './answers.tsx';
import './prompt.css';

interface PromptProps {
  readonly frame: HermagorTableProps['frame'];
  readonly act: HermagorTableProps['act'];
  readonly question: Question;
  /** The price table is beside the boards: what can be chosen there needs no buttons. */
  readonly pricesInSight: boolean;
}

/** With more buttons the short form is used. */
const MANY = 4;

/** The question, the ways to answer it that need no board, and what a click on the board means. */
export const Prompt = memo(function Prompt({ frame, act, question, pricesInSight }: PromptProps) {
  const scene = useScene();
  const { choices, mode } = question;
  const asked = act !== undefined && frame.decision !== undefined;
  const many = choices.answers.length > MANY && choices.answers.every((move) => move.startsWith('raise '));
  return (
    <PromptBar
      sentence={promptText(scene, frame)}
      detail={asked ? hintFor(scene.ui, choices.modes, mode, many && pricesInSight) : undefined}
      frame={frame}
      {...(act ? { act } : {})}
      {...(asked
        ? {
            actions: (
              <>
                {choices.modes.length > 1 && <Modes question={question} />}
                {!(many && pricesInSight) &&
                  choices.answers.map((move) => (
                    <AnswerButton key={move} move={move} question={question} brief={many} />
                  ))}
              </>
            ),
          }
        : {})}
      {...(choices.regrets.length > 0
        ? {
            regret: choices.regrets.map((move) => (
              <Button key={move} look="regret" data-move={move} onClick={() => question.play(move)}>
                {answerOf(scene, question, move).text}
              </Button>
            )),
          }
        : {})}
    />
  );
});

/** What to choose and where; unusual moves are named. */
function hintFor(
  ui: UiTexts,
  modes: readonly Mode[],
  mode: Mode | undefined,
  inPrices: boolean,
): string | undefined {
  if (inPrices) return ui.choosePrice;
  if (!mode || modes.length === 0) return undefined;
  const { name, hint } = ui.modes[mode];
  return modes.length > 1 || mode === 'buy' || mode === 'go' ? hint : ui.named(name, hint);
}

interface AnswerButtonProps {
  readonly move: string;
  readonly question: Question;
  readonly brief: boolean;
}

function AnswerButton({ move, question, brief }: AnswerButtonProps) {
  const { text, short, mark, gain, note } = answerOf(useScene(), question, move);
  return (
    <Button
      look={question.choices.answers.length === 1 ? 'primary' : 'plain'}
      data-move={move}
      {...(brief && short !== undefined ? { 'aria-label': text } : {})}
      onClick={() => question.play(move)}
    >
      {mark}
      <span className="hg-answer-words">
        <span className="hg-answer" title={text}>
          {brief ? (short ?? text) : text}
        </span>
        {gain !== undefined && <strong>{signed(gain)}</strong>}
        {note !== undefined && !brief && <small className="hg-answer-note">{note}</small>}
      </span>
    </Button>
  );
}

/** So many modes have their short names, to leave room for the question. */
const MANY_MODES = 3;

/** What a click on a village or space means. */
function Modes({ question }: { readonly question: Question }) {
  const { ui } = useScene();
  const { modes } = question.choices;
  const brief = modes.length >= MANY_MODES;
  return (
    <fieldset className="hg-modes" data-brief={brief}>
      <legend className="k-hidden">{ui.modeLabel}</legend>
      {modes.map((mode) => {
        const { name } = ui.modes[mode];
        const short = brief ? ui.shortModes[mode] : undefined;
        return (
          <Button
            key={mode}
            aria-pressed={mode === question.mode}
            {...(short === undefined ? {} : { 'aria-label': name, title: name })}
            onClick={() => question.setMode(mode)}
          >
            {short ?? name}
          </Button>
        );
      })}
    </fieldset>
  );
}
