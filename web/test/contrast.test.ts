import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const THEMES = ['dark', 'light', 'contrast'] as const;
type Theme = (typeof THEMES)[number];

const ROOT = join(import.meta.dirname, '..', '..');
const TOKENS = 'ui/src/styles/tokens.css';

/** Text of ordinary size; the theme for high contrast promises more. */
const TEXT: Readonly<Record<Theme, number>> = { dark: 4.5, light: 4.5, contrast: 7 };
const PIECE = 3;

const GROUNDS = ['background', 'panel', 'raised', 'sunken'];
const TEXTS = ['text', 'soft', 'accent-strong', 'good', 'bad', 'warn'];
const WOODS = ['red', 'blue', 'green', 'yellow', 'violet', 'orange', 'neutral'];
const SHEETS = ['paper', 'plaque', ...Array.from({ length: 8 }, (_, i) => `tint-${i + 1}`)];

describe.each(THEMES)('the %s theme', (theme) => {
  const ratio = ratiosIn(theme, TOKENS);

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

  it('shows what a lesson or a line of the story is about', () => {
    for (const sheet of SHEETS)
      expect(ratio('map-highlight', `map-${sheet}`), `lit on ${sheet}`).toBeGreaterThanOrEqual(PIECE);
    for (const ground of GROUNDS)
      expect(ratio('k-lit', `k-${ground}`), `lit on ${ground}`).toBeGreaterThanOrEqual(PIECE);
  });

  it('shows buyers, prices and targets on the market of Hermagor', () => {
    const market = ratiosIn(
      theme,
      TOKENS,
      'games/hermagor/ui/table.css',
      'games/hermagor/ui/market/square.css',
    );
    for (const ground of ['hg-ground', 'hg-paved', 'map-plaque']) {
      expect(market('map-ink', ground), `ink on ${ground}`).toBeGreaterThanOrEqual(4.5);
      for (const wood of WOODS)
        expect(market(`k-${wood}-deep`, ground), `${wood} on ${ground}`).toBeGreaterThanOrEqual(PIECE);
    }
    for (const ground of ['hg-paved', 'map-plaque'])
      expect(market('hg-legal', ground), `legal on ${ground}`).toBeGreaterThanOrEqual(PIECE);
  });

  it('has names and costs that can be read on the market of Hermagor where nothing can be chosen', () => {
    const colour = coloursOf(theme, [TOKENS, 'games/hermagor/ui/market/square.css']);
    const [ink, ground] = [colour('map-ink'), colour('hg-ground')];
    const veil = shareIn('games/hermagor/ui/market/market.css', /data-taken="false"[^}]*opacity: (\d+)%;/);
    for (const below of ['hg-ground', 'hg-paved'])
      expect(
        contrast(mixed(ink, ground, 1 - veil), mixed(colour(below), ground, 1 - veil)),
        below,
      ).toBeGreaterThanOrEqual(TEXT[theme]);
  });

  it('has numbers that can be read in the price table of Hermagor', () => {
    const table = ratiosIn(theme, TOKENS, 'games/hermagor/ui/panels/price-table.css');
    for (const [ink, ground] of [
      ['hg-price-ink', 'hg-square'],
      ['hg-price-ink', 'hg-price'],
      ['hg-slab-ink', 'hg-slab'],
      ['hg-slab-ink', 'hg-slab-grain'],
      ['hg-arrow-ink', 'hg-arrow'],
    ] as const)
      expect(table(ink, ground), `${ink} on ${ground}`).toBeGreaterThanOrEqual(TEXT[theme]);
  });

  it('shows pieces, letters and targets on the map of Merchants of Empire', () => {
    const map = ratiosIn(theme, TOKENS, 'games/merchants/ui/map/map.css');
    for (const ground of ['map-land', 'map-strand', 'map-mountain', 'map-wood', 'moe-wall']) {
      expect(map('map-ink', ground), `ink on ${ground}`).toBeGreaterThanOrEqual(4.5);
      expect(map('k-legal', ground), `legal on ${ground}`).toBeGreaterThanOrEqual(PIECE);
      expect(map('map-highlight', ground), `lit on ${ground}`).toBeGreaterThanOrEqual(PIECE);
      for (const wood of WOODS)
        expect(map(`k-${wood}-deep`, ground), `${wood} on ${ground}`).toBeGreaterThanOrEqual(PIECE);
    }
    for (const letter of ['moe-a', 'moe-b', 'moe-c', 'moe-d'])
      expect(map(letter, 'moe-road'), letter).toBeGreaterThanOrEqual(4.5);
  });

  it('has names and letters that can be read on the map of Merchants of Empire where they step back', () => {
    const colour = coloursOf(theme, [TOKENS, 'games/merchants/ui/map/map.css']);
    const [ink, land] = [colour('map-ink'), colour('map-land')];
    const names = mixed(ink, land, shareIn('games/merchants/ui/table.css', /--moe-kept-words: (\d+)%;/));
    expect(contrast(names, land), 'names').toBeGreaterThanOrEqual(TEXT[theme]);
    expect(contrast('#fff', names), 'numbers').toBeGreaterThanOrEqual(TEXT[theme]);
    const kept = shareIn('games/merchants/ui/map/roads.css', /--moe-kept: (\d+)%;/);
    for (const letter of ['moe-a', 'moe-b', 'moe-c', 'moe-d'])
      expect(contrast(ink, mixed(colour(letter), land, kept)), letter).toBeGreaterThanOrEqual(TEXT[theme]);
  });
});

function ratiosIn(theme: Theme, ...files: readonly string[]): (a: string, b: string) => number {
  const colour = coloursOf(theme, files);
  return (a, b) => contrast(colour(a), colour(b));
}

/** The colours of a theme by the name of their token: those of every theme, and its own over them. */
function coloursOf(theme: Theme, files: readonly string[]): (name: string) => string {
  const css = files.map((file) => readFileSync(join(ROOT, file), 'utf8')).join('\n');
  const blocks = [...css.matchAll(/([^{}]*)\{([^{}]*)\}/g)].filter(([, selectors = '']) =>
    selectors.split(',').some((one) => !one.includes('data-theme') || one.includes(`"${theme}"`)),
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

/** A percentage that a style sheet sets, as a share. */
function shareIn(file: string, pattern: RegExp): number {
  const found = pattern.exec(readFileSync(join(ROOT, file), 'utf8'));
  return Number(found?.[1] ?? expect.fail(`no ${pattern} in ${file}`)) / 100;
}

/** As `color-mix` does it. */
function mixed(a: string, b: string, share: number): string {
  const parts = channels(a).map((part, i) => Math.round(part * share + (channels(b)[i] ?? 0) * (1 - share)));
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** As WCAG 2 defines it. */
function contrast(a: string, b: string): number {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = channels(hex).map((channel) => {
    const part = channel / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function channels(hex: string): number[] {
  const long = hex.length === 4 ? hex.replace(/[0-9a-f]/g, '$&$&') : hex;
  return [1, 3, 5].map((at) => Number.parseInt(long.slice(at, at + 2), 16));
}
