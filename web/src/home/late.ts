import { lazy } from 'react';

/** Who comes for the first time has no games. */
export const StoredGame = lazy(async () => ({ default: (await import('./stored-game.tsx')).StoredGame }));
