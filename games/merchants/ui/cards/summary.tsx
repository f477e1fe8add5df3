import { PlayerName, type SummaryProps } from '@kontor/ui';
import { type ReactNode, useMemo } from 'react';
import { SCORING_INTERVAL } from '../../rules/flow/monopoly.ts';
import type { MerchantsTable, MerchantsView } from '../../rules/state/types.ts';
import type { MerchantsEvent } from '../../rules/view/events.ts';
import { type Gains, gainsOf } from '../model/gains.ts';
import { ProjectionList } from '../panels/standing.tsx';
import { SceneProvider, sceneOf, useScene } from '../scene.ts';
import './cards.css';

type Props = SummaryProps<MerchantsTable, MerchantsView, MerchantsEvent>;

/** What everybody gained from what, who would be out now, and what is still to come. */
export function Summary({ table, players, viewer, view, steps, locale }: Props): ReactNode {
  const scene = useMemo(
    () => sceneOf({ table, players, viewer, view, locale }),
    [table, players, viewer, view, locale],
  );
  const gains = useMemo(() => gainsOf(table.seats, steps), [table, steps]);
  return (
    <SceneProvider value={scene}>
      <div className="moe-summary">
        <GainsTable gains={gains} />
        <ProjectionList />
        <ToCome />
      </div>
    </SceneProvider>
  );
}

function GainsTable({ gains }: { readonly gains: readonly Gains[] }): ReactNode {
  const { ui, viewer, players } = useScene();
  const { cards } = ui;
  const mineFirst = [...gains].sort((a, b) => Number(b.seat === viewer) - Number(a.seat === viewer));
  return (
    <table className="moe-gains">
      <caption className="k-hidden">{cards.gained}</caption>
      <thead>
        <tr>
          <th scope="col">{cards.player}</th>
          <th scope="col">{cards.religion}</th>
          <th scope="col">{cards.politics}</th>
          <th scope="col">{cards.economy}</th>
        </tr>
      </thead>
      <tbody>
        {mineFirst.map((each) => {
          const player = players[each.seat];
          return player ? (
            <tr key={each.seat} data-me={each.seat === viewer}>
              <th scope="row">
                <PlayerName player={player} />
                <GoodsNote gains={each} />
              </th>
              <GainCells gains={each} />
            </tr>
          ) : null;
        })}
      </tbody>
    </table>
  );
}

function GoodsNote({ gains: { taken, delivered, failed } }: { readonly gains: Gains }): ReactNode {
  const { cards } = useScene().ui;
  return (
    <small>
      {[
        `${cards.goods}: ${cards.taken(taken, delivered)}`,
        ...(failed > 0 ? [cards.failed(failed)] : []),
      ].join('; ')}
    </small>
  );
}

function GainCells({ gains }: { readonly gains: Gains }): ReactNode {
  const { ui, names, words } = useScene();
  const { cards } = ui;
  return (
    <>
      <Cell
        gain={gains.religion}
        notes={gains.temples.length > 0 ? [cards.temples(gains.temples.map(names.city))] : []}
      />
      <Cell gain={gains.electors} notes={gains.electors > 0 ? [cards.electors(gains.regions)] : []} />
      <Cell
        gain={gains.economy}
        notes={[
          ...(gains.contracts.length > 0 ? [cards.contracts(gains.contracts)] : []),
          ...(gains.monopolies.length > 0
            ? [cards.monopolies(gains.monopolies.map((resource) => words.resources[resource]))]
            : []),
        ]}
      />
    </>
  );
}

function Cell({ gain, notes }: { readonly gain: number; readonly notes: readonly string[] }): ReactNode {
  const { cards } = useScene().ui;
  if (gain === 0)
    return (
      <td className="moe-quiet">
        <span aria-hidden="true">–</span>
        <span className="k-hidden">{cards.nothing}</span>
      </td>
    );
  return (
    <td>
      <b className="moe-good">+{gain}</b> <small>{notes.join('; ')}</small>
    </td>
  );
}

function ToCome(): ReactNode {
  const { ui, table, view } = useScene();
  const { cards } = ui;
  const monopolies = Math.ceil(view.turn / SCORING_INTERVAL) * SCORING_INTERVAL;
  if (view.phase === 'over') return null;
  return (
    <section aria-label={cards.toCome}>
      <h3>{cards.toCome}</h3>
      <ul className="moe-to-come">
        <li>{cards.turnsLeft(table.turns - view.turn)}</li>
        <li>{monopolies <= table.turns ? cards.nextMonopolies(monopolies) : cards.noMonopolies}</li>
        <li>{cards.supply(view.markers.resources, view.markers.contracts)}</li>
      </ul>
    </section>
  );
}
