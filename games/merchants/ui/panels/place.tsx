import { type TableRules, TargetList } from '@kontor/ui';
import type { ReactNode } from 'react';
import type { CityNumber } from '../../rules/state/types.ts';
import { nearby } from '../../rules/view/nearby.ts';
import { cityDrawing, type MapDrawing } from '../map/drawing.ts';
import { useScene } from '../scene.ts';

interface PlaceProps {
  readonly drawing: MapDrawing;
  readonly rules: TableRules;
  readonly onChoose: (move: string) => void;
  readonly onPoint: (city: CityNumber | undefined) => void;
}

/** M-S4: every city where the caravan can start, with what lies near. */
export function PlacePanel({ drawing, rules, onChoose, onPoint }: PlaceProps): ReactNode {
  const { ui, table, view, names } = useScene();
  const cityIn = (move: string): CityNumber => Number(move.split(' ')[1]);
  return (
    <TargetList
      label={ui.starting}
      targets={rules.moves.map((move) => {
        const city = cityIn(move);
        const near = nearby(table, view, city);
        return {
          move,
          name: names.city(city),
          note: `${ui.rank(cityDrawing(drawing, city).rank)} · ${ui.near(near.goods, near.contracts)}`,
        };
      })}
      onChoose={onChoose}
      onPoint={(move) => onPoint(move === undefined ? undefined : cityIn(move))}
    />
  );
}
