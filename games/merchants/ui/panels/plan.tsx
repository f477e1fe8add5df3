import { Button, Dialog } from '@kontor/ui';
import { type ReactNode, useState } from 'react';
import { RESOURCES, ROAD_LABELS } from '../../rules/files/board.ts';
import { type Action, PLOT_LENGTH, TRANSACT } from '../../rules/state/types.ts';
import type { WalkStep } from '../../rules/view/preview-types.ts';
import { contractValue, walk } from '../../rules/view/walk.ts';
import { Token } from '../map/token.tsx';
import { cityOf } from '../model/advance.ts';
import { contested } from '../model/cargo.ts';
import { stepText } from '../model/describe.ts';
import { upTo } from '../model/keyed.ts';
import { roadEnd } from '../model/plan.ts';
import type { Plan } from '../model/use-plan.ts';
import { useScene } from '../scene.ts';
import { Letter } from './letter.tsx';
import './plan.css';

/** Up to this turn the panel explains plans. */
const EXPLAINED_TURNS = 2;

/** The six slots, what each would do, and the letters to fill them with. */
export function PlanPanel({ plan }: { readonly plan: Plan }): ReactNode {
  return (
    <div className="moe-plan-panel">
      <Slots plan={plan} />
      {plan.selected === undefined ? (
        <NextActions plan={plan} />
      ) : (
        <SlotTools plan={plan} slot={plan.selected} />
      )}
      <Hints plan={plan} />
      {plan.text !== '' && <CargoRow plan={plan} />}
      <Steps plan={plan} />
    </div>
  );
}

function Slots({ plan }: { readonly plan: Plan }): ReactNode {
  const scene = useScene();
  const { ui } = scene;
  return (
    <ol className="moe-slots" aria-label={ui.slots}>
      {upTo(PLOT_LENGTH).map((slot) => {
        const step = plan.walk.steps[slot];
        const name = ui.named(ui.slot(slot + 1), step ? stepText(scene, step) : ui.slotEmpty);
        return (
          <li
            key={slot}
            // An empty slot is disabled and would take no drop.
            onDragOver={(event) => event.preventDefault()}
            onDrop={(event) => {
              event.preventDefault();
              const from = Number(event.dataTransfer.getData('text/plain'));
              plan.move(from, Math.min(slot, plan.text.length - 1));
            }}
          >
            <button
              type="button"
              className="moe-slot"
              data-outcome={step?.outcome ?? 'empty'}
              data-contested={step ? contested(step) : false}
              aria-label={name}
              aria-pressed={plan.selected === slot}
              disabled={!step}
              draggable={step !== undefined}
              onClick={() => plan.select(plan.selected === slot ? undefined : slot)}
              onDragStart={(event) => event.dataTransfer.setData('text/plain', String(slot))}
              onPointerEnter={() => plan.look(slot)}
              onPointerLeave={() => plan.look(undefined)}
              onFocus={() => plan.look(slot)}
              onBlur={() => plan.look(undefined)}
            >
              <span className="moe-slot-number" data-explain={`number-${slot + 1}`}>
                {slot + 1}
              </span>
              {step && <Letter act={step.act} />}
              {step && <SlotResult step={step} />}
            </button>
          </li>
        );
      })}
    </ol>
  );
}

/** The outcome as a picture; the slot's name says the same. */
function SlotResult({ step }: { readonly step: WalkStep }): ReactNode {
  if (step.outcome === 'ignored') return <span className="moe-slot-result moe-bad">✕</span>;
  if (step.resource)
    return (
      <span className="moe-slot-result">
        <Token resource={step.resource} />
        {contested(step) && <span className="moe-warn">?</span>}
      </span>
    );
  if (step.contract)
    return (
      <span className="moe-slot-result moe-good">
        ✓{contractValue(step.contract)}
        {contested(step) && <span className="moe-warn">?</span>}
      </span>
    );
  return <span className="moe-slot-result">{step.to === 0 ? '★' : step.to}</span>;
}

