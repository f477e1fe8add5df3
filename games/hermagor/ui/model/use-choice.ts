import type { Refusal } from '@kontor/core';
import { useAnnounce } from '@kontor/ui';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { HermagorPreview } from '../../rules/index.ts';
import type { HermagorTableProps, Scene } from '../scene.ts';
import { type Choices, isOnMarket, type Mode, moveFor, sortMoves } from './choices.ts';

/** What the viewer may do now, and what would follow from it. Stays the same as long as the position does. */
export interface Question {
  readonly choices: Choices;
  /** What pressing a space or village means. */
  readonly mode: Mode | undefined;
  /** The move that pressing a space or village would make; legal or not. */
  readonly moveAt: (target: string) => string | undefined;
  readonly isLegal: (target: string) => boolean;
  readonly preview: (move: string) => HermagorPreview;
  readonly refusal: (move: string) => Refusal | undefined;
  readonly setMode: (mode: Mode) => void;
  readonly play: (move: string) => void;
}

/** The question, and how the viewer is about to answer it. */
export interface Chooser extends Question {
  readonly question: Question;
  /** The space or village whose consequences are shown. */
  readonly pointed: string | undefined;
  readonly point: (target: string | undefined) => void;
  readonly press: (target: string) => void;
}

export function useChooser(props: HermagorTableProps, scene: Scene): Chooser {
  const { frame, onConsider } = props;
  const announce = useAnnounce();
  const [pointed, point] = useState<string>();
  const question = useQuestion(props);

  // What is shown belongs to the old position.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the row is what changes.
  useEffect(() => point(undefined), [frame.row, frame.held]);

  const looked = pointed !== undefined && question.isLegal(pointed) ? question.moveAt(pointed) : undefined;
  useEffect(() => {
    if (looked !== undefined) onConsider?.(looked);
  }, [looked, onConsider]);

  return {
    ...question,
    question,
    pointed,
    point,
    press: (target) => {
      const move = question.moveAt(target);
      if (move === undefined) return;
      const refused = question.refusal(move);
      if (refused) announce(scene.refusal(refused));
      else question.play(move);
    },
  };
}

function useQuestion({ rules, act, frame, viewer }: HermagorTableProps): Question {
  const { row } = frame;
  const [chosen, setChosen] = useState<{ readonly row: number; readonly mode: Mode }>();
  const setMode = useCallback((mode: Mode) => setChosen({ row, mode }), [row]);
  // A refusal of the host is shown by the shell.
  const play = useCallback((move: string) => void act?.play(move), [act]);
  const merchant = viewer === null ? '' : (frame.view.players[viewer]?.merchant ?? '');
  const asked = act !== undefined && frame.decision !== undefined;
  const choices = useMemo(() => sortMoves(asked ? rules.moves : [], merchant), [rules, asked, merchant]);
  const wanted = chosen?.row === row ? chosen.mode : undefined;
  const mode = wanted && choices.modes.includes(wanted) ? wanted : choices.modes[0];
  const answers = useMemo(
    () => ({
      preview: (move: string) => rules.preview(move) as unknown as HermagorPreview,
      refusal: (move: string) => rules.refuse(move),
    }),
    [rules],
  );
  return useMemo(() => {
    const moveAt = (target: string): string | undefined =>
      mode && isOnMarket(mode) === isSpace(target) ? moveFor({ mode, target }, merchant) : undefined;
    const isLegal = (target: string): boolean => {
      const move = moveAt(target);
      return move !== undefined && choices.moves.has(move);
    };
    return { choices, mode, moveAt, isLegal, ...answers, setMode, play };
  }, [choices, mode, merchant, answers, setMode, play]);
}

/** Spaces of the market are named by a letter, a row and a column; villages by words. */
export function isSpace(target: string): boolean {
  return /^[bhvj]\d\.\d$/.test(target);
}
