import { resourcePushes, resourceQueries, resourceSearchQueries } from '@portal/contracts/areas/resources';
import { defineLive } from '#core/live/live-map';

const {
  ListResources,
  ListResourcesOfSection,
  ListNewResources,
  SearchResources,
  GetResource,
  ListFileVersions,
} = resourceQueries;
const { GetSearchFacets, GetSectionFacets } = resourceSearchQueries;

/** R-ARS-19. */
export const resourcesLive = defineLive(resourcePushes, {
  ResourcePublished: { refresh: [ListNewResources] },
  ResourcesChanged: {
    refresh: [
      ListResources,
      ListResourcesOfSection,
      ListNewResources,
      SearchResources,
      GetSearchFacets,
      GetSectionFacets,
      GetResource,
      ListFileVersions,
    ],
  },
});
