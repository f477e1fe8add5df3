import type { Refusal } from '@kontor/core';

/** Refusals that come from the driver of a match and not from a game, by code. */
export type DriverTexts = Readonly<Record<string, (params: Refusal['params']) => string>>;
