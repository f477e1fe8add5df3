import type { ReactNode } from 'react';
import './towns.css';

/** A drawn place, standing on y = 14: walls and roofs hide what is behind them, ink lines go on top. */
interface Town {
  readonly walls: string;
  readonly roofs: string;
  readonly domes: string;
  readonly ink: string;
  readonly dark: string;
}

const VILLAGE: Town = {
  walls: 'M-24 14V-4H-1V14ZM1 14V-9H20V14Z',
  roofs: 'M-28-3L-12.5-18L3-3Z',
  domes: 'M-1-9Q-2-20 10.5-25Q23-20 22-9Z',
  ink: 'M10.5-25V-32M10.5-32L17-29.5L10.5-27M-24 6H-20M-6 1H-2M14 0H18M3 8H7',
  dark: 'M-15.5 14V5.5A3.2 3.2 0 0 1-9 5.5V14ZM8 14V4.5A2.7 2.7 0 0 1 13.4 4.5V14Z',
};

const TOWN: Town = {
  walls:
    'M-17 4V-12H17V4ZM-38 14V-14H-22V14ZM22 14V-14H38V14ZM-30 14V0H-25V3H-19V0H-13V3H-7V0H-1V3H5V0H11V3H17V0H23V3H30V14Z',
  roofs: 'M-41-14L-30-30L-19-14ZM19-14L30-30L41-14Z',
  domes: 'M-18-12Q-20-27 0-36Q20-27 18-12Z',
  ink: 'M0-36V-46M0-46L8-43L0-40M-18-12H18M-9-12Q-10-25 0-36Q10-25 9-12M-20 9H-15M12 9H18',
  dark: 'M-6 14V5A6 6 0 0 1 6 5V14ZM-32-5H-28V1H-32ZM28-5H32V1H28ZM-2.5-8H2.5V-1H-2.5Z',
};

const METROPOLIS: Town = {
  walls:
    'M-22 4V-18H22V4ZM-38 6V-8H38V6ZM-52 14V-26H-41V14ZM41 14V-26H52V14ZM-46 14V-1H-40V2H-33V-1H-26V2H-19V-1H-12V2H-5V-1H5V2H12V-1H19V2H26V-1H33V2H40V-1H46V14Z',
  roofs: 'M-54-26L-46.5-46L-39-26ZM39-26L46.5-46L54-26Z',
  domes: 'M-24-18Q-27-38 0-50Q27-38 24-18ZM-39-8Q-40-20-29-24Q-22-20-22-8ZM39-8Q40-20 29-24Q22-20 22-8Z',
  ink: 'M0-50V-61M0-61L9-57.5L0-54M-46.5-46V-52M46.5-46V-52M-24-18H24M-12-18Q-14-37 0-50Q14-37 12-18M-36 9H-30M18 9H25M-22 6H-17',
  dark: 'M-7.5 14V4A7.5 7.5 0 0 1 7.5 4V14ZM-48.5-17H-44.5V-9H-48.5ZM44.5-17H48.5V-9H44.5ZM-14-12H-10V-4H-14ZM-2-12H2V-4H-2ZM10-12H14V-4H10Z',
};

const CAPITAL_TOWN: Town = {
  walls:
    'M-30 6V-26H30V6ZM-52 8V-12H52V8ZM-72 14V-30H-58V14ZM58 14V-30H72V14ZM-64 14V-2H-57V2H-49V-2H-41V2H-33V-2H-25V2H-17V-2H-9V2H9V-2H17V2H25V-2H33V2H41V-2H49V2H57V-2H64V14Z',
  roofs: 'M-75-30L-65-56L-55-30ZM55-30L65-56L75-30Z',
  domes: 'M-33-26Q-37-52 0-68Q37-52 33-26ZM-54-12Q-56-30-42-36Q-29-30-30-12ZM54-12Q56-30 42-36Q29-30 30-12Z',
  ink: 'M0-68V-84M0-84L13-79.5L0-75M-65-56V-63M65-56V-63M-42-36V-42M42-36V-42M-33-26H33M-17-26Q-20-50 0-68Q20-50 17-26M-50 9H-43M26 9H34M-28 7H-22',
  dark: 'M-10 14V2A10 10 0 0 1 10 2V14ZM-67.5-20H-62.5V-10H-67.5ZM62.5-20H67.5V-10H62.5ZM-22-18H-17V-7H-22ZM-3-18H3V-7H-3ZM17-18H22V-7H17Z',
};

const BY_RANK: readonly Town[] = [VILLAGE, VILLAGE, TOWN, METROPOLIS];

export function TownDrawing({
  rank,
  capital,
}: {
  readonly rank: number;
  readonly capital: boolean;
}): ReactNode {
  const town = capital ? CAPITAL_TOWN : (BY_RANK[rank] ?? VILLAGE);
  return (
    <g className={capital ? 'moe-town moe-town-capital' : 'moe-town'}>
      <path className="moe-town-domes" d={town.domes} />
      <path className="moe-town-roofs" d={town.roofs} />
      <path className="moe-town-walls" d={town.walls} />
      <path className="moe-town-dark" d={town.dark} />
      <path className="moe-town-ink" d={town.ink} />
    </g>
  );
}
