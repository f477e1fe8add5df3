import './lib/node-version.mjs';
import { captureNpm, command, Failure, runNpm } from './lib/run.mjs';

/** Looks the dependencies up in the list of known weaknesses: first those that a server or the page runs with, then the tools. */
await command(async () => {
  const answer = await captureNpm(['audit', '--omit=dev', '--json']);
  const report = read(answer);
  if (!report?.vulnerabilities) {
    const reason = report?.message ? ` (${report.message})` : '';
    throw new Failure(`The registry does not list known weaknesses${reason}; nothing was checked.`);
  }
  console.log('— What a server and the page run with');
  const running = await runNpm(['audit', '--omit=dev']);
  console.log('\n— With the tools that build and test it');
  const all = await runNpm(['audit']);
  if (running !== 0 || all !== 0) throw new Failure('\nThere are known weaknesses; see above.');
});

function read(answer) {
  try {
    return JSON.parse(answer);
  } catch {
    return undefined;
  }
}
