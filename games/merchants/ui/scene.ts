import type { Seat, Viewer } from '@kontor/core';
import { createScene, type PlayerInfo, type TableProps, textsFor } from '@kontor/ui';
import type { MerchantsBoard } from '../rules/files/board.ts';
import { CAPITAL, type CityNumber, type MerchantsTable, type MerchantsView } from '../rules/state/types.ts';
import type { MerchantsEvent } from '../rules/view/events.ts';
import type { Names } from '../texts/types.ts';
import { MERCHANTS_TEXTS } from './texts/game.ts';
import { UI_TEXTS } from './texts/index.ts';

export type MerchantsTableProps = TableProps<MerchantsTable, MerchantsView, MerchantsEvent>;

type SceneProps = Pick<MerchantsTableProps, 'table' | 'viewer' | 'players' | 'locale'> & {
  /** The view that is shown now, which may be an earlier one. */
  readonly view: MerchantsView;
  /** How often the table did not simply go on. */
  readonly leaps?: number;
};

/** What every part of the table reads. */
export type Scene = ReturnType<typeof sceneOf>;

export function sceneOf(props: SceneProps) {
  return {
    ...props,
    ...wordsFor(props),
    // `prepare` has checked the file.
    board: props.table.boardFile as MerchantsBoard,
    me: props.players.find(({ seat }) => seat === props.viewer),
  };
}

/** A player in a sentence: the reader is "you". */
export function personName({ ui, names }: Pick<Scene, 'ui' | 'names'>, seat: Seat): string {
  return seat === names.me ? ui.you : names.player(seat);
}

/** Texts of the user interface and of the game, and names to fill in. */
export function wordsFor({
  table,
  players,
  locale,
  viewer = null,
}: Pick<SceneProps, 'table' | 'players' | 'locale'> & { readonly viewer?: Viewer }) {
  return {
    ui: textsFor(UI_TEXTS, locale),
    words: textsFor(MERCHANTS_TEXTS, locale),
    names: namesFor(table, players, viewer),
  };
}

function namesFor(table: MerchantsTable, players: readonly PlayerInfo[], viewer: Viewer): Names {
  // `prepare` has checked the file.
  const board = table.boardFile as MerchantsBoard;
  const cities = new Map<CityNumber, string>(
    board.cities.map(({ number, name }) => [number, `${name} (${number})`]),
  );
  return {
    player: (seat: Seat) => players[seat]?.name ?? String(seat + 1),
    city: (city) => (city === CAPITAL ? board.capital.name : (cities.get(city) ?? String(city))),
    ...(viewer === null ? {} : { me: viewer }),
  };
}

export const { SceneProvider, useScene } = createScene<Scene>();
