import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { marketRecords, Role } from '@portal/contracts';
import { createCommandRunner } from '@portal/platform/decider/command-runner';
import { systemActor } from '@portal/platform/decider/decider';
import { createSessionSecrets } from '@portal/platform/session/session-secrets';
import { platformViews } from '@portal/platform/stores/open-stores';
import { MemoryEventStore } from '@portal/platform/stores/event-store/memory.event-store';
import { SqliteViewStore } from '@portal/platform/stores/view-store/sqlite.view-store';
import { plainCodec } from '@portal/platform/testing/plain-codec';
import { testActor } from '@portal/platform/testing/test-actor';
import { createServices } from './create-services';
import { loginFacts } from './areas/session/login.facts';
import { freeFormerAddresses } from './areas/users/free-former-addresses';
import { emailReservation } from './areas/users/email-reservation';
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
  return { events, names: services.names, change, mayEnter };
}

describe('an address that somebody changes', () => {
  let views: SqliteViewStore;
  beforeEach(() => {
    views = new SqliteViewStore(':memory:', platformViews);
  });
  afterEach(() => views.close());

  const freeing = ({ events, names }: Awaited<ReturnType<typeof world>>) =>
    freeFormerAddresses({ events, codec: plainCodec, views, now, names });
  const until = async (isSo: () => Promise<boolean>) => {
    while (!(await isSo())) await new Promise((resolve) => setImmediate(resolve));
  };

  it('[R-ACC-05] [R5] opens the portal from then on, and the former one no more, though it is not free yet', async () => {
    const { change, mayEnter } = await world();
    expect(await change(12, at('prats'))).toMatchObject({
      ok: true,
      data: { email: at('prats'), version: 1 },
    });
    expect([await mayEnter(at('prats')), await mayEnter(at('ana'))]).toEqual([true, false]);
    expect(await change(13, at('ana'))).toMatchObject({ rejection: { rejected: 'email_taken' } });
  });

  it('[R5] gives the former one back once the change is on record', async () => {
    const { change, names, ...rest } = await world();
    await change(12, at('prats'));
    const running = await freeing({ change, names, ...rest });
    await until(async () => (await names.ownerOf(emailReservation, at('ana'))) === null);
    expect(await change(13, at('ana'))).toMatchObject({ ok: true });
    await running.stop();
  });

  it('[R5] keeps one to which its person has come back', async () => {
    const { change, names, mayEnter, ...rest } = await world();
    await change(12, at('prats'));
    await change(12, at('ana'));
    const running = await freeing({ change, names, mayEnter, ...rest });
    await until(async () => (await names.ownerOf(emailReservation, at('prats'))) === null);
    expect(await names.ownerOf(emailReservation, at('ana'))).toBe('user-12');
    expect(await mayEnter(at('ana'))).toBe(true);
    await running.stop();
  });

  it('[R-ACC-05] [R-AUS-05] is refused where somebody else has it, or where its domain is none of the market', async () => {
    const { change } = await world();
    expect(await change(12, at('eva'))).toMatchObject({
      rejection: { rejected: 'email_taken', fields: { email: 'email_taken' } },
    });
    expect(await change(12, 'ana@pt.chain.example')).toMatchObject({
      rejection: { rejected: 'account_incomplete', fields: { email: 'obligatory_email_domain' } },
    });
  });

  it('[R5] goes to one of two who want it at the same moment', async () => {
    const { change } = await world();
    const outcomes = await Promise.all([change(12, at('new')), change(13, at('new'))]);
    expect(outcomes.map(({ ok }) => ok).sort()).toEqual([false, true]);
  });
});
