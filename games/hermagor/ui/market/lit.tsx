import { LINE_NAMES } from '../../rules/index.ts';
import { useHighlighted } from '../highlight.ts';
import { placeOf } from '../model/places.ts';
import type { Plan } from './plan.ts';

interface LitPlacesProps {
  readonly plan: Plan;
  readonly more: readonly string[];
}

/** Passages and spaces that a line of the story or a settled tile is about. */
export function LitPlaces({ plan, more }: LitPlacesProps) {
  const lit = [...useHighlighted(), ...more];
  return (
    <g className="hg-lit-places" aria-hidden="true">
      {LINE_NAMES.filter((line) => lit.includes(placeOf.line(line))).map((line) => (
        <rect key={line} className="hg-lit-space" {...plan.street(line)} />
      ))}
      {plan.fields
        .filter(({ name }) => lit.includes(name))
        .map(({ name, x, y, width, height }) => (
          <rect
            key={name}
            className="hg-lit-space"
            x={x + 1}
            y={y + 1}
            width={width - 2}
            height={height - 2}
            rx={8}
          />
        ))}
    </g>
  );
}
