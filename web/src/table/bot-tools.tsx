import { Button, useAnnounce, useKeys, usePhone } from '@kontor/ui';
import type { ReactNode } from 'react';
import type { Snapshot, TableConnection } from '../play/connection.ts';
import { BOT_PACES } from '../settings/settings.ts';
import { changeSettings, useSettings } from '../settings/use-settings.ts';
import { useWebTexts } from '../texts/index.ts';
import { Sign } from './sign.tsx';
import type { LoadedTable } from './use-table.ts';
import './bot-tools.css';

export interface BotSwitch {
  readonly stopped: boolean;
  readonly setStopped: (stopped: boolean) => void;
}

interface BotToolsProps {
  readonly connection: TableConnection;
  readonly snapshot: Snapshot;
  readonly loaded: LoadedTable;
  readonly bots: BotSwitch;
}

/** Buttons to pause, speed up and skip the bots, and who of them is to move. */
export function BotTools({ connection, snapshot, loaded, bots }: BotToolsProps): ReactNode {
  const { table: texts, settings: words } = useWebTexts();
  const { bots: pace } = useSettings();
  const announce = useAnnounce();
  const phone = usePhone();
  const { active, ready } = snapshot.frame;
  const moving = loaded.players.filter(
    ({ seat, bot }) => bot !== undefined && active.includes(seat) && !ready.includes(seat),
  );
  const toggle = (): void => bots.setStopped(!bots.stopped);
  const skip = (): void => {
    bots.setStopped(false);
    connection.skip();
  };
  // The next faster pace, and the slowest after the fastest.
  const faster = BOT_PACES[(BOT_PACES.indexOf(pace) + BOT_PACES.length - 1) % BOT_PACES.length] ?? pace;
  const pauseText = bots.stopped ? texts.goOnBots : texts.pauseBots;
  const speedText = `${words.bots}: ${words.botPaces[pace]}`;
  const changeSpeed = (): void => {
    changeSettings({ bots: faster });
    announce(`${words.bots}: ${words.botPaces[faster]}`);
  };
  useKeys([
    { key: 'p', text: bots.stopped ? texts.goOnBots : texts.pauseBots, run: toggle },
    { key: 's', text: texts.skipBots, run: skip },
    { key: 'v', text: texts.botSpeed, run: changeSpeed },
  ]);
  return (
    <div className="w-bots">
      <span className="w-bots-who" translate="no">
        {moving.length > 0 && moving.map(({ name }) => name).join(', ')}
      </span>
      <Button look="quiet" aria-label={pauseText} title={pauseText} onClick={toggle}>
        <Sign of={bots.stopped ? 'play' : 'pause'} />
      </Button>
      <Button
        look="quiet"
        className="w-bots-speed"
        aria-label={speedText}
        title={texts.changeSpeed(words.botPaces[pace], words.botPaces[faster])}
        onClick={changeSpeed}
      >
        <Speed of={BOT_PACES.length - BOT_PACES.indexOf(pace)} />
        {!phone && <span>{words.botSpeeds[pace]}</span>}
      </Button>
      <Button
        look="quiet"
        aria-label={texts.skipBots}
        title={texts.skipBots}
        disabled={moving.length === 0}
        onClick={skip}
      >
        <Sign of="skip" />
      </Button>
    </div>
  );
}

/** As many bars are lit as the bots are quick. */
function Speed({ of }: { of: number }): ReactNode {
  return (
    <svg viewBox="0 0 16 16" className="k-icon w-speed" aria-hidden="true">
      {BOT_PACES.map((name, i) => (
        <path key={name} d={`M${2 + i * 4} 13V${10 - i * 2.5}`} data-lit={i < of} />
      ))}
    </svg>
  );
}
