import { type Line, type Point, pathData, pointAlong } from '@kontor/core';
import { type PlayerInfo, WoodPiece, woodColours } from '@kontor/ui';
import type { ReactNode } from 'react';
import { TRANSACT, type Walk, type WalkStep } from '../../rules/types.ts';
import { cityDrawing, type MapDrawing, roadOut } from './drawing.ts';
import { TokenDrawing } from './token.tsx';

export interface PlanDrawingProps {
  readonly drawing: MapDrawing;
  readonly walk: Walk;
  readonly player: PlayerInfo;
  /** The step that is being looked at, from 0. */
  readonly selected: number | undefined;
}

/** The roads that a plan takes, under the cities. */
export function PlanRoads({ drawing, walk, player, selected }: PlanDrawingProps): ReactNode {
  return (
    <g className="moe-plan" style={{ color: woodColours(player.colour).face }} aria-hidden="true">
      {walk.steps.map((step, i) => (
        <Leg key={step.action} drawing={drawing} step={step} selected={selected === i} />
      ))}
    </g>
  );
}

/** The ghost where the plan ends, and what each step does, over the cities. */
export function PlanMarks({ drawing, walk, player, selected }: PlanDrawingProps): ReactNode {
  const last = walk.steps.at(-1);
  return (
    <g className="moe-plan" aria-hidden="true">
      {last && (
        <g transform={`translate(${cityDrawing(drawing, last.to).at.join(' ')})`}>
          <g className="moe-scaled moe-ghost">
            <WoodPiece kind="caravan" colour={player.colour} shape={player.shape} x={0} y={12} size={46} />
          </g>
        </g>
      )}
      {walk.steps.map((step, i) => {
        const { at, shift } = badgePlace(drawing, step, walk.steps.slice(0, i));
        return (
          <g key={step.action} transform={`translate(${at.join(' ')})`}>
            <g className="moe-scaled">
              <g transform={`translate(${shift.join(' ')})`}>
                <Badge step={step} selected={selected === i} />
              </g>
            </g>
          </g>
        );
      })}
    </g>
  );
}

function legLine(drawing: MapDrawing, step: WalkStep): Line | undefined {
  return step.outcome === 'moved' ? roadOut(drawing, step.from, step.act)?.line : undefined;
}

function Leg({
  drawing,
  step,
  selected,
}: {
  readonly drawing: MapDrawing;
  readonly step: WalkStep;
  readonly selected: boolean;
}): ReactNode {
  const line = legLine(drawing, step);
  if (!line) return null;
  const path = pathData(line);
  const tip = pointAlong(line, 0.72);
  return (
    <>
      <path className="moe-leg-casing" d={path} />
      <path className={selected ? 'moe-leg moe-leg-selected' : 'moe-leg'} d={path} />
      <path
        className="moe-leg-tip"
        d="M-9-11L12 0L-9 11L-4 0Z"
        transform={`translate(${tip.at.join(' ')}) rotate(${(tip.angle * 180) / Math.PI})`}
      />
    </>
  );
}

/** A move's number rides on its road, near where it starts; the rest gathers before the city. */
function badgePlace(
  drawing: MapDrawing,
  step: WalkStep,
  before: readonly WalkStep[],
): { readonly at: Point; readonly shift: Point } {
  const line = legLine(drawing, step);
  if (line) {
    const again = before.filter((other) => other.from === step.from && other.act === step.act).length;
    return { at: pointAlong(line, 0.3 + again * 0.09).at, shift: [0, 0] };
  }
  const city = cityDrawing(drawing, step.from);
  const others = before.filter((other) => other.from === step.from && other.outcome !== 'moved').length;
  return { at: city.at, shift: [-Math.sign(city.tray[0]) * 56, 20 + others * 32] };
}

function Badge({ step, selected }: { readonly step: WalkStep; readonly selected: boolean }): ReactNode {
  const wide = step.act === TRANSACT;
  const failed = step.outcome === 'ignored';
  return (
    <g className={selected ? 'moe-badge moe-badge-selected' : 'moe-badge'} data-failed={failed}>
      <rect x={wide ? -30 : -14} y={-14} width={wide ? 60 : 28} height={28} rx={14} />
      <text x={wide ? -15 : 0} y={7}>
        {step.action}
      </text>
      {wide && step.resource && <TokenDrawing resource={step.resource} x={12} y={0} size={22} />}
      {wide && step.contract && <path className="moe-badge-mark" d="M4 0L10 7L21-7" />}
      {failed && <path className="moe-badge-mark" d={wide ? 'M6-6L18 6M18-6L6 6' : 'M-16-16L16 16'} />}
    </g>
  );
}
