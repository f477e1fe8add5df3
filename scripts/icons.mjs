import './lib/node-version.mjs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ensureChromium } from './lib/chromium.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { command, ROOT } from './lib/run.mjs';

const FOLDER = join(ROOT, 'web', 'public');

/** A maskable icon fills its square, and its picture stays in the circle that every system leaves. */
const ICONS = [
  { name: 'icon-180.png', size: 180, fill: true, scale: 1 },
  { name: 'icon-192.png', size: 192, fill: false, scale: 1 },
  { name: 'icon-512.png', size: 512, fill: false, scale: 1 },
  { name: 'icon-maskable-512.png', size: 512, fill: true, scale: 0.8 },
];

/** Draws the icons of the installed page from `web/public/icon.svg`. */
await command(async () => {
  await ensureInstalled();
  const { chromium } = await import('playwright-core');
  const svg = await readFile(join(FOLDER, 'icon.svg'), 'utf8');
  const background = /<rect [^>]*fill="([^"]+)"/.exec(svg)?.[1] ?? '#000';
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox'] });
  try {
    for (const { name, size, fill, scale } of ICONS) {
      const page = await browser.newPage({ viewport: { width: size, height: size } });
      const inner = Math.round(size * scale);
      await page.setContent(
        `<body style="margin:0;display:grid;place-items:center;height:100vh;background:${fill ? background : 'transparent'}">
           <div style="width:${inner}px;height:${inner}px">${svg}</div>`,
      );
      await page.screenshot({ path: join(FOLDER, name), omitBackground: true });
      await page.close();
    }
  } finally {
    await browser.close();
  }
});
