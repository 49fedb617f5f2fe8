import type { EventOf } from '@portal/contracts';
import { type keptCartEvents, keptCartPushes } from '@portal/contracts/areas/cart';
import { definePushRules, pushToPerson } from '@portal/platform/push/push-rules';

const toThePerson = pushToPerson('CartChanged');

/** To the person's devices only. */
export const keptCartPushRules = definePushRules<EventOf<typeof keptCartEvents>, typeof keptCartPushes>(
  keptCartPushes,
  {
    CartEntryKept: toThePerson,
    CartEntryOutdone: toThePerson,
    CartEntryRemoved: toThePerson,
    CartEntriesOrdered: toThePerson,
  },
);
