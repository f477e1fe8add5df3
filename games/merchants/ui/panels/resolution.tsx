import { Button, PlayerMark } from '@kontor/ui';
import type { ReactNode } from 'react';
import { PLOT_LENGTH } from '../../rules/state/types.ts';
import { eventText } from '../../texts/index.ts';
import { Token } from '../map/token.tsx';
import { upTo } from '../model/keyed.ts';
import { nextCursor, type Playback, previousCursor, SPEEDS } from '../model/playback.ts';
import { lastResolution, type Outcome } from '../model/story.ts';
import { useScene } from '../scene.ts';
import { Letter } from './letter.tsx';
import './resolution.css';

/** Everyone's actions side by side, in the order in which they are carried out, and what became of each. */
export function ResolutionPanel({ playback }: { readonly playback: Playback }): ReactNode {
  const scene = useScene();
  const { ui, players, names, words } = scene;
  const { story, cursor } = playback;
  // While looking back the whole turn stays visible, later actions paler.
  const resolution = lastResolution(story, lastTold(playback));
  if (!resolution) return <p className="moe-quiet moe-pad">{ui.noResolution}</p>;
  const order = players
    .map((_, i) => players[(resolution.first + i) % players.length])
    .filter((each) => each !== undefined);
  return (
    <div className="moe-resolution">
      <Controls playback={playback} from={resolution.from + 1} />
      <table className="moe-resolution-grid">
        <caption>{ui.resolutionOf(resolution.turn)}</caption>
        <thead>
          <tr>
            <td />
            {upTo(PLOT_LENGTH).map((i) => (
              <th key={i} scope="col">
                <span className="k-hidden">{ui.actionNumber(i + 1)}</span>
                <span aria-hidden="true">{i + 1}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {order.map((player) => (
            <tr key={player.seat}>
              <th scope="row" title={player.name} translate="no">
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
                  >
                    {outcome && (
                      <button
                        type="button"
                        className="moe-outcome"
                        disabled={at === undefined}
                        title={outcome.event ? eventText(words, outcome.event, names) : ui.pending}
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

/** How far the grid goes: to the end of the turn of the shown step, but not beyond what was shown already. */
function lastTold({ story, cursor, reached }: Playback): number {
  let to = cursor - 1;
  while (to + 1 < reached && story[to + 1]?.event.type !== 'plotsRevealed') to++;
  return to;
}

function OutcomeSign({ outcome }: { readonly outcome: Outcome }): ReactNode {
  const { event } = outcome;
  return (
    <>
      <Letter act={outcome.act} />
      <span className="moe-outcome-sign" aria-hidden="true">
        {event?.type === 'took' && <Token resource={event.resource} />}
        {event?.type === 'fulfilled' && <span className="moe-good">✓</span>}
        {event?.type === 'ignored' && <span className="moe-bad">✕</span>}
        {event?.type === 'moved' && (event.to === 0 ? '★' : event.to)}
      </span>
    </>
  );
}

function Controls({ playback, from }: { readonly playback: Playback; readonly from: number }): ReactNode {
  const { ui } = useScene();
  const { story, cursor, live, paused, speed } = playback;
  const play = live ? ui.again : paused ? ui.goOn : ui.pause;
  return (
    <div className="moe-controls" role="group" aria-label={ui.resolution}>
      <Button
        look="quiet"
        aria-label={ui.stepBack}
        title={ui.stepBack}
        disabled={cursor <= from}
        onClick={() => playback.goTo(previousCursor(story, cursor, from))}
      >
        <Sign d="M11 3L5 8L11 13M4 3V13" />
      </Button>
      <Button
        look="quiet"
        aria-label={play}
        title={play}
        onClick={() => (live ? playback.playFrom(from) : playback.pause(!paused))}
      >
        <Sign d={paused || live ? 'M5 3L13 8L5 13Z' : 'M5 3V13M11 3V13'} />
      </Button>
      <Button
        look="quiet"
        aria-label={ui.stepForward}
        title={ui.stepForward}
        disabled={live}
        onClick={() => playback.goTo(nextCursor(story, cursor))}
      >
        <Sign d="M5 3L11 8L5 13M12 3V13" />
      </Button>
      <Button
        look="quiet"
        aria-label={ui.speed(speed)}
        title={ui.speed(speed)}
        onClick={() => playback.setSpeed(SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length] ?? 1)}
      >
        ×{speed}
      </Button>
      <Button look={live ? 'quiet' : 'plain'} disabled={live} onClick={playback.skip} data-action="skip">
        {paused ? ui.now : ui.skip}
      </Button>
    </div>
  );
}

function Sign({ d }: { readonly d: string }): ReactNode {
  return (
    <svg viewBox="0 0 16 16" className="k-icon" aria-hidden="true">
      <path d={d} fill="none" stroke="currentColor" strokeWidth={2} strokeLinejoin="round" />
    </svg>
  );
}
