import { randomUUID } from 'node:crypto';
import type { DomainEvent, EventMetadata } from '@portal/contracts';
import { anOrderInput, type OrderStatus } from '@portal/contracts/areas/orders';
import type { Actor } from '@portal/platform/decider/decider';
import type { NewEvent } from '@portal/platform/stores/event-store/event-store.port';
import { administrators, managers, meetingRestaurant, ownRestaurantOf } from './people';
import { market } from './market';
import type { WritingDesk } from './writing-desk';

export const orderCount = 50_000;
/** The newest orders stand in status 1, all at the one restaurant that everybody hears of. */
const untouchedCount = 4_096;
/** Orders appended at once. */
const chunk = 2_000;
const twoYearsMinutes = 2 * 365 * 24 * 60;

/** What most orders go through, and some do. The numbers say how many of twenty. */
const lives: readonly (readonly [number, readonly OrderStatus[]])[] = [
  [14, [2, 3, 4]],
  [2, [5]],
  [2, [2, 3]],
  [1, [2]],
  [1, []],
];
const livesOfTwenty = lives.flatMap(([count, life]) => Array.from({ length: count }, () => life));

/** The body of `order/add` by which this manager orders two pieces for one of his restaurants. */
export function orderOf(manager: Actor, restaurantId = ownRestaurantOf(manager.userId)) {
  const order = anOrderInput(market, { restaurant_id: restaurantId });
  const items = order.items.map((item) => ({ ...item, billed: restaurantId, shipped: restaurantId }));
  return { order: { ...order, items: [...items, ...items] }, reference: 'REF-0001', link: '/cart' };
}

interface Model {
  readonly placed: DomainEvent;
  readonly changed: DomainEvent;
  readonly metadata: EventMetadata;
}

/** One order placed and moved by commands: all others are like it. */
async function modelOrder({ bindings, send, events, codec }: WritingDesk): Promise<Model> {
  const [manager, administrator] = [managers[0], administrators[0]];
  if (!manager || !administrator) throw new RangeError('nobody is there to order');
  const { id } = await send(bindings.orders.PlaceOrder, orderOf(manager), manager);
  await send(bindings.orders.ChangeOrderStatus, { id, status: 2 }, administrator);
  const [placed, changed] = await events.readStream(`order-${id}`);
  if (!placed || !changed) throw new Error('the model order left no events');
  return {
    placed: await codec.decode(placed),
    changed: await codec.decode(changed),
    metadata: placed.metadata,
  };
}

/** A life that is scattered over the orders, the same in every world. */
const lifeOf = (at: number): readonly OrderStatus[] =>
  at >= orderCount - untouchedCount ? [] : (livesOfTwenty[(at * 7919) % livesOfTwenty.length] ?? []);

async function eventsOfOrder(
  desk: WritingDesk,
  model: Model,
  at: number,
  orderId: string,
): Promise<NewEvent[]> {
  const life = lifeOf(at);
  const untouched = at >= orderCount - untouchedCount;
  const manager = managers[at % managers.length];
  const restaurantId = untouched ? meetingRestaurant : ownRestaurantOf(at);
  const minutesAgo = twoYearsMinutes * (1 - at / orderCount);
  const time = (step: number) => new Date(Date.now() - (minutesAgo - step) * 60_000).toISOString();
  const metadata = (step: number): EventMetadata => ({
    ...model.metadata,
    restaurant: restaurantId,
    at: time(step),
    commandId: randomUUID(),
  });
  const number = await desk.services.orderNumbers.next();
  const placed = {
    ...model.placed,
    data: { ...(model.placed.data as object), orderId, number, restaurantId, userId: manager?.userId },
    personal: { ...model.placed.personal, subject: manager?.id },
  } as DomainEvent;
  const steps = life.map((to, index) => ({
    ...model.changed,
    data: { orderId, restaurantId, from: life[index - 1] ?? 1, to },
  })) as DomainEvent[];
  const encoded: NewEvent[] = [];
  for (const [step, event] of [placed, ...steps].entries()) {
    encoded.push(await desk.codec.encode(event, randomUUID(), metadata(step)));
  }
  return encoded;
}

/**
 * Fifty thousand orders of two years: made like an order that commands have made, checked and sealed by the codec,
 * and appended in bulk.
 * @returns ids of the orders that nobody has touched
 */
export async function fillOrderBook(desk: WritingDesk): Promise<readonly string[]> {
  const model = await modelOrder(desk);
  const ids: string[] = [];
  for (let from = 0; from < orderCount; from += chunk) {
    const streams: { id: string; events: NewEvent[] }[] = [];
    for (let at = from; at < Math.min(from + chunk, orderCount - 1); at += 1) {
      const id = randomUUID();
      streams.push({ id, events: await eventsOfOrder(desk, model, at, id) });
    }
    await Promise.all(
      streams.map(({ id, events }) => desk.events.append(`order-${id}`, 'no-stream', events)),
    );
    ids.push(...streams.map(({ id }) => id));
  }
  return ids.slice(-(untouchedCount - 1));
}
