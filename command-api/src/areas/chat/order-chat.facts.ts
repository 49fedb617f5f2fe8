import { isRejection, mayActOn, reject, type Rejection } from '@portal/contracts';
import {
  messageHtml,
  type MessageImage,
  type MessageImageType,
  messageImageTypes,
  sideOf,
} from '@portal/contracts/areas/chat';
import type { Actor } from '@portal/platform/decider/decider';
import { type CleanHtml, cleanHtml } from '@portal/platform/html/clean-html';
import type { Services } from '../../services';
import { uploadOf } from '../cart/check-uploads';
import { checkUnused, claimUploads } from '../cart/claim-uploads';
import { orderDecider } from '../orders/order.decider';
import { restaurantDecider } from '../restaurants/restaurant.decider';
import { userDecider } from '../users/user.decider';

export interface ChatOrder {
  readonly number: number;
  readonly restaurantId: number;
  readonly restaurantSite: string;
  readonly restaurantName: string;
}

/** Server-side data: subject and sanitized HTML (W9, S11). */
export interface NoteFacts {
  readonly order: ChatOrder;
  readonly written: CleanHtml;
}

export interface MessageFacts extends NoteFacts {
  /** `null`: ordered by an acting administrator, or the person left. */
  readonly orderedBy: number | null;
  readonly images: readonly MessageImage[];
}

type Sources = Pick<Services, 'load' | 'names'>;

interface About<I> {
  readonly input: I;
  readonly actor: Actor;
}

interface Written {
  readonly order_id: string;
  readonly message: string;
}

const orderNotFound = reject('order_not_found');

/** Deleted and foreign orders look missing (W8). */
export async function chatOrder(
  orderId: string,
  actor: Actor,
  { load }: Pick<Services, 'load'>,
): Promise<ChatOrder | Rejection> {
  const order = await load(orderDecider, `order-${orderId}`);
  if (!order || order.deleted || !mayActOn(actor, order.restaurantId)) return orderNotFound;
  const { number, restaurantId } = order;
  const restaurant = await load(restaurantDecider, `restaurant-${restaurantId}`);
  if (!restaurant) return orderNotFound;
  return { number, restaurantId, restaurantSite: restaurant.site, restaurantName: restaurant.name };
}

export async function noteFacts({ input, actor }: About<Written>, sources: Sources) {
  const order = await chatOrder(input.order_id, actor, sources);
  return isRejection(order) ? order : { order, written: cleanHtml(input.message, messageHtml) };
}

async function ordererOf(orderId: string, { load }: Pick<Services, 'load'>): Promise<number | null> {
  const order = await load(orderDecider, `order-${orderId}`);
  const user = order && (await load(userDecider, `user-${order.userId}`));
  if (!order || !user?.active || sideOf(user.role) === 'agency') return null;
  return user.restaurants.includes(order.restaurantId) ? user.userId : null;
}

const isImageType = (contentType: string): contentType is MessageImageType =>
  messageImageTypes.includes(contentType as MessageImageType);

async function imageOf(key: string, actor: Actor, sources: Sources): Promise<MessageImage | Rejection> {
  const upload = await uploadOf(key, ['image'], actor, sources);
  if (isRejection(upload)) return upload;
  const { contentType } = upload;
  return isImageType(contentType) ? { key, contentType } : reject('upload_not_found');
}

/** Images must be the sender's and unused in other streams. Within this one, the decider checks (W13). */
export async function messageFacts(
  { input, actor }: About<Written & { readonly images: readonly string[] }>,
  sources: Sources,
): Promise<MessageFacts | Rejection> {
  const note = await noteFacts({ input, actor }, sources);
  if (isRejection(note)) return note;
  const keys = [...new Set(input.images)];
  const images: MessageImage[] = [];
  for (const key of keys) {
    const image = await imageOf(key, actor, sources);
    if (isRejection(image)) return image;
    images.push(image);
  }
  const used = await checkUnused(keys, `orderChat-${input.order_id}`, sources);
  return used ?? { ...note, images, orderedBy: await ordererOf(input.order_id, sources) };
}

/** Call last, after all other checks. */
export function takeForMessage(
  { order_id: orderId }: Written,
  found: MessageFacts,
  sources: Sources,
): Promise<Rejection | undefined> {
  const keys = found.images.map(({ key }) => key);
  return claimUploads(keys, `orderChat-${orderId}`, sources);
}
