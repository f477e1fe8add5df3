import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Prepare, Ready } from './messages.ts';
import { answerOrders } from './orders.ts';
import { postgresWriter, type RelayedRow, sqliteWriter } from './relay-writers.ts';

interface Waiting extends RelayedRow {
  readonly socket: WebSocket;
  readonly id: string;
}

/**
 * The least that a server could do: store each move durably, all that arrive in one turn of the event loop together, and
 * pass a frame of the usual size on to everybody at the table. No rules, no views, no clocks.
 */
export async function serveRelay({ folder, databaseUrl, relay }: Prepare): Promise<void> {
  const write = databaseUrl === undefined ? sqliteWriter(folder) : await postgresWriter(databaseUrl);
  const watchers = new Map<string, Set<WebSocket>>();
  const head = '{"type":"change","frame":{"row":';
  const rest = `},"text":"${'x'.repeat(Math.max(0, (relay?.frame ?? 0) - head.length - 16))}"}`;
  let waiting: Waiting[] = [];

  let writing = false;

  const flush = async (): Promise<void> => {
    const batch = waiting;
    waiting = [];
    await write(batch);
    for (const { socket, id, table, row } of batch) {
      const frame = `${head}${row}${rest}`;
      for (const watcher of watchers.get(table) ?? []) watcher.send(frame);
      socket.send(`{"type":"answer","id":"${id}","ok":true}`);
    }
    writing = waiting.length > 0;
    if (writing) setImmediate(() => void flush());
  };

  const http = createServer();
  const server = new WebSocketServer({ server: http, perMessageDeflate: false, clientTracking: false });
  server.on('connection', (socket) => {
    socket.on('message', (data) => {
      const message = JSON.parse(String(data)) as {
        type: string;
        table: string;
        id: string;
        row: number;
        command: unknown;
      };
      if (message.type === 'subscribe') {
        const all = watchers.get(message.table) ?? new Set();
        watchers.set(message.table, all.add(socket));
        socket.send(`{"type":"presence","table":"${message.table}"}`);
        return;
      }
      if (message.type === 'unsubscribe') {
        watchers.delete(message.table);
        return;
      }
      const { id, table, row, command } = message;
      if (!writing) setImmediate(() => void flush());
      writing = true;
      waiting.push({ socket, id, table, row: row + 1, entry: JSON.stringify(command) });
    });
  });
  http.listen(0, '127.0.0.1', () => {
    const { port } = http.address() as AddressInfo;
    process.send?.({ kind: 'ready', port, slots: [] } satisfies Ready);
    answerOrders(async () => []);
  });
}
