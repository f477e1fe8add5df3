import type { Seat } from '@kontor/core';
import { Chart, type EndProps, PlayerName, RuleLink } from '@kontor/ui';
import { type ReactNode, useMemo, useState } from 'react';
import { type EliminationStep, type MerchantsTable, STEPS } from '../rules/state/types.ts';
import type { Breakdown, Elimination, MerchantsEvent } from '../rules/view/events.ts';
import { trialsOf } from '../rules/view/standing.ts';
import { fortunesOf } from './model/fortunes.ts';
import { RegionsTable } from './panels/regions-table.tsx';
import { personName, wordsFor } from './scene.ts';
import './end.css';

type Props = EndProps<MerchantsTable, MerchantsEvent>;

/** The rule of each step. */
const RULES: Readonly<Record<EliminationStep, string>> = {
  religion: 'M-6.2',
  politics: 'M-6.3',
  economy: 'M-6.4',
};

/** The elimination step by step, and the numbers behind it. */
export function End(props: Props): ReactNode {
  return (
    <div className="moe-end">
      <Story {...props} />
      <Influences {...props} />
      <Fortunes {...props} />
      <Regions {...props} />
    </div>
  );
}

function breakdownOf({ result }: Props): Breakdown {
  // The rules wrote it; the contract between shell and table knows it only as JSON.
  return result.breakdown as unknown as Breakdown;
}

function Story(props: Props): ReactNode {
  const { ui, words, names } = wordsFor(props);
  const { eliminations, undecided, dieWinner } = breakdownOf(props);
  return (
    <section className="moe-story" aria-label={ui.storyTitle}>
      <h2>{ui.storyTitle}</h2>
      <ol>
        {STEPS.map((step) => {
          const out = eliminations.filter((each) => each.step === step);
          const tied = undecided.find((each) => each.step === step);
          if (out.length === 0 && !tied) return null;
          return (
            <li key={step} className="moe-chapter">
              <h3>
                {words.steps[step]} <RuleLink rule={RULES[step]} of="explanation" />
              </h3>
              {out.map((fall) => (
                <div key={fall.seat} className="moe-fall">
                  <p className="moe-verdict">{ui.isOut(fall.seat, names)}</p>
                  <Trials props={props} step={step} standing={standingBefore(props, fall)} fall={fall} />
                </div>
              ))}
              {tied && (
                <div className="moe-fall">
                  <p className="moe-verdict">
                    {ui.noneOut(tied.seats.map((seat) => personName({ ui, names }, seat)))}
                  </p>
                  <Trials props={props} step={step} standing={standingAfter(props, step)} fall={undefined} />
                </div>
              )}
            </li>
          );
        })}
      </ol>
      {dieWinner !== null && (
        <p>
          {ui.dieDecides(personName({ ui, names }, dieWinner))} <RuleLink rule="M-6.5" of="explanation" />
        </p>
      )}
    </section>
  );
}

/** Who was still in when somebody fell. */
function standingBefore(props: Props, fall: Elimination): Seat[] {
  const { eliminations } = breakdownOf(props);
  const gone = eliminations.slice(0, eliminations.indexOf(fall)).map(({ seat }) => seat);
  return props.players.map(({ seat }) => seat).filter((seat) => !gone.includes(seat));
}

/** Who was still in when a step could decide no more. */
function standingAfter(props: Props, step: EliminationStep): Seat[] {
  const over = STEPS.slice(0, STEPS.indexOf(step) + 1);
  const { eliminations } = breakdownOf(props);
  const gone = eliminations.filter((fall) => over.includes(fall.step)).map(({ seat }) => seat);
  return props.players.map(({ seat }) => seat).filter((seat) => !gone.includes(seat));
}

interface TrialsProps {
  readonly props: Props;
  readonly step: EliminationStep;
  readonly standing: readonly Seat[];
  readonly fall: Elimination | undefined;
}

