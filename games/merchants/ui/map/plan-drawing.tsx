import { type Line, pointAlong } from '@kontor/core';
import { pathData } from '@kontor/drawing';
import { GLIDE, type PlayerInfo, WoodPiece, woodColours } from '@kontor/ui';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { TRANSACT } from '../../rules/state/types.ts';
import type { Walk, WalkStep } from '../../rules/view/preview-types.ts';
import { type Cargo, contested } from '../model/cargo.ts';
import { keyed } from '../model/keyed.ts';
import { BADGE, badgePlaces, SMALL_BADGE } from './badges.ts';
import { cityDrawing, type MapDrawing, roadOut } from './drawing.ts';
import { CARAVAN, type MapLayout, SMALL_CARAVAN } from './layout.ts';
import { TokenDrawing } from './token.tsx';
import './plan-drawing.css';

export interface PlanDrawingProps {
  readonly drawing: MapDrawing;
  readonly walk: Walk;
  readonly player: PlayerInfo;
  /** The step after which the ghost stands, from 0; -1: it has not set out. */
  readonly looked: number;
  /** What it has on the way there: taken and not delivered again. */
  readonly cargo: Cargo;
  /** How long the ghost takes for a road; 0: it jumps. */
  readonly pace: number;
}

/** The roads that a plan takes, under the cities. */
export function PlanRoads({ drawing, walk, player, looked }: PlanDrawingProps): ReactNode {
  return (
    <g className="moe-plan" style={{ color: woodColours(player.colour).face }} aria-hidden="true">
      {walk.steps.map((step, i) => (
        <Leg key={step.action} drawing={drawing} step={step} looked={looked === i} />
      ))}
    </g>
  );
}

interface PlanMarksProps extends PlanDrawingProps {
  readonly layout: MapLayout;
}

/** The ghost on its way, and what each step does, over the cities. */
export function PlanMarks({ layout, ...plan }: PlanMarksProps): ReactNode {
  const { drawing, walk, looked } = plan;
  const places = useMemo(() => badgePlaces(drawing, layout, walk.steps), [drawing, layout, walk]);
  return (
    <g className="moe-plan" aria-hidden="true">
      <Ghost {...plan} down={layout.small ? SMALL_CARAVAN : CARAVAN} />
      {walk.steps.map((step, i) => (
        <g key={step.action} transform={`translate(${places[i]?.join(' ')})`}>
          <g className="moe-scaled">
            <Badge step={step} looked={looked === i} small={layout.small} />
          </g>
        </g>
      ))}
    </g>
  );
}

function legLine(drawing: MapDrawing, step: WalkStep): Line | undefined {
  return step.outcome === 'moved' ? roadOut(drawing, step.from, step.act)?.line : undefined;
}

/** The caravan as it will be: it walks the road of the step that is looked at, and carries what it will have taken. */
function Ghost({
  drawing,
  walk,
  player,
  looked,
  cargo,
  pace,
  down,
}: PlanDrawingProps & { readonly down: number }): ReactNode {
  const group = useRef<SVGGElement>(null);
  const before = useRef(looked);
  const step = walk.steps[looked];
  const line = step && legLine(drawing, step);
  useEffect(() => {
    const onward = looked > before.current;
    before.current = looked;
    if (!line || !onward || pace === 0) return;
    const frames = line.map(([x, y]) => ({ transform: `translate(${x}px, ${y}px)` }));
    const journey = group.current?.animate(frames, { duration: pace, easing: GLIDE });
    return () => journey?.cancel();
  }, [line, looked, pace]);
  if (!step) return null;
  const [x, y] = cityDrawing(drawing, step.to).at;
  const left = (-(cargo.length - 1) / 2) * GHOST_TOKEN;
  return (
    <g ref={group} style={{ transform: `translate(${x}px, ${y}px)` }}>
      <g className="moe-scaled moe-ghost">
        <WoodPiece kind="caravan" colour={player.colour} shape={player.shape} x={0} y={down} size={46} />
        {keyed(cargo).map(({ key, item }, i) => (
          <TokenDrawing key={key} resource={item} x={left + i * GHOST_TOKEN} y={down - 24} size={20} />
        ))}
      </g>
    </g>
  );
}

const GHOST_TOKEN = 18;

interface LegProps {
  readonly drawing: MapDrawing;
  readonly step: WalkStep;
  readonly looked: boolean;
}

function Leg({ drawing, step, looked }: LegProps): ReactNode {
  const line = legLine(drawing, step);
  if (!line) return null;
  const path = pathData(line);
  const tip = pointAlong(line, 0.8);
  return (
    <>
      <path className="moe-leg-casing" d={path} />
      <path className={looked ? 'moe-leg moe-leg-looked' : 'moe-leg'} d={path} />
      <g transform={`translate(${tip.at.join(' ')}) rotate(${(tip.angle * 180) / Math.PI})`}>
        <path className="moe-scaled moe-leg-tip" d="M-9-11L12 0L-9 11L-4 0Z" />
      </g>
    </>
  );
}

/** Number and outcome of a step: what it takes, what it delivers, that it fails, that a rival could be first. */
function Badge({ step, looked, small }: Omit<LegProps, 'drawing'> & { readonly small: boolean }): ReactNode {
  const { move, transact, height, aside, foot } = small ? SMALL_BADGE : BADGE;
  const wide = step.act === TRANSACT;
  const failed = step.outcome === 'ignored';
  const width = wide ? transact : move;
  return (
    <g
      className={looked ? 'moe-badge moe-badge-looked' : 'moe-badge'}
      data-failed={failed}
      data-contested={contested(step)}
    >
      <rect x={-width / 2} y={-height / 2} width={width} height={height} rx={height / 2} />
      <text x={wide ? -aside : 0} y={foot}>
        {step.action}
      </text>
      {wide && step.resource && <TokenDrawing resource={step.resource} x={12} y={0} size={22} />}
      {wide && step.contract && <path className="moe-badge-mark" d="M4 0L10 7L21-7" />}
      {failed && <path className="moe-badge-mark" d={wide ? 'M6-6L18 6M18-6L6 6' : 'M-13 13L13-13'} />}
      {contested(step) && (
        <g transform={`translate(${width / 2 - 2} ${-height / 2})`}>
          <circle className="moe-badge-doubt" r={small ? 13 : 11} />
          <text y={foot}>?</text>
        </g>
      )}
    </g>
  );
}