/** Where each letter leads from the end of the plan. */
function NextActions({ plan }: { readonly plan: Plan }): ReactNode {
  const { ui, table, names } = useScene();
  const full = plan.ready || plan.text.length >= PLOT_LENGTH;
  return (
    <div className="moe-next" role="group" aria-label={ui.next} data-answers="true">
      {ROAD_LABELS.map((label) => {
        const to = roadEnd(table, plan.end, label);
        const where = to === undefined ? ui.noRoad : ui.leadsTo(names.city(to));
        return (
          <button
            key={label}
            type="button"
            className="moe-next-action"
            disabled={full || to === undefined}
            aria-label={ui.named(label, where)}
            onClick={() => plan.lay(label)}
          >
            <Letter act={label} />
            <span className="moe-next-where" translate="no">
              {to === undefined ? '–' : names.city(to)}
            </span>
          </button>
        );
      })}
      <TransactButton plan={plan} disabled={full} />
      <button
        type="button"
        className="moe-next-action moe-next-remove"
        disabled={plan.ready || plan.text === ''}
        aria-label={ui.removeLast}
        title={ui.removeLast}
        onClick={() => plan.remove(plan.text.length - 1)}
      >
        ⌫
      </button>
    </div>
  );
}

function TransactButton({ plan, disabled }: { readonly plan: Plan; readonly disabled: boolean }): ReactNode {
  const scene = useScene();
  const { ui, table, view, viewer, words } = scene;
  const step =
    viewer === null ? undefined : walk(table, view, viewer, `${plan.text}${TRANSACT}`).steps.at(-1);
  const what = step?.resource
    ? ui.takes(step.resource)
    : step?.contract
      ? ui.delivers(contractValue(step.contract))
      : step?.reason
        ? words.reason(step.reason, TRANSACT)
        : '';
  return (
    <button
      type="button"
      className="moe-next-action"
      data-works={step?.outcome !== 'ignored'}
      disabled={disabled}
      aria-label={ui.named(ui.transact, what)}
      title={what}
      onClick={() => plan.lay(TRANSACT)}
    >
      <span className="moe-next-sign">
        <Letter act={TRANSACT} explained={false} />
        {step?.resource && <Token resource={step.resource} />}
        {step?.contract && <span className="moe-good">✓{contractValue(step.contract)}</span>}
      </span>
      <span className="moe-next-where">{ui.transact}</span>
    </button>
  );
}

function SlotTools({ plan, slot }: { readonly plan: Plan; readonly slot: number }): ReactNode {
  const { ui } = useScene();
  const actions: readonly Action[] = [...ROAD_LABELS, TRANSACT];
  return (
    <div className="moe-slot-tools" role="group" aria-label={ui.slot(slot + 1)}>
      <div className="moe-slot-letters">
        {actions.map((act) => (
          <button
            key={act}
            type="button"
            className="moe-letter-button"
            aria-label={act === TRANSACT ? ui.transact : act}
            aria-pressed={plan.text[slot] === act}
            onClick={() => plan.lay(act)}
          >
            <Letter act={act} />
          </button>
        ))}
      </div>
      <Button look="quiet" disabled={slot === 0} onClick={() => plan.move(slot, slot - 1)}>
        ◀ <span className="moe-tool-word">{ui.earlier}</span>
      </Button>
      <Button look="quiet" disabled={slot >= plan.text.length - 1} onClick={() => plan.move(slot, slot + 1)}>
        <span className="moe-tool-word">{ui.later}</span> ▶
      </Button>
      <Button look="quiet" onClick={() => plan.remove(slot)}>
        {ui.remove}
      </Button>
      <Button look="quiet" onClick={() => plan.select(undefined)}>
        {ui.done}
      </Button>
    </div>
  );
}

