import { z } from 'zod';
import type { MarketFeatures, MarketRecord } from '../../kernel';
import { checkContact, confirmed, validatePage } from '../cart';
import { initialStatus, type OrderStatus } from './orders.rules';
import { type OrderedItem, orderedItemSchema, toCartEntry } from './order-item.rules';

const item = orderedItemSchema.shape;

export const changedItemSchema = z.object({
  /** Index from 0. */
  at: z.int().min(0),
  units: item.units,
  units_scale: item.units_scale,
  units_scale_custom: item.units_scale_custom,
  custom: item.custom,
});
export type ChangedItem = z.output<typeof changedItemSchema>;

export type OwnOrderRefusal = 'order_taken' | 'order_moved_on';

/** Until the agency assigns it or changes its status. */
export function ownOrderRefusal(order: {
  readonly status: OrderStatus;
  readonly assignee: number | null;
}): OwnOrderRefusal | null {
  if (order.status !== initialStatus) return 'order_moved_on';
  return order.assignee === null ? null : 'order_taken';
}

/** Wizard pages with texts and units. */
const changeablePages = ({ wizardBudgetPage }: MarketFeatures, isProduction: boolean) => [
  ...(isProduction ? [] : [4 as const]),
  ...(wizardBudgetPage ? [5 as const] : []),
];

type Delivered = Pick<OrderedItem, 'billed' | 'shipped' | 'custom_ship'>;

/** Pieces that are only produced have no texts (AMB-60). */
export function itemWith<Item extends OrderedItem>(
  ordered: Item,
  { at: _at, custom, ...units }: ChangedItem,
  { features }: Pick<MarketRecord, 'features'>,
): { readonly item: Item; readonly errors: Readonly<Record<string, string>> } {
  const isProduction = ordered.as_it_is === true;
  const changed: Item = { ...ordered, ...units, ...(!isProduction && { custom }) };
  const rules = { ...features, isProduction };
  const entry = toCartEntry(changed, isProduction ? changed.resource_type : 0);
  const errors = Object.assign(
    {},
    ...changeablePages(features, isProduction).map((page) => validatePage(page, entry, rules)),
  ) as object;
  // The delivery address stays, sealed or not.
  const {
    billed: _billed,
    shipped: _shipped,
    custom_ship: _ship,
    ...found
  } = errors as Record<keyof Delivered | string, string>;
  const {
    custom: texts,
    units: count,
    units_scale: scale,
    units_scale_custom: other,
  } = confirmed(entry, rules);
  return {
    item: { ...changed, custom: texts, units: count, units_scale: scale, units_scale_custom: other },
    errors: found,
  };
}

/** By field (R-CRT-14…16). */
export const contactErrors = (
  contact: { readonly name: string; readonly email: string; readonly phone: string },
  market: MarketRecord,
): Readonly<Record<string, string>> =>
  Object.fromEntries(checkContact(contact, market).map(({ field, code }) => [field, code]));
