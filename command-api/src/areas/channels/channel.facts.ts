import { isRejection, type MarketRecord, reject, type Rejection } from '@portal/contracts';
import {
  driveThroughSlug,
  mobileOrderSlug,
  type PublicData,
  serviceId,
  servicesOf,
} from '@portal/contracts/areas/channels';
import type { Services } from '../../services';
import { isActive, type Restaurant, restaurantDecider } from '../restaurants/restaurant.decider';

export interface ChannelFacts {
  readonly site: string;
  readonly name: string;
  /** Neither closed nor deleted. */
  readonly isActive: boolean;
  readonly invoice: Pick<PublicData, 'razon' | 'CIF' | 'fiscal_address'>;
  /** Used until the channel sets its services. */
  readonly firstServices: readonly number[];
  readonly market: Pick<MarketRecord, 'corporateDomain' | 'otherDomains'>;
}

/** Limited to services of the market (AMB-53). */
function firstServicesOf(
  { driveThrough, mopService }: Pick<Restaurant, 'driveThrough' | 'mopService'>,
  { market }: Pick<MarketRecord, 'market'>,
): readonly number[] {
  const slugs = [...(driveThrough ? [driveThroughSlug] : []), ...(mopService ? [mobileOrderSlug] : [])];
  const known = new Set(servicesOf(market).map(({ id }) => id));
  return slugs.map(serviceId).filter((id) => known.has(id));
}

/** @returns a rejection for an unknown restaurant */
export async function channelFacts(
  restaurantId: number,
  { load, market }: Pick<Services, 'load' | 'market'>,
): Promise<ChannelFacts | Rejection> {
  const restaurant = await load(restaurantDecider, `restaurant-${restaurantId}`);
  if (!restaurant) return reject('restaurant_not_found');
  const { site, name, razon, cif: CIF, fiscalAddress: fiscal_address } = restaurant;
  return {
    site,
    name,
    isActive: isActive(restaurant),
    invoice: { razon, CIF, fiscal_address },
    firstServices: firstServicesOf(restaurant, market),
    market,
  };
}

/** With the fiscal data saved in the same call. */
export async function factsWithSent(
  input: { readonly restaurant_id: number } & Partial<ChannelFacts['invoice']>,
  services: Pick<Services, 'load' | 'market'>,
): Promise<ChannelFacts | Rejection> {
  const facts = await channelFacts(input.restaurant_id, services);
  if (isRejection(facts)) return facts;
  const { razon, CIF, fiscal_address } = { ...facts.invoice, ...input };
  return { ...facts, invoice: { razon, CIF, fiscal_address } };
}
