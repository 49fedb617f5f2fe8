import type { MarketRecord, Rejection } from '@portal/contracts';
import { isRejection, mayActOn, reject } from '@portal/contracts';
import { checkContact, checkEntry, confirmed, maxImages, validateEntry } from '@portal/contracts/areas/cart';
import type { OrderedItem, OrderItemInput, PlaceOrderInput } from '@portal/contracts/areas/orders';
import { toCartEntry } from '@portal/contracts/areas/orders';
import type { Actor } from '@portal/platform/decider/decider';
import type { Services } from '../../services';
import type { Upload } from '../cart/upload.decider';
import { uploadDecider } from '../cart/upload.decider';
import type { Resource } from '../resources/resource.decider';
import { resourceDecider } from '../resources/resource.decider';
import type { Restaurant } from '../restaurants/restaurant.decider';
import { restaurantDecider } from '../restaurants/restaurant.decider';

/** What the server finds out by itself when an order comes in (W9): names, number, files. */
export interface PlaceOrderFacts {
  readonly orderId: string;
  readonly number: number;
  readonly restaurant: Pick<Restaurant, 'site' | 'name' | 'razon'>;
  readonly items: OrderedItem[];
}

interface Context {
  readonly input: PlaceOrderInput;
  readonly actor: Actor;
  readonly commandId: string;
}

type Place = { id: number; name: string } | null;

/** A restaurant that an item bills or ships to: it must exist and be one of the actor's. */
async function placeOf(id: number, actor: Actor, { load }: Services): Promise<Place | Rejection> {
  if (id <= 0) return null;
  const restaurant = await load(restaurantDecider, `restaurant-${id}`);
  if (!restaurant || !mayActOn(actor, id)) return reject('forbidden');
  return { id, name: `${restaurant.site} - ${restaurant.name}` };
}

/** An upload counts only for the person who brought it, and only for what it was brought for (W13). */
async function uploadOf(key: string, purpose: Upload['purpose'], actor: Actor, { load }: Services) {
  const upload = await load(uploadDecider, `upload-${key}`);
  return upload?.userId === actor.userId && upload.purpose === purpose ? upload : reject('upload_not_found');
}

async function customFileName(
  item: OrderItemInput,
  actor: Actor,
  services: Services,
): Promise<string | Rejection> {
  for (const image of item.images) {
    const upload = await uploadOf(image, 'image', actor, services);
    if (isRejection(upload)) return upload;
  }
  if (item.custom_file === '') return '';
  const upload = await uploadOf(item.custom_file, 'custom-file', actor, services);
  return isRejection(upload) ? upload : upload.filename;
}

/** R-WIZ-19…25 and R-CRT-10…13 over one item, with the rules that the browser runs. */
function incomplete(item: OrderItemInput, resource: Resource, market: MarketRecord): Record<string, string> {
  const entry = toCartEntry(item, resource.format);
  const errors: Record<string, string> = { ...validateEntry(entry, market.features) };
  for (const error of checkEntry(entry, market)) errors[error.field] = error.code;
  return errors;
}

async function enrich(
  input: OrderItemInput,
  actor: Actor,
  services: Services,
): Promise<OrderedItem | Rejection> {
  const resource = await services.load(resourceDecider, `resource-${input.resource_id}`);
  if (!resource || resource.status !== 1 || !resource.orderable) return reject('resource_not_orderable');
  const entry = confirmed(toCartEntry(input, resource.format), services.market.features);
  const item = { ...input, method: entry.method };
  const fields = incomplete(item, resource, services.market);
  if (Object.keys(fields).length > 0) return reject('order_incomplete', { fields });
  const [billed, shipped, fileName] = [
    await placeOf(item.billed, actor, services),
    await placeOf(item.shipped, actor, services),
    await customFileName(item, actor, services),
  ];
  if (isRejection(billed)) return billed;
  if (isRejection(shipped)) return shipped;
  if (isRejection(fileName)) return fileName;
  return {
    ...item,
    filename: resource.name,
    reference: resource.reference,
    image: `/api/resource/${input.resource_id}/thumb?v=${resource.thumbKey}`,
    link: resource.link,
    billed_to: billed,
    shipped_to: shipped,
    custom_file_name: fileName,
  };
}

const inItem = (rejection: Rejection, index: number): Rejection =>
  rejection.fields
    ? {
        ...rejection,
        fields: Object.fromEntries(
          Object.entries(rejection.fields).map(([path, key]) => [`items.${index}.${path}`, key]),
        ),
      }
    : rejection;

/** Gathers the facts of an order, or says no: everything that the browser checked is checked again here. */
export async function placeOrderFacts(
  { input, actor, commandId }: Context,
  services: Services,
): Promise<PlaceOrderFacts | Rejection> {
  const { order } = input;
  const contact = { name: order.contact_name, email: order.contact_email, phone: order.contact_phone };
  const missing = checkContact(contact, services.market);
  if (missing.length > 0) {
    return reject('order_incomplete', {
      fields: Object.fromEntries(missing.map(({ field, code }) => [field, code])),
    });
  }
  if (order.items.reduce((sum, item) => sum + item.images.length, 0) > maxImages)
    return reject('too_many_images');
  const restaurant = await services.load(restaurantDecider, `restaurant-${order.restaurant_id}`);
  if (!restaurant) return reject('forbidden');
  const items: OrderedItem[] = [];
  for (const [index, item] of order.items.entries()) {
    const enriched = await enrich(item, actor, services);
    if (isRejection(enriched)) return inItem(enriched, index);
    items.push(enriched);
  }
  return { orderId: commandId, number: await services.orderNumbers.next(), restaurant, items };
}
