import type { EventOf } from '@portal/contracts';
import { savedViewPushes, type savedViewEvents } from '@portal/contracts/areas/saved-views';
import { toUser } from '@portal/platform/push/audiences';
import { definePushRules } from '@portal/platform/push/push-rules';

const toThePerson = ({
  data: { userId },
  position,
}: {
  readonly data: { readonly userId: number };
  readonly position: number;
}) => [{ name: 'SavedViewsChanged' as const, payload: { position }, to: toUser(userId) }];

/** A person hears of the own views, on all devices. */
export const savedViewPushRules = definePushRules<EventOf<typeof savedViewEvents>, typeof savedViewPushes>(
  savedViewPushes,
  { ViewSaved: toThePerson, ViewDeleted: toThePerson },
);
