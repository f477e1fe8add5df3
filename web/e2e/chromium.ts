import { type Browser, chromium } from 'playwright-core';

/** Leads to this machine, but unlike its own names counts as a strange one: by plain http much is missing there. */
export const PLAIN_HOST = 'kontor.test';

/**
 * Parts of the browser that are switched off. The list replaces Playwright's own, whose entries matter here as well: pages
 * by plain http stay there, and the browser asks nobody on the internet anything. The first two would load a page for the
 * address bar into every window, which takes more time than the page that is tested.
 */
const OFF = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

/** Without what a browser does by itself: no calls home, no graphics card, no questions at the first start. */
export const ARGUMENTS: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  `--disable-features=${OFF.join(',')}`,
  `--host-resolver-rules=MAP ${PLAIN_HOST} 127.0.0.1`,
];

export function launchChromium(executablePath: string): Promise<Browser> {
  return chromium.launch({ executablePath, args: [...ARGUMENTS] });
}
