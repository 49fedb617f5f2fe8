import type { EventOf } from '@portal/contracts';
import { savedViewPushes, type savedViewEvents } from '@portal/contracts/areas/saved-views';
import { definePushRules, pushToPerson } from '@portal/platform/push/push-rules';

const toThePerson = pushToPerson('SavedViewsChanged');

/** A person hears of the own views, on all devices. */
export const savedViewPushRules = definePushRules<EventOf<typeof savedViewEvents>, typeof savedViewPushes>(
  savedViewPushes,
  { ViewSaved: toThePerson, ViewDeleted: toThePerson },
);
