import { parentPort } from 'node:worker_threads';
import type { Pairing } from '@kontor/bots';
import { playPairing } from './played-game.ts';

/* The entry point of a thread that plays games between bots. */

parentPort?.on('message', async (pairing: Pairing) => parentPort?.postMessage(await playPairing(pairing)));
