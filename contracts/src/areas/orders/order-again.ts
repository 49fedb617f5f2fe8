import type { MarketFeatures } from '../../kernel';
import { type CartEntry, notChosen, type Refilled, refilled, type RefillGround } from '../cart';
import { type OrderedItem, toCartEntry } from './order-item';

interface Ground extends Omit<RefillGround, 'rules'> {
  readonly features: MarketFeatures;
}

/** What was ordered as a cart entry of then; a piece that was wanted as it was stays so, whatever its format is now. */
function entryOfThen(item: OrderedItem, format: number): CartEntry {
  const entry = toCartEntry(item, item.as_it_is === true ? item.resource_type : format);
  return { ...entry, restaurant_id: notChosen };
}

/**
 * An ordered piece as a new cart entry over the same piece or another one: every answer as it was, as far as it is
 * offered; what is lost is named. `null` where it cannot be ordered any more. Its files belong to the order they came
 * with, and are uploaded again.
 */
export function itemAgain(item: OrderedItem, { features, ...ground }: Ground): Refilled | null {
  return refilled(entryOfThen(item, ground.from.type), { ...ground, rules: features });
}
