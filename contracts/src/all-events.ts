import { cartEvents } from './areas/cart';
import { chatEvents } from './areas/chat';
import { formsEvents } from './areas/forms';
import { mopEvents } from './areas/mop';
import { notificationsEvents } from './areas/notifications';
import { operationsEvents } from './areas/operations';
import { orderEvents } from './areas/orders';
import { resourceEvents, resourceSearchEvents } from './areas/resources';
import { restaurantEvents } from './areas/restaurants';
import { sectionEvents } from './areas/sections';
import { sessionEvents } from './areas/session';
import { sliderEvents } from './areas/sliders';
import { userEvents } from './areas/users';
import { videoEvents } from './areas/videos';

/** Every area's events: what the codec checks before it writes. */
export const allEvents = [
  sessionEvents,
  userEvents,
  restaurantEvents,
  sectionEvents,
  resourceEvents,
  resourceSearchEvents,
  cartEvents,
  orderEvents,
  chatEvents,
  mopEvents,
  notificationsEvents,
  formsEvents,
  sliderEvents,
  videoEvents,
  operationsEvents,
] as const;
