import { type AnyGame, BOT_LEVELS, type OptionValue } from '@kontor/core';
import { type AnyGameUi, Button, useAnnounce, useLocale } from '@kontor/ui';
import { type ReactNode, use, useMemo, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { BoardChoice } from '../boards/board-choice.tsx';
import { gameName, gamePage } from '../games/game-pages.ts';
import { loadRules } from '../games/load-rules.ts';
import { NotFound } from '../pages/not-found.tsx';
import { Page } from '../pages/page.tsx';
import { Problem } from '../pages/problem.tsx';
import { useNextFocus } from '../pages/use-next-focus.ts';
import { useWebTexts } from '../texts/index.ts';
import { Notices } from './notices.tsx';
import { OptionFields } from './option-fields.tsx';
import { PlayerFields } from './player-fields.tsx';
import { newPlayer, PRESETS, preset, type Setup, setupProblem } from './setup.ts';
import { lastSetup, startGame } from './start.ts';
import './setup.css';

const loading = new Map<string, Promise<{ game: AnyGame; ui: AnyGameUi }>>();

function load(id: string): Promise<{ game: AnyGame; ui: AnyGameUi }> | undefined {
  const entry = gamePage(id);
  if (!entry) return undefined;
  const known =
    loading.get(id) ?? Promise.all([loadRules(id), entry.loadUi()]).then(([game, ui]) => ({ game, ui }));
  loading.set(id, known);
  return known;
}

export function SetupPage({ id }: { id: string }): ReactNode {
  const promise = load(id);
  return promise === undefined ? <NotFound /> : <SetupForm {...use(promise)} />;
}

function SetupForm({ game, ui }: { game: AnyGame; ui: AnyGameUi }): ReactNode {
  const { setup: texts, levels } = useWebTexts();
  const locale = useLocale();
  const announce = useAnnounce();
  const [, navigate] = useLocation();
  const [setup, setSetup] = useState<Setup>(() => lastSetup(game, texts));
  const [starting, setStarting] = useState(false);
  const [reading, setReading] = useState(false);
  const [failure, setFailure] = useState<string>();
  const problem = setupProblem(setup);
  const words = useMemo(() => ui.options?.(locale) ?? {}, [ui, locale]);
  const { players, options, files = {} } = setup;
  const form = useRef<HTMLFormElement>(null);
  useNextFocus(form);

  const start = async (): Promise<void> => {
    setStarting(true);
    setFailure(undefined);
    try {
      navigate(`/play/${await startGame(game, setup)}`);
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
      setStarting(false);
    }
  };
  /** All seats at once, which who does not see them must be told. */
  const seat = (seated: Setup['players']): void => {
    setSetup({ ...setup, players: seated });
    const named = seated.map(({ name, bot }) => {
      const level = BOT_LEVELS.find((each) => each === bot);
      return level ? texts.seatedBot(name, levels[level]) : name;
    });
    announce(texts.seated(named));
  };
  const setOption = (name: string, value: OptionValue): void =>
    setSetup({ ...setup, options: { ...options, [name]: value } });

  return (
    <Page title={texts.title(gameName(game.id, locale))} wide>
      <form
        ref={form}
        className="w-setup"
        onSubmit={(event) => {
          event.preventDefault();
          if (problem === undefined) void start();
        }}
      >
        <section aria-labelledby="setup-presets" className="w-setup-presets">
          <h2 id="setup-presets">{texts.presets}</h2>
          <div className="w-presets">
            {PRESETS.map((which) => (
              <Button key={which} onClick={() => seat(preset(which, game.seats, texts).players)}>
                {texts.preset[which]}
              </Button>
            ))}
          </div>
        </section>

        <section aria-labelledby="setup-players" className="w-setup-players">
          <div className="w-setup-order">
            <h2 id="setup-players">{texts.players}</h2>
            <p className="w-help">{texts.order}</p>
          </div>
          <PlayerFields
            players={players}
            removable={players.length > game.seats.min}
            Art={gamePage(game.id)?.card.Art}
            onChange={(changed) =>
              changed.length < players.length ? seat(changed) : setSetup({ ...setup, players: changed })
            }
          />
          <div className="w-actions">
            {players.length < game.seats.max && (
              <Button onClick={() => seat([...players, newPlayer(players, 'apprentice', texts)])}>
                {texts.add}
              </Button>
            )}
            <Button onClick={() => seat(mixed(players))}>{texts.shuffle}</Button>
          </div>
          <BoardChoice
            game={game}
            choice={files}
            onChange={(changed) => setSetup({ ...setup, files: changed })}
            onReading={setReading}
          />
        </section>

        <section aria-labelledby="setup-options" className="w-setup-rules">
          <h2 id="setup-options">{texts.options}</h2>
          <OptionFields schema={game.options} words={words} options={options} onChange={setOption} />
          {Object.keys(options).length > 0 && (
            <Button look="quiet" onClick={() => setSetup({ ...setup, options: {} })}>
              {texts.standard}
            </Button>
          )}
        </section>

        <Notices ui={ui} seats={players.length} options={options} />

        <div className="w-setup-start">
          <Problem text={problem ? texts.problem[problem] : failure} />
          <Button look="primary" type="submit" disabled={problem !== undefined || starting || reading}>
            {texts.start}
          </Button>
        </div>
      </form>
    </Page>
  );
}

function mixed<T>(items: readonly T[]): T[] {
  return items
    .map((item) => ({ item, order: Math.random() }))
    .sort((a, b) => a.order - b.order)
    .map(({ item }) => item);
}
