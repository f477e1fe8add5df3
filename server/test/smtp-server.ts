import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';

/** A letter as it arrived. */
export interface ReceivedLetter {
  readonly to: readonly string[];
  readonly headers: string;
  readonly text: string;
}

/** A mail server of a test's own, which ends with it. */
export class TestSmtp {
  readonly letters: ReceivedLetter[] = [];
  readonly url: string;
  readonly #waiting = new Set<() => void>();

  private constructor(server: SMTPServer, url: string) {
    this.url = url;
    onTestFinished(() => new Promise<void>((done) => server.close(done)));
  }

  /** Addresses for which `refuses` says yes get nothing. */
  static async start(refuses: (address: string) => boolean = () => false): Promise<TestSmtp> {
    const received: ((letter: ReceivedLetter) => void)[] = [];
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onRcptTo: ({ address }, _session, done) => {
        done(refuses(address) ? new Error('no such mailbox') : undefined);
      },
      onData: (stream, session, done) => {
        const parts: Buffer[] = [];
        stream.on('data', (part: Buffer) => parts.push(part));
        stream.on('end', () => {
          const whole = Buffer.concat(parts).toString();
          const [headers = '', ...body] = whole.split('\r\n\r\n');
          const to = session.envelope.rcptTo.map(({ address }) => address);
          for (const receive of received)
            receive({
              to,
              headers: headers.replaceAll('\r\n', '\n'),
              text: decode(headers, body.join('\r\n\r\n')),
            });
          done();
        });
      },
    });
    // A connection that is cut is no fault of the test.
    server.on('error', () => undefined);
    const listening = server.listen(0, '127.0.0.1');
    await once(listening, 'listening');
    const { port } = listening.address() as AddressInfo;
    const smtp = new TestSmtp(server, `smtp://127.0.0.1:${port}`);
    received.push((letter) => smtp.#receive(letter));
    return smtp;
  }

  /** Waits until so many letters have arrived, and gives the last of them. */
  async letter(count: number): Promise<ReceivedLetter> {
    while (this.letters.length < count) await new Promise<void>((wake) => this.#waiting.add(wake));
    const last = this.letters[count - 1];
    if (!last) throw new Error('no letter');
    return last;
  }

  #receive(letter: ReceivedLetter): void {
    this.letters.push(letter);
    const waiting = [...this.#waiting];
    this.#waiting.clear();
    for (const wake of waiting) wake();
  }
}

function decode(headers: string, body: string): string {
  if (/quoted-printable/i.test(headers)) {
    const bytes = body
      .replaceAll('=\r\n', '')
      .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
    return Buffer.from(bytes, 'latin1').toString('utf8');
  }
  return /base64/i.test(headers) ? Buffer.from(body, 'base64').toString('utf8') : body;
}
