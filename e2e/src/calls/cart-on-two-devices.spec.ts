import { describe, expect, it } from '@jest/globals';
import { type DomainEvent, Role } from '@portal/contracts';
import {
  anEntry,
  type Cart,
  type CartDevice,
  type CartEntry,
  freeEntryId,
  type SyncedCart,
  newCartDevice,
  reconcile,
  withOrdered,
  withTaken,
} from '@portal/contracts/areas/cart';
import { commandAreas } from '@portal/command-api';
import { createCommandRunner } from '@portal/platform/decider/command-runner';
import { systemActor } from '@portal/platform/decider/decider';
import { createStateLoader } from '@portal/platform/decider/state-loader';
import { MemoryEventStore } from '@portal/platform/stores/event-store/memory.event-store';
import { plainCodec } from '@portal/platform/testing/plain-codec';
import { testActor } from '@portal/platform/testing/test-actor';
import { allProjections } from '@portal/projections';
import fc from 'fast-check';

/* Property test with arbitrary interleaving and offline periods. */

const actor = testActor(Role.Franchisee);
const started = Date.parse('2026-11-20T09:00:00.000Z');
const names = ['aaaaaaaaaaaaaaaa', 'bbbbbbbbbbbbbbbb'];
const nothing: SyncedCart = { version: 0, entries: [], gone: [], superseded: [] };

/** A version of a piece, and its predecessor. */
interface Made {
  readonly piece: string;
  readonly text: string;
  readonly from: Made | null;
}
const entryOf = ({ piece, text }: Made) => {
  const entry = anEntry({ custom: { ...anEntry().custom, others: text } });
  return { ...entry, from: { ...entry.from, filename: piece } };
};

interface Sending {
  readonly key: string;
  readonly id: string;
  readonly name: 'SaveCartEntry' | 'RemoveCartEntry';
  readonly input: object;
}

function openServer() {
  const clock = { seconds: 0 };
  const now = () => new Date(started + clock.seconds * 1000);
  const events = new MemoryEventStore();
  const runner = createCommandRunner({ events, codec: plainCodec, market: 'ES', now });
  const load = createStateLoader(events, plainCodec);
  const bindings = commandAreas.cart.bindings({ load } as never);
  const projection = allProjections.find(({ name }) => name === 'syncedCarts');
  return {
    clock,
    now,
    send: async ({ key, name, input }: Sending) => {
      const context = { actor, correlationId: key, idempotencyKey: key };
      const outcome = await runner.run(bindings[name], input as never, context);
      if (!outcome.ok) throw new Error(JSON.stringify(outcome));
      return outcome.data;
    },
    order: async (orderId: string, device: string, entries: { id: string; version: number }[]) => {
      const input = { userId: actor.userId, orderId, device, entries };
      await runner.run(bindings.TakeOrderedEntriesOut, input, { actor: systemActor, correlationId: orderId });
    },
    read: async (): Promise<SyncedCart> => {
      let document: SyncedCart = nothing;
      for (const recorded of await events.readAll(0, 10_000)) {
        const event = plainCodec.decode(recorded) as DomainEvent as never;
        const handler = projection?.handlers.get(recorded.type);
        document = (handler?.apply(document as never, event, '12') ?? document) as unknown as SyncedCart;
      }
      return document;
    },
  };
}
type Server = ReturnType<typeof openServer>;

/** Store and outbox as in the web app. */
function openDevice(name: string, server: Server, made: Map<string, Made>) {
  let cart: Cart = {};
  let device: CartDevice | null = null;
  let waiting: Sending[] = [];
  let keys = 0;
  const notices: { piece: string; kind: string }[] = [];
  const isPending = (id: string) => waiting.some((each) => each.id === id);
  const enqueue = (id: string, of: 'SaveCartEntry' | 'RemoveCartEntry', more: object) => {
    if (device === null) return;
    // Sent entries may have arrived; the newest state suffices.
    waiting = waiting.filter((each) => each.id !== id);
    const input = { id, version: device.known[id] ?? 0, device: name, ...more };
    waiting.push({ key: `${name}-${(keys += 1)}`, id, name: of, input });
  };
  const put = (id: string, entry: CartEntry) => {
    enqueue(id, 'SaveCartEntry', { entry, changed_at: server.now().toISOString() });
    if (device !== null) device = { ...device, known: { [id]: 0, ...device.known } };
    cart = Object.fromEntries(
      Object.entries({ ...cart, [id]: entry }).toSorted(([one], [other]) => Number(one) - Number(other)),
    );
  };
  const take = (id: string) => {
    cart = Object.fromEntries(Object.entries(cart).filter(([each]) => each !== id));
  };
  return {
    name,
    notices,
    cart: () => cart,
    waits: () => waiting.length,
    put: (id: string | null, each: Made) => {
      made.set(each.text, each);
      const isTaken = (other: string) => Object.hasOwn({ ...device?.known, ...cart }, other);
      put(id ?? freeEntryId(isTaken, server.now().getTime()), entryOf(each));
    },
    remove: (id: string) => {
      enqueue(id, 'RemoveCartEntry', {});
      take(id);
    },
    order: async (id: string, orderId: string) => {
      if (device === null) return false;
      await server.order(orderId, name, [{ id, version: device.known[id] ?? 0 }]);
      waiting = waiting.filter((each) => each.id !== id);
      device = withOrdered(device, [id]);
      take(id);
      return true;
    },
    /** @param isLost the answer is lost, so it is sent again */
    send: async (isLost = false) => {
      const [first] = waiting;
      if (first === undefined) return;
      const taken = await server.send(first);
      if (isLost || device === null) return;
      device = withTaken(device, first.id, taken);
      waiting = waiting.slice(1);
    },
    read: (answer: SyncedCart) => {
      const before = device ?? newCartDevice(name);
      const after = reconcile({ device: before, cart, answer, isPending, isOrdering: () => false });
      if (after === null) return;
      for (const notice of after.device.notices)
        if (!before.notices.includes(notice)) notices.push({ piece: notice.name, kind: notice.kind });
      device = after.device;
      cart = after.cart;
      for (const id of after.unsent) {
        const entry = cart[id];
        if (entry !== undefined) put(id, entry);
      }
    },
  };
}
type Device = ReturnType<typeof openDevice>;

