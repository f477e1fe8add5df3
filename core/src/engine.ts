/**
 * The packed engine, for who needs speed: states, moves as integers, chance, and the contract of a game. Nothing here checks
 * what it is given unless it says so.
 *
 * @module kontor/engine
 */

export * from './answer.ts';
export * from './appearance.ts';
export * from './bot.ts';
export * from './bot-levels.ts';
export * from './chance.ts';
export * from './command.ts';
export * from './command-schema.ts';
export * from './frame.ts';
export * from './game.ts';
export * from './grammar.ts';
export * from './hash.ts';
export * from './hints.ts';
export * from './json.ts';
export * from './languages.ts';
export * from './match.ts';
export * from './moment.ts';
export * from './new-table.ts';
export * from './options.ts';
export * from './outcome.ts';
export * from './parsed.ts';
export * from './pending-moves.ts';
export * from './pending-moves-schema.ts';
export * from './position.ts';
export * from './position-file.ts';
export * from './preview.ts';
export * from './questions.ts';
export * from './random-play.ts';
export * from './record.ts';
export * from './refusal.ts';
export * from './replay.ts';
export * from './rng.ts';
export * from './row.ts';
export * from './schema.ts';
export * from './start.ts';
export * from './table.ts';
export * from './table-cache.ts';
export * from './texts/index.ts';
export * from './timeline.ts';
export * from './written-table.ts';
export * from './written-table-schema.ts';
