import { memo, type ReactNode } from 'react';
import { upTo } from '../model/keyed.ts';
import { useScene } from '../scene.ts';
import './tracks.css';

/** M-5.1: monopolies are decided after every third turn. */
const isMonopolyTurn = (turn: number): boolean => turn % 3 === 0;

/** The turn track, and what the supply phase will bring. */
export const Tracks = memo(function Tracks(): ReactNode {
  const { ui, words, table, view } = useScene();
  return (
    <div className="moe-tracks">
      <div className="moe-turns" data-explain="turns">
        <span className="moe-turn-text">
          {view.turn === 0 ? words.phases.place : ui.turnOf(view.turn, table.turns)}
        </span>
        <span className="moe-pips" aria-hidden="true">
          {upTo(table.turns).map((i) => (
            <span
              key={i}
              className="moe-pip"
              data-now={i + 1 === view.turn}
              data-past={i + 1 < view.turn}
              data-monopoly={isMonopolyTurn(i + 1)}
            >
              {i + 1}
            </span>
          ))}
        </span>
      </div>
      <span className="moe-supply" data-explain="supply-resources">
        <span aria-hidden="true">
          {ui.short.resources} <b>+{view.markers.resources}</b>
        </span>
        <span className="k-hidden">{ui.supplyResources(view.markers.resources)}</span>
      </span>
      <span className="moe-supply" data-explain="supply-contracts">
        <span aria-hidden="true">
          {ui.short.contracts} <b>+{view.markers.contracts}</b>
        </span>
        <span className="k-hidden">{ui.supplyContracts(view.markers.contracts)}</span>
      </span>
    </div>
  );
});
