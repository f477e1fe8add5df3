import { type NoticeSettings, type NoticeState, TIME_PRESETS } from '@kontor/protocol';
import { Webhook } from 'standardwebhooks';
import { describe, expect, it } from 'vitest';
import { hangUp } from './away.ts';
import { begin } from './begun.ts';
import { LOCAL_REACH, startReceiver } from './receiver.ts';

const slow = { time: TIME_PRESETS.day };

/** A game whose second player has a webhook and is not at the table; the first one breaks it off with them. */
async function hooked(form: NoticeSettings['webhook']['form']) {
  const receiver = await startReceiver();
  const { test, people, table } = await begin('hermagor', 'ask', slow, ['*Ann* @all', 'Bob'], {
    reach: LOCAL_REACH,
    publicUrl: 'https://kontor.example',
  });
  const [ann, bob] = people;
  if (!ann || !bob) throw new Error('nobody');
  const { settings } = await bob.ask<NoticeState>('GET', '/api/me/notices');
  const webhook = { ...settings.webhook, on: true, url: `${receiver.url}/hook`, form };
  const state = await bob.ask<NoticeState>('PUT', '/api/me/notices', { ...settings, webhook });
  await hangUp(bob, ann, test);
  test.clock.now += 60_000;
  await ann.ask('PUT', `/api/tables/${table}/cancel`, { cancel: true });
  for (const ms of [0, 11_000, 60_000]) {
    test.clock.now += ms;
    await test.server.notices.tick();
    await test.server.notices.settled();
  }
  return { received: receiver.received, secret: state.webhookSecret ?? '', table, bob };
}

describe('webhooks', () => {
  it('are sent once, signed, and say what it is about', async () => {
    const { received, secret, table } = await hooked('json');
    expect(received).toHaveLength(1);
    const [{ headers, body } = { headers: {}, body: Buffer.from('') }] = received;
    const checked = new Webhook(secret).verify(body.toString(), headers as Record<string, string>);
    expect(checked).toEqual({
      event: 'asked',
      game: 'Hermagor',
      text: 'You are asked something. With *Ann* @all',
      url: `https://kontor.example/table/${table}`,
      at: expect.any(Number),
    });
    expect(() => new Webhook(secret).verify(`${body} `, headers as Record<string, string>)).toThrow();
  });

  it('have the form that Discord wants, and call nobody there', async () => {
    const { received, table } = await hooked('discord');
    expect(JSON.parse(String(received[0]?.body))).toEqual({
      content: `**Hermagor** · You are asked something. With \\*Ann\\* \\@all\n<https://kontor.example/table/${table}>`,
      allowed_mentions: { parse: [] },
    });
  });

  it('are tried by whoever wants to see whether they work, a few times a minute', async () => {
    const { received, bob } = await hooked('json');
    expect(await bob.ask('POST', '/api/me/notices/trial')).toEqual({ push: false, webhook: true });
    expect(received).toHaveLength(2);
    for (let n = 0; n < 4; n++) await bob.call('POST', '/api/me/notices/trial');
    expect(await bob.call('POST', '/api/me/notices/trial')).toMatchObject({ status: 429 });
  });
});
