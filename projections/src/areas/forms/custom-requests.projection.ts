import type { EventOf } from '@portal/contracts';
import { customRequests, type formsEvents } from '@portal/contracts/areas/forms';
import { defineProjection } from '@portal/platform/projection/projection';

/** What people asked the agency for; of an erased person only that and when. */
export const customRequestsProjection = defineProjection<EventOf<typeof formsEvents>, typeof customRequests>(
  customRequests,
  {
    CustomResourceRequested: {
      id: ({ data }) => data.requestId,
      apply: (
        _none,
        { data: { requestId: id, userId, restaurantSite, restaurantName }, personal, metadata },
      ) => ({
        ...{ id, userId, restaurantSite, restaurantName },
        at: metadata.at,
        topic: personal.value?.topic ?? '',
        comments: personal.value?.comments ?? '',
      }),
    },
  },
);
