import { describe, expect, it } from '@jest/globals';
import type { EventOf } from '@portal/contracts';
import { aResource, type resourceEvents, type resourceSearchEvents } from '@portal/contracts/areas/resources';
import { projecting } from '@portal/platform/testing/projection-kit';
import { emptySearchesProjection, resourceChangesProjection } from './resource-search.projection';
import { resourcesProjection } from './resources.projection';

type ResourceEvent = EventOf<typeof resourceEvents>;
type SearchEvent = EventOf<typeof resourceSearchEvents>;

const file = { key: 'f'.repeat(32), filename: 'menu.pdf', bytes: 1, contentType: 'application/pdf' };
const events: readonly (ResourceEvent & { stream?: string })[] = [
  { type: 'ResourceAdded', data: aResource() },
  { type: 'ResourceAdded', data: aResource({ resourceId: 2 }), stream: 'stream-2' },
  {
    type: 'ResourceDownloaded',
    data: { resourceId: 1, userId: 12, restaurantId: null, file, until: '2026-10-02T08:05:00.000Z' },
    stream: 'downloads-1',
  },
];

describe('what the search index follows', () => {
  it('[R-API-20] is every resource as its view has it, with where it was changed last', async () => {
    const documents = await projecting(resourcesProjection).given(events).documents();
    const changes = await projecting(resourceChangesProjection).given(events).documents();
    expect(changes.get('1')).toEqual({ id: '1', position: 3, document: documents.get('1') });
    expect(changes.get('2')).toEqual({ id: '2', position: 2, document: documents.get('2') });
  });
});

describe('searches that found nothing', () => {
  it('[R-CAT-19] are counted by their words and language, without names', async () => {
    const searched = (term: string, language: 'CAST' | 'CAT', at: string) => ({
      type: 'SearchFoundNothing' as const,
      data: { term, language },
      metadata: { at },
    });
    await projecting(emptySearchesProjection)
      .given<SearchEvent>([
        searched('menu vegano', 'CAST', '2026-11-18T09:00:00.000Z'),
        searched('menu vegano', 'CAT', '2026-11-19T09:00:00.000Z'),
        searched('menu vegano', 'CAST', '2026-11-20T09:00:00.000Z'),
      ])
      .thenDocument('CAST-menu vegano', {
        id: 'CAST-menu vegano',
        term: 'menu vegano',
        language: 'CAST',
        count: 2,
        lastAt: '2026-11-20T09:00:00.000Z',
      });
  });
});
