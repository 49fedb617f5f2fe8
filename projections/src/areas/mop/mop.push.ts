import type { EventOf } from '@portal/contracts';
import { type mopEvents, mopPushes, MopStatus } from '@portal/contracts/areas/mop';
import { toFullAdministrators, toRestaurant } from '@portal/platform/push/audiences';
import { definePushRules } from '@portal/platform/push/push-rules';

interface OfPause {
  readonly data: { readonly pauseId: string; readonly restaurantId: number };
  readonly position: number;
}

const pauseChanged = ({ data, position }: OfPause, status: MopStatus, decided: { version?: number } = {}) => [
  {
    name: 'MopPauseChanged' as const,
    payload: { pauseId: data.pauseId, status, ...decided, position },
    to: [...toRestaurant(data.restaurantId), ...toFullAdministrators],
  },
];

/** Both sides (R-MOP-14); the switch is for administrators only. */
export const mopPushRules = definePushRules<EventOf<typeof mopEvents>, typeof mopPushes>(mopPushes, {
  MopPauseRequested: (event) => pauseChanged(event, event.data.status, { version: event.revision }),
  MopPauseStatusChanged: (event) => pauseChanged(event, event.data.to, { version: event.revision }),
  MopPauseWithdrawn: (event) => pauseChanged(event, MopStatus.Cancelled),
  MopPauseEnded: (event) => pauseChanged(event, event.data.status),
  MopAutoConfirmSet: ({ data, position }) => [
    { name: 'MopAutoConfirmChanged', payload: { on: data.on, position }, to: toFullAdministrators },
  ],
});