/** Pick-ups and contracts on the way that the plan leaves lying. */
function Hints({ plan }: { readonly plan: Plan }): ReactNode {
  const { ui, names, view } = useScene();
  const hints = plan.walk.overlooked.map((city) => {
    const { contract, resources } = cityOf(view, city);
    const [least] = resources;
    const name = names.city(city);
    const [aboutContract, aboutGoods] =
      plan.text === ''
        ? [ui.startContract, ui.startGoods]
        : city === plan.end && plan.text.length < PLOT_LENGTH
          ? [ui.endContract, ui.endGoods]
          : [ui.overlookedContract, ui.overlookedGoods];
    if (contract) return aboutContract(name, contractValue(contract));
    return least ? aboutGoods(name, least) : '';
  });
  return (
    <div role="status" hidden={hints.length === 0}>
      <ul className="moe-hints">
        {hints.map((hint) => (
          <li key={hint}>{hint}</li>
        ))}
      </ul>
    </div>
  );
}

/** What the caravan would have after the step that is looked at, and the ghost to walk there. */
function CargoRow({ plan }: { readonly plan: Plan }): ReactNode {
  const { ui, words } = useScene();
  const held = RESOURCES.filter((resource) => plan.stock[resource] > 0);
  return (
    <div className="moe-cargo">
      <p>
        {ui.haveAfter(plan.looked + 1)}{' '}
        {held.length === 0
          ? ui.haveNothing
          : held.map((resource) => (
              <span key={resource} className="moe-cargo-item" data-fresh={plan.cargo.includes(resource)}>
                <Token resource={resource} />
                <span aria-hidden="true">{plan.stock[resource]}</span>
                <span className="k-hidden">{`${plan.stock[resource]} ${words.resources[resource]} `}</span>
              </span>
            ))}
      </p>
      <Button
        look="quiet"
        aria-label={plan.walking ? ui.stopWalk : ui.walkPlan}
        onClick={() => plan.setWalking(!plan.walking)}
      >
        {plan.walking ? ui.stopWalk : ui.walkShort}
      </Button>
      <Button look="quiet" aria-label={ui.clear} onClick={plan.clear}>
        {ui.clearShort}
      </Button>
    </div>
  );
}

function Steps({ plan }: { readonly plan: Plan }): ReactNode {
  const scene = useScene();
  const { ui, view } = scene;
  if (plan.text === '')
    return (
      <div className="moe-quiet">
        <p>{ui.fillHint}</p>
        {view.turn <= EXPLAINED_TURNS && <p>{ui.goalHint}</p>}
      </div>
    );
  return (
    // Screen readers read the same from the slots.
    <ol className="moe-steps" aria-hidden="true">
      {plan.walk.steps.map((step) => (
        <li
          key={step.action}
          data-outcome={step.outcome}
          data-contested={contested(step)}
          data-looked={plan.looked === step.action - 1}
          onPointerEnter={() => plan.look(step.action - 1)}
          onPointerLeave={() => plan.look(undefined)}
        >
          <Letter act={step.act} />
          <span>{stepText(scene, step)}</span>
        </li>
      ))}
    </ol>
  );
}

/** Ready, and what goes with it: an empty plan is laid only on purpose. */
export function PlanActions({ plan }: { readonly plan: Plan }): ReactNode {
  const { ui } = useScene();
  const [sure, setSure] = useState(false);
  if (plan.ready)
    return (
      <Button onClick={plan.takeBackReady} data-action="unready">
        {ui.takeBackReady}
      </Button>
    );
  return (
    <>
      <Button
        look={plan.text === '' ? 'plain' : 'primary'}
        data-action="ready"
        onClick={() => {
          if (plan.text === '') setSure(true);
          else void plan.layReady();
        }}
      >
        {ui.layReady}
      </Button>
      {sure && (
        <Dialog
          title={ui.emptyTitle}
          onClose={() => setSure(false)}
          footer={
            <>
              <Button
                look="regret"
                onClick={() => {
                  setSure(false);
                  void plan.layReady();
                }}
              >
                {ui.emptyYes}
              </Button>
              <Button look="primary" onClick={() => setSure(false)}>
                {ui.emptyNo}
              </Button>
            </>
          }
        >
          <p>{ui.emptyText}</p>
        </Dialog>
      )}
    </>
  );
}
