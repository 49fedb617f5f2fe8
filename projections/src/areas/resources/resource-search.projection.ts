import type { EventOf } from '@portal/contracts';
import { emptySearches, resourceChanges, type resourceSearchEvents } from '@portal/contracts/areas/resources';
import { changesOf } from '@portal/platform/projection/change-feed';
import { defineProjection } from '@portal/platform/projection/projection';
import { resourcesProjection } from './resources.projection';

type SearchEvent = EventOf<typeof resourceSearchEvents>;

/** What the search index follows: whatever changes a resource changes it there as well. */
export const resourceChangesProjection = changesOf(resourcesProjection, resourceChanges);

/** What was searched and not found, how often and when last (R-CAT-19). */
export const emptySearchesProjection = defineProjection<SearchEvent, typeof emptySearches>(emptySearches, {
  SearchFoundNothing: {
    id: ({ data: { language, term } }) => `${language}-${term}`,
    apply: (search, { data, metadata }, id) => ({
      id,
      ...data,
      count: (search?.count ?? 0) + 1,
      lastAt: metadata.at,
    }),
  },
});
