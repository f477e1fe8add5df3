import { Button } from '@kontor/ui';
import { type ReactNode, useId } from 'react';
import type { RegionNumeral } from '../../rules/files/board.ts';
import { PICKS, type Pick } from '../../rules/state/types.ts';
import { Token } from '../map/token.tsx';
import { picksMove } from '../model/use-choice.ts';
import { regionPlace } from '../places.ts';
import { useScene } from '../scene.ts';
import './choices.css';

interface PicksProps {
  readonly namePick: (pick: Pick) => string;
  readonly chosen: readonly Pick[];
  readonly onToggle: (pick: Pick) => void;
  readonly onDone: (move: string) => void;
}

/** M-3.5: two of three, switched on and off until two are on. */
export function PicksPanel({ namePick, chosen, onToggle, onDone }: PicksProps): ReactNode {
  const { ui } = useScene();
  const move = picksMove(chosen);
  return (
    <fieldset className="moe-picks" data-answers="true">
      <legend className="k-hidden">{ui.pickTwo}</legend>
      {PICKS.map((pick) => (
        <label key={pick} className="moe-pick" data-explain={`pick-${pick}`} data-on={chosen.includes(pick)}>
          <input type="checkbox" checked={chosen.includes(pick)} onChange={() => onToggle(pick)} />
          <span>{namePick(pick)}</span>
        </label>
      ))}
      {/* After the boxes that it is about. */}
      <Button look="primary" disabled={!move} onClick={() => move && onDone(move)}>
        {move ? ui.confirmPicks : ui.pickMore(2 - chosen.length)}
      </Button>
    </fieldset>
  );
}

interface ElectorsProps {
  readonly regions: readonly RegionNumeral[];
  readonly placing: Partial<Record<RegionNumeral, number>>;
  readonly left: number;
  readonly nameRegion: (region: RegionNumeral) => string;
  readonly onChange: (region: RegionNumeral, by: 1 | -1) => void;
}

/** M-3.8: so many electors into each region around; the regions on the map do the same. */
export function ElectorsPanel({ regions, placing, left, nameRegion, onChange }: ElectorsProps): ReactNode {
  const { ui, view } = useScene();
  return (
    <div className="moe-electors" data-answers="true">
      <p>{ui.electorsLeft(left)}</p>
      <ul>
        {regions.map((region) => (
          <li key={region} data-explain={regionPlace(region)}>
            <span className="moe-electors-region">
              {nameRegion(region)}{' '}
              <span className="moe-quiet">{ui.regionElectors(view.electors[region])}</span>
            </span>
            <Button
              aria-label={ui.fewer(nameRegion(region))}
              disabled={!placing[region]}
              onClick={() => onChange(region, -1)}
            >
              −
            </Button>
            <span className="moe-electors-count">{placing[region] ?? 0}</span>
            <Button
              aria-label={ui.more(nameRegion(region))}
              disabled={left === 0}
              onClick={() => onChange(region, 1)}
            >
              +
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface AnnounceProps {
  readonly amount: number;
  readonly onChange: (amount: number) => void;
}

/** M-5.1: from nothing up to what one has; later players know what earlier ones announced. */
export function AnnouncePanel({ amount, onChange }: AnnounceProps): ReactNode {
  const { ui, view, viewer } = useScene();
  const id = useId();
  const resource = view.monopoly?.resource;
  const stock = viewer === null || !resource ? 0 : (view.players[viewer]?.screen?.stock[resource] ?? 0);
  if (!resource) return null;
  const most = Math.max(-1, ...(view.monopoly?.announced ?? []).map((each) => each ?? -1));
  return (
    <div className="moe-announce">
      {stock > 0 && (
        <div className="moe-slider">
          <label htmlFor={id}>
            <Token resource={resource} />
            <span className="k-hidden">{ui.announceHow(resource)}</span>
          </label>
          <input
            id={id}
            type="range"
            min={0}
            max={stock}
            value={Math.min(amount, stock)}
            onChange={(event) => onChange(Number(event.target.value))}
          />
          <output htmlFor={id} data-explain="monopoly">
            {Math.min(amount, stock)}
          </output>
        </div>
      )}
      {/* Whoever has nothing has nothing to choose. */}
      <p className="moe-quiet">
        {stock === 0 && <Token resource={resource} />} {ui.youHave(stock, resource)}{' '}
        {most >= 0 &&
          (stock === 0 || amount < most ? ui.behind(most) : amount > most ? ui.leadWith : ui.tieWith)}{' '}
        {stock > 0 && ui.strictlyMost}
      </p>
    </div>
  );
}
