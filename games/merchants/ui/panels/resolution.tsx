import { PlayerMark } from '@kontor/ui';
import type { ReactNode } from 'react';
import { PLOT_LENGTH } from '../../rules/state/types.ts';
import { eventText } from '../../texts/find.ts';
import { Token } from '../map/token.tsx';
import { upTo } from '../model/keyed.ts';
import type { Playback } from '../model/playback.ts';
import { lastResolution, lastShown, type Outcome } from '../model/story.ts';
import { playerPlace } from '../places.ts';
import { useScene } from '../scene.ts';
import { Controls } from './controls.tsx';
import { Letter } from './letter.tsx';
import { useFollowed } from './use-followed.ts';
import './resolution.css';

/** Everyone's actions side by side, in the order in which they are carried out, and what became of each. */
export function ResolutionPanel({ playback }: { readonly playback: Playback }): ReactNode {
  const scene = useScene();
  const { ui, players, names, words } = scene;
  const { story, cursor } = playback;
  const table = useFollowed(playback);
  // While looking back the whole turn stays visible, later actions paler.
  const resolution = lastResolution(story, lastShown(playback));
  if (!resolution) return <p className="moe-quiet moe-pad moe-nothing">{ui.noResolution}</p>;
  const order = players
    .map((_, i) => players[(resolution.first + i) % players.length])
    .filter((each) => each !== undefined);
  return (
    <div className="moe-resolution">
      <Controls playback={playback} from={resolution.from + 1} label={ui.resolutionOf(resolution.turn)} />
      <table ref={table} className="moe-resolution-grid">
        <caption className="k-hidden">{ui.resolutionOf(resolution.turn)}</caption>
        <thead>
          <tr>
            <td />
            {upTo(PLOT_LENGTH).map((i) => (
              <th key={i} scope="col" data-explain={`number-${i + 1}`}>
                <span className="k-hidden">{ui.actionNumber(i + 1)}</span>
                <span aria-hidden="true">{i + 1}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {order.map((player) => (
            <tr key={player.seat}>
              <th scope="row" data-explain={playerPlace(player.seat)} translate="no">
                <PlayerMark player={player} />
                <span className="moe-resolution-name" translate="no">
                  {player.name}
                </span>
              </th>
              {upTo(PLOT_LENGTH).map((i) => {
                const outcome = resolution.outcomes[player.seat]?.[i];
                const at = outcome?.step;
                return (
                  <td
                    key={i}
                    data-result={outcome?.result ?? 'none'}
                    data-now={at !== undefined && at === cursor - 1}
                    data-future={at !== undefined && at >= cursor}
                    data-explain={outcome && `action-${outcome.act}`}
                    data-explain-now={outcome?.event && eventText(words, outcome.event, names)}
                  >
                    {outcome && (
                      <button
                        type="button"
                        className="moe-outcome"
                        disabled={at === undefined}
                        onClick={() => at !== undefined && playback.goTo(at + 1)}
                      >
                        <OutcomeSign outcome={outcome} />
                        <span className="k-hidden">
                          {outcome.event
                            ? eventText(words, outcome.event, names)
                            : `${words.action(outcome.act)}, ${ui.pending}`}
                        </span>
                      </button>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function OutcomeSign({ outcome }: { readonly outcome: Outcome }): ReactNode {
  const { event } = outcome;
  return (
    <>
      <Letter act={outcome.act} explained={false} />
      <span className="moe-outcome-sign" aria-hidden="true">
        {event?.type === 'took' && <Token resource={event.resource} />}
        {event?.type === 'fulfilled' && <span className="moe-good">✓</span>}
        {event?.type === 'ignored' && <span className="moe-bad">✕</span>}
        {event?.type === 'moved' && (event.to === 0 ? '★' : event.to)}
      </span>
    </>
  );
}
