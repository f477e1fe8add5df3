import type { Audience } from '@kontor/core';
import { Button, PlayerMark, useAnnounce, usePhone } from '@kontor/ui';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { copyText } from '../browser/copy-text.ts';
import { Sign } from '../table/sign.tsx';
import type { LoadedTable } from '../table/use-table.ts';
import { useWebTexts } from '../texts/index.ts';
import { audienceFrom, audienceText } from './audience.ts';
import './replay-bar.css';

interface ReplayBarProps {
  readonly loaded: LoadedTable;
  readonly at: number;
  readonly count: number;
  readonly playing: boolean;
  readonly setPlaying: (playing: boolean) => void;
  readonly goTo: (index: number) => void;
  /** The choice of audience, which is free once the game is over. */
  readonly audience: { readonly chosen: Audience; readonly choose: (audience: Audience) => void } | undefined;
}

export function ReplayBar({
  loaded,
  at,
  count,
  playing,
  setPlaying,
  goTo,
  audience,
}: ReplayBarProps): ReactNode {
  const { replay: texts } = useWebTexts();
  const phone = usePhone();
  const announce = useAnnounce();
  const copy = async (button: HTMLElement): Promise<void> => {
    const done = await copyText(location.href, button);
    announce(done ? texts.copied : texts.copyByHand);
  };
  const step = (sign: 'first' | 'previous' | 'next' | 'last', to: number): ReactNode => (
    <Button
      look="quiet"
      aria-label={texts[sign]}
      title={texts[sign]}
      disabled={to < 0 || to >= count || to === at}
      onClick={() => goTo(to)}
    >
      <Sign of={sign} />
    </Button>
  );
  const seen = loaded.players.find(({ seat }) => seat === audience?.chosen);
  const playText = playing ? texts.pause : texts.play;
  return (
    <section className="w-replay" aria-label={texts.title}>
      {step('first', 0)}
      {step('previous', at - 1)}
      <Button look="quiet" aria-label={playText} title={playText} onClick={() => setPlaying(!playing)}>
        <Sign of={playing ? 'pause' : 'play'} />
      </Button>
      {step('next', at + 1)}
      {step('last', count - 1)}
      <input
        type="range"
        className="w-replay-slider"
        aria-label={texts.moment}
        aria-valuetext={texts.position(at, count - 1)}
        min={0}
        max={count - 1}
        value={at}
        onChange={({ target }) => goTo(target.valueAsNumber)}
      />
      <span className="w-replay-position">{texts.position(at, count - 1)}</span>
      {audience && (
        <span className="w-replay-eyes">
          {seen ? <PlayerMark player={seen} /> : <Sign of="eye" />}
          <select
            aria-label={texts.audience}
            value={audienceText(audience.chosen)}
            onChange={({ target }) =>
              audience.choose(audienceFrom(target.value, null, loaded.players.length))
            }
          >
            {loaded.players.map((player) => (
              <option key={player.seat} value={player.seat} translate="no">
                {player.name}
              </option>
            ))}
            <option value="spectator">{texts.spectator}</option>
            <option value="all">{texts.allOpen}</option>
          </select>
        </span>
      )}
      {!phone && (
        <Button
          look="quiet"
          aria-label={texts.copy}
          title={texts.copy}
          onClick={({ currentTarget }) => void copy(currentTarget)}
        >
          <Sign of="link" />
        </Button>
      )}
      <Link
        href={loaded.path}
        className="k-button"
        data-look={phone ? 'quiet' : 'plain'}
        aria-label={texts.back}
        title={texts.back}
      >
        {phone ? <Sign of="close" /> : texts.back}
      </Link>
    </section>
  );
}
