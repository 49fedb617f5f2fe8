import { describe, it } from '@jest/globals';
import type { EventOf, Market } from '@portal/contracts';
import type { resourceEvents } from '@portal/contracts/areas/resources';
import { projecting } from '@portal/platform/testing/projection-kit';
import { downloadDaysProjection } from './download-days.projection';

type ResourceEvent = EventOf<typeof resourceEvents>;

const file = { key: 'f'.repeat(32), filename: 'menu.pdf', bytes: 1, contentType: 'application/pdf' };

function downloaded(at: string, resourceId: number, restaurantId: number | null, market: Market = 'ES') {
  const data = { resourceId, userId: 12, restaurantId, file, until: '2026-11-20T09:05:00.000Z' };
  return {
    type: 'ResourceDownloaded' as const,
    data,
    stream: `downloads-${resourceId}`,
    metadata: { at, market },
  };
}

describe('the downloads of a day', () => {
  it('[R-IMP-10] [AMB-36] are counted by resource and by the restaurant they were for', async () => {
    await projecting(downloadDaysProjection)
      .given<ResourceEvent>([
        downloaded('2026-11-20T09:00:00.000Z', 7, 3),
        downloaded('2026-11-20T10:00:00.000Z', 7, 3),
        downloaded('2026-11-20T11:00:00.000Z', 7, 4),
        downloaded('2026-11-20T12:00:00.000Z', 8, null),
        downloaded('2026-11-21T09:00:00.000Z', 7, 3),
      ])
      .thenDocument('2026-11-20', { id: '2026-11-20', counts: { 7: { 3: 2, 4: 1 }, 8: { 0: 1 } } });
  });

  it('[R-IMP-10] [R16] are those of the calendar day where the market is', async () => {
    const late = '2026-11-20T23:30:00.000Z';
    const day = { counts: { 7: { 3: 1 } } };
    await projecting(downloadDaysProjection)
      .given<ResourceEvent>([downloaded(late, 7, 3, 'ES')])
      .thenDocument('2026-11-21', { id: '2026-11-21', ...day });
    await projecting(downloadDaysProjection)
      .given<ResourceEvent>([downloaded(late, 7, 3, 'PT')])
      .thenDocument('2026-11-20', { id: '2026-11-20', ...day });
  });
});
