import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import LibSql from 'libsql';
import pg from 'pg';
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

/** Stores rows durably, all of a group together. */
type Write = (rows: readonly Waiting[]) => Promise<void>;

const CREATE =
  'create table rows (table_id text not null, row integer not null, entry text not null, at bigint not null, primary key (table_id, row))';

function sqliteWriter(folder: string): Write {
  const db = new LibSql(join(folder, 'relay.db'));
  db.exec('pragma journal_mode = wal');
  db.exec('pragma synchronous = full');
  db.exec(CREATE);
  const append = db.prepare('insert into rows (table_id, row, entry, at) values (?, ?, ?, ?)');
  return async (rows) => {
    db.exec('begin immediate');
    for (const { table, row, entry } of rows) append.run(table, row, entry, Date.now());
    db.exec('commit');
  };
}

async function postgresWriter(url: string): Promise<Write> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(CREATE);
  const text = `insert into rows select * from json_to_recordset($1)
    as r(table_id text, row integer, entry text, at bigint)`;
  return async (rows) => {
    const values = rows.map(({ table, row, entry }) => ({ table_id: table, row, entry, at: Date.now() }));
    await client.query({ name: 'append', text, values: [JSON.stringify(values)] });
  };
}
