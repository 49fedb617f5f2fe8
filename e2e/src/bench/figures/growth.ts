import { randomUUID } from 'node:crypto';
import { type Market, Role } from '@portal/contracts';
import { chatCommands } from '@portal/contracts/areas/chat';
import { mopCommands } from '@portal/contracts/areas/mop';
import { anOrderInput, orderCommands } from '@portal/contracts/areas/orders';
import type { CommandOutcome } from '@portal/platform/decider/command-runner';
import type { Actor } from '@portal/platform/decider/decider';
import { type InProcessPortal, openInProcessPortal } from '../../programs/in-process-portal';
import { actorWith, buildTestFixture, foreignRestaurant, ownRestaurant } from '../../programs/test-fixture';
import { interleave } from '../measuring/interleave';
import { compared, type Measured } from '../measuring/measured';
import type { Bench } from '../bench';
import type { Figure } from './figure';

const smallCount = 100;
/** In the larger restaurant. */
const largeCount = { whole: 20_000, quick: 2_000 };
const inARound = 100;
/** In parallel: alone, each would wait for the disk. */
const concurrency = 32;
const day = 86_400_000;

const manager: Actor = { ...actorWith(Role.Franchisee), restaurants: [ownRestaurant, foreignRestaurant] };
const administrator = actorWith(Role.Administrator);

async function done<T>(outcome: Promise<CommandOutcome<T>>): Promise<T> {
  const result = await outcome;
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result)}`);
  return result.data;
}
const by = (actor: Actor) => ({ actor, correlationId: 'growth', idempotencyKey: randomUUID() });

/** Adds one to a restaurant. */
type Sending = (restaurantId: number) => Promise<unknown>;

const placing =
  ({ market, writeSide: { runner, bindings } }: InProcessPortal) =>
  (restaurant_id: number) => {
    const input = orderCommands.PlaceOrder.input.parse({ order: anOrderInput(market, { restaurant_id }) });
    return done(runner.run(bindings.orders.PlaceOrder, input, by(manager)));
  };

/** Toggles statuses of a restaurant's first orders. */
function changing(portal: InProcessPortal): Sending {
  const { runner, bindings } = portal.writeSide;
  const first = new Map<number, string[]>();
  const changes = new Map<number, number>();
  return async (restaurantId) => {
    const ids = first.get(restaurantId) ?? [];
    if (ids.length < smallCount)
      return first.set(restaurantId, [...ids, (await placing(portal)(restaurantId)).id]);
    const sent = changes.get(restaurantId) ?? 0;
    changes.set(restaurantId, sent + 1);
    const input = { id: ids[sent % smallCount], status: 2 + (Math.floor(sent / smallCount) % 2) };
    const parsed = orderCommands.ChangeOrderStatus.input.parse(input);
    return done(runner.run(bindings.orders.ChangeOrderStatus, parsed, by(administrator)));
  };
}

/** In one conversation. */
function posting(portal: InProcessPortal): Sending {
  const { runner, bindings } = portal.writeSide;
  const orders = new Map<number, string>();
  return async (restaurantId) => {
    const order_id = orders.get(restaurantId) ?? (await placing(portal)(restaurantId)).id;
    orders.set(restaurantId, order_id);
    const input = chatCommands.PostOrderMessage.input.parse({ order_id, message: 'El texto va en rojo.' });
    return done(runner.run(bindings.chat.PostOrderMessage, input, by(administrator)));
  };
}

/** Request and withdrawal: two commands, at distinct hours. */
function pausing({ writeSide: { runner, bindings } }: InProcessPortal): Sending {
  const from = Date.now() + 7 * day;
  const hour = day / 24;
  let sent = 0;
  return async (restaurant_id) => {
    sent += 1;
    const start = from + (sent % (2 * concurrency)) * hour;
    const [start_date, end_date] = [start, start + hour].map((at) => new Date(at).toISOString());
    const asked = {
      restaurant_id,
      start_date,
      end_date,
      value: 'Se cambian las freidoras y la campana de extracción de la cocina del restaurante.',
    };
    const { RequestMopPause, WithdrawMopPause } = mopCommands;
    const input = RequestMopPause.input.parse(asked);
    const { id } = await done(runner.run(bindings.mop.RequestMopPause, input, by(manager)));
    const withdrawn = WithdrawMopPause.input.parse({ id });
    return done(runner.run(bindings.mop.WithdrawMopPause, withdrawn, by(manager)));
  };
}

/** Microseconds of processor time per command, views included. */
async function costOf(portal: InProcessPortal, send: Sending, restaurantId: number): Promise<number> {
  const before = process.cpuUsage();
  for (let sent = 0; sent < inARound; sent += 1) await send(restaurantId);
  await portal.caughtUp();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / inARound;
}

async function fill(send: Sending, restaurantId: number, count: number): Promise<void> {
  // Warm-up, sequential.
  for (let sent = 0; sent < 2 * smallCount; sent += 1) await send(restaurantId);
  let left = count - 2 * smallCount;
  const one = async () => {
    while ((left -= 1) >= 0) await send(restaurantId);
  };
  await Promise.all(Array.from({ length: concurrency }, one));
}

interface Kind {
  readonly what: string;
  readonly sending: (portal: InProcessPortal) => Sending;
  /** `false`: changes existing data. */
  readonly fills?: boolean;
}

async function grown(market: Market, kinds: readonly Kind[], { rounds, milliseconds }: Bench['pace']) {
  const portal = await openInProcessPortal(market);
  await buildTestFixture(portal);
  const measured: Measured[] = [];
  for (const { what, sending, fills = true } of kinds) {
    const send = sending(portal);
    const stored = milliseconds < 1_000 ? largeCount.quick : largeCount.whole;
    await fill(send, ownRestaurant, 2 * smallCount);
    await fill(send, foreignRestaurant, fills ? stored : 2 * smallCount);
    await portal.caughtUp();
    const pairs = await interleave(rounds, {
      baseline: () => costOf(portal, send, ownRestaurant),
      product: () => costOf(portal, send, foreignRestaurant),
    });
    const figure = `${what}, ${stored} in the restaurant against ${2 * smallCount}`;
    measured.push(compared({ figure, unit: 'µs', target: { of: 'ratio', atMost: 1.1 } }, pairs));
  }
  await portal.close();
  return measured;
}

/** Cost with much data in the same restaurant, order or stream. Without reactions. */
export const growth: Figure = {
  name: 'growth',
  measure: async ({ pace }) => [
    ...(await grown(
      'ES',
      [
        { what: 'placing an order', sending: placing },
        { what: 'changing a status', sending: changing, fills: false },
        { what: 'a pause', sending: pausing },
      ],
      pace,
    )),
    ...(await grown('PT', [{ what: 'posting a message', sending: posting }], pace)),
  ],
};
