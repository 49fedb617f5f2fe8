import { cartRejections } from './areas/cart';
import { chatRejections } from './areas/chat';
import { mopRejections } from './areas/mop';
import { notificationsRejections } from './areas/notifications';
import { operationsRejections } from './areas/operations';
import { orderRejections } from './areas/orders';
import { resourceRejections } from './areas/resources';
import { restaurantRejections } from './areas/restaurants';
import { sectionRejections } from './areas/sections';
import { sessionRejections } from './areas/session';
import { sliderRejections } from './areas/sliders';
import { userRejections } from './areas/users';
import { videoRejections } from './areas/videos';
import { kernelRejections } from './kernel';

/** Every code with which a call may say no, and its HTTP status. */
export const allRejections = {
  ...kernelRejections,
  ...sessionRejections,
  ...userRejections,
  ...restaurantRejections,
  ...sectionRejections,
  ...resourceRejections,
  ...cartRejections,
  ...orderRejections,
  ...chatRejections,
  ...mopRejections,
  ...notificationsRejections,
  ...sliderRejections,
  ...videoRejections,
  ...operationsRejections,
};
