import type { NoticeSettings, NoticeState, PushTarget } from '@kontor/protocol';
import { call } from '../connection/api.ts';

/** The server's HTTP interface for notices. */
export const noticesApi = {
  state: () => call<NoticeState>('GET', 'me/notices'),
  save: (settings: NoticeSettings) => call<NoticeState>('PUT', 'me/notices', settings),
  addPush: (target: PushTarget) => call<NoticeState>('POST', 'me/push', target),
  removePush: () => call<NoticeState>('DELETE', 'me/push'),
  trial: () => call<{ readonly push: boolean; readonly webhook: boolean }>('POST', 'me/notices/trial'),
  stopMail: (token: string) => call<unknown>('POST', `notices/stop/${encodeURIComponent(token)}`),
  tableState: (id: string) => call<{ readonly on: boolean }>('GET', `tables/${id}/notices`),
  setTable: (id: string, on: boolean) =>
    call<{ readonly on: boolean }>('PUT', `tables/${id}/notices`, { on }),
};
