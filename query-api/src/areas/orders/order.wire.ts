import type { DocumentOf, MarketRecord } from '@portal/contracts';
import {
  type AnswerTime,
  noNeededDay,
  type OrderDetail,
  type orders,
  type OrderSummary,
  piecesReady,
  riskOf,
} from '@portal/contracts/areas/orders';
import type { NameOf } from '../../people';

export type OrderDocument = DocumentOf<typeof orders>;

const itemsShown = 4;

export interface WireContext {
  readonly nameOf: NameOf;
  /** Of the last 90 days. */
  readonly known: readonly AnswerTime[];
  /** ISO 8601. */
  readonly now: string;
  readonly market: MarketRecord;
}

export function toSummary(order: OrderDocument, { nameOf, known, now, market }: WireContext): OrderSummary {
  const first = order.items.slice(0, itemsShown);
  const neededOn = order.neededOn === noNeededDay ? '' : order.neededOn;
  const { status, date, kinds, restaurantHours, progress } = order;
  const risked = { status, date, kinds, needed_by: neededOn, restaurant_hours: restaurantHours };
  return {
    id: order.id,
    number: order.number,
    name: order.name,
    date: order.date,
    status: order.status,
    status_date: order.statusChangedAt,
    version: order.version,
    user_id: order.userId,
    contact_name: order.contactName,
    restaurant_id: order.restaurantId,
    restaurant_site: order.restaurantSite,
    restaurant_name: order.restaurantName,
    assignee_id: order.assigneeId,
    assignee_name: nameOf(order.assigneeId),
    assignee_version: order.assigneeVersion,
    item_count: order.itemCount,
    needed_on: neededOn,
    risk: riskOf(risked, known, now, market),
    turn: order.turn,
    turn_since: order.turnSince,
    quote: progress.quote?.state ?? null,
    proofs_waiting: progress.pieces.filter(({ state }) => state === 'waiting').length,
    pieces_ready: piecesReady(progress),
    previews: first.map(({ image }) => image),
    item_names: first.map(({ filename }) => filename),
  };
}

export function toDetail(order: OrderDocument, context: WireContext): OrderDetail {
  const { nameOf } = context;
  return {
    ...toSummary(order, context),
    user_name: nameOf(order.history[0]?.by),
    comments: order.comments,
    needed_by: order.neededBy,
    needed_version: order.neededVersion,
    contact_email: order.contactEmail,
    contact_phone: order.contactPhone,
    restaurant_razon: order.restaurantRazon,
    reference: order.reference,
    link: order.link,
    items: order.items,
    images: order.images,
    history: order.history.map(({ by, assigneeId: id, ...step }) => ({
      ...step,
      by: nameOf(by),
      ...(id !== undefined && { assignee: { id, name: nameOf(id) } }),
    })),
    content_version: order.contentVersion,
  };
}
