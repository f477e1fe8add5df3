import type { Outcome } from '@kontor/core';
import { useRowState } from '@kontor/ui';
import { useEffect, useMemo } from 'react';
import { REGION_NUMERALS, type RegionNumeral } from '../../rules/files/board.ts';
import { type DecisionParams, PICKS, type Pick } from '../../rules/state/types.ts';
import type { MerchantsTableProps } from '../scene.ts';

export type Placing = Partial<Record<RegionNumeral, number>>;

/** What the person at the table has chosen so far for the decision at hand. */
interface Chosen {
  readonly picks: readonly Pick[];
  readonly placing: Placing;
  /** Electors that are not yet in a region. */
  readonly electorsLeft: number;
  readonly amount: number;
}

/** The choice so far, how to change it and how to make it a move. */
export interface Choice extends Chosen {
  togglePick(pick: Pick): void;
  changeElectors(region: RegionNumeral, by: 1 | -1): void;
  announce(amount: number): void;
  /** The last refusal, until something else is done. */
  readonly refused: Extract<Outcome, { ok: false }>['refused'] | undefined;
  play(move: string): void;
}

const TWO = 2;
const NO_PICKS: readonly Pick[] = [];
const NOWHERE: Placing = {};

export function useChoice({ frame, act, viewer, onConsider }: MerchantsTableProps): Choice {
  const { row, decision } = frame;
  const [picks, setPicks] = useRowState(row, NO_PICKS);
  const [placing, setPlacing] = useRowState(row, NOWHERE);
  const resource = frame.view.monopoly?.resource;
  const stock = resource && viewer !== null ? frame.view.players[viewer]?.screen?.stock[resource] : undefined;
  const [amount, announce] = useRowState(row, stock ?? 0);
  const [refused, setRefused] = useRowState<Choice['refused']>(row, undefined);
  const due = decision?.kind === 'electors' ? Number(decision.params['count']) : 0;
  const placed = REGION_NUMERALS.reduce((sum, region) => sum + (placing[region] ?? 0), 0);
  const electorsLeft = due - placed;
  const whole = wholeMove(decision?.kind, { picks, placing, electorsLeft, amount });
  useEffect(() => {
    if (whole !== undefined) onConsider?.(whole);
  }, [whole, onConsider]);
  // The same object as long as nothing is chosen: the whole map is drawn from it.
  return useMemo(
    () => ({
      picks,
      // A third pick takes the place of the first.
      togglePick: (pick) =>
        setPicks(picks.includes(pick) ? picks.filter((each) => each !== pick) : [...picks, pick].slice(-TWO)),
      placing,
      electorsLeft,
      changeElectors: (region, by) => {
        const count = (placing[region] ?? 0) + by;
        if (count >= 0 && by <= electorsLeft) setPlacing({ ...placing, [region]: count });
      },
      amount,
      announce,
      refused,
      play: (move) => {
        void act?.play(move).then((outcome) => setRefused(outcome.ok ? undefined : outcome.refused));
      },
    }),
    [act, picks, setPicks, placing, setPlacing, electorsLeft, amount, announce, refused, setRefused],
  );
}

/** The move that is chosen, once nothing is missing. */
export function wholeMove(
  kind: string | undefined,
  { picks, placing, electorsLeft, amount }: Chosen,
): string | undefined {
  switch (kind) {
    case 'picks':
      return picksMove(picks);
    case 'electors':
      return electorsLeft === 0 ? electorsMove(placing) : undefined;
    case 'announce':
      return `announce ${amount}`;
    default:
      return undefined;
  }
}

export function picksMove(picks: readonly Pick[]): string | undefined {
  return picks.length === TWO ? `picks ${PICKS.filter((pick) => picks.includes(pick)).join(' ')}` : undefined;
}

export function electorsMove(placing: Placing): string {
  const words = REGION_NUMERALS.flatMap((region) =>
    placing[region] ? [`${region}:${placing[region]}`] : [],
  );
  return `electors ${words.join(' ')}`;
}

/** The decision as its kind knows it. */
export function paramsOf<K extends keyof DecisionParams>(
  decision: { readonly kind: string; readonly params: object } | undefined,
  kind: K,
): DecisionParams[K] | undefined {
  return decision?.kind === kind ? (decision.params as DecisionParams[K]) : undefined;
}
