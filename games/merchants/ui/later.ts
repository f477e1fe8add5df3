/* What nobody needs for the first move. */

export { Summary } from './cards/summary.tsx';
export { End } from './end.tsx';
export { explain } from './explain/index.ts';
export { AnnouncePanel, ElectorsPanel, PicksPanel } from './panels/choices.tsx';
export { MonopoliesPanel } from './panels/monopolies.tsx';
