import type { EventOf } from '@portal/contracts';
import { planCalendarAddresses, type plannerEvents } from '@portal/contracts/areas/planner';
import { keyedBy } from '@portal/platform/projection/patch';
import { defineProjection } from '@portal/platform/projection/projection';

type AddressEvent = Extract<
  EventOf<typeof plannerEvents>,
  { type: 'PlanCalendarAddressRenewed' | 'PlanCalendarAddressRevoked' }
>;

const id = keyedBy('userId');

/** Calendar subscriptions. */
export const planCalendarAddressesProjection = defineProjection<AddressEvent, typeof planCalendarAddresses>(
  planCalendarAddresses,
  {
    PlanCalendarAddressRenewed: {
      id,
      apply: (_before, { data: { userId: id, ...address } }) => ({ id, ...address }),
    },
    PlanCalendarAddressRevoked: { id, apply: () => null },
  },
);
