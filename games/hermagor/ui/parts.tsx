import { Icon, shapePath, woodColours } from '@kontor/ui';
import type { ReactNode } from 'react';
import type { HermagorTable } from '../rules/index.ts';
import { signed } from '../texts/signed.ts';
import { ICONS, type IconName } from './icons.ts';
import { dukedomsText } from './model/progress.ts';
import type { Wood } from './scene.ts';

/** A pictogram of the game in the height of the text. */
export function Sign({ icon }: { readonly icon: IconName }) {
  return <Icon path={ICONS[icon]} />;
}

/** Money that comes or goes. */
export function Amount({ value }: { readonly value: number }) {
  return (
    <span className="hg-amount" data-sign={Math.sign(value)}>
      {signed(value)}
    </span>
  );
}

interface DukedomsProps {
  readonly table: HermagorTable;
  /** Somebody's stations in each, in the order of the map. */
  readonly counts: readonly number[];
}

/** Stations in the dukedoms: numbers in a row for the eyes, each with its name for the ears. */
export function Dukedoms({ table, counts }: DukedomsProps) {
  return (
    <>
      <span aria-hidden="true">{counts.join(' / ')}</span>
      <span className="k-hidden">{dukedomsText(table, counts)}</span>
    </>
  );
}

interface LineProps {
  readonly label: string;
  readonly strong?: boolean;
  readonly children: ReactNode;
}

/** One line of a calculation. */
export function Line({ label, strong = false, children }: LineProps) {
  return (
    <p className="hg-line" data-strong={strong}>
      <span>{label}</span>
      {children}
    </p>
  );
}

/** Colour and shape in the height of the text; the name is beside it or in its title. */
export function WoodMark({ wood }: { readonly wood: Wood }) {
  const colours = woodColours(wood.colour);
  return (
    <svg className="k-mark" viewBox="-14 -14 28 28" role="img" aria-label={wood.name}>
      <title>{wood.name}</title>
      <circle r={12.5} fill={colours.face} stroke="var(--k-piece-edge)" />
      {wood.shape && <path d={shapePath(wood.shape)} transform="scale(7.4)" fill={colours.ink} />}
    </svg>
  );
}
