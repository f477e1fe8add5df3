import { Button } from '@kontor/ui';
import type { ReactNode } from 'react';
import { nextCursor, type Playback, previousCursor, SPEEDS } from '../model/playback.ts';
import { useScene } from '../scene.ts';
import './controls.css';

interface ControlsProps {
  readonly playback: Playback;
  /** How many steps come before what is shown. */
  readonly from: number;
  /** What is shown: a heading, and the name of the controls. */
  readonly label: string;
}

/** Pause, steps, speed and skip: the same for a resolution and for monopolies. */
export function Controls({ playback, from, label }: ControlsProps): ReactNode {
  const { ui } = useScene();
  const { story, cursor, live, paused, speed } = playback;
  const play = live ? ui.again : paused ? ui.goOn : ui.pause;
  return (
    <div className="moe-controls" role="group" aria-label={label}>
      {live && (
        // The table below has it as its name; while something is shown, the sentence above tells what.
        <span className="moe-controls-title" aria-hidden="true">
          {label}
        </span>
      )}
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
      {!live && (
        <Button onClick={playback.skip} data-action="skip">
          {paused ? ui.now : ui.skip}
        </Button>
      )}
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
