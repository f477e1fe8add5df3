export * from './coverage.ts';
export * from './describe-game.ts';
export * from './describe-lessons.ts';
export * from './describe-remarks.ts';
export * from './garbage.ts';
export * from './perft.ts';
export * from './probe.ts';
