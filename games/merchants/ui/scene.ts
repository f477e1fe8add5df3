import type { Seat } from '@kontor/core';
import { type PlayerInfo, type TableProps, textsFor } from '@kontor/ui';
import { createContext, useContext } from 'react';
import type { MerchantsBoard } from '../rules/files/board.ts';
import { CAPITAL, type CityNumber, type MerchantsTable, type MerchantsView } from '../rules/state/types.ts';
import type { MerchantsEvent } from '../rules/view/events.ts';
import { MERCHANTS_TEXTS, type Names } from '../texts/index.ts';
import { UI_TEXTS } from './texts/index.ts';

export type MerchantsTableProps = TableProps<MerchantsTable, MerchantsView, MerchantsEvent>;

type SceneProps = Pick<MerchantsTableProps, 'table' | 'viewer' | 'players' | 'locale'> & {
  /** The table as it is shown now, which may be a moment of the past. */
  readonly view: MerchantsView;
};

/** What every part of the table looks at. */
export type Scene = ReturnType<typeof sceneOf>;

export function sceneOf(props: SceneProps) {
  return {
    ...props,
    ...wordsFor(props),
    me: props.players.find(({ seat }) => seat === props.viewer),
  };
}

/** Words of the screen, words of the game, and names to fill in. */
export function wordsFor({ table, players, locale }: Pick<SceneProps, 'table' | 'players' | 'locale'>) {
  return {
    ui: textsFor(UI_TEXTS, locale),
    words: textsFor(MERCHANTS_TEXTS, locale),
    names: namesFor(table, players),
  };
}

function namesFor(table: MerchantsTable, players: readonly PlayerInfo[]): Names {
  // `prepare` has checked the file.
  const board = table.boardFile as MerchantsBoard;
  const cities = new Map<CityNumber, string>(
    board.cities.map(({ number, name }) => [number, `${name} (${number})`]),
  );
  return {
    player: (seat: Seat) => players[seat]?.name ?? String(seat + 1),
    city: (city) => (city === CAPITAL ? board.capital.name : (cities.get(city) ?? String(city))),
  };
}

const SceneContext = createContext<Scene | undefined>(undefined);
export const SceneProvider = SceneContext.Provider;

export function useScene(): Scene {
  const scene = useContext(SceneContext);
  if (!scene) throw new Error('A part of the table stands outside of it.');
  return scene;
}
