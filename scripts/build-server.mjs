import './lib/node-version.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { command } from './lib/run.mjs';

/** Builds the server and the page, for machines that then start `server/dist/main.js` themselves. */
await command(() => ensureBuilt(['web', 'server']));
