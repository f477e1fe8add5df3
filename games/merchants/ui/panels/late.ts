import { lazy } from 'react';

/* Panels that nobody needs for the first move. */

const load = () => import('../later.ts');

export const AnnouncePanel = lazy(async () => ({ default: (await load()).AnnouncePanel }));
export const ElectorsPanel = lazy(async () => ({ default: (await load()).ElectorsPanel }));
export const MonopoliesPanel = lazy(async () => ({ default: (await load()).MonopoliesPanel }));
export const PicksPanel = lazy(async () => ({ default: (await load()).PicksPanel }));
