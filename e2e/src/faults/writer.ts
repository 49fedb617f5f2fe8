import { randomUUID } from 'node:crypto';
import { exampleInput, examplePicture, emptyWorld } from '@portal/contracts/examples';
import { allCalls } from '@portal/contracts';
import { type Acknowledged, type RetryPolicy, type RetryingClient, retryingClient } from './retrying-client';
import type { PeopledWorld } from './world-on-disk';

export const statusesOfAnOrder = [2, 3, 4] as const;

const picture = new Blob([examplePicture.bytes], { type: examplePicture.contentType });
const placing = allCalls.find(({ name }) => name === 'PlaceOrder');

interface Side {
  readonly restaurant: RetryingClient;
  readonly administrator: RetryingClient;
}

export async function placeOrder(
  { restaurant }: Pick<Side, 'restaurant'>,
  market: PeopledWorld['market'],
): Promise<Acknowledged> {
  if (!placing) throw new Error('there is no call that places an order');
  const imageKey = await restaurant.upload('uploader/thumb', randomUUID(), picture);
  const uploadKey = await restaurant.upload('uploader/files', randomUUID(), picture);
  const world = { ...emptyWorld, market, restaurantId: 1, resourceId: 1, imageKey, uploadKey };
  return restaurant.send('order/add', randomUUID(), exampleInput(placing, world));
}

/** A message from each side, read by the other. */
async function talk({ restaurant, administrator }: Side, orderId: string): Promise<Acknowledged[]> {
  const say = (client: RetryingClient, message: string) =>
    client.send('order/comments/add', randomUUID(), { order_id: orderId, message, images: [] });
  const asked = await say(restaurant, 'Quando chega?');
  await administrator.send('order/markAsRead', randomUUID(), { order_id: orderId });
  return [asked, await say(administrator, 'Amanhã de manhã.')];
}

const hour = 3_600_000;
let hoursTaken = 0;

/** Confirmed, at a unique hour. */
async function pause({ restaurant, administrator }: Side): Promise<Acknowledged> {
  const start = Date.UTC(2030, 0, 1) + (hoursTaken += 1) * hour;
  const asked = await restaurant.send('mop_request/add', randomUUID(), {
    restaurant_id: 1,
    start_date: new Date(start).toISOString(),
    end_date: new Date(start + hour / 2).toISOString(),
    value: 'Cerramos la cocina media hora para cambiar las freidoras y el suelo.',
  });
  const id = String(asked.data.id);
  await administrator.send(`mop_requests/update/${id}`, randomUUID(), { id, status: 2, cancel_value: '' });
  return asked;
}

const dueIn = 1_000;
/** The cover can fall due between two postponements. */
const putOffEvery = 2 * dueIn;

/** Only one writer, so times are unambiguous. */
async function putOff({ administrator }: Side, id: number): Promise<void> {
  const start_date = new Date(Date.now() + dueIn).toISOString();
  const cover = { name: 'Invierno', url: '/nacional/menus', status: true, start_date, end_date: null };
  await administrator.send(`slider/${id}/update`, randomUUID(), { id, ...cover });
}

/** Acknowledged effects. */
export interface Written {
  readonly orders: Acknowledged[];
  readonly messages: Acknowledged[];
  readonly pauses: Acknowledged[];
}

export const together = (all: readonly Written[]): Written => ({
  orders: all.flatMap(({ orders }) => orders),
  messages: all.flatMap(({ messages }) => messages),
  pauses: all.flatMap(({ pauses }) => pauses),
});

/** Parallel writers. */
export const writersAtOnce = 8;
/** Two files each; the limit is 500 files per person and day (S8). */
const ordersOfAShift = 200;

/** @param writer index; each has its own people */
export async function writeUntil(
  world: PeopledWorld,
  url: string,
  done: () => boolean,
  writer: number,
  retryPolicy?: RetryPolicy,
): Promise<Written> {
  const administrator = retryingClient(url, world.administrator, retryPolicy);
  const crew = world.crew.map((person) => retryingClient(url, person, retryPolicy));
  const written: Written = { orders: [], messages: [], pauses: [] };
  let putOffAt = -Infinity;
  while (!done()) {
    const shift = Math.floor(written.orders.length / ordersOfAShift);
    const restaurant = crew[(writer + shift * writersAtOnce) % crew.length];
    if (!restaurant) throw new Error('no users');
    const sides: Side = { restaurant, administrator };
    const order = await placeOrder(sides, world.market);
    written.orders.push(order);
    const id = String(order.data.id);
    for (const status of statusesOfAnOrder)
      await sides.administrator.send(`order/${id}/status`, randomUUID(), { id, status });
    if (world.market === 'PT') written.messages.push(...(await talk(sides, id)));
    else written.pauses.push(await pause(sides));
    if (writer === 0 && performance.now() - putOffAt >= putOffEvery) {
      putOffAt = performance.now();
      await putOff(sides, world.sliderId);
    }
  }
  return written;
}
