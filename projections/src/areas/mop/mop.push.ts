import type { Audience, EventOf } from '@portal/contracts';
import { Role } from '@portal/contracts';
import { type mopEvents, mopPushes, MopStatus } from '@portal/contracts/areas/mop';
import { definePushRules } from '@portal/platform/push/push-rules';

const administrators: Audience = { role: Role.Administrator };

interface OfPause {
  readonly data: { readonly pauseId: string; readonly restaurantId: number };
  readonly position: number;
}

const pauseChanged = ({ data, position }: OfPause, status: MopStatus) => [
  {
    name: 'MopPauseChanged' as const,
    payload: { pauseId: data.pauseId, status, position },
    to: [{ restaurant: data.restaurantId }, administrators],
  },
];

/** Both sides hear of what happens to a pause (R-MOP-14); the switch is the administrators' own. */
export const mopPushRules = definePushRules<EventOf<typeof mopEvents>, typeof mopPushes>(mopPushes, {
  MopPauseRequested: (event) => pauseChanged(event, event.data.status),
  MopPauseStatusChanged: (event) => pauseChanged(event, event.data.to),
  MopPauseWithdrawn: (event) => pauseChanged(event, MopStatus.Cancelled),
  MopPauseEnded: (event) => pauseChanged(event, event.data.status),
  MopAutoConfirmSet: ({ data, position }) => [
    { name: 'MopAutoConfirmChanged', payload: { on: data.on, position }, to: [administrators] },
  ],
});
