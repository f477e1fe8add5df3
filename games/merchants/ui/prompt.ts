import type { GameUi } from '@kontor/ui';
import type { MerchantsTable, MerchantsView } from '../rules/state/types.ts';
import type { MerchantsEvent } from '../rules/view/events.ts';
import { decisionText, eventText } from '../texts/find.ts';
import { personName, wordsFor } from './scene.ts';

type Prompt = GameUi<MerchantsTable, MerchantsView, MerchantsEvent>['prompt'];

/** What the viewer is asked, or whom the table waits for. */
export const prompt: Prompt = ({ table, viewer, players, frame, locale }) => {
  const { ui, words, names } = wordsFor({ table, players, locale, viewer });
  const { decision, view, active } = frame;
  const waiting = active
    .filter((seat) => !frame.ready.includes(seat))
    .map((seat) => personName({ ui, names }, seat));
  if (decision && viewer !== null) {
    if (decision.simultaneous && frame.ready.includes(viewer)) return ui.waiting(waiting);
    return decisionText(words, decision, names) ?? '';
  }
  const [asked] = active;
  if (frame.result) {
    const winners = players.map(({ seat }) => seat).filter((seat) => frame.result?.ranks[seat] === 1);
    return eventText(words, { type: 'ended', winners }, names);
  }
  if (asked === undefined) return '';
  // Whoever looks back at their own turn is asked nothing there.
  const name = asked === viewer ? undefined : names.player(asked);
  if (view.phase === 'place') return ui.placingOf(name);
  if (view.phase === 'announce') return ui.announcing(name);
  if (view.choice) return view.choice.kind === 'picks' ? ui.choiceOf(name) : ui.electorsOf(name);
  return ui.waitingFor(waiting);
};
