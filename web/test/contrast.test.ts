import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const THEMES = ['dark', 'light', 'contrast'] as const;
type Theme = (typeof THEMES)[number];

const CSS = readFileSync(join(import.meta.dirname, '..', '..', 'ui', 'src', 'styles', 'tokens.css'), 'utf8');

/** Text of ordinary size; the theme for high contrast promises more. */
const TEXT: Readonly<Record<Theme, number>> = { dark: 4.5, light: 4.5, contrast: 7 };
const PIECE = 3;

const GROUNDS = ['background', 'panel', 'raised', 'sunken'];
const TEXTS = ['text', 'soft', 'accent-strong', 'good', 'bad', 'warn'];
const WOODS = ['red', 'blue', 'green', 'yellow', 'violet', 'orange', 'neutral'];
const SHEETS = ['paper', 'plaque', ...Array.from({ length: 8 }, (_, i) => `tint-${i + 1}`)];

describe.each(THEMES)('the %s theme', (theme) => {
  const colour = coloursOf(theme);
  const ratio = (a: string, b: string): number => contrast(colour(a), colour(b));

  it('has texts that can be read on every ground', () => {
    for (const text of TEXTS)
      for (const ground of GROUNDS)
        expect(ratio(`k-${text}`, `k-${ground}`), `${text} on ${ground}`).toBeGreaterThanOrEqual(TEXT[theme]);
    expect(ratio('k-accent-ink', 'k-accent')).toBeGreaterThanOrEqual(TEXT[theme]);
    expect(ratio('k-accent-ink', 'k-accent-strong')).toBeGreaterThanOrEqual(TEXT[theme]);
  });

  it('has names that can be read on every part of a map', () => {
    for (const ink of ['ink', 'ink-soft'])
      for (const sheet of SHEETS)
        expect(ratio(`map-${ink}`, `map-${sheet}`), `${ink} on ${sheet}`).toBeGreaterThanOrEqual(4.5);
  });

  it('has pieces that stand out from the map, and marks that stand out from the pieces', () => {
    for (const wood of WOODS) {
      expect(ratio(`k-${wood}-ink`, `k-${wood}`), `mark on ${wood}`).toBeGreaterThanOrEqual(PIECE);
      for (const sheet of SHEETS)
        expect(ratio(`k-${wood}-deep`, `map-${sheet}`), `${wood} on ${sheet}`).toBeGreaterThanOrEqual(PIECE);
    }
  });

  it('shows what can be chosen, and what has the focus', () => {
    for (const sheet of SHEETS)
      expect(ratio('k-legal', `map-${sheet}`), `legal on ${sheet}`).toBeGreaterThanOrEqual(PIECE);
    for (const ground of GROUNDS)
      expect(ratio('k-focus', `k-${ground}`), `focus on ${ground}`).toBeGreaterThanOrEqual(PIECE);
  });
});

/** The colours of a theme by the name of their token: those of every theme, and its own over them. */
function coloursOf(theme: Theme): (name: string) => string {
  const blocks = [...CSS.matchAll(/(:root[^{]*)\{([^}]*)\}/g)].filter(([, selectors = '']) =>
    selectors.split(',').some((one) => one.trim() === ':root' || one.includes(`"${theme}"`)),
  );
  const values = new Map(
    blocks.flatMap(([, , body = '']) =>
      [...body.matchAll(/--([\w-]+):\s*(#[0-9a-f]{3,6});/g)].map(([, name = '', value = '']) => [
        name,
        value,
      ]),
    ) as [string, string][],
  );
  return (name) => values.get(name) ?? expect.fail(`no colour --${name} in the ${theme} theme`);
}

/** As WCAG 2 defines it. */
function contrast(a: string, b: string): number {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

function luminance(hex: string): number {
  const long = hex.length === 4 ? hex.replace(/[0-9a-f]/g, '$&$&') : hex;
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(long.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
