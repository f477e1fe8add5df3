import { type GameCard, textsFor } from '@kontor/ui';
import { CARD_TEXTS } from './card-texts/index.ts';
import './card.css';

/** Hermagor on the home page. */
export const card: GameCard = {
  name: () => 'Hermagor',
  tagline: (locale) => textsFor(CARD_TEXTS, locale).tagline,
  facts: (locale) => textsFor(CARD_TEXTS, locale).facts,
  credits: (locale) => textsFor(CARD_TEXTS, locale).credits,
  Art,
  pictures: (locale) => {
    const { pictures } = textsFor(CARD_TEXTS, locale);
    return [
      { address: new URL('./pictures/market.webp', import.meta.url).href, caption: pictures.market },
      { address: new URL('./pictures/sale.webp', import.meta.url).href, caption: pictures.sale },
      { address: new URL('./pictures/prices.webp', import.meta.url).href, caption: pictures.prices },
    ];
  },
};

const COAST =
  'M-20 250C30 236 40 190 92 178C120 132 180 150 214 112C262 84 300 122 352 92C410 66 452 104 470 148C520 168 556 150 590 190L660 214V420H-20Z';
const ROADS = [
  'M120 262C190 226 240 270 312 226',
  'M312 226C372 236 420 214 486 256',
  'M312 226C318 280 286 310 300 352',
  'M120 262C160 310 220 330 300 352',
  'M486 256C446 310 380 326 300 352',
];

/** A corner of the atlas: the castle, roads with their tolls, villages, a merchant on his way. */
function Art() {
  return (
    <svg className="hg-art" viewBox="0 0 640 380" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect className="hg-art-sea" width={640} height={380} />
      {[40, 28, 17, 8].map((far) => (
        <g key={far}>
          <path className="hg-art-wave" d={COAST} strokeWidth={far * 2} />
          <path className="hg-art-shallows" d={COAST} strokeWidth={far * 2 - 2} />
        </g>
      ))}
      <path className="hg-art-land" d={COAST} />
      <path className="hg-art-river" d="M520 148C500 200 430 188 400 262C384 306 402 340 380 390" />
      <path
        className="hg-art-hill"
        d="M150 210L180 158L196 182L218 142L252 210M404 170L428 130L444 150L462 122L492 172M60 300L84 262L100 284L118 256L140 300"
      />
      <path
        className="hg-art-hatch"
        d="M184 168L192 206M222 154L234 208M432 140L440 170M466 134L478 170M88 272L94 298M122 266L130 298"
      />
      <path className="hg-art-road-edge" d={ROADS.join('')} />
      <path className="hg-art-road" d={ROADS.slice(1).join('')} />
      <path className="hg-art-route" d={ROADS[0]} />
      <Castle />
      <Village x={120} y={262} roof="var(--k-blue)" />
      <Village x={486} y={256} roof="var(--k-green)" />
      <Village x={300} y={352} roof="var(--k-red)" />
      <Toll x={214} y={247} toll={2} />
      <Toll x={402} y={228} toll={3} />
      <Toll x={306} y={292} toll={4} />
      <Merchant />
    </svg>
  );
}

function Castle() {
  return (
    <g transform="translate(312 214) scale(1.25)">
      <ellipse className="hg-art-mound" cy={26} rx={62} ry={20} />
      <path
        className="hg-art-wall"
        d="M-46 30V-8H-40V-14H-33V-8H-29V-24H-33V-31H-26V-27H-20V-31H-12V-41H-15V-48H-8V-44H-3V-48H3V-44H8V-48H15V-41H12V-31H20V-27H26V-31H33V-24H29V-8H33V-14H40V-8H46V30Z"
      />
      <path className="hg-art-roof" d="M-36-31L-23-54L-10-31ZM10-31L23-54L36-31ZM-18-46L0-76L18-46Z" />
      <path className="hg-art-flag" d="M0-76V-94L18-88L0-82" />
      <path className="hg-art-ink" d="M-9 30V14A9 9 0 0 1 9 14V30ZM-3-24H3V-12H-3Z" />
    </g>
  );
}

function Village({ x, y, roof }: { readonly x: number; readonly y: number; readonly roof: string }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <ellipse className="hg-art-mound" cy={9} rx={40} ry={12} />
      <path className="hg-art-wall" d="M-32 10V-8H-10V10ZM8 10V-6H30V10ZM-13 12V-16H13V12Z" />
      <path
        className="hg-art-house"
        style={{ fill: roof }}
        d="M-36-8L-21-22L-7-8ZM5-6L19-20L33-6ZM-18-16L0-36L18-16Z"
      />
      <path className="hg-art-ink" d="M-4 12V0H4V12Z" />
    </g>
  );
}

function Toll({ x, y, toll }: { readonly x: number; readonly y: number; readonly toll: number }) {
  return (
    <g className="hg-art-toll" transform={`translate(${x} ${y})`}>
      <rect x={-13} y={-13} width={26} height={26} rx={6} />
      <text y={7}>{toll}</text>
    </g>
  );
}

function Merchant() {
  return (
    <g transform="translate(396 272) scale(2.4)">
      <ellipse cx={1} cy={8} rx={10} ry={3} opacity={0.3} />
      <path className="hg-art-wood-side" d="M1-9.5A3.6 3.6 0 0 1 4-3.6Q8.5 0 9 8L5 8.8L-3-2Z" />
      <path
        className="hg-art-wood"
        d="M-.5-9.5A3.6 3.6 0 0 1 2.2-3.4Q6.5 0 6.8 8.5H-7.8Q-7.5 0-3.2-3.4A3.6 3.6 0 0 1-.5-9.5Z"
      />
    </g>
  );
}
