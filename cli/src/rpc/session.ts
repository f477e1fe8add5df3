import { randomBytes } from 'node:crypto';
import {
  type AnyMatch,
  type Chance,
  fairChance,
  type Language,
  Match,
  type Parsed,
  type Problem,
  problemText,
  type Refusal,
  type Table,
  type Viewer,
} from '@kontor/core';
import type { GameTools } from '@kontor/games/tools';
import { findTools, gameIds } from '../game.ts';
import { INVALID_PARAMS, REFUSED, RpcError } from './json-rpc.ts';

interface Held {
  readonly match: AnyMatch;
  readonly tools: GameTools;
}

/** The matches of one connection, and the language of its errors. */
export class Session {
  readonly language: Language;
  readonly #matches = new Map<string, Held>();
  #opened = 0;

  constructor(language: Language) {
    this.language = language;
  }

  game(id: string): GameTools {
    const tools = findTools(id);
    if (tools) return tools;
    throw new RpcError(INVALID_PARAMS, {
      code: 'game.unknown',
      reason: `There is no game ${JSON.stringify(id.slice(0, 80))}; there are ${gameIds()}.`,
    });
  }

  /** Starts a match and returns its id. */
  start(tools: GameTools, table: Table, seed: string | undefined, opening?: unknown): string {
    const chance: Chance =
      seed === undefined ? fairChance(randomBytes(16).toString('hex'), []) : { kind: 'fixed', seed };
    const players = Array.from({ length: table.seats }, (_, seat) => ({ name: `Seat ${seat}` }));
    return this.keep(tools, this.expect(Match.start(tools.game, table, chance, players, opening)));
  }

  keep(tools: GameTools, match: AnyMatch): string {
    const id = `m${++this.#opened}`;
    this.#matches.set(id, { match, tools });
    return id;
  }

  match(id: string): AnyMatch {
    return this.#held(id).match;
  }

  close(id: string): void {
    this.#held(id);
    this.#matches.delete(id);
  }

  #held(id: string): Held {
    const held = this.#matches.get(id);
    if (held) return held;
    const reason = `There is no match ${JSON.stringify(id.slice(0, 80))}.`;
    throw new RpcError(INVALID_PARAMS, { code: 'match.unknown', reason });
  }

  /** A match, after checking that it has such a seat (`null` is a spectator). */
  seated(id: string, seat: Viewer): AnyMatch {
    const match = this.match(id);
    const { seats } = match.timeline.table;
    if (seat === null || (seat >= 0 && seat < seats)) return match;
    const reason = `There is no seat ${seat}; seats are 0 to ${seats - 1}.`;
    throw new RpcError(INVALID_PARAMS, { code: 'seat.unknown', reason });
  }

  expect<T>(result: Parsed<T>): T {
    if (result.ok) return result.value;
    throw new RpcError(INVALID_PARAMS, problemData(result.problems));
  }

  /** A refusal with its reason in words. */
  explain(id: string, refusal: Refusal) {
    const { match, tools } = this.#held(id);
    return { ...refusal, reason: tools.explain(refusal, this.language, match.timeline.table) };
  }

  refuse(id: string, refusal: Refusal): never {
    throw new RpcError(REFUSED, this.explain(id, refusal));
  }
}

function problemData(problems: readonly Problem[]) {
  const [first] = problems;
  const reason = first ? problemText(first) : 'The input is bad.';
  return { code: first?.code ?? 'input', reason, problems };
}
