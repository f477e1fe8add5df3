import type { Command } from '@kontor/core';
import type { Attack, Context } from '../attack.ts';
import type { Guest } from '../lib/guest.ts';
import { beginTable, playCommands } from '../lib/play.ts';
import { type Route, routesOf, sampleRequest } from '../lib/routes.ts';

/** What anybody may do: have a name, come back by a link. */
const FOR_ALL = ['PUT /api/me', 'POST /api/return'];
/** What anybody with a name may do: make a table, take a free seat, and manage where they are known and what they see and are told. */
const FOR_GUESTS = [
  ...FOR_ALL,
  'POST /api/tables',
  'PUT /api/tables/{id}/seat',
  'PUT /api/tables/{id}/seats/{seat}/relation',
  'POST /api/tables/{id}/seats/{seat}/reports',
  'PUT /api/me/notices',
  'POST /api/me/notices/trial',
  'POST /api/me/push',
  'DELETE /api/me/push',
  'PUT /api/me/vacation',
  'DELETE /api/me/vacation',
  'DELETE /api/me/people/{id}',
  'PUT /api/me/warnings/{id}',
  'DELETE /api/account',
  'POST /api/account/link',
  'DELETE /api/takeovers/{id}',
  'DELETE /api/devices',
  'POST /api/sign-out',
];
/** What before the game only whoever made the table may do. */
const FOR_HOSTS = ['/seats', '/seats/{seat}', '/order', '/cancel'];

const COMMANDS: readonly Command[] = [
  { kind: 'play', move: 'pass', hold: false },
  { kind: 'confirm' },
  { kind: 'undo', reach: 'step' },
  { kind: 'redo', hold: false },
  { kind: 'takeBack' },
  { kind: 'draft', move: 'pass' },
  { kind: 'ready' },
  { kind: 'unready' },
  { kind: 'requestUndo', to: 1 },
  { kind: 'answerUndo', to: 1, yes: true },
];

export const rights: Attack = {
  name: 'rights',
  what: 'Every route and every command is tried by people who have no right to it.',
  async run(context) {
    const people = [await context.guest('Ann'), await context.guest('Bob')];
    const [ann, bob] = people;
    if (!ann || !bob) throw new Error('nobody');
    const running = await beginTable(people, 'hermagor');
    await playCommands(people, running, context.rng, 6);
    const { id: gathering } = await ann.makeTable('hermagor', [{ bot: null }, { bot: null }, { bot: null }]);
    await bob.ask('PUT', `/api/tables/${gathering}/seat`, { seat: 1 });
    const tables = [gathering, running];
    const before = await lookAt(ann, tables);
    const writes = (await routesOf(ann)).filter(({ method }) => method !== 'GET');
    const problems: string[] = [];
    let tried = 0;
    for (const { name, guest, may } of await strangers(context))
      for (const route of writes.filter(({ method, path }) => !may.includes(`${method} ${path}`)))
        for (const table of tables) {
          tried++;
          problems.push(...(await isRefused(name, guest, route, table)));
        }
    for (const route of writes.filter(({ path }) =>
      FOR_HOSTS.some((end) => path === `/api/tables/{id}${end}`),
    )) {
      tried++;
      problems.push(...(await isRefused('a guest who is not the host', bob, route, gathering)));
    }
    const record = await ann.call('GET', `/api/tables/${running}/record`);
    if (record.status < 400) problems.push('the record of a running game is open');
    for (const { name, guest } of await strangers(context)) {
      await guest.connect();
      await guest.subscribe(running);
      for (const command of COMMANDS) {
        tried++;
        const outcome = await guest.command(running, command);
        if (outcome.ok) problems.push(`${name}: ${command.kind} was accepted`);
      }
    }
    if ((await lookAt(ann, tables)) !== before) problems.push('something has changed');
    return {
      tried: `${tried} attempts without rights on ${writes.length} routes and ${COMMANDS.length} commands`,
      problems,
    };
  },
};

interface Stranger {
  readonly name: string;
  readonly guest: Guest;
  readonly may: readonly string[];
}

async function strangers(context: Context): Promise<Stranger[]> {
  const forger = context.nobody();
  forger.useCookie(`kontor=${'A'.repeat(22)}`);
  return [
    { name: 'nobody', guest: context.nobody(), may: FOR_ALL },
    { name: 'a forged cookie', guest: forger, may: FOR_ALL },
    { name: 'a guest without a seat', guest: await context.guest('Eve'), may: FOR_GUESTS },
  ];
}

async function isRefused(name: string, guest: Guest, route: Route, table: string): Promise<string[]> {
  const { path, body } = sampleRequest(route, table);
  const { status } = await guest.call(route.method, path, body);
  return status >= 400 && status < 500 ? [] : [`${name}: ${route.method} ${route.path}: ${status}`];
}

async function lookAt(guest: Guest, tables: readonly string[]): Promise<string> {
  const infos = [];
  for (const table of tables) infos.push(await guest.ask('GET', `/api/tables/${table}`));
  return JSON.stringify(infos);
}
