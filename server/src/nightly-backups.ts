import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import type { Share } from './nodes/share.ts';

/** The bundle of the admin command, beside that of the server. */
const ADMIN = fileURLToPath(new URL('./admin.js', import.meta.url));

const MINUTE_MS = 60_000;
const HOUR = 4;

export interface BackupTerms {
  readonly folder: string;
  /** How many are kept. */
  readonly keep: number;
}

/**
 * Makes a back-up every night at four by the machine's clock, in a process of its own, which also verifies it. Of several
 * servers the one makes it that looks after the first part of the tables.
 */
export class NightlyBackups {
  readonly #terms: BackupTerms;
  readonly #share: Share;
  readonly #log: Logger;
  readonly #timer: NodeJS.Timeout;
  /** The night of the last one. */
  #last = '';

  constructor(terms: BackupTerms, share: Share, log: Logger) {
    this.#terms = terms;
    this.#share = share;
    this.#log = log;
    this.#timer = setInterval(() => this.tick(new Date()), MINUTE_MS).unref();
  }

  /** Makes one if it is time. */
  tick(now: Date): void {
    const night = now.toDateString();
    if (now.getHours() !== HOUR || night === this.#last) return;
    this.#last = night;
    if (this.#share.parts === undefined || this.#share.parts.includes(0)) void this.run();
  }

  /** Resolves when it is made and verified, or has failed, which is logged as an error. */
  run(program = ADMIN): Promise<boolean> {
    const { folder, keep } = this.#terms;
    const args = [program, 'backup', '--folder', folder, '--keep', String(keep)];
    return new Promise((done) => {
      execFile(process.execPath, args, (error, stdout, stderr) => {
        if (error) this.#log.error({ folder, reason: stderr || error.message }, 'THE BACK-UP HAS FAILED');
        else this.#log.info({ folder }, stdout.trim());
        done(!error);
      });
    });
  }

  stop(): void {
    clearInterval(this.#timer);
  }
}
