/* What nobody needs for the first move. */
export { End } from './end.tsx';
export { explain } from './explain/index.ts';
export { Summary } from './summary.tsx';
