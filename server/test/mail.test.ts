import { describe, expect, it, onTestFinished } from 'vitest';
import { SmtpMailer } from '../src/mail/mailer.ts';
import { capturedLog } from './captured-log.ts';
import { TestSmtp } from './smtp-server.ts';

const { log, lines } = capturedLog();

function mailer(url: string): SmtpMailer {
  const made = new SmtpMailer({ url, from: 'Kontor <kontor@example.org>' }, log);
  onTestFinished(() => made.close());
  return made;
}

describe('mail', () => {
  it('arrives as it was written, with one click to stop it where that makes sense', async () => {
    const smtp = await TestSmtp.start();
    const text = 'À toi de jouer :\n\nhttps://kontor.example/table/AbCdEfGhIjKlMnOpQrStUv';
    const unsubscribe = 'https://kontor.example/api/stop/x';
    const sender = mailer(smtp.url);
    expect(await sender.send({ to: 'ann@example.org', subject: 'À toi', text, unsubscribe })).toBe(true);
    const letter = await smtp.letter(1);
    expect(letter.to).toEqual(['ann@example.org']);
    expect(letter.text.replaceAll('\r\n', '\n').trim()).toBe(text);
    expect(letter.headers).toContain('From: Kontor <kontor@example.org>');
    expect(letter.headers).toContain(`List-Unsubscribe: <${unsubscribe}>`);
    expect(letter.headers).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    await sender.send({ to: 'ann@example.org', subject: 'Once', text: 'asked for' });
    expect((await smtp.letter(2)).headers).not.toContain('List-Unsubscribe');
  });

  it('cannot be given headers or further readers by what is put into it', async () => {
    const smtp = await TestSmtp.start();
    const subject = 'Hello\r\nBcc: eve@example.org';
    expect(await mailer(smtp.url).send({ to: 'ann@example.org', subject, text: 'x' })).toBe(true);
    const { to, headers } = await smtp.letter(1);
    expect(to).toEqual(['ann@example.org']);
    expect(headers).not.toMatch(/^Bcc:/m);
  });

  it('that cannot be sent is logged without its address and text, and breaks nothing', async () => {
    const smtp = await TestSmtp.start(() => true);
    const letter = { to: 'nobody@example.org', subject: 'Reset', text: 'the secret link' };
    expect(await mailer(smtp.url).send(letter)).toBe(false);
    expect(await mailer('smtp://127.0.0.1:1').send(letter)).toBe(false);
    const text = JSON.stringify(lines);
    expect(lines).toHaveLength(2);
    expect(text).toContain('A MAIL COULD NOT BE SENT');
    for (const secret of ['nobody@example.org', 'secret link']) expect(text).not.toContain(secret);
  });
});
