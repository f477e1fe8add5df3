import type { Special } from '../../rules/files/board.ts';
import type { HermagorEvent } from '../../rules/view/events.ts';
import type { HermagorSituation } from './claims.ts';

/* When the subjects of the short lessons are first met. */

type Met = (situation: HermagorSituation) => boolean;

/** Somebody has done or got something of this kind. */
function happened(type: HermagorEvent['type'], fits: (event: HermagorEvent) => boolean = () => true): Met {
  return ({ history }) =>
    history.some(({ events }) => events.some((event) => event.type === type && fits(event)));
}

/** The tile lies in the market. */
function lies(tile: Special): Met {
  return ({ view, decision }) =>
    decision.kind.startsWith('buyer') && Object.values(view.booths).includes(tile);
}

/** Goods are sold in this round or later. */
function sellingSince(round: (rounds: number) => number): Met {
  return ({ table, view, decision }) =>
    decision.kind.startsWith('action') && view.round >= round(table.actionTiles.length);
}

/** By lesson. */
export const MET: Readonly<Record<string, Met>> = {
  'two-players': ({ table }) => table.twoPlayers,
  'revenue-officer': ({ decision }) => decision.kind === 'declare',
  buzz: happened('buzz'),
  'good-deal': lies('good-deal'),
  'floating-market': lies('floating-market'),
  shortcut: lies('shortcut'),
  'black-market': lies('black-market'),
  'others-stations': happened('shared-in'),
  nobility: happened('built', (event) => event.type === 'built' && event.row === 'nobility'),
  'half-tolls': sellingSince(() => 2),
  dukedoms: sellingSince((rounds) => rounds - 1),
  'principal-route': sellingSince((rounds) => rounds),
};
