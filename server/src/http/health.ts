import { Failure } from '@kontor/protocol';
import type { FastifyInstance } from 'fastify';
import * as Type from 'typebox';
import { Refused } from '../refused.ts';
import type { Services } from '../services.ts';

/** Whoever asks more often gets the last answer: a test writes to the disk. */
const FRESH_MS = 1000;

/** Says whether the server can do its work, which it cannot where nothing can be stored. */
export function healthRoute(app: FastifyInstance, { store, rooms, log }: Services): void {
  let tested: Promise<boolean> = Promise.resolve(false);
  let testedAt = Number.NEGATIVE_INFINITY;
  const canStore = (): Promise<boolean> => {
    if (performance.now() - testedAt < FRESH_MS) return tested;
    tested = store.setAlive(rooms.now()).then(
      () => true,
      (error: unknown) => {
        log.error({ err: error }, 'nothing can be stored');
        return false;
      },
    );
    testedAt = performance.now();
    return tested;
  };
  app.get(
    '/api/health',
    {
      schema: {
        tags: ['server'],
        summary: 'Does the server run, and can it store anything?',
        response: { 200: Type.Object({ ok: Type.Literal(true) }), 503: Failure },
      },
    },
    async () => {
      if (!(await canStore()))
        throw new Refused('server.store', 'The server cannot store anything at the moment.', 503);
      return { ok: true };
    },
  );
}
