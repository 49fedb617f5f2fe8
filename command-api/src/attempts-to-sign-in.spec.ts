import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { marketRecords, Role } from '@portal/contracts';
import { freeAttempts } from '@portal/contracts/areas/session';
import type { NewEvent } from '@portal/platform/stores/event-store/event-store.port';
import { MemoryEventStore } from '@portal/platform/stores/event-store/memory.event-store';
import { createSessionSecrets } from '@portal/platform/session/session-secrets';
import { platformMetadata } from '@portal/platform/decider/platform-metadata';
import { plainCodec } from '@portal/platform/testing/plain-codec';
import { createCommandRunner } from '@portal/platform/decider/command-runner';
import { systemActor } from '@portal/platform/decider/decider';
import { createServices } from './create-services';
import type { PasswordHasher } from './areas/users/password-hasher';
import { userBindings } from './areas/users/users.bindings';
import { deviceToken } from './areas/session/known-device';
import { loginFacts } from './areas/session/login.facts';
import { newSecondFactorSecret, secondFactorCode } from './areas/users/second-factor-codes';
import type { OpenedSession } from './areas/session/login.bindings';
import { sessionBindings } from './areas/session/session.bindings';

const at = '2026-11-20T09:30:00.000Z';
const now = () => new Date(at);
const secrets = createSessionSecrets(Buffer.alloc(32, 1));
const device = deviceToken(secrets, 'ana@es.chain.example', 'login-1');
const right = 'a'.repeat(64);
const wrong = 'b'.repeat(64);

async function deviceOfAna(events: MemoryEventStore) {
  const secret = newSecondFactorSecret();
  const subject = 'user-1';
  const userId = 1;
  const metadata = platformMetadata('ES', now());
  await events.append(subject, 0, [
    {
      id: randomUUID(),
      type: 'SecondFactorPrepared',
      data: { userId },
      metadata,
      personal: { subject, sealed: JSON.stringify({ secret }) },
    },
    { id: randomUUID(), type: 'SecondFactorEnabled', data: { userId, recovery: [] }, metadata },
  ]);
  return secondFactorCode(secret, at);
}

async function wire() {
  const events = new MemoryEventStore();
  const settings = { market: 'ES', events, codec: plainCodec, now } as const;
  const looked: string[] = [];
  const passwords: PasswordHasher = {
    hash: async (digest) => digest,
    digest: async (text) => text,
    async verify(record, digest, who = 'stranger') {
      looked.push(`${who} ${record === null ? 'without a record' : 'with a record'}`);
      return record === digest;
    },
  };
  const services = { ...createServices({ ...settings, market: marketRecords.ES, secrets }), passwords };
  const runner = createCommandRunner(settings);
  const { RegisterUser } = userBindings(services);
  for (const [userId, email, active] of [
    [1, 'ana@es.chain.example', true],
    [2, 'eva@es.chain.example', false],
  ] as const) {
    const person = { userId, email, active, role: Role.Manager, restaurants: [1], name: 'Ana', phone: '' };
    const input = { ...person, passwordDigest: right };
    await runner.run(RegisterUser, input, { actor: systemActor, correlationId: 'spec' });
  }
  const look = (username: string, password: string, from?: string) =>
    loginFacts(
      {
        input: { username, password },
        at,
        actor: from === undefined ? {} : { device: from },
      },
      services,
    );
  const login = (password: string, from?: string, code?: string) => {
    const actor = { ...systemActor, id: 'anonymous', ...(from !== undefined && { device: from }) };
    const input = { username: 'ana@es.chain.example', password, code };
    return runner.run(sessionBindings(services).Login, input, { actor, correlationId: 'spec' });
  };
  return { events, look, login, looked };
}

const wait = { rejected: 'login_locked', details: { retryAfterSeconds: 60 } };

