export * from './budget.ts';
export * from './contest.ts';
export * from './plain-mcts.ts';
export * from './settings.ts';
export * from './standings.ts';
export * from './statistics.ts';
export * from './think.ts';
