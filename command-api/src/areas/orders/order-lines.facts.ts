import { type MarketFeatures, type MarketRecord, mayActOn, reject, type Rejection } from '@portal/contracts';
import {
  type CartEntry,
  checkOut,
  confirmed,
  isProduction,
  Method,
  type ReusedArt,
  validateEntry,
} from '@portal/contracts/areas/cart';
import {
  type OrderItemInput,
  type PlaceOrderInput,
  toCartEntry,
  toOrderItem,
} from '@portal/contracts/areas/orders';
import {
  placesAmong,
  ResourceStatus,
  type WaysToOrder,
  waysToOrder,
} from '@portal/contracts/areas/resources';
import { visibleSections } from '@portal/contracts/areas/sections';
import type { Actor, StateOf } from '@portal/platform/decider/decider';
import type { Services } from '../../services';
import { type Resource, resourceDecider } from '../resources/resource.decider';
import { firstDay, neededByProblems } from './needed-by';
import { type ArtOnOrder, type Order as StoredOrder, orderStream } from './order-state';
import { sectionTreeDecider, sectionTreeStream } from '../sections/section-tree.decider';

/** Without fields its format and market do not need. */
export interface OrderLine {
  readonly item: OrderItemInput;
  readonly entry: CartEntry;
  readonly resource: Resource;
}

type Order = PlaceOrderInput['order'];

export function waysIn({ sections }: StateOf<typeof sectionTreeDecider>, resource: Resource): WaysToOrder {
  const living = [...sections.values()].filter(({ deleted }) => !deleted);
  const visible = visibleSections(living.map((section) => ({ ...section, id: section.sectionId })));
  return waysToOrder({ ...resource, hasFile: resource.file !== null }, placesAmong(resource, visible));
}

export const artNotAvailable = { field: 'art', code: 'art_not_available' } as const;

/** Reported at the requesting field (AMB-60, AMB-61). */
export function refusalOf(entry: CartEntry, ways: WaysToOrder) {
  if (!isProduction(entry)) {
    if (ways.adaptation.length === 0) return { field: 'resource_id', code: 'not_adaptable' } as const;
    if (!ways.adaptation.includes(entry.to.file)) return { field: 'to.file', code: 'not_adaptable' } as const;
  }
  const isProduced = entry.method === Method.AdaptationAndProduction;
  return isProduced && !ways.production ? ({ field: 'method', code: 'not_producible' } as const) : null;
}

export const waysNow = async (resource: Resource, { load, market }: Services): Promise<WaysToOrder> =>
  waysIn(await load(sectionTreeDecider, sectionTreeStream(market.market)), resource);

export const notOrderable = { field: 'resource_id', code: 'resource_not_orderable' } as const;

type Refusal = NonNullable<ReturnType<typeof refusalOf>> | typeof notOrderable | typeof artNotAvailable;

interface Ordering {
  readonly actor: Actor;
  /** ISO 8601. */
  readonly at: string;
}

/** By which a piece to print again is the piece of then. */
const ofPiece = [
  'resource_id',
  'resource_type',
  'resource_type_format',
  'resource_type_format_custom',
] as const satisfies readonly (keyof OrderItemInput)[];

/** Prints that piece unchanged, within its two years. */
const prints = (item: OrderItemInput, piece: OrderItemInput, { until }: ArtOnOrder, now: string): boolean =>
  isProduction(toCartEntry(item, item.resource_type)) &&
  ofPiece.every((field) => piece[field] === item[field]) &&
  Date.parse(now) < Date.parse(until);

const isOpenTo = (order: StoredOrder | null, actor: Actor): order is StoredOrder =>
  order !== null && !order.deleted && mayActOn(actor, order.restaurantId);

/**
 * Finished art that an item is printed from, with number and names of then.
 * @returns `null` unless the actor can download it now, and the item prints that piece unchanged
 */
