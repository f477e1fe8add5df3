import { LANGUAGE_CODES } from '@kontor/core';
import type { Locale } from '@kontor/ui';

/** `xx` is for tests: it is offered to nobody who does not have it already. */
const LOCALES: readonly Locale[] = [...LANGUAGE_CODES, 'xx'];
export const THEMES = ['auto', 'dark', 'light', 'contrast'] as const;
export const MOTIONS = ['off', 'fast', 'normal', 'slow'] as const;
export const BOT_PACES = ['none', 'fast', 'normal', 'slow'] as const;

/** Always, only where other people wait for the turn's end, or never. */
export const CONFIRMS = ['always', 'people', 'never'] as const;

export interface Settings {
  readonly locale: Locale;
  readonly theme: (typeof THEMES)[number];
  readonly motion: (typeof MOTIONS)[number];
  readonly bots: (typeof BOT_PACES)[number];
  readonly confirm: (typeof CONFIRMS)[number];
  /** Cards that sum up a round, and what happened since one's last turn. */
  readonly summaries: boolean;
  /** Remarks for beginners, and lessons offered when something new is met. */
  readonly remarks: boolean;
  /** What was remarked on this device; each thing is said once. */
  readonly remarked: readonly string[];
  /** Keys of one character. */
  readonly keys: boolean;
  /** The games whose goal was explained on this device. */
  readonly goals: readonly string[];
  readonly sounds: boolean;
  /** 0 to 100. */
  readonly volume: number;
  /** The screen stays on while a game is played. */
  readonly awake: boolean;
  /** The device vibrates when it is the person's turn. */
  readonly vibration: boolean;
}

/** Milliseconds that one step of an animation takes: `--k-steady` for scripts. */
export const MOTION_MS: Readonly<Record<Settings['motion'], number>> = {
  off: 0,
  fast: 125,
  normal: 250,
  slow: 500,
};

/** Milliseconds before a bot's move is shown. */
export const BOT_PAUSE_MS: Readonly<Record<Settings['bots'], number>> = {
  none: 0,
  fast: 400,
  normal: 900,
  slow: 1800,
};

/** Where they are in the browser's storage. */
export const SETTINGS_KEY = 'kontor.settings';

/** The stored settings, with the usual ones in place of what is missing or not valid. */
export function readSettings(stored: string | null, languages: readonly string[]): Settings {
  const fallback: Settings = {
    locale: preferred(languages),
    theme: 'auto',
    motion: 'normal',
    bots: 'normal',
    confirm: 'people',
    summaries: true,
    remarks: true,
    remarked: [],
    keys: true,
    goals: [],
    sounds: true,
    volume: 60,
    awake: true,
    vibration: false,
  };
  let raw: Partial<Record<keyof Settings, unknown>>;
  try {
    const parsed: unknown = JSON.parse(stored ?? '{}');
    raw = typeof parsed === 'object' && parsed !== null ? parsed : {};
  } catch {
    return fallback;
  }
  const oneOf = <T>(value: unknown, all: readonly T[], other: T): T =>
    all.find((known) => known === value) ?? other;
  return {
    locale: oneOf(raw.locale, LOCALES, fallback.locale),
    theme: oneOf(raw.theme, THEMES, fallback.theme),
    motion: oneOf(raw.motion, MOTIONS, fallback.motion),
    bots: oneOf(raw.bots, BOT_PACES, fallback.bots),
    confirm: oneOf(raw.confirm, CONFIRMS, fallback.confirm),
    summaries: typeof raw.summaries === 'boolean' ? raw.summaries : fallback.summaries,
    keys: typeof raw.keys === 'boolean' ? raw.keys : fallback.keys,
    remarks: typeof raw.remarks === 'boolean' ? raw.remarks : fallback.remarks,
    remarked: texts(raw.remarked),
    goals: texts(raw.goals),
    sounds: typeof raw.sounds === 'boolean' ? raw.sounds : fallback.sounds,
    volume:
      typeof raw.volume === 'number' && raw.volume >= 0 && raw.volume <= 100 ? raw.volume : fallback.volume,
    awake: typeof raw.awake === 'boolean' ? raw.awake : fallback.awake,
    vibration: typeof raw.vibration === 'boolean' ? raw.vibration : fallback.vibration,
  };
}

function texts(raw: unknown): readonly string[] {
  return Array.isArray(raw) ? raw.filter((each) => typeof each === 'string') : [];
}

function preferred(languages: readonly string[]): Locale {
  for (const language of languages) {
    const known = LANGUAGE_CODES.find((locale) => language.toLowerCase().startsWith(locale));
    if (known) return known;
  }
  return 'en';
}
