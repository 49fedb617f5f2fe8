import type { EventOf } from '@portal/contracts';
import { orderWork, type quoteEvents } from '@portal/contracts/areas/orders';
import { defineProjection } from '@portal/platform/projection/projection';
import { quoteWork } from './quote-work';

export const orderWorkProjection = defineProjection<EventOf<typeof quoteEvents>, typeof orderWork>(
  orderWork,
  { ...quoteWork },
);
