import { createPublicKey, verify } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import webPush from 'web-push';
import { PushServiceDouble } from '@portal/doubles/push-service-double';
import { createPushClient, type PushDelivery } from './push-client';

const keys = webPush.generateVAPIDKeys();
const subject = 'mailto:agency@es.chain.example';

let service: PushServiceDouble;
beforeAll(async () => {
  service = await PushServiceDouble.start();
});
afterAll(() => service.stop());

const open = (timeoutMs = 2_000) => createPushClient({ keys, subject, timeoutMs, mayAsk: () => true });
const delivery = (name: string, changes: Partial<PushDelivery> = {}): PushDelivery => ({
  subscription: service.subscribe(name),
  content: '{"title":"Pedido #P-7 · ñ"}',
  topic: 'order-7',
  ttl: 3_600,
  urgency: 'high',
  ...changes,
});
const received = (name: string) => service.received.filter(({ path }) => path === `/${name}`);

/** Verified claims of a token (RFC 7515, ES256). */
function claimsOf(token: string, publicKey: string): unknown {
  const [head = '', body = '', signature = ''] = token.split('.');
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const key = createPublicKey({
    format: 'jwk',
    key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' },
  });
  const signed = Buffer.from(`${head}.${body}`);
  const isOurs = verify(
    'sha256',
    signed,
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  return isOurs ? (JSON.parse(Buffer.from(body, 'base64url').toString()) as unknown) : null;
}

describe('a message to a device', () => {
  it('[R-ACC-17] arrives readable for its browser alone, with its sender and its lifetime', async () => {
    expect(await open().send(delivery('phone'))).toEqual({ result: 'taken' });
    const [got] = received('phone');
    expect(got?.content).toBe('{"title":"Pedido #P-7 · ñ"}');
    expect(got?.headers).toMatchObject({
      ttl: '3600',
      topic: 'order-7',
      urgency: 'high',
      'content-encoding': 'aes128gcm',
    });
    const [, token = '', key = ''] =
      /^vapid t=([^,]+), ?k=(.+)$/.exec(got?.headers.authorization ?? '') ?? [];
    expect(key).toBe(keys.publicKey);
    expect(claimsOf(token, key)).toMatchObject({ aud: service.origin, sub: subject });
  });

  it.each([404, 410])('is dropped for good: %i', async (status) => {
    service.answers.set(`/gone-${status}`, { status });
    expect(await open().send(delivery(`gone-${status}`))).toEqual({ result: 'gone' });
  });

  it.each([400, 401, 403, 413])('is refused for good: %i', async (status) => {
    service.answers.set(`/refused-${status}`, { status });
    expect(await open().send(delivery(`refused-${status}`))).toMatchObject({ result: 'refused' });
  });

  it.each([429, 500, 503])('is retried later, when the service asks for it: %i', async (status) => {
    service.answers.set(`/later-${status}`, { status, headers: { 'retry-after': '120' } });
    expect(await open().send(delivery(`later-${status}`))).toMatchObject({
      result: 'later',
      afterSeconds: 120,
    });
  });

  it.each(['soon', '', '-1', 'Fri, 20 Nov 2026 09:00:00 GMT'])(
    'is tried later where the service names no number: %p',
    async (after) => {
      service.answers.set('/unclear', { status: 429, headers: { 'retry-after': after } });
      expect(await open().send(delivery('unclear'))).toMatchObject({ result: 'later', afterSeconds: null });
    },
  );

  it('[S17] follows no redirection', async () => {
    const elsewhere = service.subscribe('elsewhere');
    service.answers.set('/moved', { status: 307, headers: { location: elsewhere.endpoint } });
    expect(await open().send(delivery('moved'))).toMatchObject({ result: 'refused' });
    expect(received('elsewhere')).toEqual([]);
  });

  it('[S17] waits for no answer longer than it takes, and reads no long one', async () => {
    service.answers.set('/silent', null);
    expect(await open(50).send(delivery('silent'))).toMatchObject({ result: 'later' });
    service.answers.set('/long', { status: 201, body: 'x'.repeat(5_000_000) });
    expect(await open().send(delivery('long'))).toEqual({ result: 'taken' });
  });

  it('is retried later when the service is unreachable', async () => {
    const away = await PushServiceDouble.start();
    const subscription = away.subscribe('phone');
    await away.stop();
    expect(await open().send(delivery('away', { subscription }))).toMatchObject({ result: 'later' });
  });

  it('[S17] is not sent to what is no push service, nor over http', async () => {
    const strict = createPushClient({ keys, subject });
    for (const name of ['a', 'b']) {
      expect(await strict.send(delivery(name))).toMatchObject({ result: 'refused' });
      expect(received(name)).toEqual([]);
    }
  });

  it('[S17] is not sent where a name leads into our own network', async () => {
    const subscription = service.subscribe('inside');
    const endpoint = subscription.endpoint.replace('127.0.0.1', 'localhost');
    expect(
      await open().send(delivery('inside', { subscription: { ...subscription, endpoint } })),
    ).toMatchObject({ result: 'later', reason: expect.stringContaining('no public address') });
    expect(received('inside')).toEqual([]);
  });

  it('is not sent with an invalid key, nor when it is longer than devices take', async () => {
    const { subscription } = delivery('odd');
    const p256dh = `B${'A'.repeat(86)}`;
    expect(await open().send(delivery('odd', { subscription: { ...subscription, p256dh } }))).toMatchObject({
      result: 'refused',
    });
    expect(await open().send(delivery('odd', { content: 'ñ'.repeat(2_000) }))).toMatchObject({
      result: 'refused',
    });
  });
});
