import { isRejection, mayActOn, reject, type Rejection } from '@portal/contracts';
import { isProduction, maxImages } from '@portal/contracts/areas/cart';
import type { OrderedItem, PlaceOrderInput } from '@portal/contracts/areas/orders';
import { thumbPath } from '@portal/contracts/areas/resources';
import type { Actor } from '@portal/platform/decider/decider';
import { loadingOnce } from '@portal/platform/decider/state-loader';
import type { Services } from '../../services';
import { checkUploads, uploadOf } from '../cart/check-uploads';
import { checkUnused, claimUploads } from '../cart/claim-uploads';
import { isActive, restaurantDecider } from '../restaurants/restaurant.decider';
import { userDecider } from '../users/user.decider';
import type { OrderNumber, PlaceOrderFacts } from './order.decider';
import { type OrderLine, orderLines, shortcomings } from './order-lines.facts';

/** Server-side data (W9): names, number, files. */
interface Context {
  readonly input: PlaceOrderInput;
  readonly actor: Actor;
  readonly commandId: string;
  readonly at: string;
}

/** Must exist and be the actor's. */
async function placeOf(
  id: number,
  actor: Actor,
  { load }: Services,
): Promise<OrderedItem['billed_to'] | Rejection> {
  if (id <= 0) return null;
  const restaurant = await load(restaurantDecider, `restaurant-${id}`);
  if (!restaurant || restaurant.deleted || !mayActOn(actor, id)) return reject('forbidden');
  return { id, name: `${restaurant.site} - ${restaurant.name}` };
}

async function fileNameOf(
  { item }: OrderLine,
  actor: Actor,
  services: Services,
): Promise<string | Rejection> {
  const refused = await checkUploads(item.images, 'image', actor, services);
  if (refused || item.custom_file === '') return refused ?? '';
  const upload = await uploadOf(item.custom_file, ['custom-file'], actor, services);
  return isRejection(upload) ? upload : upload.filename;
}

async function orderedItem(
  line: OrderLine,
  actor: Actor,
  services: Services,
): Promise<OrderedItem | Rejection> {
  const { item, resource } = line;
  const billed = await placeOf(item.billed, actor, services);
  if (isRejection(billed)) return billed;
  const shipped = await placeOf(item.shipped, actor, services);
  if (isRejection(shipped)) return shipped;
  const fileName = await fileNameOf(line, actor, services);
  if (isRejection(fileName)) return fileName;
  return {
    ...item,
    filename: resource.name,
    reference: resource.reference,
    image: thumbPath(item.resource_id, resource.thumbKey),
    link: resource.link,
    billed_to: billed,
    shipped_to: shipped,
    custom_file_name: fileName,
    as_it_is: isProduction(line.entry),
  };
}

const filesOf = (items: readonly OrderedItem[]) =>
  items.flatMap(({ images, custom_file: file }) => (file === '' ? images : [...images, file]));

async function checkedLines({ input: { order }, actor, at }: Context, services: Services) {
  const images = order.items.reduce((sum, item) => sum + item.images.length, 0);
  if (images > maxImages) return reject('too_many_images', { details: { max: maxImages } });
  const lines = await orderLines(order, { actor, at }, services);
  return isRejection(lines) ? lines : (shortcomings(order, lines, { market: services.market, at }) ?? lines);
}

/** As in `init`: acting, favourite, first (AMB-82). */
async function selectedBy({ onBehalfOf, userId, restaurants }: Actor, { load }: Services) {
  if (onBehalfOf?.startsWith('restaurant-')) return restaurants[0];
  const person = await load(userDecider, `user-${userId}`);
  return person?.favourite ?? restaurants[0];
}

/** Repeats all browser checks. */
export async function placeOrderFacts(
  context: Context,
  { load, ...others }: Services,
): Promise<PlaceOrderFacts | Rejection> {
  const { input, actor, commandId } = context;
  const services = { ...others, load: loadingOnce(load) };
  const restaurantId = input.order.restaurant_id ?? (await selectedBy(actor, services));
  const restaurant = await services.load(restaurantDecider, `restaurant-${restaurantId ?? 0}`);
  if (!restaurant) return reject('forbidden');
  if (!isActive(restaurant)) return reject('restaurant_inactive');
  const lines = await checkedLines(context, services);
  if (isRejection(lines)) return lines;
  const items: OrderedItem[] = [];
  for (const line of lines) {
    const item = await orderedItem(line, actor, services);
    if (isRejection(item)) return item;
    items.push(item);
  }
  const used = await checkUnused(filesOf(items), `order-${commandId}`, services);
  return used ?? { orderId: commandId, restaurant, items };
}

/** Reserves files and number. Call last, after all other checks. */
export async function takeForOrder(
  found: PlaceOrderFacts,
  services: Pick<Services, 'names' | 'orderNumbers'>,
): Promise<OrderNumber | Rejection> {
  const used = await claimUploads(filesOf(found.items), `order-${found.orderId}`, services);
  return used ?? { number: await services.orderNumbers.next() };
}
