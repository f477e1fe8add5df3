import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import LibSql from 'libsql';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Prepare, Ready } from './messages.ts';
import { answerOrders } from './orders.ts';

interface Waiting {
  readonly socket: WebSocket;
  readonly id: string;
  readonly table: string;
  readonly row: number;
  readonly entry: string;
}

/**
 * The least that a server could do: store each move durably, all that arrive in one turn of the event loop together, and
 * pass a frame of the usual size on to everybody at the table. No rules, no views, no clocks.
 */
export function serveRelay({ folder, relay }: Prepare): void {
  const db = new LibSql(join(folder, 'relay.db'));
  db.exec('pragma journal_mode = wal');
  db.exec('pragma synchronous = full');
  db.exec(
    'create table rows (table_id text not null, row integer not null, entry text not null, at bigint not null, primary key (table_id, row))',
  );
  const append = db.prepare('insert into rows (table_id, row, entry, at) values (?, ?, ?, ?)');
  const watchers = new Map<string, Set<WebSocket>>();
  const head = '{"type":"change","frame":{"row":';
  const rest = `},"text":"${'x'.repeat(Math.max(0, (relay?.frame ?? 0) - head.length - 16))}"}`;
  let waiting: Waiting[] = [];

  const flush = (): void => {
    const batch = waiting;
    waiting = [];
    db.exec('begin immediate');
    for (const { table, row, entry } of batch) append.run(table, row, entry, Date.now());
    db.exec('commit');
    for (const { socket, id, table, row } of batch) {
      const frame = `${head}${row}${rest}`;
      for (const watcher of watchers.get(table) ?? []) watcher.send(frame);
      socket.send(`{"type":"answer","id":"${id}","ok":true}`);
    }
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
      if (waiting.length === 0) setImmediate(flush);
      waiting.push({ socket, id, table, row: row + 1, entry: JSON.stringify(command) });
    });
  });
  http.listen(0, '127.0.0.1', () => {
    const { port } = http.address() as AddressInfo;
    process.send?.({ kind: 'ready', port, slots: [] } satisfies Ready);
    answerOrders(async () => []);
  });
}
