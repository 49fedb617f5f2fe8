import type { CartEntry } from '@portal/contracts/areas/cart';
import { madeFor, Method, newEntry } from '@portal/contracts/areas/cart';
import type { ResourceDetail } from '@portal/contracts/areas/resources';
import { waysOf } from '@portal/contracts/areas/resources';
import type { MarketFeatures } from '@portal/contracts/kernel';
import { sourceOf } from '../again/again-ground';

interface Ground {
  readonly restaurant: { readonly id: number; readonly name: string };
  readonly features: Pick<MarketFeatures, 'billingRestaurant'>;
}

/**
 * A resource as an entry of which nothing was asked yet: produced as it is where that is possible, else adapted, in its
 * own format where that is offered (AMB-60). The cart says what is still to be answered. `null`: it cannot be ordered.
 */
export function firstEntry(piece: ResourceDetail, { restaurant, features }: Ground): CartEntry | null {
  const { adaptation, production } = waysOf(piece, piece.places);
  const entry = madeFor(newEntry(sourceOf(piece)), restaurant, features);
  const ownFormat = { ...entry, to: { ...entry.to, file: entry.from.type } };
  if (production) return ownFormat;
  if (adaptation.length === 0) return null;
  const adapted = adaptation.includes(entry.from.type) ? ownFormat : entry;
  return {
    ...adapted,
    method: Method.Adaptation,
    custom: { ...adapted.custom, restaurant: restaurant.name },
  };
}
