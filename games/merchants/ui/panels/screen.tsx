import { CashChange, PlayerName } from '@kontor/ui';
import type { ReactNode } from 'react';
import { RESOURCES, worth } from '../../rules/files/board.ts';
import { MONOPOLY_WORTH } from '../../rules/state/constants.ts';
import type { CityNumber, ContractId, ScreenView } from '../../rules/state/types.ts';
import { contractAsks, contractValue } from '../../rules/view/walk.ts';
import { Token } from '../map/token.tsx';
import { counted, keyed } from '../model/keyed.ts';
import { needsOf } from '../model/needs.ts';
import { useScene } from '../scene.ts';
import './screen.css';

/** Stock, contracts kept and monopolies of the viewer, then of everybody else whose screen is lifted. */
export function ScreenPanel(): ReactNode {
  const { ui, view, viewer, players } = useScene();
  const seen = players.flatMap((player) => {
    const screen = view.players[player.seat]?.screen;
    return screen ? [{ player, screen, mine: player.seat === viewer }] : [];
  });
  if (seen.length === 0) return <p className="moe-quiet moe-pad">{ui.noScreen}</p>;
  return seen
    .sort((a, b) => Number(b.mine) - Number(a.mine))
    .map(({ player, screen, mine }) => (
      <section
        key={player.seat}
        className="moe-screen"
        aria-label={mine ? ui.myScreen : ui.screenOf(player.name)}
      >
        {!mine && (
          <h2>
            <PlayerName player={player} />
          </h2>
        )}
        <Stock screen={screen} />
        <Kept screen={screen} />
      </section>
    ));
}

function Stock({ screen }: { readonly screen: ScreenView }): ReactNode {
  const { ui, words, leaps } = useScene();
  return (
    <ul className="moe-stock" aria-label={ui.stock}>
      {RESOURCES.map((resource) => (
        <li key={resource} data-explain={`resource-${resource}`} data-none={screen.stock[resource] === 0}>
          <Token resource={resource} />
          <span className="moe-stock-count">
            {screen.stock[resource]}
            <CashChange key={leaps} value={screen.stock[resource]} />
          </span>
          <span className="moe-stock-name">
            {words.resources[resource]}
            <span className="k-hidden"> {ui.worth(worth(resource))}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

function Kept({ screen }: { readonly screen: ScreenView }): ReactNode {
  const { ui, leaps } = useScene();
  const influence =
    screen.contracts.reduce((sum, contract) => sum + contractValue(contract), 0) +
    screen.monopolies * MONOPOLY_WORTH;
  return (
    <dl className="moe-kept">
      <div data-explain="step-economy">
        <dt>{ui.economy}</dt>
        <dd>
          {influence}
          <CashChange key={leaps} value={influence} />
        </dd>
      </div>
      <div data-explain="monopoly">
        <dt>{ui.monopolies}</dt>
        <dd>
          {screen.monopolies} × {MONOPOLY_WORTH}
        </dd>
      </div>
      <div data-explain="pick-keep">
        <dt>{ui.keptContracts}</dt>
        <dd>
          {screen.contracts.length === 0 ? (
            <span className="moe-quiet">{ui.nothingKept}</span>
          ) : (
            <ul className="moe-kept-list">
              {keyed(screen.contracts).map(({ key, item }) => (
                <li key={key}>
                  <ContractChip contract={item} />
                </li>
              ))}
            </ul>
          )}
        </dd>
      </div>
    </dl>
  );
}

function ContractChip({ contract }: { readonly contract: ContractId }): ReactNode {
  const { words } = useScene();
  const asks = contractAsks(contract);
  return (
    <span className="moe-chip" data-explain={`contract-${contract}`}>
      <span className="moe-chip-value">{contractValue(contract)}</span>
      {keyed(asks).map(({ key, item }) => (
        <Token key={key} resource={item} />
      ))}
      <span className="k-hidden">{asks.map((resource) => words.resources[resource]).join(', ')}</span>
    </span>
  );
}

/** Contracts on the map, and what each still needs from the viewer. */
export function ContractsPanel({
  onPoint,
}: {
  readonly onPoint: (city: CityNumber | undefined) => void;
}): ReactNode {
  const { ui, view, table, names, words } = useScene();
  const needs = needsOf(table, view);
  if (needs.length === 0) return <p className="moe-quiet moe-pad">{ui.noContracts}</p>;
  return (
    <ul className="moe-needs" aria-label={ui.contractsOnMap}>
      {needs.map((need) => (
        <li key={need.city} data-explain={`contract-${need.contract}`}>
          <button
            type="button"
            className="moe-need"
            data-complete={need.missing.length === 0}
            onClick={() => onPoint(need.city)}
            onFocus={() => onPoint(need.city)}
            onBlur={() => onPoint(undefined)}
            onPointerEnter={() => onPoint(need.city)}
            onPointerLeave={() => onPoint(undefined)}
          >
            <span className="moe-chip-value">{need.value}</span>
            <span className="moe-need-tokens">
              {need.asks.map(({ key, resource, have }) => (
                <Token key={key} resource={resource} dim={view.seat !== null && !have} />
              ))}
              <span className="k-hidden">
                {need.asks.map(({ resource }) => words.resources[resource]).join(', ')}
              </span>
            </span>
            <span className="moe-need-where">
              {names.city(need.city)}
              <span className="moe-quiet">
                {[ui.rank(need.rank), ...(need.roads === null ? [] : [ui.roadsAway(need.roads)])].join(' · ')}
              </span>
            </span>
            {view.seat !== null && (
              <span className={need.missing.length === 0 ? 'moe-good' : 'moe-need-missing'}>
                {need.missing.length === 0
                  ? ui.needsNothing
                  : ui.needs(counted(need.missing.map((resource) => words.resources[resource])))}
              </span>
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}
