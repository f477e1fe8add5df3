import { type Target, TargetList } from '@kontor/ui';
import { useMemo } from 'react';
import { consequences, situation } from '../map/village-words.ts';
import { changes, placeText, tileText } from '../market/space-words.ts';
import { aimOf } from '../model/choices.ts';
import { placeName } from '../model/progress.ts';
import type { Chooser, Question } from '../model/use-choice.ts';
import { Sign } from '../parts.tsx';
import { type Scene, useScene } from '../scene.ts';
import { answerOf } from './answers.tsx';

/** Everything that can be done now, as a list. */
export function Targets({ chooser }: { readonly chooser: Chooser }) {
  const scene = useScene();
  const { question } = chooser;
  const targets = useMemo(
    () => targetMoves(scene, question).map((move) => targetOf(scene, question, move)),
    [scene, question],
  );
  return (
    <TargetList
      targets={targets}
      onChoose={chooser.play}
      onPoint={(move) => chooser.point(move === undefined ? undefined : aimIn(scene, move)?.target)}
    />
  );
}

function aimIn({ view, viewer }: Scene, move: string) {
  return aimOf(move, viewer === null ? '' : (view.players[viewer]?.merchant ?? ''));
}

/** The targets of the chosen mode, and the moves that need no target. */
export function targetMoves(scene: Scene, { choices, mode }: Question): string[] {
  const aimed = [...choices.moves].filter((move) => mode !== undefined && aimIn(scene, move)?.mode === mode);
  return [...aimed, ...choices.answers, ...choices.regrets];
}

function targetOf(scene: Scene, question: Question, move: string): Target {
  const { table, view, ui, words } = scene;
  const aim = aimIn(scene, move);
  if (!aim) {
    const { text, mark, gain, note } = answerOf(scene, question, move);
    return {
      move,
      name: text,
      icon: mark,
      ...(gain === undefined ? {} : { gain: String(gain) }),
      ...(note === undefined ? {} : { note }),
    };
  }
  const preview = question.preview(move);
  if (preview.kind === 'buyer') {
    const tile = view.booths[aim.target];
    return {
      move,
      name:
        tile === undefined
          ? placeText(scene, aim.target)
          : scene.ui.named(placeText(scene, aim.target), tileText(scene, tile)),
      cost: String(preview.cost),
      note: changes(scene, question, move).join(', '),
    };
  }
  const product = table.map.villages.find(({ id }) => id === aim.target)?.product;
  const name = placeName(table, aim.target);
  const inFigures =
    preview.kind === 'sale' || preview.kind === 'travel'
      ? [ui.toll(preview.toll), ...(preview.kind === 'sale' ? [ui.sale(preview.price)] : [])]
      : [];
  const note = [...consequences(scene, question, aim.target), ...situation(scene, aim.target)];
  return {
    move,
    name: product ? `${name}, ${words.products[product]}` : name,
    ...(product ? { icon: <Sign icon={product} /> } : {}),
    ...(preview.kind === 'sale' || preview.kind === 'travel' ? { cost: String(preview.toll) } : {}),
    ...(preview.kind === 'sale' ? { gain: String(preview.price) } : {}),
    note: note.filter((part) => !inFigures.includes(part)).join(', '),
  };
}
