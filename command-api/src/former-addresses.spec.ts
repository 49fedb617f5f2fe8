import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { marketRecords, Role } from '@portal/contracts';
import { createCommandRunner } from '@portal/platform/decider/command-runner';
import { systemActor } from '@portal/platform/decider/decider';
import { createSessionSecrets } from '@portal/platform/session/session-secrets';
import { MemoryEventStore } from '@portal/platform/stores/event-store/memory.event-store';
import { plainCodec } from '@portal/platform/testing/plain-codec';
import { testActor } from '@portal/platform/testing/test-actor';
import { createServices } from './create-services';
import { loginFacts } from './areas/session/login.facts';
import { userBindings } from './areas/users/users.bindings';

const now = () => new Date('2026-11-20T09:30:00.000Z');
const password = 'a'.repeat(64);
const at = (mailbox: string) => `${mailbox}@es.chain.example`;

/** Ana (12) and Eva (13), who have passwords that cost nothing. */
async function world() {
  const events = new MemoryEventStore();
  const settings = { market: 'ES', events, codec: plainCodec, now } as const;
  const secrets = createSessionSecrets(Buffer.alloc(32, 1));
  const passwords = {
    hash: async (digest: string) => digest,
    digest: async (text: string) => text,
    verify: async (record: string | null, digest: string) => record === digest,
  };
  const services = { ...createServices({ ...settings, market: marketRecords.ES, secrets }), passwords };
  const runner = createCommandRunner(settings);
  const bindings = userBindings(services);
  for (const [userId, mailbox] of [
    [12, 'ana'],
    [13, 'eva'],
  ] as const) {
    const person = { userId, name: mailbox, email: at(mailbox), phone: '', role: Role.Manager, active: true };
    const input = { ...person, restaurants: [1], passwordDigest: password };
    await runner.run(bindings.RegisterUser, input, { actor: systemActor, correlationId: 'spec' });
  }
  const change = (userId: number, email: string) =>
    runner.run(
      bindings.UpdateOwnAccount,
      { name: 'Ana', phone: '', email },
      { actor: testActor(Role.Manager, { userId }), correlationId: 'spec', idempotencyKey: randomUUID() },
    );
  const mayEnter = async (email: string) => {
    const found = await loginFacts(
      { input: { username: email, password }, at: now().toISOString(), actor: {} },
      services,
    );
    return 'outcome' in found && found.outcome === 'right';
  };
  return { change, mayEnter };
}

describe('an address that somebody changes', () => {
  it('[R-ACC-05] [R5] opens the portal from then on, and the former one no more', async () => {
    const { change, mayEnter } = await world();
    expect(await change(12, at('prats'))).toMatchObject({
      ok: true,
      data: { email: at('prats'), version: 1 },
    });
    expect([await mayEnter(at('prats')), await mayEnter(at('ana'))]).toEqual([true, false]);
  });

  it('[R5] [AMB-75] gives the former one to the next who asks for it', async () => {
    const { change, mayEnter } = await world();
    await change(12, at('prats'));
    expect(await change(13, at('ana'))).toMatchObject({ ok: true });
    expect([await mayEnter(at('prats')), await mayEnter(at('ana'))]).toEqual([true, true]);
  });

  it('[R5] keeps one to which its person has come back', async () => {
    const { change, mayEnter } = await world();
    await change(12, at('prats'));
    await change(12, at('ana'));
    expect(await change(13, at('ana'))).toMatchObject({ rejection: { rejected: 'email_taken' } });
    expect(await mayEnter(at('ana'))).toBe(true);
  });

  it('[R-ACC-05] [R-AUS-05] is refused where somebody else has it, or where its domain is none of the market', async () => {
    const { change } = await world();
    expect(await change(12, at('eva'))).toMatchObject({
      rejection: { rejected: 'email_taken', fields: { email: 'email_taken' } },
    });
    expect(await change(12, 'ana@pt.chain.example')).toMatchObject({
      rejection: {
        rejected: 'user_incomplete',
        fields: { email: 'obligatory_email_domain' },
        details: { domains: 'es.chain.example' },
      },
    });
  });

  it('[R5] goes to one of two who want it at the same moment', async () => {
    const { change } = await world();
    const outcomes = await Promise.all([change(12, at('new')), change(13, at('new'))]);
    expect(outcomes.map(({ ok }) => ok).sort()).toEqual([false, true]);
  });
});
