import { Button, Icon, PlayerMark, useSpokenStep } from '@kontor/ui';
import { logLines } from '../log.ts';
import { stepOf } from '../model/settlement.ts';
import type { SettlementScene } from '../model/use-settlement.ts';
import { useScene } from '../scene.ts';

/** Signs on a grid of 24. */
const SIGNS = {
  back: 'M18 4V20L7 12ZM4 4H7V20H4Z',
  forward: 'M6 4V20L17 12ZM17 4H20V20H17Z',
  play: 'M6 3V21L20 12Z',
  pause: 'M5 4H10V20H5ZM14 4H19V20H14Z',
  skip: 'M3 4V20L11 12ZM11 4V20L19 12ZM19 4H22V20H19Z',
} as const;

/** What is being settled and why it ends so, with the controls of the scene. */
export function SettlementBar({ scene }: { readonly scene: SettlementScene }) {
  const { table, players, viewer, locale, ui } = useScene();
  const { settlement, at, beat, playing, canPlay, goTo, setPlaying } = scene;
  const { beats } = settlement;
  const texts = ui.settling;
  const lines = beat ? logLines(stepOf(beat), { table, players, viewer, locale }) : [];
  useSpokenStep(at, beat && !playing ? lines.map(({ text }) => text).join(' ') : undefined);
  if (!beat)
    return beats.length === 0 || !scene.again ? null : (
      <div className="hg-settling" data-over="true">
        <Button
          look="quiet"
          onClick={() => {
            goTo(0);
            setPlaying(true);
          }}
        >
          {texts.again}
        </Button>
      </div>
    );
  const control = (sign: keyof typeof SIGNS, name: string, run: () => void, disabled = false) => (
    <Button look="quiet" aria-label={name} title={name} disabled={disabled} onClick={run}>
      <Icon path={SIGNS[sign]} grid={24} />
    </Button>
  );
  const step = (to: number) => () => {
    setPlaying(false);
    goTo(to);
  };
  return (
    <section className="hg-settling" aria-label={texts.title}>
      <div className="hg-settling-lines">
        {lines.map(({ text, seat }) => {
          const player = players.find((each) => each.seat === seat);
          return (
            <p key={text}>
              {player && <PlayerMark player={player} />} {text}
            </p>
          );
        })}
      </div>
      <div className="hg-settling-controls">
        <span className="hg-soft">{texts.step(at + 1, beats.length)}</span>
        {control('back', texts.back, step(at - 1), at === 0)}
        {canPlay &&
          control(playing ? 'pause' : 'play', playing ? texts.pause : texts.play, () => setPlaying(!playing))}
        {control('forward', texts.forward, step(at + 1))}
        {control('skip', texts.skip, () => goTo(beats.length))}
      </div>
    </section>
  );
}
