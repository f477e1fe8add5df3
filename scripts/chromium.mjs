import './lib/node-version.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { command } from './lib/run.mjs';

/** Prints the path of the Chromium that the browser tests use; installs it if need be. */
await command(() => console.log(ensureChromium()));
