import type { EventOf } from '@portal/contracts';
import { type keptCartEvents, keptCartPushes } from '@portal/contracts/areas/cart';
import { toUser } from '@portal/platform/push/audiences';
import { definePushRules } from '@portal/platform/push/push-rules';

const toThePerson = ({
  data: { userId },
  position,
}: {
  readonly data: { readonly userId: number };
  readonly position: number;
}) => [{ name: 'CartChanged' as const, payload: { position }, to: toUser(userId) }];

/** A person hears of the own cart, on all devices. */
export const keptCartPushRules = definePushRules<EventOf<typeof keptCartEvents>, typeof keptCartPushes>(
  keptCartPushes,
  {
    CartEntryKept: toThePerson,
    CartEntryOutdone: toThePerson,
    CartEntryRemoved: toThePerson,
    CartEntriesOrdered: toThePerson,
  },
);
