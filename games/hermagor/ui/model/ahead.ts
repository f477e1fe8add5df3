import { type Locale, type PlayerInfo, textsFor } from '@kontor/ui';
import type { HermagorView, Projection } from '../../rules/index.ts';
import { UI_TEXTS } from '../texts/index.ts';

/** Who is ahead and by how much, as far as it can be known. */
export function aheadText(
  scores: readonly Projection[],
  players: readonly PlayerInfo[],
  viewer: number | null,
  locale: Locale,
): string {
  const { goal } = textsFor(UI_TEXTS, locale);
  const isKnown = scores.every(({ total }) => total !== null);
  const value = (score: Projection) => (isKnown ? (score.total ?? 0) : score.bonus);
  const best = Math.max(...scores.map(value));
  const leaders = scores.filter((score) => value(score) === best);
  const name = (seat: number) => players.find((player) => player.seat === seat)?.name ?? '';
  const [leader] = leaders;
  const rest = scores.filter((score) => value(score) < best);
  if (!leader || rest.length === 0) return isKnown ? goal.level : goal.levelBonus;
  if (leaders.length > 1) return isKnown ? goal.shared : goal.sharedBonus;
  const mine = scores.find(({ seat }) => seat === viewer);
  const isMine = leader.seat === viewer;
  const rival = isMine || !mine ? Math.max(...rest.map(value)) : value(mine);
  const second = isMine || !mine ? rest.find((score) => value(score) === rival) : undefined;
  const by = best - rival;
  const texts = isKnown ? goal.ahead : goal.aheadBonus;
  if (isMine) return texts.me(best, by, name(second?.seat ?? 0));
  return mine
    ? texts.other(name(leader.seat), best, by)
    : texts.third(name(leader.seat), best, by, name(second?.seat ?? 0));
}

/** For a screen that others look at, too. */
export function withoutCash(view: HermagorView): HermagorView {
  return { ...view, players: view.players.map(({ cash: _, ...open }) => open) };
}
