import { lacksFiscalData } from '@portal/contracts/areas/cart';
import type { SessionRestaurant } from '@portal/contracts/areas/session';
import { useMarket } from '#core/market';
import { useSite } from '#core/session/site';
import { useCart } from '../store/use-cart';

/** Restaurants that pieces of the cart are billed to and that cannot be billed yet (R-CRT-18, AMB-37). */
export function useFiscalGaps(): readonly SessionRestaurant[] {
  const { features } = useMarket();
  const { restaurants } = useSite();
  const { cart } = useCart();
  if (!features.billingRestaurant) return [];
  const billed = new Set(Object.values(cart).map((entry) => entry.billed));
  return restaurants.filter((restaurant) => billed.has(restaurant.id) && lacksFiscalData(restaurant));
}
