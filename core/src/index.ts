export * from './board/index.ts';
export * from './engine.ts';
