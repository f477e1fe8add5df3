import type { Refusal } from '@kontor/core';
import { createScene, type PlayerColour, type PlayerShape, type TableProps, textsFor } from '@kontor/ui';
import {
  type BuildOption,
  type Colour,
  type HermagorEvent,
  type HermagorTable,
  type HermagorView,
  type Reach,
  reach,
  regionPay,
} from '../rules/index.ts';
import type { Owner } from './texts/en.ts';
import { TEXTS } from './texts/game.ts';
import { UI_TEXTS } from './texts/index.ts';

export type HermagorTableProps = TableProps<HermagorTable, HermagorView, HermagorEvent>;

type SceneProps = Pick<HermagorTableProps, 'table' | 'viewer' | 'players' | 'locale'> & {
  readonly view: HermagorView;
  readonly pace: number;
  /** Others look at the same screen, so the viewer's cash must be covered. */
  readonly covered?: boolean;
};

/** What every part of the table reads. */
export type Scene = ReturnType<typeof sceneOf>;

export function sceneOf(props: SceneProps) {
  const { table, view, viewer, players, locale } = props;
  const ui = textsFor(UI_TEXTS, locale);
  const words = textsFor(TEXTS, locale);
  let reached: ReadonlyMap<string, Reach> | undefined;
  let paid: ReadonlyMap<string, readonly BuildOption[]> | undefined;
  return {
    ...props,
    /** Texts of the user interface. */
    ui,
    /** Texts of the game itself. */
    words,
    refusal: (refused: Refusal): string => words.refusal(props.covered ? withoutCash(refused) : refused),
    /** What every village would cost and bring the viewer, by village. */
    reach: (): ReadonlyMap<string, Reach> => {
      reached ??= new Map(
        (viewer === null ? [] : reach(table, view, viewer)).map((entry) => [entry.village, entry]),
      );
      return reached;
    },
    /** What every region would pay the viewer if it were completed now, by region. */
    pay: (): ReadonlyMap<string, readonly BuildOption[]> => {
      paid ??= viewer === null ? new Map() : regionPay(table, view, viewer);
      return paid;
    },
    /** Whose something is, in a sentence. */
    owner: (colour: Colour): Owner => ({
      name: colour === viewer ? ui.you : (players.find(({ seat }) => seat === colour)?.name ?? ui.shared),
      mine: colour === viewer,
    }),
    wood: (colour: Colour): Wood =>
      players.find(({ seat }) => seat === colour) ?? { name: ui.shared, colour: 'neutral' },
  };
}

function withoutCash(refused: Refusal): Refusal {
  const { cash: _, ...params } = refused.params;
  return { ...refused, params };
}

/** Name and appearance of a colour on the table. */
export interface Wood {
  readonly name: string;
  readonly colour: PlayerColour | 'neutral';
  readonly shape?: PlayerShape;
}

export const { SceneProvider, useScene } = createScene<Scene>();
