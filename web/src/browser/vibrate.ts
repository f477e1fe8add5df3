import { settings } from '../settings/use-settings.ts';

const PULSE_MS = 60;

export function canVibrate(): boolean {
  return 'vibrate' in navigator;
}

/** A short pulse, if the person wants any. Browsers allow none before the first touch. */
export function vibrate(): void {
  if (settings().vibration && canVibrate() && navigator.userActivation?.hasBeenActive)
    navigator.vibrate(PULSE_MS);
}
