/* What nobody needs for the first move. */

export { Summary } from './cards/summary.tsx';
export { End } from './end.tsx';
export { explain } from './explain/index.ts';
