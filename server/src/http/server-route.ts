import { ServerInfo } from '@kontor/protocol';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../services.ts';

/** Tells pages how this server is set up. */
export function serverRoute(app: FastifyInstance, { publicUrl, inviteOnly }: Services): void {
  app.get(
    '/api/server',
    { schema: { tags: ['server'], summary: 'How is the server set up?', response: { 200: ServerInfo } } },
    async (): Promise<ServerInfo> => ({ publicUrl: publicUrl ?? null, inviteOnly }),
  );
}
