import { type CSSProperties, memo, type ReactNode } from 'react';
import { upTo } from '../model/keyed.ts';
import { useScene } from '../scene.ts';
import { Glyph } from './glyph.tsx';
import './tracks.css';

const CRATE =
  'M8 1L15 4.5V11.5L8 15L1 11.5V4.5ZM8 3.2L4 5.2L8 7.2L12 5.2ZM2.8 6.6V10.5L7.2 12.7V8.8ZM13.2 6.6L8.8 8.8V12.7L13.2 10.5Z';
const SCROLL = 'M3 1H14V4H12.5V12H15V15H4V12H5.5V4H3ZM7 5V6.5H11V5ZM7 8V9.5H11V8Z';

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
        <span
          className="moe-pips"
          style={{ '--moe-done': Math.max(0, view.turn - 1) / (table.turns - 1) } as CSSProperties}
          aria-hidden="true"
        >
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
      <span className="moe-supply" data-explain="supply-resources" data-none={view.markers.resources === 0}>
        <span aria-hidden="true">
          <Glyph d={CRATE} />
          <span className="moe-supply-name">{ui.short.resources}</span> <b>+{view.markers.resources}</b>
        </span>
        <span className="k-hidden">{ui.supplyResources(view.markers.resources)}</span>
      </span>
      <span className="moe-supply" data-explain="supply-contracts" data-none={view.markers.contracts === 0}>
        <span aria-hidden="true">
          <Glyph d={SCROLL} />
          <span className="moe-supply-name">{ui.short.contracts}</span> <b>+{view.markers.contracts}</b>
        </span>
        <span className="k-hidden">{ui.supplyContracts(view.markers.contracts)}</span>
      </span>
    </div>
  );
});
