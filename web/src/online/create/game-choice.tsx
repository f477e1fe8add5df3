import { useLocale } from '@kontor/ui';
import type { ReactNode } from 'react';
import { GAME_PAGES } from '../../games/game-pages.ts';
import { useOnlineTexts } from '../texts/index.ts';
import './game-choice.css';

interface GameChoiceProps {
  readonly id: string;
  readonly onChange: (id: string) => void;
}

/** Which game is played at a new table, by name and picture. */
export function GameChoice({ id, onChange }: GameChoiceProps): ReactNode {
  const { create: texts } = useOnlineTexts();
  const locale = useLocale();
  return (
    <fieldset className="w-game-choice">
      <legend>{texts.game}</legend>
      {GAME_PAGES.map(({ id: each, card }) => (
        <label key={each}>
          <input
            type="radio"
            name="game"
            value={each}
            checked={each === id}
            onChange={() => onChange(each)}
          />
          <span className="w-game-choice-art" aria-hidden="true">
            <card.Art />
          </span>
          <span className="w-game-choice-name" translate="no">
            {card.name(locale)}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
