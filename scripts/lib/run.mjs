import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The checkout's root folder. */
export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** A failure that is reported in one sentence, without a stack trace. */
export class Failure extends Error {}

/** Runs the command's main function; a `Failure` or a wrong argument ends it with its message and exit code 1. */
export async function command(main) {
  try {
    await main();
  } catch (error) {
    if (!(error instanceof Failure) && !error.code?.startsWith('ERR_PARSE_ARGS')) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

/** Runs a program to its end, its output on ours, and resolves to its exit code. */
export async function run(program, args, { env = {} } = {}) {
  return (await finish(program, args, env, 'inherit')).code;
}

/** Runs a program that an installed package brings, on this very Node. */
export function runTool(pkg, args, options) {
  return run(process.execPath, [toolPath(pkg), ...args], options);
}

export function toolPath(pkg) {
  const folder = join(ROOT, 'node_modules', pkg);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : Object.values(bin)[0]);
}

/** Runs a program and resolves to its exit code and what it printed. */
export function capture(program, args) {
  return finish(program, args, {}, 'pipe');
}

/** Runs npm: the one that started us, if npm did, else the one on the PATH. */
export function runNpm(args) {
  return run(...npm(args));
}

/** Runs npm and resolves to what it printed. */
export async function captureNpm(args) {
  return (await finish(...npm(args), {}, 'pipe')).output;
}

function npm(args) {
  const started = process.env.npm_execpath;
  if (started?.endsWith('npm-cli.js')) return [process.execPath, [started, ...args]];
  return process.platform === 'win32' ? ['cmd', ['/c', 'npm', ...args]] : ['npm', args];
}

function finish(program, args, env, stdout) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: ['ignore', stdout, 'inherit'],
    });
    let output = '';
    child.stdout?.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
    child.once('error', reject);
    // Ctrl-C reaches the child as well as us, SIGTERM must be passed on. We wait for its end in both cases, so that
    // nothing runs on after we have ended.
    let interrupted = false;
    const stop = (signal) => {
      interrupted = true;
      if (signal === 'SIGTERM') child.kill(signal);
    };
    process.on('SIGINT', stop).on('SIGTERM', stop);
    child.once('close', (code) => {
      process.off('SIGINT', stop).off('SIGTERM', stop);
      if (interrupted) reject(new Failure('Interrupted.'));
      else resolve({ code: code ?? 1, output });
    });
  });
}

export function seconds(since) {
  return `${((Date.now() - since) / 1000).toFixed(1)} s`;
}