export async function reusedArt(
  item: OrderItemInput,
  { actor, at: now }: Ordering,
  { load }: Pick<Services, 'load'>,
): Promise<ReusedArt | null> {
  if (item.art === null) return null;
  const { order_id, at, files: wanted } = item.art;
  const order = await load(orderStream, `order-${order_id}`);
  if (!isOpenTo(order, actor)) return null;
  const piece = order.items[at];
  const art = order.art.get(at);
  if (!piece || !art || !prints(item, piece, art, now)) return null;
  const files = art.files.filter(({ key }) => wanted.some((file) => file.key === key));
  if (files.length < wanted.length) return null;
  return {
    order_id,
    number: order.number,
    at,
    files: files.map(({ key, filename, contentType }) => ({ key, filename, contentType })),
  };
}

/** Of a published piece. @param item with finished art as it was found */
export function lineOf(
  item: OrderItemInput & { readonly art: ReusedArt | null },
  resource: Resource,
  ways: WaysToOrder,
  features: MarketFeatures,
): OrderLine | Refusal {
  const asked = { ...toCartEntry(item, resource.format), art: item.art };
  const entry = confirmed(asked, features);
  // Production is rejected, not downgraded (AMB-84).
  if (asked.method === Method.AdaptationAndProduction && entry.method !== asked.method)
    return { field: 'method', code: 'not_producible' };
  return refusalOf(entry, ways) ?? { item: toOrderItem(entry), entry, resource };
}

async function lineNow(
  item: OrderItemInput,
  ordering: Ordering,
  services: Services,
): Promise<OrderLine | Refusal> {
  const resource = await services.load(resourceDecider, `resource-${item.resource_id}`);
  if (resource?.status !== ResourceStatus.Published) return notOrderable;
  const art = await reusedArt(item, ordering, services);
  if (item.art !== null && art === null) return artNotAvailable;
  return lineOf({ ...item, art }, resource, await waysNow(resource, services), services.market.features);
}

/** Rejects entries that cannot be ordered that way. */
export async function orderLines(
  order: Order,
  ordering: Ordering,
  services: Services,
): Promise<readonly OrderLine[] | Rejection> {
  const lines = await Promise.all(order.items.map((item) => lineNow(item, ordering, services)));
  const refused = lines.flatMap((line, index) => ('code' in line ? [{ ...line, index }] : []));
  const [first] = refused;
  if (first === undefined) return lines.filter((line) => 'entry' in line);
  const fields = refused.map(({ index, field, code }) => [`items.${index}.${field}`, code]);
  return reject(first.code, { fields: Object.fromEntries(fields) });
}

/**
 * All errors by field (R-CRT-17). Repeats the checks of the wizard (R-WIZ-19…25) and cart (R-CRT-10…16).
 * @param at ISO 8601
 */
export function shortcomings(
  order: Order,
  lines: readonly OrderLine[],
  { market, at }: { readonly market: MarketRecord; readonly at: string },
): Rejection | null {
  const contact = { name: order.contact_name, email: order.contact_email, phone: order.contact_phone };
  const days = order.items.map((item, index) => [`items.${index}.needed_by`, item.needed_by]);
  const needed = neededByProblems({ needed_by: order.needed_by, ...Object.fromEntries(days) }, at, market);
  const entries = Object.fromEntries(lines.map(({ entry }, index) => [`items.${index}`, entry]));
  const found = [
    ...checkOut(entries, contact, market).map(({ entry, field, code }) => [
      entry === undefined ? field : `${entry}.${field}`,
      code,
    ]),
    ...lines.flatMap(({ entry }, index) =>
      Object.entries(validateEntry(entry, market.features)).map(([path, code]) => [
        `items.${index}.${path}`,
        code,
      ]),
    ),
    ...Object.entries(needed),
  ];
  if (found.length === 0) return null;
  const details = Object.keys(needed).length > 0 ? { details: firstDay(at, market) } : {};
  return reject('order_incomplete', { fields: Object.fromEntries(found), ...details });
}
