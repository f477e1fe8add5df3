import {
  arrowDirection,
  nearestPlace,
  type PressHandlers,
  useBoardRole,
  usePressing,
  WoodPiece,
} from '@kontor/ui';
import { type KeyboardEvent, memo, useMemo, useRef } from 'react';
import { LINE_NAMES, SPACE_NAMES, type SpaceName, tally } from '../../rules/index.ts';
import { BUZZ } from '../../rules/market/spaces.ts';
import { woodLook } from '../map/pieces.tsx';
import { isOnMarket } from '../model/choices.ts';
import type { LastMove } from '../model/last-moves.ts';
import { buyersOnLines } from '../model/progress.ts';
import { placesIn } from '../model/settlement.ts';
import { type Chooser, isSpace, type Question } from '../model/use-choice.ts';
import type { SettlementScene } from '../model/use-settlement.ts';
import { useScene } from '../scene.ts';
import { LitPlaces } from './lit.tsx';
import { type Field, type Plan, planOf } from './plan.ts';
import { SettlementBar } from './settlement-bar.tsx';
import { SpaceCard } from './space-card.tsx';
import { spaceLabel } from './space-words.ts';
import { Square } from './square.tsx';
import { BoothTile } from './tile.tsx';
import './market.css';

interface MarketProps {
  readonly chooser: Chooser;
  readonly moves: readonly LastMove[];
  readonly scene: SettlementScene;
}

/** The market: tiles in their booths, passages with their prices, buyers, and who would win what. */
export function Market({ chooser, moves, scene: settling }: MarketProps) {
  const { table, view, ui } = useScene();
  const plan = planOf(table);
  const { fields } = plan;
  const { question } = chooser;
  const pressed = usePressing(chooser);
  const pointed = chooser.pointed !== undefined && isSpace(chooser.pointed) ? chooser.pointed : undefined;
  const last = useRef(pointed);
  if (pointed !== undefined) last.current = pointed;
  // With few players the first row lies empty.
  const home =
    nearestTo(
      fields.find(({ name }) => name === last.current),
      fields.filter(({ name }) => question.isLegal(name)),
    ) ??
    fields.find(({ name }) => name in view.booths || name in view.buyers) ??
    fields[0];
  const stop = pointed ?? home?.name;
  return (
    <div className="hg-market" data-asked={chooser.mode !== undefined && isOnMarket(chooser.mode)}>
      <div className="hg-market-view">
        <svg
          viewBox={`0 0 ${plan.width} ${plan.height}`}
          preserveAspectRatio="xMidYMax"
          role="application"
          aria-roledescription={useBoardRole()}
          aria-label={ui.market}
        >
          <Square plan={plan} />
          <Booths plan={plan} chooser={chooser} pointed={pointed} />
          {/* Below the buyers, whose colours it would change. */}
          <LitPlaces plan={plan} more={settling.beat ? placesIn(settling.beat) : NONE} />
          <Prices plan={plan} />
          <Buyers plan={plan} moves={moves} />
          <Pay plan={plan} chooser={chooser} pointed={pointed} />
          <g>
            {fields.map((field) => (
              <Space
                key={field.name}
                plan={plan}
                field={field}
                question={question}
                pressed={pressed}
                pointed={field.name === pointed}
                stop={field.name === stop}
              />
            ))}
          </g>
        </svg>
      </div>
      <SettlementBar scene={settling} />
      {pointed !== undefined && <SpaceCard space={pointed} chooser={chooser} />}
    </div>
  );
}

const NONE: readonly string[] = [];

interface SpaceProps {
  readonly plan: Plan;
  readonly field: Field;
  readonly question: Question;
  readonly pressed: PressHandlers;
  readonly pointed: boolean;
  /** The Tab key stops here. */
  readonly stop: boolean;
}

/** A space as a control; arrow keys walk to the next. */
const Space = memo(function Space({ plan, field, question, pressed, pointed, stop }: SpaceProps) {
  const scene = useScene();
  const { name, x, y, width, height } = field;
  const label = useMemo(() => spaceLabel(scene, question, name), [scene, question, name]);
  const handlers = pressed(name);
  const legal = question.isLegal(name);
  return (
    <g
      className="hg-space"
      role="button"
      tabIndex={stop ? 0 : -1}
      aria-label={label}
      aria-disabled={!legal}
      data-space={name}
      data-place={name}
      data-legal={legal}
      data-pointed={pointed}
      data-taken={name in scene.view.buyers}
      {...handlers}
      onKeyDown={(event) => {
        handlers.onKeyDown(event);
        walk(event, plan, field);
      }}
    >
      <rect className="hg-hit" x={x} y={y} width={width} height={height} />
      {/* The space itself shows its card when it is pointed at. */}
      <rect
        className="hg-glow"
        data-explain={`space:${name}`}
        {...glowBox(field)}
        rx={field.kind === 'booth' ? 8 : 20}
      />
    </g>
  );
});

/** One goes on near the place where one was, and begins at the first. */
function nearestTo(from: Field | undefined, fields: readonly Field[]): Field | undefined {
  if (!from) return fields[0];
  const places = fields.map((field) => ({ field, at: [field.column, field.row] as const }));
  return nearestPlace([from.column, from.row], places)?.field;
}

