import './lib/node-version.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { captureNpm, command, Failure, run, toolPath } from './lib/run.mjs';
import { serverPaths } from './lib/servers.mjs';

const VERSIONS = [22, 24];
/** The projects of vitest.config.ts. */
const WITHOUT_BROWSER = ['--project', 'unit', '--project', 'slow'];

/** The tests without a browser, on other Node versions than this one, which npm fetches as packages named `node`. */
await command(async () => {
  await ensureInstalled();
  await ensureBuilt(['library', 'server', 'web', 'attack']);
  const failed = [];
  for (const version of VERSIONS) {
    console.log(`\n— Fetching Node ${version} and running the tests without a browser on it`);
    const node = await fetchNode(version);
    if ((await run(node, [toolPath('vitest'), 'run', ...WITHOUT_BROWSER], { env: serverPaths() })) !== 0)
      failed.push(`Node ${version}`);
  }
  if (failed.length > 0) throw new Failure(`\nFailed: ${failed.join(', ')}.`);
  console.log(`\nThe tests passed on Node ${VERSIONS.join(' and ')}.`);
});

/** The path of the program itself: what it then starts cannot fall back to another Node on the PATH. */
async function fetchNode(version) {
  const probe = 'console.log(JSON.stringify([process.version, process.execPath]))';
  const answer = await captureNpm(['exec', '--yes', `--package=node@${version}`, '--', 'node', '-e', probe]);
  const [found, path] = JSON.parse(answer.trim().split('\n').at(-1) || '[]');
  if (!found?.startsWith(`v${version}.`))
    throw new Failure(`Node ${version} could not be fetched (npm gave ${found}).`);
  console.log(`  ${found} at ${path}`);
  return path;
}
