import type { EventOf } from '@portal/contracts';
import { type importEvents, planPhotos } from '@portal/contracts/areas/imports';
import { defineProjection } from '@portal/platform/projection/projection';

type PhotoEvent = Extract<EventOf<typeof importEvents>, { type: 'PlanPhotoAdded' }>;

export const planPhotosProjection = defineProjection<PhotoEvent, typeof planPhotos>(planPhotos, {
  PlanPhotoAdded: {
    id: ({ metadata: { market } }) => market,
    apply: (known, { data: { sha256: _digest, ...version }, metadata: { at } }, id) => ({
      id,
      versions: [{ ...version, at }, ...(known?.versions ?? [])],
    }),
  },
});