const step = fc.record({
  at: fc.nat(1),
  act: fc.constantFrom(
    ...(['add', 'add', 'change', 'change', 'remove', 'order', 'send', 'send', 'lose'] as const),
    ...(['read', 'read', 'keep answer', 'read old answer', 'wait'] as const),
  ),
  which: fc.nat(9),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

const nth = (cart: Cart, which: number) => {
  const entries = Object.entries(cart);
  return entries[which % Math.max(1, entries.length)];
};

/** Both are online from here on. */
async function connected(devices: readonly Device[], server: Server) {
  for (let round = 0; round < 6; round += 1)
    for (const device of devices) {
      device.read(await server.read());
      while (device.waits() > 0) await device.send();
      device.read(await server.read());
    }
}

async function live(steps: readonly Step[]) {
  const server = openServer();
  const made = new Map<string, Made>();
  const devices = names.map((name) => openDevice(name, server, made));
  const removed = new Set<string>();
  const ordered = new Set<string>();
  const own = new Map<Device, Map<string, Made>>(devices.map((device) => [device, new Map()]));
  let count = 0;
  let old = nothing;

  const put = (device: Device, place: string | null, each: Made) => {
    own.get(device)?.set(each.piece, each);
    device.put(place, each);
  };
  const onDevice: Readonly<Record<string, (device: Device, which: number) => unknown>> = {
    add: (device) => put(device, null, { piece: `piece ${count}`, text: `text ${count}`, from: null }),
    send: (device) => device.send(),
    lose: (device) => device.send(true),
    read: async (device) => device.read(await server.read()),
    'keep answer': async () => void (old = await server.read()),
    'read old answer': (device) => device.read(old),
    wait: (_device, which) => void (server.clock.seconds += which),
  };
  const onEntry: Readonly<Record<string, (device: Device, id: string, from: Made) => unknown>> = {
    change: (device, id, from) => put(device, id, { piece: from.piece, text: `text ${count}`, from }),
    remove: (device, id, { piece }) => {
      removed.add(piece);
      device.remove(id);
    },
    order: async (device, id, { piece }) => {
      // The clock advances per answer.
      server.clock.seconds += 1;
      if (await device.order(id, `order ${count}`)) ordered.add(piece);
    },
  };
  for (const { at, act, which } of steps) {
    const device = devices[at] as Device;
    count += 1;
    await onDevice[act]?.(device, which);
    const [id, entry] = nth(device.cart(), which) ?? [];
    const from = entry && made.get(entry.custom.others);
    if (id !== undefined && from !== undefined) await onEntry[act]?.(device, id, from);
  }

  await connected(devices, server);
  return { server, devices, made, removed, ordered, own };
}
type Lived = Awaited<ReturnType<typeof live>>;

/** Versions known to the author of this one, itself included. */
function seenBy(made: Made | null): readonly string[] {
  return made === null ? [] : [made.text, ...seenBy(made.from)];
}

/** Each piece once, none that was ordered or removed. */
function expectNothingLost({ made, removed, ordered }: Lived, found: readonly string[]) {
  expect(new Set(found).size).toBe(found.length);
  expect(found.filter((piece) => ordered.has(piece))).toEqual([]);
  const untouched = [...made.values()]
    .map(({ piece }) => piece)
    .filter((piece) => !removed.has(piece) && !ordered.has(piece));
  expect(untouched.filter((piece) => !found.includes(piece))).toEqual([]);
}

/** Lost changes are reported by name. */
function expectReported({ devices, made, own }: Lived, entries: readonly CartEntry[]) {
  for (const { from, custom } of entries) {
    const seen = seenBy(made.get(custom.others) ?? null);
    for (const device of devices) {
      const last = own.get(device)?.get(from.filename);
      if (last !== undefined && !seen.includes(last.text))
        expect(device.notices).toContainEqual({ piece: last.piece, kind: 'changed' });
    }
  }
}

describe('[R-CRT-01] a cart on two devices', () => {
  it('ends the same on both, with all that was not removed, and names a lost change to its author', async () => {
    const property = fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      const lived = await live(steps);
      const [phone, office] = lived.devices as [Device, Device];
      expect(phone.cart()).toEqual(office.cart());
      const { entries } = await lived.server.read();
      expect(Object.fromEntries(entries.map(({ id, entry }) => [id, entry]))).toEqual(phone.cart());
      expectNothingLost(
        lived,
        entries.map(({ entry }) => entry.from.filename),
      );
      expectReported(
        lived,
        entries.map(({ entry }) => entry),
      );
    });
    // Both take one id; the second orders its entry before the server has seen it.
    const sameId = (['read', 'read', 'add', 'add', 'lose', 'order'] as const).map((act, index) => ({
      at: [0, 1, 1, 0, 0, 1][index] as number,
      act,
      which: 0,
    }));
    await fc.assert(property, { numRuns: 200, examples: [[sameId]] });
  });
});
