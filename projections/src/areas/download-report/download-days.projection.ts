import { dayOf, type DocumentOf, type EventOf, type Market, marketRecords } from '@portal/contracts';
import { downloadDays } from '@portal/contracts/areas/download-report';
import type { resourceEvents } from '@portal/contracts/areas/resources';
import { defineProjection } from '@portal/platform/projection/projection';

type ResourceEvent = EventOf<typeof resourceEvents>;
type Counts = DocumentOf<typeof downloadDays>['counts'];

/** Downloads without a restaurant. */
const forNone = 0;

function oneMore(counts: Counts, resourceId: number, restaurantId: number): Counts {
  const ofResource = counts[resourceId] ?? {};
  const count = (ofResource[restaurantId] ?? 0) + 1;
  return { ...counts, [resourceId]: { ...ofResource, [restaurantId]: count } };
}

/** By market calendar day (R-IMP-10, R16). */
export const downloadDaysProjection = defineProjection<ResourceEvent, typeof downloadDays>(downloadDays, {
  ResourceDownloaded: {
    id: ({ metadata }) => dayOf(metadata.at, marketRecords[metadata.market as Market].timeZone),
    apply: (day, { data: { resourceId, restaurantId } }, id) => ({
      id,
      counts: oneMore(day?.counts ?? {}, resourceId, restaurantId ?? forNone),
    }),
  },
});
