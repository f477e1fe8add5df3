import type { Static } from 'typebox';
import * as Type from 'typebox';
import { closed } from './parts.ts';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

const LONGEST = 60 * DAY;
const Span = Type.Integer({ minimum: 1000, maximum: LONGEST, description: 'Milliseconds' });

/** A daily window in which clocks run. It may reach over midnight. */
export const PlayingHours = Type.Object(
  {
    from: Type.Integer({ minimum: 0, maximum: 1439, description: 'Minute of the day' }),
    to: Type.Integer({
      minimum: 1,
      maximum: 1440,
      description: 'Minute of the day; the same as `from`: all day',
    }),
    zone: Type.Integer({ minimum: -840, maximum: 840, description: 'Minutes east of Greenwich' }),
  },
  closed,
);
export type PlayingHours = Static<typeof PlayingHours>;

/** Each seat starts with `start`, gains `add` with every turn that it ends, and never has more than `cap`. */
export const ClockTerms = Type.Object(
  {
    start: Span,
    add: Type.Integer({ minimum: 0, maximum: LONGEST }),
    cap: Span,
    hours: Type.Optional(PlayingHours),
  },
  closed,
);
export type ClockTerms = Static<typeof ClockTerms>;

/**
 * What happens when a seat's time is up. `bot`: a bot takes the seat until the person is back. `ask`: the others choose.
 * `play`: the seat's draft is played, or else a bot makes one move for it. `end`: the game is cancelled.
 */
export const TIMEOUT_ACTIONS = ['bot', 'ask', 'play', 'end'] as const;

export const TimeTerms = Type.Object(
  {
    /** `live`: all play at the same time; `slow`: a move now and then. */
    pace: Type.Enum(['live', 'slow']),
    clock: Type.Union([ClockTerms, Type.Null()]),
    onTimeout: Type.Enum([...TIMEOUT_ACTIONS]),
  },
  closed,
);
export type TimeTerms = Static<typeof TimeTerms>;

export const TIME_PRESETS = {
  unhurried: { pace: 'live', clock: null, onTimeout: 'ask' },
  quick: { pace: 'live', clock: { start: 5 * MINUTE, add: 20_000, cap: 8 * MINUTE }, onTimeout: 'bot' },
  live: { pace: 'live', clock: { start: 10 * MINUTE, add: 45_000, cap: 15 * MINUTE }, onTimeout: 'bot' },
  day: { pace: 'slow', clock: { start: 24 * HOUR, add: 4 * HOUR, cap: 72 * HOUR }, onTimeout: 'ask' },
  threeDays: { pace: 'slow', clock: { start: 72 * HOUR, add: 12 * HOUR, cap: 120 * HOUR }, onTimeout: 'ask' },
  tenDays: { pace: 'slow', clock: { start: 72 * HOUR, add: 36 * HOUR, cap: 240 * HOUR }, onTimeout: 'ask' },
} as const satisfies Record<string, TimeTerms>;
export type TimePreset = keyof typeof TIME_PRESETS;

/** The clocks of a table. */
export const Clocks = Type.Object(
  {
    /** Milliseconds that each seat had when its clock last started or stopped. */
    left: Type.Array(Type.Number()),
    /** Seats whose clock runs, and since when. */
    running: Type.Array(Type.Integer()),
    since: Type.Number(),
    /** How many turns each seat has ended at most; turns that are undone and played again do not count again. */
    turns: Type.Array(Type.Integer()),
  },
  closed,
);
export type Clocks = Static<typeof Clocks>;
