import type { MarketFeatures } from '../../kernel';
import type { CartEntry } from '../cart';
import { isProduction, madeFor, Method, notChosen, otherAddress } from '../cart';
import type { OrderedItem } from './order-item';
import { toCartEntry } from './order-item';

/** How a piece may be ordered now: format ids, and whether as it is. */
interface Ways {
  readonly adaptation: readonly number[];
  readonly production: boolean;
}

interface Ground {
  /** The piece as it is now. */
  readonly from: CartEntry['from'];
  readonly ways: Ways;
  /** The restaurant that it is ordered for now. */
  readonly restaurant: { readonly id: number; readonly name: string };
  /** Restaurants that may be billed and delivered to. */
  readonly mine: readonly number[];
  readonly features: Pick<MarketFeatures, 'billingRestaurant'>;
}

function methodNow(item: OrderedItem, { production }: Ways): CartEntry['method'] {
  const isQuoted = item.method === Method.AdaptationAndProduction && production;
  return isQuoted ? Method.AdaptationAndProduction : Method.Adaptation;
}

/** Places of then, as far as they can still be chosen; the one worked for instead. */
function placesNow(item: OrderedItem, proposed: CartEntry, mine: readonly number[]) {
  const mayChoose = (place: number) => mine.includes(place);
  return {
    billed: mayChoose(item.billed) && proposed.billed !== notChosen ? item.billed : proposed.billed,
    shipped: item.shipped === otherAddress || mayChoose(item.shipped) ? item.shipped : proposed.shipped,
  };
}

/**
 * An ordered piece as a new cart entry, with every answer as it was; `null` where it cannot be ordered so any more. Its
 * files belong to the order they came with, and are uploaded again.
 */
export function entryAgain(
  item: OrderedItem,
  { from, ways, restaurant, mine, features }: Ground,
): CartEntry | null {
  const before = toCartEntry(item, from.type);
  const isPossible = isProduction(before) ? ways.production : ways.adaptation.includes(before.to.file);
  if (!isPossible) return null;
  const proposed = madeFor({ ...before, from, custom_file: '', images: [] }, restaurant, features);
  return {
    ...proposed,
    ...placesNow(item, proposed, mine),
    method: methodNow(item, ways),
    params: { ...item.params, custom_file: '' },
  };
}
