import { describe, expect, it } from '@jest/globals';
import { marketRecords, Role } from '@portal/contracts';
import { anOrderPlaced, orderCommands } from '@portal/contracts/areas/orders';
import type { CommandOutcome } from '@portal/platform/decider/command-outcome';
import { createCommandRunner } from '@portal/platform/decider/command-runner';
import { platformMetadata } from '@portal/platform/decider/platform-metadata';
import { evolve } from '@portal/platform/decider/decider';
import { bindCommand } from '@portal/platform/decider/command-binding';
import { createSessionSecrets } from '@portal/platform/session/session-secrets';
import { MemoryEventStore } from '@portal/platform/stores/event-store/memory.event-store';
import { plainCodec } from '@portal/platform/testing/plain-codec';
import { testActor } from '@portal/platform/testing/test-actor';
import fc from 'fast-check';
import { createServices } from '../../create-services';
import { orderDecider, type Order, type OrderEvent } from './order.decider';
import { orderBindings } from './orders.bindings';

const id = '3f1c7a52-9d5e-4b1a-8a55-0d6f3f0c9a11';
const now = () => new Date('2026-11-20T09:30:00.000Z');
const ana = testActor(Role.Franchisee, { restaurants: [1] });
const marta = testActor(Role.Administrator, {
  id: 'user-1',
  userId: 1,
  restaurants: [],
});
const berta = testActor(Role.Administrator, { id: 'user-2', userId: 2, restaurants: [] });

const seen = { id, version: 0 };
const acts = ['cancel', 'take', 'take too', 'produce', 'change', 'cancel too'] as const;
type Act = (typeof acts)[number];
const ofAgency: readonly Act[] = ['take', 'take too', 'produce'];
const cancelling: readonly Act[] = ['cancel', 'cancel too'];

async function open(takesOnFirstChange: boolean) {
  const events = new MemoryEventStore();
  const secrets = createSessionSecrets(Buffer.alloc(32, 1));
  const market = { ...marketRecords.ES, takesOnFirstChange };
  const orders = orderBindings(createServices({ events, codec: plainCodec, now, market, secrets }));
  const assign = bindCommand(orderCommands.AssignOrder, {
    decider: orderDecider,
    stream: () => `order-${id}`,
    record: () => 'assignee',
    expectedVersion: ({ version }) => version,
    facts: ({ actor }) => ({ assignee: { userId: actor.userId, name: '' } }),
    answer: ({ input, version }) => ({ id: input.id, user_id: input.user_id, name: '', version }),
  });
  const runner = createCommandRunner({ events, codec: plainCodec, market: 'ES', now });
  const placed = await plainCodec.encode(anOrderPlaced(), 'placed', platformMetadata('ES', now()));
  await events.append(`order-${id}`, 'no-stream', [placed]);
  const by = (actor: typeof ana) => ({ actor, correlationId: 'spec' });
  const order = { contact_name: 'Nuria Vidal', contact_email: 'nuria.vidal@es.chain.example' };
  const change = { ...order, contact_phone: '600 123 456', comments: 'Con prisa', items: [] };
  const send: Readonly<Record<Act, () => Promise<CommandOutcome>>> = {
    cancel: () => runner.run(orders.CancelOwnOrder, { id }, by(ana)),
    'cancel too': () => runner.run(orders.CancelOwnOrder, { id }, by(ana)),
    take: () => runner.run(assign, { ...seen, user_id: 1 }, by(marta)),
    'take too': () => runner.run(assign, { ...seen, user_id: 2 }, by(berta)),
    produce: () => runner.run(orders.ChangeOrderStatus, { ...seen, status: 3 }, by(marta)),
    change: () => runner.run(orders.ChangeOwnOrder, { ...seen, ...change }, by(ana)),
  };
  const history = async (): Promise<OrderEvent[]> => {
    const stored = await events.readStream(`order-${id}`);
    return (await Promise.all(
      stored.map(async (event) => plainCodec.decode(event)),
    )) as unknown as OrderEvent[];
  };
  return { send, history };
}

type Checks = {
  readonly [T in OrderEvent['type']]?: (event: Extract<OrderEvent, { type: T }>, before: Order) => void;
};

const isOwn = (_event: unknown, { status, assignee }: Order) => expect([status, assignee]).toEqual([1, null]);
const checks: Checks = {
  OrderCancelledByRestaurant: isOwn,
  OrderChangedByRestaurant: isOwn,
  OrderAssigned: ({ data }, before) => {
    expect(before.status).not.toBe(5);
    expect(data.from).toBe(before.assignee);
  },
  OrderStatusChanged: ({ data }, before) => expect(data.from).toBe(before.status),
};

/** No event contradicts an earlier one. */
const checkHistory = (log: readonly OrderEvent[]) =>
  log.reduce<Order | null>((order, event) => {
    if (order) checks[event.type]?.(event as never, order);
    return evolve(orderDecider, order, event);
  }, null);

describe('a restaurant that cancels while the agency takes', () => {
  it('[R2] one side wins, in any order and at the same time, and the history holds no contradiction', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.shuffledSubarray([...acts], { minLength: 1 }),
        fc.boolean(),
        fc.boolean(),
        async (order, together, takesOnFirstChange) => {
          const { send, history } = await open(takesOnFirstChange);
          const outcomes: (readonly [Act, boolean])[] = [];
          const act = async (one: Act) => outcomes.push([one, (await send[one]()).ok]);
          if (together) await Promise.all(order.map(act));
          else for (const one of order) await act(one);

          const done = (some: readonly Act[]) => outcomes.some(([one, ok]) => ok && some.includes(one));
          const asked = order.some((one) => cancelling.includes(one));
          const agency = done(ofAgency);
          const wantsBoth = asked && order.some((one) => ofAgency.includes(one));
          if (wantsBoth) expect([done(cancelling), agency].filter(Boolean)).toHaveLength(1);
          const state = checkHistory(await history());
          expect(state?.status === 5).toBe(done(cancelling));
          if (done(cancelling)) expect(state?.assignee).toBeNull();
          // Both saw it unassigned: one wins.
          expect(outcomes.filter(([one, ok]) => ok && one.startsWith('take')).length).toBeLessThanOrEqual(1);
        },
      ),
      { numRuns: 200 },
    );
  });
});
