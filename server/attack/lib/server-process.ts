import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endWithUs } from '../../test/end-with-us.ts';
import { within } from './wait.ts';

export interface ServerOptions {
  /** The data folder; a new one if left out. */
  readonly data?: string;
  /** The server's clock can be set with `setClock`. */
  readonly clock?: true;
  /** Another user to run as, e.g. one who may not write. */
  readonly uid?: number;
}

/** A heap in which a leak shows soon and takes no machine down. */
const NODE_ARGS = ['--max-old-space-size=1024'];

const START_MS = 30_000;
const MOST_OUTPUT = 1_000_000;

/** Loaded before the server: its wall clock is ahead by what a file says, read again at every SIGUSR2. */
const CLOCK = `
import { readFileSync } from 'node:fs';
const now = Date.now;
let ahead = 0;
process.on('SIGUSR2', () => { ahead = Number(readFileSync(process.env.ATTACK_CLOCK, 'utf8')); });
Date.now = () => now() + ahead;
`;

/** The built server in a process of its own. */
export class ServerProcess {
  readonly #main: string;
  readonly #options: ServerOptions;
  readonly #ownData: boolean;
  readonly data: string;
  #child: ChildProcess | undefined;
  #output = '';
  #port = 0;

  constructor(main: string, options: ServerOptions = {}) {
    this.#main = main;
    this.#options = options;
    this.#ownData = options.data === undefined;
    this.data = options.data ?? mkdtempSync(join(tmpdir(), 'kontor-attack-'));
  }

  get #clockFile(): string {
    return `${this.data}.clock`;
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  get port(): number {
    return this.#port;
  }

  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /** Everything it has printed. */
  get output(): string {
    return this.#output;
  }

  get running(): boolean {
    const child = this.#child;
    return child !== undefined && child.exitCode === null && child.signalCode === null;
  }

  /** How it ended, for a sentence. */
  get end(): string {
    if (this.running) return 'it runs';
    if (this.#output.includes('heap out of memory')) return 'out of memory';
    return `exit code ${this.#child?.exitCode ?? this.#child?.signalCode}`;
  }

  /** Starts it, again on the same port if it ran before. Resolves to whether it listens; if not, it has ended. */
  async start(): Promise<boolean> {
    const preload = this.#options.clock
      ? ['--import', `data:text/javascript,${encodeURIComponent(CLOCK)}`]
      : [];
    const child = spawn(process.execPath, [...NODE_ARGS, ...preload, this.#main], {
      env: {
        ...process.env,
        HOST: '127.0.0.1',
        PORT: String(this.#port),
        DATA_DIR: this.data,
        ATTACK_CLOCK: this.#clockFile,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(this.#options.uid === undefined ? {} : { uid: this.#options.uid, gid: this.#options.uid }),
    });
    this.#child = child;
    endWithUs(child);
    const keep = (text: string): void => {
      if (this.#output.length < MOST_OUTPUT) this.#output += text;
    };
    child.stdout.setEncoding('utf8').on('data', keep);
    child.stderr.setEncoding('utf8').on('data', keep);
    const closed = once(child, 'close').then(() => false);
    const listens = new Promise<boolean>((resolve) => {
      child.stdout.on('data', () => {
        const port = /Kontor is at http:\/\/127\.0\.0\.1:(\d+)/.exec(this.#output)?.[1];
        if (port === undefined) return;
        this.#port = Number(port);
        resolve(true);
      });
    });
    return within(START_MS, 'the start of the server', Promise.race([listens, closed]));
  }

  /** Sets the server's wall clock ahead, or back; only with the option `clock`. */
  setClock(aheadMs: number): void {
    writeFileSync(this.#clockFile, String(aheadMs));
    this.#child?.kill('SIGUSR2');
  }

  /** As a power cut would. */
  kill(): Promise<void> {
    return this.#end('SIGKILL');
  }

  /** As an administrator would. */
  stop(): Promise<void> {
    return this.#end('SIGTERM');
  }

  async remove(): Promise<void> {
    await this.kill();
    if (this.#ownData) rmSync(this.data, { recursive: true, force: true });
    rmSync(this.#clockFile, { force: true });
  }

  async #end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const child = this.#child;
    if (!child || !this.running) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await within(START_MS, 'the end of the server', gone).catch(() => child.kill('SIGKILL'));
  }
}
