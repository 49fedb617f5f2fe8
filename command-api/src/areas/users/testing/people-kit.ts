import { randomUUID } from 'node:crypto';
import { marketRecords, Role } from '@portal/contracts';
import { aRestaurant } from '@portal/contracts/areas/restaurants';
import { addressRestoreSeconds } from '@portal/contracts/areas/users';
import { createCommandRunner, type RunnableBinding } from '@portal/platform/decider/command-runner';
import { systemActor } from '@portal/platform/decider/decider';
import { platformMetadata } from '@portal/platform/decider/platform-metadata';
import { createSessionSecrets } from '@portal/platform/session/session-secrets';
import { MemoryEventStore } from '@portal/platform/stores/event-store/memory.event-store';
import { plainCodec } from '@portal/platform/testing/plain-codec';
import { testActor } from '@portal/platform/testing/test-actor';
import { createServices } from '../../../create-services';
import { loadUser } from '../addresses';
import { secondsOf } from '../credentials';
import { emailReservation } from '../email-reservation';
import { addressLinks, restoreLinks } from '../mailed-links';
import { userBindings } from '../users.bindings';

/* Test kit: people over a log in memory, with free hashes. */

export const ownPassword = 'a'.repeat(64);
export const addressAt = (mailbox: string) => `${mailbox}@es.chain.example`;

const start = '2026-11-20T09:30:00.000Z';
const hour = 3_600_000;

interface Sender {
  readonly userId: number;
  readonly role?: Role;
  readonly restaurants?: readonly number[];
  readonly sessionId?: string;
}

function portalOn(events: MemoryEventStore, now: () => Date) {
  const settings = { market: 'ES', events, codec: plainCodec, now } as const;
  const secrets = createSessionSecrets(Buffer.alloc(32, 1));
  const passwords = {
    hash: async (digest: string) => digest,
    digest: async (text: string) => text,
    verify: async (record: string | null, digest: string) => record === digest,
  };
  const services = { ...createServices({ ...settings, market: marketRecords.ES, secrets }), passwords };
  const bindings = userBindings(services);
  return { services, bindings, runner: createCommandRunner({ ...settings, proof: bindings.ProveIdentity }) };
}

async function addRestaurant(events: MemoryEventStore, restaurantId: number, active: boolean) {
  const now = new Date(start);
  const data = aRestaurant({ restaurantId, active });
  const added = { id: randomUUID(), type: 'RestaurantAdded', data, metadata: platformMetadata('ES', now) };
  await events.append(`restaurant-${restaurantId}`, 'no-stream', [added]);
}

async function deleteRestaurant(events: MemoryEventStore, restaurantId: number) {
  const metadata = platformMetadata('ES', new Date(start));
  const deleted = { id: randomUUID(), type: 'RestaurantDeleted', data: { restaurantId }, metadata };
  await events.append(`restaurant-${restaurantId}`, 0, [deleted]);
}

type Bindings = ReturnType<typeof portalOn>['bindings'];
type Run = ReturnType<typeof portalOn>['runner']['run'];

/** With proof. @returns outcome and code in one word */
const sendOn =
  (run: Run, bindings: Bindings) =>
  async <N extends keyof Bindings>(
    name: N,
    input: Readonly<Record<string, unknown>>,
    { userId, role = Role.Administrator, restaurants: own = [], ...session }: Sender,
  ) => {
    const actor = testActor(role, { userId, id: `user-${userId}`, restaurants: own, ...session });
    const context = { actor, correlationId: 'spec', idempotencyKey: randomUUID() };
    const sent = { own_password: ownPassword, ...input };
    const outcome = await run(bindings[name] as RunnableBinding<never>, sent as never, context);
    const code = outcome.ok ? 'done' : 'rejection' in outcome ? outcome.rejection.rejected : 'conflict';
    const fields = 'rejection' in outcome ? outcome.rejection.fields : undefined;
    return {
      code,
      fields,
      data: (outcome.ok ? outcome.data : null) as { id: number; version: number } | null,
    };
  };

export async function peopleOf(restaurants: readonly number[], closed: readonly number[] = []) {
  const events = new MemoryEventStore();
  let clock = Date.parse(start);
  const { services, runner, bindings } = portalOn(events, () => new Date(clock));
  for (const id of restaurants) await addRestaurant(events, id, true);
  for (const id of closed) await addRestaurant(events, id, false);
  const system = { actor: systemActor, correlationId: 'spec' };

  return {
    events,
    names: services.names,
    services,
    later: (hours: number) => {
      clock += hours * hour;
    },
    now: () => new Date(clock).toISOString(),
    async tokensOf(userId: number) {
      const log = await events.readStream(`user-${userId}`);
      const asked = log.findLast(({ type }) => type === 'UserAddressChangeRequested')?.data as
        { readonly changeId: string; readonly claim: number; readonly expiresAt: string } | undefined;
      const expires = secondsOf(asked?.expiresAt ?? start);
      const { secrets } = services;
      return {
        confirm: addressLinks.seal(secrets, { userId, about: asked?.changeId ?? '', expires }),
        restore: restoreLinks.seal(secrets, {
          userId,
          about: String(asked?.claim ?? 0),
          expires: expires + addressRestoreSeconds,
        }),
      };
    },
    async typesOf(userId: number) {
      return (await events.readStream(`user-${userId}`)).map(({ type }) => type);
    },
    deleteRestaurant: (id: number) => deleteRestaurant(events, id),
    userOf: (id: number) => loadUser(services.load, `user-${id}`),
    ownerOf: (mailbox: string) => services.names.ownerOf(emailReservation, addressAt(mailbox)),
    async register(userId: number, role: Role, own: readonly number[] = [], mailbox = `user${userId}`) {
      const person = { userId, name: `Persona ${userId}`, email: addressAt(mailbox), phone: '', role };
      const input = { ...person, active: true, restaurants: [...own], passwordDigest: ownPassword };
      await runner.run(bindings.RegisterUser, input, system);
    },
    send: sendOn(runner.run, bindings),
  };
}
export type People = Awaited<ReturnType<typeof peopleOf>>;
