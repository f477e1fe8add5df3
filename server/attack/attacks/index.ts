import type { Attack } from '../attack.ts';
import { badDatabase } from './bad-database.ts';
import { busyStore } from './busy-store.ts';
import { chatFlood } from './chat-flood.ts';
import { clockBack } from './clock-back.ts';
import { closedFlood } from './closed-flood.ts';
import { crossOrigin } from './cross-origin.ts';
import { draftTraffic } from './draft-traffic.ts';
import { fullDisk } from './full-disk.ts';
import { fullLobby } from './full-lobby.ts';
import { fuzzMessages } from './fuzz-messages.ts';
import { fuzzRequests } from './fuzz-requests.ts';
import { kills } from './kills.ts';
import { manyAddresses } from './many-addresses.ts';
import { names } from './names.ts';
import { noStore } from './no-store.ts';
import { returnLink } from './return-link.ts';
import { rights } from './rights.ts';
import { slowRequests } from './slow-requests.ts';
import { spoofedProxy } from './spoofed-proxy.ts';
import { starveBots } from './starve-bots.ts';
import { undoAbsent } from './undo-absent.ts';
import { undoBlocks } from './undo-blocks.ts';
import { watchFlood } from './watch-flood.ts';
import { writeRows } from './write-rows.ts';

/** In the order in which they are played. */
export const ATTACKS: readonly Attack[] = [
  rights,
  crossOrigin,
  noStore,
  names,
  returnLink,
  draftTraffic,
  undoAbsent,
  undoBlocks,
  clockBack,
  spoofedProxy,
  manyAddresses,
  closedFlood,
  slowRequests,
  fuzzRequests,
  fuzzMessages,
  fullLobby,
  chatFlood,
  writeRows,
  starveBots,
  busyStore,
  fullDisk,
  badDatabase,
  kills,
  watchFlood,
];
