import type { Page } from 'playwright-core';

const THEMES = ['dark', 'light', 'contrast'];
const SURFACES = [
  'background',
  'panel',
  'raised',
  'sunken',
  'line',
  'text',
  'soft',
  'accent',
  'accent-strong',
];
const SIGNS = ['focus', 'good', 'bad', 'warn', 'legal', 'legal-glow', 'coin', 'table'];
const WOODS = ['red', 'blue', 'green', 'yellow', 'violet', 'orange', 'neutral'];
const PAPER = [
  'paper',
  'paper-edge',
  'sea',
  'sea-line',
  'ink',
  'ink-soft',
  'relief',
  'wood',
  'river',
  'route',
];
const COLOURS = [
  ...[...SURFACES, ...SIGNS, ...WOODS].map((name) => `k-${name}`),
  ...PAPER.map((name) => `map-${name}`),
];

/** Shows the colours of all themes instead of the page. */
export async function showSwatches(page: Page): Promise<void> {
  await page.evaluate(
    ({ themes, names }) => {
      const root = document.documentElement;
      const style = getComputedStyle(root);
      const add = (parent: Element, tag: string, css: string, text = ''): HTMLElement => {
        const element = document.createElement(tag);
        element.style.cssText = css;
        element.textContent = text;
        parent.append(element);
        return element;
      };
      document.body.replaceChildren();
      const all = add(document.body, 'main', 'display:grid;grid-template-columns:1fr 1fr 1fr;height:100vh');
      for (const theme of themes) {
        root.dataset['theme'] = theme;
        const colour = (name: string): string => style.getPropertyValue(`--${name}`).trim();
        const ground = `padding:10px 14px;font-size:13px;background:${colour('k-background')};color:${colour('k-text')}`;
        const panel = add(all, 'section', ground);
        add(panel, 'h2', 'font-size:18px;margin-bottom:6px', theme);
        const list = add(panel, 'div', 'display:grid;grid-template-columns:1fr 1fr;gap:4px 10px');
        for (const name of names) {
          const row = add(list, 'div', 'display:flex;align-items:center;gap:6px');
          const edge = `border:1px solid ${colour('k-line')};border-radius:4px;background:${colour(name)}`;
          add(row, 'i', `flex:none;width:34px;height:22px;${edge}`);
          add(row, 'span', '', name);
        }
      }
    },
    { themes: THEMES, names: COLOURS },
  );
}

/** Shows the marks of six players in colour, with little colour and in grey. */
export async function showMarks(page: Page): Promise<void> {
  await page.evaluate(() => {
    const marks = [...document.querySelectorAll('.w-seat-mark')];
    const main = document.createElement('main');
    main.style.cssText =
      'display:grid;align-content:center;gap:14px;height:100vh;padding:20px;background:var(--map-paper);font-size:54px';
    for (const filter of ['none', 'saturate(0.25)', 'grayscale(1)']) {
      const row = document.createElement('div');
      row.style.cssText = `display:flex;justify-content:space-around;filter:${filter}`;
      row.append(...marks.map((mark) => mark.cloneNode(true)));
      main.append(row);
    }
    document.body.replaceChildren(main);
  });
}
