import { createTransport } from 'nodemailer';
import type { Logger } from 'pino';

/** How long a mail server may take for each step before sending counts as failed. */
const STEP_MS = 15_000;

/** How mail is sent. */
export interface MailTerms {
  /** The mail server, with user and password if it wants them. */
  readonly url: string;
  /** Who the mails come from, e.g. `Kontor <kontor@example.org>`. */
  readonly from: string;
}

export interface Letter {
  readonly to: string;
  readonly subject: string;
  /** Plain text. */
  readonly text: string;
  /** An address that ends mails of this kind when it is sent a POST, for mail that nobody asked for one by one. */
  readonly unsubscribe?: string | undefined;
}

/** Sends mails. */
export interface Mailer {
  /** Resolves to whether the mail server has taken the letter. It never fails: what went wrong is logged, without the letter. */
  send(letter: Letter): Promise<boolean>;
  close(): void;
}

export class SmtpMailer implements Mailer {
  readonly #transport: ReturnType<typeof createTransport>;
  readonly #from: string;
  readonly #log: Logger;

  constructor({ url, from }: MailTerms, log: Logger) {
    this.#from = from;
    this.#log = log;
    this.#transport = createTransport({
      url,
      pool: true,
      connectionTimeout: STEP_MS,
      greetingTimeout: STEP_MS,
      socketTimeout: STEP_MS,
      // Letters are texts of our own; nothing in them may make the server read a file or an address.
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  async send({ to, subject, text, unsubscribe }: Letter): Promise<boolean> {
    try {
      await this.#transport.sendMail({
        from: this.#from,
        to,
        subject,
        text,
        ...(unsubscribe !== undefined && {
          list: { unsubscribe: { url: unsubscribe, comment: '' } },
          headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
        }),
      });
      return true;
    } catch (error) {
      // The mail server's answer repeats addresses, so only its code is kept.
      this.#log.error({ reason: codeOf(error) }, 'A MAIL COULD NOT BE SENT');
      return false;
    }
  }

  close(): void {
    this.#transport.close();
  }
}

function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const status = 'responseCode' in error ? ` ${String(error.responseCode)}` : '';
  return `${'code' in error ? String(error.code) : error.name}${status}`;
}
