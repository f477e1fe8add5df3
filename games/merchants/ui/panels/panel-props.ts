import type { CityNumber } from '../../rules/state/types.ts';
import type { MapDrawing } from '../map/drawing.ts';
import type { Playback } from '../model/playback.ts';
import type { Choice } from '../model/use-choice.ts';
import type { Plan } from '../model/use-plan.ts';
import type { MerchantsTableProps } from '../scene.ts';

/** What the map and the panels share. */
export interface PanelProps {
  readonly props: MerchantsTableProps;
  readonly playback: Playback;
  readonly plan: Plan | undefined;
  readonly choice: Choice;
  readonly drawing: MapDrawing;
  readonly onPoint: (city: CityNumber | undefined) => void;
}