describe('an attempt to sign in', () => {
  it('[R-AUT-08] succeeds with the password of an active person, in any spelling of the address', async () => {
    const { look } = await wire();
    const facts = { outcome: 'right', userId: 1, role: Role.Manager, expiresAt: '2026-11-20T21:30:00.000Z' };
    expect(await look(' ANA@es.chain.example', right)).toMatchObject(facts);
  });

  it('[S7] fails alike for a wrong password, an unknown address and an inactive person', async () => {
    const { look, looked } = await wire();
    const attempts = [
      ['ana@es.chain.example', wrong],
      ['eva@es.chain.example', right],
      ['nobody@es.chain.example', right],
    ] as const;
    for (const [username, password] of attempts)
      expect(await look(username, password)).toEqual({ outcome: 'wrong' });
    expect(looked).toEqual(['stranger with a record', 'stranger with a record', 'stranger without a record']);
  });

  it('[S4] has to wait after a few that failed, also with the right password, and is not looked at', async () => {
    const { login, look, looked } = await wire();
    for (let attempt = 0; attempt < freeAttempts; attempt += 1) await login(wrong);
    looked.length = 0;
    expect(await look('ana@es.chain.example', right)).toMatchObject(wait);
    expect(await login(right)).toMatchObject({ ok: false, rejection: wait });
    expect(looked).toEqual([]);
  });

  it('[S4] from a browser that the address knows goes ahead, and does not wait for those of strangers', async () => {
    const { login, look, looked } = await wire();
    for (let attempt = 0; attempt < freeAttempts; attempt += 1) await login(wrong);
    looked.length = 0;
    expect(await look('ana@es.chain.example', right, device)).toMatchObject({ outcome: 'right' });
    expect(looked).toEqual(['acquaintance with a record']);
    for (let attempt = 0; attempt < freeAttempts; attempt += 1) await login(wrong, device);
    expect(await look('ana@es.chain.example', right, device)).toMatchObject(wait);
  });

  it('[S2] opens the session whose secret is in its answer, and keeps that secret out of the log', async () => {
    const { events, login } = await wire();
    const outcome = await login(right);
    if (!outcome.ok) throw new Error('refused');
    const written = JSON.stringify((await events.readAll(0, 1_000)) satisfies readonly Partial<NewEvent>[]);
    expect(written).not.toContain((outcome.data as unknown as OpenedSession).secret);
    expect(await login(wrong)).toMatchObject({ ok: false, rejection: { rejected: 'login_incorrect' } });
  });

  describe('by a person with a second factor', () => {
    const wrongCode = { rejected: 'second_factor_incorrect' };

    it.each([undefined, ''])('[S4] needs a code beside the right password: %j is not one', async (none) => {
      const { events, login } = await wire();
      await deviceOfAna(events);
      expect(await login(right, undefined, none)).toMatchObject({
        ok: false,
        rejection: { rejected: 'second_factor_required' },
      });
      expect(await login(wrong, undefined, none)).toMatchObject({
        ok: false,
        rejection: { rejected: 'login_incorrect' },
      });
    });

    it('[S4] opens no session with a wrong code, and counts each as a wrong password', async () => {
      const { events, login } = await wire();
      const code = await deviceOfAna(events);
      const guess = code === '000000' ? '000001' : '000000';
      for (let attempt = 0; attempt < freeAttempts; attempt += 1)
        expect(await login(right, undefined, guess)).toMatchObject({ ok: false, rejection: wrongCode });
      expect(await login(right, undefined, code)).toMatchObject({ ok: false, rejection: wait });
    });

    it('[S4] opens one session per code, from any browser (RFC 6238, 5.2)', async () => {
      const { events, login } = await wire();
      const code = await deviceOfAna(events);
      expect(await login(right, undefined, code)).toMatchObject({ ok: true });
      for (const from of [undefined, device])
        expect(await login(right, from, code)).toMatchObject({ ok: false, rejection: wrongCode });
    });
  });
});
