import './lib/node-version.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { command, Failure, run } from './lib/run.mjs';

// TypeDoc works with TypeScript 6, so both lie in the docs workspace, apart from the compiler that the project uses.
const TYPEDOC = 'docs/node_modules/typedoc/bin/typedoc';

await command(async () => {
  await ensureInstalled();
  const code = await run(process.execPath, [
    TYPEDOC,
    '--options',
    'docs/typedoc.json',
    ...process.argv.slice(2),
  ]);
  if (code !== 0) throw new Failure('The API reference could not be written.');
});
