import { REWARDS, type ShownProgress, useAnnounce, useConfirmHint, useLocale } from '@kontor/ui';
import { useEffect, useRef } from 'react';
import { playSound } from '../browser/sound.ts';
import { vibrate } from '../browser/vibrate.ts';
import { gameName } from '../games/game-pages.ts';
import { useTitle } from '../pages/title.ts';
import type { Snapshot } from '../play/connection.ts';
import { useWebTexts } from '../texts/index.ts';
import { keyedLines, spokenText } from './story.ts';
import type { LoadedTable } from './use-table.ts';
import { isMyTurn } from './whose-turn.ts';

/** What follows within this time is announced together, so that quick bots do not flood a listener. */
const GATHER_MS = 300;

/** Announces what happens at the table to people who are not looking at it: by title, sound, vibration and screen reader. */
export function useTableAnnouncer(
  loaded: LoadedTable,
  snapshot: Snapshot,
  shown: ShownProgress | undefined,
): void {
  const texts = useWebTexts();
  const locale = useLocale();
  const { viewer, frame } = snapshot;
  const mine = isMyTurn(viewer, frame);
  const over = frame.result !== undefined;
  const { here } = loaded;
  const lost = here.length > 0 && here.every((seat) => frame.result?.ranks[seat] !== 1);
  const name = gameName(loaded.game.id, locale);
  useTitle(`${mine ? `${texts.table.yourTurn} – ` : ''}${name} – ${texts.app}`);

  const last = useRef({ row: frame.row, mine: false, over });
  useEffect(() => {
    const before = last.current;
    last.current = { row: frame.row, mine, over };
    if (over && !before.over) playSound(lost ? 'round' : 'end');
    else if (mine && !before.mine) {
      playSound('turn');
      vibrate();
    } else if (frame.row > before.row) playSound('move');
  }, [frame.row, mine, over, lost]);

  useSpokenStory(loaded, snapshot, shown);
}

/** Reads aloud what is new, what concerns the viewer first, and then what they are asked. */
function useSpokenStory(
  { ui, table, players }: LoadedTable,
  { viewer, frame, history }: Snapshot,
  shown: ShownProgress | undefined,
): void {
  const { table: texts } = useWebTexts();
  const locale = useLocale();
  const announce = useAnnounce();
  const confirm = useConfirmHint();
  const question = frame.held === undefined ? ui.prompt({ table, viewer, players, frame, locale }) : confirm;
  const prompt = isMyTurn(viewer, frame) ? question : '';
  const newest = history.at(-1)?.row ?? -1;
  const spoken = useRef({ viewer, newest, prompt: '' });
  useEffect(() => {
    // While a scene is shown, nothing runs ahead of it.
    if (shown) return;
    const timer = setTimeout(() => {
      const before = spoken.current;
      spoken.current = { viewer, newest, prompt };
      const steps = before.viewer === viewer ? history.filter(({ row }) => row > before.newest) : [];
      const lines = steps.flatMap((step) =>
        keyedLines(step, (each) => ui.logLines(each, { table, players, viewer, locale })),
      );
      const reward = REWARDS.findLast((each) => lines.some((line) => line.reward === each));
      if (reward) playSound(reward);
      const story = spokenText(
        lines,
        ({ seat, toMe }) => toMe === true || (seat !== null && seat === viewer),
        texts,
      );
      const takenBack = before.viewer === viewer && newest < before.newest;
      const asked = prompt !== before.prompt || takenBack || story !== '' ? prompt : '';
      announce([takenBack ? texts.takenBack : '', story, asked].filter(Boolean).join(' '));
    }, GATHER_MS);
    return () => clearTimeout(timer);
  }, [shown, viewer, newest, prompt, history, ui, table, players, locale, texts, announce]);
}
