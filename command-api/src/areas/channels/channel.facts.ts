import type { MarketRecord, Rejection } from '@portal/contracts';
import { reject } from '@portal/contracts';
import {
  driveThroughSlug,
  mobileOrderSlug,
  type PublicData,
  serviceId,
} from '@portal/contracts/areas/channels';
import type { Services } from '../../services';
import { isActive, type Restaurant, restaurantDecider } from '../restaurants/restaurant.decider';

/** What a channel is decided with beside itself: its restaurant, and the domains of the deployment. */
export interface ChannelFacts {
  readonly site: string;
  readonly name: string;
  /** Neither closed nor deleted. */
  readonly isActive: boolean;
  readonly invoice: Pick<PublicData, 'razon' | 'CIF' | 'fiscal_address'>;
  /** The services that it was added with, until its channel says which they are. */
  readonly firstServices: readonly number[];
  readonly market: Pick<MarketRecord, 'corporateDomain' | 'otherDomains'>;
}

const firstServicesOf = ({ driveThrough, mopService }: Pick<Restaurant, 'driveThrough' | 'mopService'>) => [
  ...(driveThrough ? [serviceId(driveThroughSlug)] : []),
  ...(mopService ? [serviceId(mobileOrderSlug)] : []),
];

/** @returns no for a restaurant that is unknown */
export async function channelFacts(
  restaurantId: number,
  { load, market }: Pick<Services, 'load' | 'market'>,
): Promise<ChannelFacts | Rejection> {
  const restaurant = await load(restaurantDecider, `restaurant-${restaurantId}`);
  if (!restaurant) return reject('restaurant_not_found');
  const { site, name, razon, cif: CIF, fiscalAddress: fiscal_address } = restaurant;
  return {
    ...{ site, name },
    isActive: isActive(restaurant),
    invoice: { razon, CIF, fiscal_address },
    firstServices: firstServicesOf(restaurant),
    market,
  };
}
