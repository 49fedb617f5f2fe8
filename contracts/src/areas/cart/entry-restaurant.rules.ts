import type { MarketFeatures } from '../../kernel';
import { type CartEntry, notChosen } from './cart-entry';

interface Place {
  readonly id: number;
  readonly name: string;
}

/** An entry that is begun for a restaurant: billed and delivered to it, until something else is chosen. */
export function madeFor(
  entry: CartEntry,
  { id, name }: Place,
  { billingRestaurant }: Pick<MarketFeatures, 'billingRestaurant'>,
): CartEntry {
  return {
    ...entry,
    restaurant_id: id,
    restaurant_name: name,
    billed: billingRestaurant ? id : notChosen,
    shipped: id,
  };
}

/** Gives an entry to another restaurant. What named the former one follows; what was chosen otherwise stays. */
export function moveTo(entry: CartEntry, { id, name }: Place): CartEntry {
  const { restaurant_id: formerId, restaurant_name: formerName, custom } = entry;
  const follows = (place: number) => (place === formerId && place !== notChosen ? id : place);
  const isNamed = custom.restaurant !== '' && custom.restaurant === formerName;
  return {
    ...entry,
    restaurant_id: id,
    restaurant_name: name,
    billed: follows(entry.billed),
    shipped: follows(entry.shipped),
    custom: isNamed ? { ...custom, restaurant: name } : custom,
  };
}
