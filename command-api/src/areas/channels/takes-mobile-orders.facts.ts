import { mobileOrderSlug, serviceId } from '@portal/contracts/areas/channels';
import type { Services } from '../../services';
import { channelDecider } from './channel.decider';

/** From the channel, else the initial services (AMB-53). */
export async function takesMobileOrders(
  restaurantId: number,
  { load }: Pick<Services, 'load'>,
): Promise<boolean> {
  const { services, restaurant } = await load(channelDecider, `restaurant-${restaurantId}`);
  return services === null ? restaurant?.mopService === true : services.includes(serviceId(mobileOrderSlug));
}
