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

export interface NightlyTerms {
  /** Where a back-up is made, if anywhere. */
  readonly backups: BackupTerms | undefined;
  /** Whether what is kept for a time only is removed. */
  readonly prune: boolean;
}

/**
 * Does what is to be done every night at four by the machine's clock, in processes of their own: a back-up, which is verified, and
 * then, if that went well, removing what is kept for a time only. Of several servers the one does it that looks after the first part
 * of the tables.
 */
export class Nightly {
  readonly #terms: NightlyTerms;
  readonly #share: Share;
  readonly #log: Logger;
  readonly #timer: NodeJS.Timeout;
  /** The night of the last time. */
  #last = '';

  constructor(terms: NightlyTerms, share: Share, log: Logger) {
    this.#terms = terms;
    this.#share = share;
    this.#log = log;
    this.#timer = setInterval(() => this.tick(new Date()), MINUTE_MS).unref();
  }

  /** Does it if it is time. */
  tick(now: Date): void {
    const night = now.toDateString();
    if (now.getHours() !== HOUR || night === this.#last) return;
    this.#last = night;
    if (this.#share.parts === undefined || this.#share.parts.includes(0)) void this.run();
  }

  /** Resolves when it is done, or has failed, which is logged as an error. */
  async run(program = ADMIN): Promise<boolean> {
    const { backups, prune } = this.#terms;
    if (backups) {
      const args = ['backup', '--folder', backups.folder, '--keep', String(backups.keep)];
      if (!(await this.#admin(program, args, 'THE BACK-UP HAS FAILED'))) return false;
    }
    return !prune || this.#admin(program, ['prune'], 'old tables and chats could not be removed');
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  #admin(program: string, args: readonly string[], failure: string): Promise<boolean> {
    return new Promise((done) => {
      execFile(process.execPath, [program, ...args], (error, stdout, stderr) => {
        if (error) this.#log.error({ command: args, reason: stderr || error.message }, failure);
        else this.#log.info(stdout.trim());
        done(!error);
      });
    });
  }
}