function walk(event: KeyboardEvent<SVGGElement>, { fields }: Plan, { row, column }: Field): void {
  const towards = arrowDirection(event);
  const next =
    towards && fields.find((field) => field.row === row + towards[1] && field.column === column + towards[0]);
  if (!next) return;
  event.preventDefault();
  event.currentTarget.parentElement?.querySelector<SVGGElement>(`[data-space="${next.name}"]`)?.focus();
}

/** The outline of a lit space: a booth's whole tile, or the stone that bears the price. */
function glowBox({ kind, x, y, width, height }: Field) {
  if (kind === 'booth') return { x, y: y + 16, width, height: height - 15 };
  return { x: x + width / 2 - 20, y: y + height / 2 - 20, width: 40, height: 40 };
}

interface PointedProps {
  readonly plan: Plan;
  readonly chooser: Chooser;
  readonly pointed: SpaceName | undefined;
}

/** What pointing at a space would change, if a buyer may go there. */
function previewAt(chooser: Chooser, pointed: SpaceName | undefined) {
  const move = pointed === undefined ? undefined : chooser.moveAt(pointed);
  if (move === undefined || !chooser.choices.moves.has(move)) return undefined;
  const preview = chooser.preview(move);
  return preview.kind === 'buyer' ? preview : undefined;
}

function Booths({ plan, chooser, pointed }: PointedProps) {
  const { table, view } = useScene();
  const used = useMemo(() => new Set([...table.boothsUsed].map((booth) => SPACE_NAMES[booth])), [table]);
  const booths = useMemo(() => plan.fields.filter(({ kind }) => kind === 'booth'), [plan]);
  const tallies = useMemo(
    () => new Map(booths.map(({ name }) => [name, tally(table, view, name)])),
    [table, view, booths],
  );
  const preview = previewAt(chooser, pointed);
  return booths.map((field) => {
    const after = preview?.tiles.find(({ before }) => before.booth === field.name)?.after;
    return (
      <BoothTile
        key={field.name}
        field={field}
        tile={view.booths[field.name]}
        used={used.has(field.name)}
        tally={after ?? tallies.get(field.name) ?? tally(table, view, field.name)}
        foreseen={after !== undefined}
      />
    );
  });
}

const Prices = memo(function Prices({ plan }: { readonly plan: Plan }) {
  const { table, view } = useScene();
  return (
    <g className="hg-stones" aria-hidden="true">
      {plan.fields
        .filter(({ kind, name }) => kind !== 'booth' && !(name in view.buyers))
        .map(({ name, x, y, width, height }) => (
          <g key={name} transform={`translate(${x + width / 2} ${y + height / 2})`}>
            <circle r={17} />
            <text y={7}>{table.spaceCost[SPACE_NAMES.indexOf(name)]}</text>
          </g>
        ))}
    </g>
  );
});

interface BuyersProps {
  readonly plan: Plan;
  readonly moves: readonly LastMove[];
}

const Buyers = memo(function Buyers({ plan, moves }: BuyersProps) {
  const { view, wood } = useScene();
  return (
    <g className="hg-pieces" aria-hidden="true">
      {plan.fields.map(({ name, kind, x, y, width, height }) => {
        const colour = view.buyers[name];
        if (colour === undefined) return null;
        const onTile = kind === 'booth';
        // On a tile it stands at the corner of the stall, where it hides least of the goods.
        const [cx, cy] = onTile ? [x + width - 13, y + 22] : [x + width / 2, y + height / 2];
        const isLast = moves.some(({ seat, space }) => seat === colour && space === name);
        return (
          <g key={name}>
            {isLast && <circle className="hg-last" cx={cx} cy={cy} r={onTile ? 22 : 25} />}
            <WoodPiece kind="buyer" {...woodLook(wood(colour))} x={cx} y={cy} size={onTile ? 40 : 46} />
          </g>
        );
      })}
    </g>
  );
});

/** What every passage pays the viewer (H-2.1), with the buyer that is pointed at if there is one. */
function Pay({ plan, chooser, pointed }: PointedProps) {
  const { view, viewer } = useScene();
  if (viewer === null) return null;
  const preview = previewAt(chooser, pointed);
  const now = buyersOnLines(view.buyers, viewer);
  const then =
    preview?.colour === viewer ? buyersOnLines({ ...view.buyers, [preview.space]: viewer }, viewer) : now;
  return (
    <g className="hg-pays" aria-hidden="true">
      {LINE_NAMES.map((line, number) => {
        const buyers = then[number] ?? 0;
        const [x, y] = plan.payPoint(line);
        return (
          <g
            key={line}
            data-explain={`line:${line}`}
            transform={`translate(${x} ${y})`}
            data-some={buyers > 0}
            data-more={buyers > (now[number] ?? 0)}
          >
            <rect x={-23} y={-14} width={46} height={28} rx={14} />
            <text y={7}>+{BUZZ[buyers]}</text>
          </g>
        );
      })}
    </g>
  );
}
