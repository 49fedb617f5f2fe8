import './rejections.messages';
import { resourcePushes, resourceQueries } from '@portal/contracts/areas/resources';
import { defineLive } from '#app/live/live-map';

const {
  ListResources,
  ListResourcesOfSection,
  ListNewResources,
  SearchResources,
  GetResource,
  ListFileVersions,
} = resourceQueries;

/** What others do to resources: publishing shows on the home page and in lists without a reload (R-ARS-19). */
export const resourcesLive = defineLive(resourcePushes, {
  ResourcePublished: { refresh: [ListNewResources] },
  ResourcesChanged: {
    refresh: [
      ListResources,
      ListResourcesOfSection,
      ListNewResources,
      SearchResources,
      GetResource,
      ListFileVersions,
    ],
  },
});