/** Every criterion that was asked, and what those still tied had. */
function Trials({ props, step, standing, fall }: TrialsProps): ReactNode {
  const { words } = wordsFor(props);
  return trialsOf(breakdownOf(props).tallies, standing, step).map(({ criterion, values }) => {
    const most = Math.max(1, ...values.map(({ value }) => value));
    return (
      <div key={criterion}>
        <p className="moe-trial">{words.criterion(step, criterion)}</p>
        <ul>
          {[...values]
            .sort((a, b) => b.value - a.value)
            .map(({ seat, value }) => (
              <li key={seat} data-out={seat === fall?.seat && criterion === fall.criterion}>
                <Name props={props} seat={seat} />
                <span className="moe-bar" aria-hidden="true">
                  <span style={{ width: `${(100 * value) / most}%` }} />
                </span>
                <span className="moe-bar-value">{value}</span>
              </li>
            ))}
        </ul>
      </div>
    );
  });
}

function Name({ props, seat }: { readonly props: Props; readonly seat: Seat }): ReactNode {
  const player = props.players[seat];
  return player ? <PlayerName player={player} /> : null;
}

function Influences(props: Props): ReactNode {
  const { ui } = wordsFor(props);
  const { tallies } = breakdownOf(props);
  const order = props.players.map(({ seat }) => seat).sort((a, b) => rank(a) - rank(b));
  function rank(seat: Seat): number {
    return props.result.ranks[seat] ?? 0;
  }
  return (
    <section aria-label={ui.influences}>
      <table className="moe-influences">
        <caption>{ui.influences}</caption>
        <thead>
          <tr>
            <td />
            <td />
            <th scope="col">{ui.religion}</th>
            <th scope="col">{ui.politics}</th>
            <th scope="col">{ui.economy}</th>
          </tr>
        </thead>
        <tbody>
          {order.map((seat) => {
            const tally = tallies[seat];
            return (
              <tr key={seat}>
                <td className="moe-rank">{rank(seat)}</td>
                <th scope="row">
                  <Name props={props} seat={seat} />
                </th>
                <td>
                  <b>{tally?.religion.influence}</b> <small>{ui.temples(tally?.religion.temples ?? 0)}</small>
                </td>
                <td>
                  <b>{tally?.politics.influence}</b>{' '}
                  <small>{ui.electors(tally?.politics.electors ?? 0)}</small>
                </td>
                <td>
                  <b>{tally?.economy.influence}</b>{' '}
                  <small>{ui.kept(tally?.economy.contracts ?? 0, tally?.economy.monopolies ?? 0)}</small>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

function Fortunes(props: Props): ReactNode {
  const { history, table, players } = props;
  const { ui, words } = wordsFor(props);
  const [step, setStep] = useState<EliminationStep>('religion');
  const fortunes = useMemo(() => fortunesOf(history, table), [history, table]);
  const length = fortunes[step][0]?.length ?? 0;
  if (length < 2) return null;
  return (
    <section className="moe-fortunes" aria-label={ui.chartOf(words.steps[step])}>
      <div className="moe-fortune-steps" role="group" aria-label={ui.influences}>
        {STEPS.map((each) => (
          <button
            key={each}
            type="button"
            className="k-button"
            aria-pressed={each === step}
            onClick={() => setStep(each)}
          >
            {words.steps[each]}
          </button>
        ))}
      </div>
      <Chart
        title={ui.chartOf(words.steps[step])}
        labels={Array.from({ length }, (_, turn) => (turn === 0 ? ui.start : String(turn)))}
        series={players.map(({ seat, name, colour, shape }) => ({
          name,
          colour,
          shape,
          values: fortunes[step][seat] ?? [],
        }))}
      />
    </section>
  );
}

/** The electors turned up: who controls which region. */
function Regions(props: Props): ReactNode {
  const { ui } = wordsFor(props);
  const scored = props.history.flatMap(({ events }) =>
    events.filter((event) => event.type === 'regionScored'),
  );
  if (scored.length === 0) return null;
  return <RegionsTable caption={ui.controls} players={props.players} regions={scored} />;
}
