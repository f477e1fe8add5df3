import { type GameCard, textsFor, WoodPiece } from '@kontor/ui';
import type { ReactNode } from 'react';
import { CARD_TEXTS } from './card-texts/index.ts';
import { TokenDrawing } from './map/token.tsx';
import { TownDrawing } from './map/towns.tsx';
import './card.css';

/** Merchants of Empire on the home page. */
export const card: GameCard = {
  name: () => 'Merchants of Empire',
  tagline: (locale) => textsFor(CARD_TEXTS, locale).tagline,
  facts: (locale) => textsFor(CARD_TEXTS, locale).facts,
  credits: (locale) => textsFor(CARD_TEXTS, locale).credits,
  Art,
  pictures: (locale) => {
    const { pictures } = textsFor(CARD_TEXTS, locale);
    return [
      { address: new URL('./pictures/plot.webp', import.meta.url).href, caption: pictures.plot },
      { address: new URL('./pictures/race.webp', import.meta.url).href, caption: pictures.race },
      { address: new URL('./pictures/standing.webp', import.meta.url).href, caption: pictures.standing },
    ];
  },
};

const COAST =
  'M-20 96C40 84 66 40 132 52C196 20 238 66 300 44C372 18 420 58 488 34C560 22 600 60 660 52V300C600 306 588 352 520 344C470 372 430 330 372 352C320 380 286 336 226 352C150 366 120 322 66 330L-20 344Z';
const ROADS = [
  { label: 'a', path: 'M104 246C160 268 200 210 318 206', at: [196, 234] },
  { label: 'b', path: 'M318 206C400 196 430 132 534 146', at: [424, 168] },
  { label: 'c', path: 'M318 206C366 250 420 296 508 288', at: [408, 263] },
  { label: 'd', path: 'M534 146C566 190 540 240 508 288', at: [549, 216] },
] as const;

/** A corner of the realm: the capital, lettered roads, caravans on their way, goods and a contract. */
function Art(): ReactNode {
  return (
    <svg className="moe-art" viewBox="0 14 640 380" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect className="moe-art-sea" width={640} height={400} />
      {[36, 25, 15, 7].map((far) => (
        <g key={far}>
          <path className="moe-art-wave" d={COAST} strokeWidth={far * 2} />
          <path className="moe-art-shallows" d={COAST} strokeWidth={far * 2 - 2.4} />
        </g>
      ))}
      <path className="moe-art-land" d={COAST} />
      <path
        className="moe-art-dunes"
        d="M30 150Q58 120 88 150M76 168Q104 140 132 168M396 92Q420 68 446 92M436 108Q462 84 490 108M150 312Q176 288 204 312M590 276Q606 258 626 276M214 118Q240 94 266 118"
      />
      <path className="moe-art-river" d="M232 44C226 96 262 120 250 166C240 214 262 270 238 352" />
      {ROADS.map(({ label, path }) => (
        <g key={label}>
          <path className="moe-art-road-edge" d={path} />
          <path className="moe-art-road-bed" d={path} />
          <path className={`moe-art-road moe-art-${label}`} d={path} />
        </g>
      ))}
      {ROADS.map(({ label, at }) => (
        <g key={label} className={`moe-art-plaque moe-art-${label}`} transform={`translate(${at.join(' ')})`}>
          <circle r={14} />
          <text y={6.5}>{label}</text>
        </g>
      ))}
      <g transform="translate(318 202) scale(1.3)">
        <TownDrawing rank={3} capital />
      </g>
      <g transform="translate(104 240)">
        <TownDrawing rank={2} capital={false} />
      </g>
      <g transform="translate(536 138) scale(1.05)">
        <TownDrawing rank={3} capital={false} />
      </g>
      <g transform="translate(508 284)">
        <TownDrawing rank={1} capital={false} />
      </g>
      <TokenDrawing resource="gold" x={44} y={212} size={24} />
      <TokenDrawing resource="gems" x={42} y={242} size={24} />
      <TokenDrawing resource="silver" x={562} y={280} size={24} />
      <TokenDrawing resource="bronze" x={590} y={292} size={24} />
      <WoodPiece kind="caravan" colour="red" shape="circle" x={152} y={262} size={46} />
      <WoodPiece kind="caravan" colour="blue" shape="square" x={470} y={146} size={46} />
      <WoodPiece kind="caravan" colour="yellow" shape="diamond" x={456} y={290} size={46} />
      <WoodPiece kind="temple" colour="green" shape="triangle" x={602} y={138} size={46} />
    </svg>
  );
}
