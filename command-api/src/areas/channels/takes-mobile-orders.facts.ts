import { mobileOrderSlug, serviceId } from '@portal/contracts/areas/channels';
import type { Services } from '../../services';
import type { Restaurant } from '../restaurants/restaurant.decider';
import { channelDecider } from './channel.decider';

/** From the channel, else the initial services (AMB-53). */
export async function takesMobileOrders(
  restaurantId: number,
  { mopService }: Pick<Restaurant, 'mopService'>,
  { load }: Pick<Services, 'load'>,
): Promise<boolean> {
  const { services } = await load(channelDecider, `channel-${restaurantId}`);
  return services === null ? mopService : services.includes(serviceId(mobileOrderSlug));
}
