import type { EventOf } from '@portal/contracts';
import { emptySearches, resourceChanges, type resourceSearchEvents } from '@portal/contracts/areas/resources';
import { changesOf } from '@portal/platform/projection/change-feed';
import { defineProjection } from '@portal/platform/projection/projection';
import { resourcesProjection } from './resources.projection';

type SearchEvent = EventOf<typeof resourceSearchEvents>;

/** Feeds the search index. */
export const resourceChangesProjection = changesOf(resourcesProjection, resourceChanges);

/** Searches without results (R-CAT-19). */
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
