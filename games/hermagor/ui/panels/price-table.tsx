import { WoodPiece } from '@kontor/ui';
import { memo, type RefObject, useEffect, useRef } from 'react';
import { DISC_ROWS, type DiscRow, PRODUCTS, type Product } from '../../rules/index.ts';
import {
  BUILDING_VALUES,
  END_VALUES,
  HIGHEST_PRICE,
  LOWEST_PRICE,
  NOBILITY_VALUES,
} from '../../rules/state/constants.ts';
import { useIsHighlighted } from '../highlight.ts';
import { woodLook } from '../map/pieces.tsx';
import { placeOf } from '../model/places.ts';
import type { Question } from '../model/use-choice.ts';
import { Sign } from '../parts.tsx';
import { useScene } from '../scene.ts';
import { answerOf } from './answers.tsx';
import './price-table.css';

const PRICES = Array.from({ length: HIGHEST_PRICE - LOWEST_PRICE + 1 }, (_, i) => LOWEST_PRICE + i);

/** Prices, the squares that they hide, discs, and what a row is worth at the end. */
export const PriceTable = memo(function PriceTable({ question }: { readonly question: Question }) {
  const { ui, words } = useScene();
  return (
    <table className="hg-prices">
      <caption className="k-hidden">{ui.priceTable}</caption>
      <thead>
        <tr>
          <td />
          <th scope="colgroup" colSpan={BUILDING_VALUES.length} data-explain="buildings">
            {ui.buildings}
          </th>
          {END_VALUES.map((value) => (
            <th key={value} scope="col" className="hg-end-value" data-explain={`end-value:${value}`}>
              <span className="k-hidden">{ui.endValue(value)}</span>
              <span aria-hidden="true">+{value}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {PRODUCTS.map((product) => (
          <ProductRow key={product} product={product} question={question} />
        ))}
        <tr className="hg-nobility" data-place={placeOf.row('nobility')} {...useLit('nobility')}>
          <th scope="row" data-explain="row:nobility">
            <Sign icon="nobility" />
            <span className="k-hidden">{words.rows.nobility}</span>
          </th>
          {NOBILITY_VALUES.map((value, square) => (
            <Square key={value} row="nobility" square={square} value={value} question={question} />
          ))}
          <td
            colSpan={BUILDING_VALUES.length + PRICES.length - NOBILITY_VALUES.length}
            className="hg-nobility-name"
            data-explain="row:nobility"
          >
            {words.rows.nobility}
          </td>
        </tr>
      </tbody>
    </table>
  );
});

interface LitRow {
  readonly ref: RefObject<HTMLTableRowElement | null>;
  readonly 'data-lit': boolean;
}

/** A lit row comes into sight: on a phone held sideways the table is higher than its place. */
function useLit(row: DiscRow): LitRow {
  const lit = useIsHighlighted(placeOf.row(row));
  const ref = useRef<HTMLTableRowElement>(null);
  useEffect(() => {
    if (lit) ref.current?.scrollIntoView({ block: 'nearest' });
  }, [lit]);
  return { ref, 'data-lit': lit };
}

function ProductRow({ product, question }: { readonly product: Product; readonly question: Question }) {
  const { view, words, ui } = useScene();
  const price = view.prices[product];
  const raise = `raise ${product}`;
  const raises = question.choices.moves.has(raise);
  return (
    <tr data-held={holds(useScene(), product)} data-place={placeOf.row(product)} {...useLit(product)}>
      <th scope="row" data-explain={`row:${product}`}>
        <Sign icon={product} />
        <span className="k-hidden">{ui.priceOf(words.products[product], price)}</span>
      </th>
      {BUILDING_VALUES.map((value, square) => (
        <Square
          key={value}
          row={product}
          square={square}
          value={value}
          covered={partOfSlab(square - BUILDING_VALUES.length + LOWEST_PRICE, price)}
          question={question}
        />
      ))}
      {PRICES.map((value) => (
        <td
          key={value}
          className="hg-price"
          data-explain={`${value === price ? 'price' : 'row'}:${product}`}
          data-slab={value === price ? 'arrow' : partOfSlab(value, price)}
          aria-current={value === price ? true : undefined}
        >
          {value === price && <SlabArrow />}
          {raises && value === price + 1 ? (
            <button
              type="button"
              data-answers="true"
              aria-label={ui.raiseTo(words.products[product], value)}
              onClick={() => question.play(raise)}
            >
              {value}
            </button>
          ) : (
            <span className="hg-price-value">{value}</span>
          )}
        </td>
      ))}
    </tr>
  );
}

/** The end of the wooden slab, which points at the price. */
function SlabArrow() {
  return (
    <svg className="hg-slab-arrow" viewBox="0 0 24 24" preserveAspectRatio="none" aria-hidden="true">
      <path d="M0 0H13L24 12 13 24H0Z" />
    </svg>
  );
}

/** H-B4: the indicator points at the price and lies on the two squares to its left. */
function partOfSlab(square: number, price: number): 'middle' | 'end' | undefined {
  if (square === price - 1) return 'middle';
  return square === price - 2 ? 'end' : undefined;
}

/** The viewer holds a tile that sells the product now. */
function holds({ table, view, viewer }: ReturnType<typeof useScene>, product: Product): boolean {
  const tiles = viewer === null ? [] : (view.players[viewer]?.tiles ?? []);
  return table.tiles.tiles.some(
    ({ number, products }) => tiles.includes(number) && products.includes(product),
  );
}

interface SquareProps {
  readonly row: DiscRow;
  readonly square: number;
  readonly value: number;
  /** The part of the price indicator that lies on it. */
  readonly covered?: 'middle' | 'end' | undefined;
  readonly question: Question;
}

/** A square where a disc can lie. */
function Square({ row, square, value, covered, question }: SquareProps) {
  const scene = useScene();
  const { table, view, words, ui, wood } = scene;
  const owner = view.discs[row][square] ?? null;
  const used = row === 'nobility' || table.squaresUsed.includes(square);
  const builds = [...question.choices.moves].filter(
    (move) => move.startsWith('build ') && move.endsWith(` ${row}`),
  );
  const [build] = builds;
  const preview = build === undefined || builds.length > 1 ? undefined : question.preview(build);
  const lit = preview?.kind === 'build' && preview.square === square;
  return (
    <td className="hg-square" data-slab={covered} data-used={used} data-explain={`square:${row}:${square}`}>
      {owner !== null ? (
        <svg viewBox="-11 -10 22 21" role="img" aria-label={ui.discOf(scene.owner(owner), value)}>
          <WoodPiece kind="disc" {...woodLook(wood(owner))} x={0} y={0} size={19} />
        </svg>
      ) : lit && build !== undefined ? (
        <button
          type="button"
          data-answers="true"
          aria-label={ui.buildOn(words.rows[row], value, answerOf(scene, question, build).note ?? '')}
          onClick={() => question.play(build)}
        >
          {value}
        </button>
      ) : (
        <span className={covered && 'hg-under-slab'}>{used ? value : '×'}</span>
      )}
    </td>
  );
}

/** On small screens: the eight prices in one line; the table is one tap away. */
export function PriceStrip({ onOpen }: { readonly onOpen: () => void }) {
  const scene = useScene();
  const { view, words, ui } = scene;
  const text = PRODUCTS.map((product) => `${words.products[product]} ${view.prices[product]}`).join(', ');
  return (
    <button type="button" className="hg-strip" aria-label={ui.named(ui.prices, text)} onClick={onOpen}>
      {DISC_ROWS.filter((row): row is Product => row !== 'nobility').map((product) => (
        <span
          key={product}
          aria-hidden="true"
          data-explain={`price:${product}`}
          data-held={holds(scene, product)}
        >
          <Sign icon={product} />
          {view.prices[product]}
        </span>
      ))}
    </button>
  );
}
