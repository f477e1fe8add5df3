import { arrowDirection, nearestPlace, neighbourTowards, type PressHandlers, usePressing } from '@kontor/ui';
import { type KeyboardEvent, memo, useMemo } from 'react';
import { signed } from '../../texts/signed.ts';
import type { Chooser, Question } from '../model/use-choice.ts';
import { useScene } from '../scene.ts';
import type { MapDrawing } from './drawing.ts';
import { MEDALLION } from './land.ts';
import { completedBy, gainOf, roadsText, villageLabel } from './village-words.ts';

/** Half the size of what a finger can hit; villages are never nearer than twice that. */
const HIT = 52;

interface VillageTargetsProps {
  readonly drawing: MapDrawing;
  readonly chooser: Chooser;
  /** Shows on every village what it would bring. */
  readonly reach: boolean;
}

/** The villages as controls: one stop of the Tab key, arrow keys walk from village to village. */
export function VillageTargets({ drawing, chooser, reach }: VillageTargetsProps) {
  const pressed = usePressing(chooser);
  const { villages } = drawing;
  const { question, pointed } = chooser;
  const { view, viewer } = useScene();
  const merchant = viewer === null ? undefined : drawing.places.get(view.players[viewer]?.merchant ?? '');
  const legal = villages.filter(({ id }) => question.isLegal(id));
  const home = (merchant ? nearestPlace(merchant.at, legal) : legal[0]) ?? villages[0];
  const stop = villages.some(({ id }) => id === pointed) ? pointed : home?.id;
  return (
    <g>
      {villages.map(({ id }) => (
        <VillageTarget
          key={id}
          id={id}
          drawing={drawing}
          question={question}
          reach={reach}
          pressed={pressed}
          pointed={id === pointed}
          stop={id === stop}
        />
      ))}
    </g>
  );
}

interface VillageTargetProps {
  readonly id: string;
  readonly drawing: MapDrawing;
  readonly question: Question;
  readonly reach: boolean;
  readonly pressed: PressHandlers;
  readonly pointed: boolean;
  /** The Tab key stops here. */
  readonly stop: boolean;
}

const VillageTarget = memo(function VillageTarget({
  id,
  drawing,
  question,
  reach,
  pressed,
  pointed,
  stop,
}: VillageTargetProps) {
  const scene = useScene();
  const label = useMemo(() => villageLabel(scene, question, id), [scene, question, id]);
  const roads = useMemo(() => roadsText(scene, id), [scene, id]);
  const legal = question.isLegal(id);
  const handlers = pressed(id);
  const at = drawing.places.get(id)?.at ?? [0, 0];

  const walk = (event: KeyboardEvent<SVGGElement>): void => {
    const towards = arrowDirection(event);
    const next = towards && neighbourTowards(at, towards, drawing.villages);
    if (!next) return;
    event.preventDefault();
    event.currentTarget.parentElement?.querySelector<SVGGElement>(`[data-village="${next.id}"]`)?.focus();
  };

  return (
    <g
      className="hg-village"
      role="button"
      tabIndex={stop ? 0 : -1}
      aria-label={label}
      aria-description={roads}
      aria-disabled={!legal}
      data-village={id}
      data-place={id}
      data-legal={legal}
      data-pointed={pointed}
      transform={`translate(${at.join(' ')})`}
      {...handlers}
      onKeyDown={(event) => {
        handlers.onKeyDown(event);
        walk(event);
      }}
    >
      <circle className="hg-hit" r={HIT} />
      <g className="hg-grows">
        {/* The village itself shows its card when it is pointed at. */}
        <circle className="hg-veil" r={MEDALLION} />
        <circle className="hg-lit-edge" r={MEDALLION + 6} />
        <circle className="hg-lit" data-explain={`village:${id}`} r={MEDALLION + 6} />
        {reach && <ReachBadge gain={gainOf(scene, question, id)} regions={completedBy(question, id)} />}
      </g>
    </g>
  );
});

interface ReachBadgeProps {
  readonly gain: number | undefined;
  /** Regions that it completes, a flag for each. */
  readonly regions: number;
}

function ReachBadge({ gain, regions }: ReachBadgeProps) {
  if (gain === undefined) return null;
  return (
    <g className="hg-badge" data-sign={Math.sign(gain)} transform="translate(0 31)">
      <g>
        <rect x={-24} y={-12} width={48} height={24} rx={12} />
        <text y={8}>{signed(gain)}</text>
        {regions > 0 && (
          <path
            className="hg-badge-flag"
            d={Array.from({ length: regions }, (_, i) => `M${28 + i * 17} 10V-14l15 6l-15 6`).join('')}
          />
        )}
      </g>
    </g>
  );
}
