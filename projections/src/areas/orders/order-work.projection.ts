import type { EventOf } from '@portal/contracts';
import {
  type artDownloadEvents,
  artDownloads,
  orderWork,
  type proofEvents,
  type quoteEvents,
} from '@portal/contracts/areas/orders';
import { defineProjection } from '@portal/platform/projection/projection';
import { doneBy } from './order-facts';
import { proofWork } from './proof-work';
import { quoteWork } from './quote-work';

export const orderWorkProjection = defineProjection<
  EventOf<typeof quoteEvents> | EventOf<typeof proofEvents>,
  typeof orderWork
>(orderWork, { ...quoteWork, ...proofWork });

export const artDownloadsProjection = defineProjection<
  EventOf<typeof artDownloadEvents>,
  typeof artDownloads
>(artDownloads, {
  ArtDownloaded: {
    id: ({ id }) => id,
    apply: (_none, event) => ({
      id: event.id,
      orderId: event.data.orderId,
      pieces: event.data.pieces,
      ...doneBy(event),
    }),
  },
});
