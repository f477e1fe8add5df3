import './lib/node-version.mjs';
import { existsSync } from 'node:fs';
import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuilt } from './lib/build.mjs';
import { command, Failure, ROOT, runTool } from './lib/run.mjs';

const TEMPLATE = join(ROOT, 'examples', 'pebbles');
const REGISTRY = join(ROOT, 'games', 'index.ts');

/**
 * Makes a new game to change from there: `npm run new-game -- ID`. It copies the example game to `games/ID`, renames it
 * and its rules, and adds it to the registry. docs/ADDING-A-GAME.md tells how to go on.
 */
await command(async () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [id, extra] = positionals;
  if (id === undefined || extra !== undefined || !/^[a-z][a-z0-9]{1,19}$/.test(id))
    throw new Failure('Say how it is called: npm run new-game -- ID, with small letters and digits.');
  const folder = join(ROOT, 'games', id);
  if (!existsSync(join(ROOT, 'node_modules', '@biomejs')))
    throw new Failure('Install the packages first: npm ci');
  if (existsSync(folder)) throw new Failure(`There is a folder games/${id} already.`);
  const letter = await freeLetter(id);
  await cp(TEMPLATE, folder, { recursive: true });
  for (const file of await filesBelow(folder))
    await writeFile(file, renamed(await readFile(file, 'utf8'), id, letter));
  await register(id);
  await ensureBuilt(['library']);
  await renameFiles(folder);
  // Other names are sorted in another order.
  await runTool('@biomejs/biome', [
    'check',
    '--write',
    '--vcs-enabled=false',
    `games/${id}`,
    'games/index.ts',
  ]);
  console.log(`games/${id} is a game now; its rules have the letter ${letter}. Next:
  npx vitest run --project unit games/${id}
  npm run -s kontor -- simulate ${id}
  npm start
docs/ADDING-A-GAME.md tells what each file is for.`);
});

/** A letter for the ids of its rules that no other game has: the first of its name, if that is free. */
async function freeLetter(id) {
  const taken = new Set();
  for (const name of await readdir(join(ROOT, 'games'))) {
    const rules = join(ROOT, 'games', name, 'RULES.md');
    if (existsSync(rules)) taken.add(/^- ([A-Z])-/m.exec(await readFile(rules, 'utf8'))?.[1]);
  }
  const letters = [...id.toUpperCase().replace(/\d/g, ''), ...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  return letters.find((letter) => !taken.has(letter));
}

function renamed(text, id, letter) {
  const name = id[0].toUpperCase() + id.slice(1);
  return (
    text
      .replaceAll('pebbles', id)
      .replaceAll('Pebbles', name)
      .replace(/\bP-(\d)/g, `${letter}-$1`)
      // Inside its workspace a game imports the registry's types by path.
      .replaceAll("'@kontor/games/tools'", "'../tool.ts'")
      .replaceAll("'@kontor/games'", "'../entry.ts'")
  );
}

async function filesBelow(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
}

async function register(id) {
  const text = await readFile(REGISTRY, 'utf8');
  const imports = text.match(/^import \{ \w+ \} from '\.\/\w+\/index\.ts';$/gm);
  const lines = [...imports, `import { ${id} } from './${id}/index.ts';`].sort();
  const listed = text
    .replace(imports.join('\n'), lines.join('\n'))
    .replace(/(GAMES: readonly GameEntry\[\] = \[[^\]]*)\]/, `$1, ${id}]`);
  await writeFile(REGISTRY, listed);
}

/** The recorded game names board and pieces by the hash of their content, which has changed with the name. */
async function renameFiles(folder) {
  const { contentHash } = await import('../dist/js/index.js');
  const path = join(folder, 'fixtures', 'first.json');
  const record = JSON.parse(await readFile(path, 'utf8'));
  for (const which of ['board', 'pieces']) {
    const file = join(folder, 'boards', `${record[which].id}.json`);
    record[which].hash = contentHash(JSON.parse(await readFile(file, 'utf8')));
  }
  await writeFile(path, `${JSON.stringify(record, null, 1)}\n`);
}
