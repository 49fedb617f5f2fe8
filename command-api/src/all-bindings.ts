import type { WiredBinding } from '@portal/platform/decider/command-batch';
import { chatBindings } from './areas/chat/chat.bindings';
import { formsBindings } from './areas/forms/forms.bindings';
import { mopBindings } from './areas/mop/mop.bindings';
import { notificationsBindings } from './areas/notifications/notifications.bindings';
import { operationsBindings } from './areas/operations/operations.bindings';
import { orderBindings } from './areas/orders/orders.bindings';
import { emptySearchBindings } from './areas/resources/empty-search.bindings';
import { resourceBindings } from './areas/resources/resources.bindings';
import { restaurantBindings } from './areas/restaurants/restaurants.bindings';
import { sectionBindings } from './areas/sections/sections.bindings';
import { sessionBindings } from './areas/session/session.bindings';
import { sliderBindings } from './areas/sliders/sliders.bindings';
import { userBindings } from './areas/users/users.bindings';
import { videoBindings } from './areas/videos/videos.bindings';
import type { Services } from './services';

/** Every area's bindings by name: what seeds and automations send commands through. */
export const createBindings = (services: Services) => ({
  session: sessionBindings(services),
  users: userBindings(services),
  restaurants: restaurantBindings(),
  sections: sectionBindings(),
  resources: resourceBindings(services),
  emptySearches: emptySearchBindings(),
  orders: orderBindings(services),
  mop: mopBindings(services),
  chat: chatBindings(services),
  sliders: sliderBindings(services),
  videos: videoBindings(services),
  notifications: notificationsBindings(services),
  forms: formsBindings(services),
  operations: operationsBindings(),
});
export type Bindings = ReturnType<typeof createBindings>;

/** The bindings that an HTTP call reaches. */
export function wiredBindings(bindings: Bindings): readonly WiredBinding[] {
  return Object.values(bindings)
    .flatMap((area) => Object.values<WiredBinding>(area as unknown as Record<string, WiredBinding>))
    .filter(({ contract }) => contract.kind === 'command');
}
