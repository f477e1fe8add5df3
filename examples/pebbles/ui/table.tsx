import { Button, type EndProps, PlayerMark, PromptBar, type TableProps, textsFor } from '@kontor/ui';
import type { ReactNode } from 'react';
import type { PebblesEvent, PebblesTable, PebblesView } from '../rules/index.ts';
import { TEXTS } from '../texts/index.ts';
import './table.css';

type Props = TableProps<PebblesTable, PebblesView, PebblesEvent>;

/** What the viewer is asked, or whom the table waits for. */
export function promptText({ players, frame, locale }: Pick<Props, 'players' | 'frame' | 'locale'>): string {
  const texts = textsFor(TEXTS, locale);
  if (frame.decision) return texts.ask(frame.decision.params);
  const [seat] = frame.active;
  return seat === undefined ? texts.over : texts.waitFor(players[seat]?.name ?? '');
}

/** The heap, what everybody has, and a button for every legal move. */
export function Table(props: Props): ReactNode {
  const { players, frame, rules, act, deadline, locale } = props;
  const { view } = frame;
  const texts = textsFor(TEXTS, locale);
  const mine = act && frame.decision && frame.held === undefined;
  return (
    <div className="pebbles-table">
      <section className="pebbles-heap" aria-label={texts.heap(view.left)}>
        {Array.from({ length: view.left }, (_, i) => i).map((i) => (
          <span key={i} className="pebbles-stone" />
        ))}
        <p>{texts.heap(view.left)}</p>
      </section>
      <ul className="pebbles-players">
        {players.map((player) => (
          <li key={player.seat} data-turn={frame.active.includes(player.seat)}>
            <PlayerMark player={player} /> {player.name}
            <b>{view.taken[player.seat]}</b>
          </li>
        ))}
      </ul>
      <PromptBar
        sentence={promptText(props)}
        frame={frame}
        {...(act ? { act } : {})}
        deadline={deadline}
        actions={
          mine &&
          rules.moves.map((move) => (
            <Button key={move} onClick={() => void act.play(move)}>
              {texts.take(Number(move.slice('take '.length)))}
            </Button>
          ))
        }
      />
    </div>
  );
}

/** The points of everybody, by rank. */
export function End({ players, result, locale }: EndProps<PebblesTable, PebblesEvent>): ReactNode {
  const texts = textsFor(TEXTS, locale);
  const order = [...players].sort((a, b) => (result.ranks[a.seat] ?? 0) - (result.ranks[b.seat] ?? 0));
  return (
    <ol className="pebbles-end">
      {order.map((player) => (
        <li key={player.seat} value={result.ranks[player.seat]}>
          {player.name}: {texts.points(result.scores[player.seat] ?? 0)}
        </li>
      ))}
    </ol>
  );
}
