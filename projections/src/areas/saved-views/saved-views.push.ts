import type { EventOf } from '@portal/contracts';
import { savedViewPushes, type savedViewEvents } from '@portal/contracts/areas/saved-views';
import { definePushRules, pushToPerson } from '@portal/platform/push/push-rules';

const toThePerson = pushToPerson('SavedViewsChanged');

/** To the person's devices only. */
export const savedViewPushRules = definePushRules<EventOf<typeof savedViewEvents>, typeof savedViewPushes>(
  savedViewPushes,
  { ViewSaved: toThePerson, ViewDeleted: toThePerson },
);
