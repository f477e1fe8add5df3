import { type KeyboardEvent, useMemo } from 'react';
import { signed } from '../bits.tsx';
import type { Chooser } from '../chooser.ts';
import type { MapDrawing } from '../model/drawing.ts';
import { MEDALLION } from '../model/land.ts';
import { neighbourTowards } from '../model/walk.ts';
import { arrowOf, usePressing } from '../pressing.ts';
import { useScene } from '../scene.ts';
import { gainOf, villageLabel } from './village-words.ts';

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
  const scene = useScene();
  const pressing = usePressing(chooser);
  const { villages } = drawing;
  const { question } = chooser;
  const labels = useMemo(
    () => new Map(villages.map(({ id }) => [id, villageLabel(scene, question, id)])),
    [villages, scene, question],
  );
  const home = villages.find(({ id }) => chooser.isLegal(id)) ?? villages[0];
  const stop = villages.some(({ id }) => id === chooser.pointed) ? chooser.pointed : home?.id;

  const walk = (event: KeyboardEvent<SVGGElement>, id: string): void => {
    const towards = arrowOf(event);
    const from = drawing.places.get(id);
    const next = towards && from && neighbourTowards(from.at, towards, villages);
    if (!next) return;
    event.preventDefault();
    event.currentTarget.parentElement?.querySelector<SVGGElement>(`[data-village="${next.id}"]`)?.focus();
  };

  return (
    <g>
      {villages.map(({ id, at }) => {
        const handlers = pressing(id);
        const legal = chooser.isLegal(id);
        return (
          <g
            key={id}
            className="hg-village"
            role="button"
            tabIndex={id === stop ? 0 : -1}
            aria-label={labels.get(id)}
            aria-disabled={!legal}
            data-village={id}
            data-legal={legal}
            data-pointed={id === chooser.pointed}
            transform={`translate(${at.join(' ')})`}
            {...handlers}
            onKeyDown={(event) => {
              handlers.onKeyDown(event);
              walk(event, id);
            }}
          >
            <circle className="hg-hit" r={HIT} />
            <g className="hg-grows">
              <circle className="hg-lit" r={MEDALLION + 6} />
              {reach && <ReachBadge gain={gainOf(scene, question, id)} />}
            </g>
          </g>
        );
      })}
    </g>
  );
}

function ReachBadge({ gain }: { readonly gain: number | undefined }) {
  if (gain === undefined) return null;
  return (
    <g className="hg-badge" data-sign={Math.sign(gain)} transform="translate(0 29)">
      <rect x={-24} y={-14} width={48} height={27} rx={13} />
      <text y={8}>{signed(gain)}</text>
    </g>
  );
}
