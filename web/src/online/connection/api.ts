import type { Language, MatchRecord } from '@kontor/core';
import type {
  Appearance,
  ChatLine,
  Choice,
  Device,
  GameStatistics,
  NewTable,
  OwnFiles,
  PlayedGames,
  ServerInfo,
  Swap,
  TableInfo,
  TableLists,
  Takeover,
  VacationState,
} from '@kontor/protocol';
import { freshId } from '../../browser/fresh-id.ts';
import type { AnyMoment } from '../../play/connection.ts';

/** The server refused a request or could not be reached. */
export class ApiError extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** Asks the server; what it refuses is thrown as `ApiError`. */
export async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const reply = await fetch(`/api/${path}`, {
    method,
    ...(body === undefined
      ? {}
      : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  }).catch((): never => {
    throw new ApiError('offline', 'The server cannot be reached.');
  });
  const answer = (await reply
    .json()
    .catch(() => ({ code: 'offline', message: reply.statusText }))) as unknown;
  if (reply.ok) return answer as T;
  const { code, message } = answer as { code: string; message: string };
  throw new ApiError(code, message);
}

/** Which pages of the lists are shown, counted from 1. */
export interface ListPages {
  readonly open: number;
  readonly running: number;
}

/** Which of the games that are over; an empty text is no condition. */
export interface PlayedQuery {
  readonly page: number;
  readonly game: string;
  readonly search: string;
}

/** The server's HTTP interface. */
export const api = {
  server: () => call<ServerInfo>('GET', 'server'),
  me: () => call<{ readonly name: string | null }>('GET', 'me'),
  rename: (name: string, invitation?: string) =>
    call<{ readonly name: string }>('PUT', 'me', { name, ...(invitation && { invitation }) }),
  lists: ({ open, running }: ListPages) => call<TableLists>('GET', `tables?open=${open}&running=${running}`),
  played: ({ page, game, search }: PlayedQuery) =>
    call<PlayedGames>('GET', `me/games?${new URLSearchParams({ page: String(page), game, search })}`),
  vacation: () => call<VacationState>('GET', 'me/vacation'),
  beginVacation: (days: number) => call<VacationState>('PUT', 'me/vacation', { days }),
  endVacation: () => call<VacationState>('DELETE', 'me/vacation'),
  statistics: (language: Language) =>
    call<readonly GameStatistics[]>('GET', `me/statistics?language=${language}`),
  create: (table: NewTable) => call<TableInfo>('POST', 'tables', table),
  table: (id: string) => call<TableInfo>('GET', `tables/${id}`),
  files: (id: string) => call<OwnFiles>('GET', `tables/${id}/files`),
  sit: (id: string, seat: number) => call<TableInfo>('PUT', `tables/${id}/seat`, { seat }),
  stand: (id: string) => call<TableInfo>('DELETE', `tables/${id}/seat`),
  setAppearance: (id: string, appearance: Appearance) =>
    call<TableInfo>('PATCH', `tables/${id}/seat`, appearance),
  swap: (id: string, seat: number, what: Swap['what'], yes: boolean) =>
    call<TableInfo>('PUT', `tables/${id}/swap`, { seat, what, yes }),
  ready: (id: string, ready: boolean) =>
    call<TableInfo>('PUT', `tables/${id}/ready`, { ready, entropy: freshId() }),
  addSeat: (id: string) => call<TableInfo>('POST', `tables/${id}/seats`),
  removeSeat: (id: string, seat: number) => call<TableInfo>('DELETE', `tables/${id}/seats/${seat}`),
  setBot: (id: string, seat: number, bot: string | null) =>
    call<TableInfo>('PUT', `tables/${id}/seats/${seat}`, { bot }),
  order: (id: string, seats: readonly number[]) => call<TableInfo>('PUT', `tables/${id}/order`, { seats }),
  cancel: (id: string, cancel: boolean) => call<TableInfo>('PUT', `tables/${id}/cancel`, { cancel }),
  leave: (id: string) => call<TableInfo>('POST', `tables/${id}/leave`),
  choose: (id: string, seat: number, choice: Choice) =>
    call<TableInfo>('PUT', `tables/${id}/missing`, { seat, choice }),
  askAbout: (id: string, seat: number) => call<TableInfo>('POST', `tables/${id}/missing`, { seat }),
  back: (id: string) => call<TableInfo>('POST', `tables/${id}/back`),
  auto: (id: string, auto: readonly string[]) => call<TableInfo>('PUT', `tables/${id}/auto`, { auto }),
  chat: (id: string) => call<readonly ChatLine[]>('GET', `tables/${id}/chat`),
  chatBefore: (id: string, n: number) => call<readonly ChatLine[]>('GET', `tables/${id}/chat?before=${n}`),
  say: (id: string, text: string) => call<unknown>('POST', `tables/${id}/chat`, { text }),
  returnLink: (id: string) => call<{ readonly token: string }>('POST', `tables/${id}/return`),
  devices: () => call<readonly Device[]>('GET', 'devices'),
  forgetDevice: (id: string) => call<readonly Device[]>('DELETE', `devices/${id}`),
  comeBack: (token: string) => call<{ readonly table: string }>('POST', 'return', { token }),
  takeovers: () => call<readonly Takeover[]>('GET', 'takeovers'),
  takeoverRead: (id: string) => call<readonly Takeover[]>('DELETE', `takeovers/${id}`),
  rematch: (id: string) => call<{ readonly table: string }>('POST', `tables/${id}/rematch`),
  moment: (id: string, row: number) => call<AnyMoment>('GET', `tables/${id}/moments/${row}`),
  record: (id: string) => call<MatchRecord>('GET', `tables/${id}/record`),
};
