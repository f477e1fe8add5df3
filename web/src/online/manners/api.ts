import type { Relation, ReportReason, SeatRelation, ShunnedPerson, Warning } from '@kontor/protocol';
import { call } from '../connection/api.ts';

/** The server's HTTP interface for manners. */
export const mannersApi = {
  relations: (table: string) => call<readonly SeatRelation[]>('GET', `tables/${table}/relations`),
  setRelation: (table: string, seat: number, relation: Relation) =>
    call<readonly SeatRelation[]>('PUT', `tables/${table}/seats/${seat}/relation`, { relation }),
  report: (table: string, seat: number, reason: ReportReason, text: string) =>
    call<unknown>('POST', `tables/${table}/seats/${seat}/reports`, { reason, text }),
  people: () => call<readonly ShunnedPerson[]>('GET', 'me/people'),
  endRelation: (id: string) => call<readonly ShunnedPerson[]>('DELETE', `me/people/${id}`),
  warnings: () => call<readonly Warning[]>('GET', 'me/warnings'),
  markRead: (id: string) => call<readonly Warning[]>('PUT', `me/warnings/${id}`),
};
