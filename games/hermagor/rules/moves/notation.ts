import type { Move } from '@kontor/core';
import { PRODUCTS } from '../files/board.ts';
import { spaceByName } from '../market/spaces.ts';
import { DISC_ROWS, placeName, productName, regionName, rowName, spaceName } from '../state/names.ts';
import type { HermagorTable } from '../state/types.ts';
import {
  argumentOf,
  buildMove,
  buyMove,
  declineMove,
  FIRST,
  goMove,
  isMove,
  kindOf,
  moveMove,
  raiseMove,
  regionOfBuild,
  rowOfBuild,
  sharedBuyMove,
  shareMove,
  shortcutMove,
  startMove,
} from './encoding.ts';

/*
 * Moves as text. Seats count from 0; rows and columns of the market from 1; villages and regions go by their ids.
 *
 * | Text                      | Meaning                                                            | Rule         |
 * | ------------------------- | ------------------------------------------------------------------ | ------------ |
 * | `declare`                 | tell the Revenue Officer one's cash                                | H-6.1        |
 * | `pass`                    | do not declare; place no buyer                                     | H-6.1, H-1.4 |
 * | `start SEAT`              | name the start player                                              | H-2.9, H-6.1 |
 * | `buy SPACE`               | place a buyer: `b2.3` on the tile in row 2, column 3; `h2.3` below | H-1.3        |
 * |                           | it, `v2.3` right of it, `j2.3` at the junction of the two          |              |
 * | `shared-buy SPACE`        | place a shared buyer                                               | H-5.2        |
 * | `done`                    | place no shared buyer or station, end the turn                     | H-5.2, H-5.4 |
 * | `raise PRODUCT`           | raise a price                                                      | H-2.4, H-2.5 |
 * | `keep`                    | raise none                                                         | H-2.4, H-2.5 |
 * | `draw`                    | search the bag for a product tile                                  | H-2.8        |
 * | `skip`                    | do not                                                             | H-2.8        |
 * | `go VILLAGE`              | move and sell                                                      | H-3.2        |
 * | `go VILLAGE shortcut`     | the same with the Shortcut                                         | H-3.10       |
 * | `sell`                    | sell where the merchant stands                                     | H-3.3        |
 * | `move VILLAGE`            | move for half the way, without a sale                              | H-3.4        |
 * | `rest`                    | do nothing                                                         | H-3.5        |
 * | `share VILLAGE`           | place a shared station                                             | H-5.4        |
 * | `build REGION PRODUCT`    | put a disc on the product's row                                    | H-3.13       |
 * | `build REGION nobility`   | put a disc on the Nobility row                                     | H-3.14       |
 * | `decline REGION`          | put none                                                           | H-3.13       |
 */

export function formatMove(table: HermagorTable, move: Move): string {
  if (!isMove(table, move)) return `?${move}`;
  const kind = kindOf(move);
  const argument = argumentOf(move);
  switch (kind) {
    case 'start':
      return `start ${argument}`;
    case 'buy':
    case 'shared-buy':
      return `${kind} ${spaceName(argument)}`;
    case 'raise':
      return `raise ${productName(argument)}`;
    case 'go':
    case 'move':
    case 'share':
      return `${kind} ${placeName(table, argument)}`;
    case 'go-shortcut':
      return `go ${placeName(table, argument)} shortcut`;
    case 'build':
      return `build ${regionName(table, regionOfBuild(move))} ${rowName(rowOfBuild(move))}`;
    case 'decline':
      return `decline ${regionName(table, argument)}`;
    default:
      return kind;
  }
}

export function parseMove(table: HermagorTable, text: string): Move | undefined {
  const first = text.indexOf(' ');
  if (first < 0) return parseBare(text);
  const word = text.slice(0, first);
  const second = text.indexOf(' ', first + 1);
  if (second < 0) return parseOne(table, word, text.slice(first + 1));
  return parseTwo(table, word, text.slice(first + 1, second), text.slice(second + 1));
}

const BARE = ['pass', 'done', 'keep', 'draw', 'skip', 'declare', 'sell', 'rest'] as const;

function parseBare(word: string): Move | undefined {
  const kind = BARE.find((candidate) => candidate === word);
  return kind && FIRST[kind];
}

function parseOne(table: HermagorTable, word: string, name: string): Move | undefined {
  switch (word) {
    case 'start':
      return encode(startMove, /^[0-4]$/.test(name) && Number(name) < table.seats ? Number(name) : undefined);
    case 'buy':
      return encode(buyMove, spaceByName(name));
    case 'shared-buy':
      return encode(sharedBuyMove, spaceByName(name));
    case 'raise':
      return encode(raiseMove, indexIn(PRODUCTS, name));
    case 'go':
      return encode(goMove, villageByName(table, name));
    case 'move':
      return encode(moveMove, villageByName(table, name));
    case 'share':
      return encode(shareMove, villageByName(table, name));
    case 'decline':
      return encode(declineMove, table.regionNumber.get(name));
    default:
      return undefined;
  }
}

function parseTwo(table: HermagorTable, word: string, first: string, second: string): Move | undefined {
  if (word === 'go' && second === 'shortcut') return encode(shortcutMove, villageByName(table, first));
  if (word !== 'build') return undefined;
  const region = table.regionNumber.get(first);
  const row = indexIn(DISC_ROWS, second);
  return region === undefined || row === undefined ? undefined : buildMove(region, row);
}

function encode(move: (argument: number) => Move, argument: number | undefined): Move | undefined {
  return argument === undefined ? undefined : move(argument);
}

function indexIn(names: readonly string[], name: string): number | undefined {
  const index = names.indexOf(name);
  return index < 0 ? undefined : index;
}

function villageByName(table: HermagorTable, name: string): number | undefined {
  const place = table.placeNumber.get(name);
  return place === table.castle ? undefined : place;
}
