import { useAnnounce, useLocale } from '@kontor/ui';
import { useEffect, useRef } from 'react';
import { playSound } from '../browser/sound.ts';
import { gameName } from '../games/game-pages.ts';
import { useTitle } from '../pages/title.ts';
import type { Snapshot } from '../play/connection.ts';
import { useWebTexts } from '../texts/index.ts';
import type { LoadedTable } from './use-table.ts';
import { isMyTurn } from './whose-turn.ts';

/** Announces what happens at the table to people who are not looking at it: by title, sound and screen reader. */
export function useTableAnnouncer({ game, ui, table, players }: LoadedTable, snapshot: Snapshot): void {
  const texts = useWebTexts();
  const locale = useLocale();
  const announce = useAnnounce();
  const { viewer, frame, history } = snapshot;
  const mine = isMyTurn(viewer, frame);
  const over = frame.result !== undefined;
  const name = gameName(game.id, locale);
  useTitle(`${mine ? `${texts.table.yourTurn} – ` : ''}${name} – ${texts.app}`);

  const last = useRef({ row: frame.row, mine: false, over });
  const prompt = mine ? ui.prompt({ table, viewer, players, frame, locale }) : '';

  useEffect(() => {
    const before = last.current;
    last.current = { row: frame.row, mine, over };
    if (over && !before.over) playSound('end');
    else if (mine && !before.mine) playSound('turn');
    else if (frame.row > before.row) playSound('move');
    for (const step of history)
      if (step.row > before.row && step.seat !== viewer)
        for (const line of ui.logLines(step, { table, players, viewer, locale })) announce(line.text);
  }, [frame.row, mine, over, history, ui, table, players, viewer, locale, announce]);

  useEffect(() => {
    announce(prompt);
  }, [prompt, announce]);
}
