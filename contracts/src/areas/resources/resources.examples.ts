import type { World } from '../../example-world';
import type { ExamplesOf } from '../../kernel';
import type { resourceCommands } from './resources.commands';
import type { resourceQueries } from './resources.queries';
import type { resourceDownloads } from './resources.downloads';
import type { resourceSearchCommands } from './resource-search.commands';
import type { resourceSearchQueries } from './resource-search.queries';
import type { resourceUploads } from './resources.uploads';
import { tagsToWire } from './resource-form';

/** A valid input of each call, in a world where these things exist. */
export const resourcesExamples: ExamplesOf<
  typeof resourceCommands &
    typeof resourceQueries &
    typeof resourceDownloads &
    typeof resourceSearchCommands &
    typeof resourceSearchQueries &
    typeof resourceUploads,
  World
> = {
  DownloadResource: ({ resourceId, restaurantId }) => ({ id: resourceId, restaurant_id: restaurantId }),
  DownloadSelection: ({ resourceId, restaurantId }) => ({ ids: [resourceId], restaurant_id: restaurantId }),
  PreviewResource: ({ resourceId }) => ({ id: resourceId }),
  LogToolkitDownload: ({ resourceId, restaurantId }) => ({
    resource_id: resourceId,
    restaurant_id: restaurantId,
  }),
  AddResource: ({ sectionId }) => ({
    name: 'Cartel de otoño',
    description: 'Para el escaparate',
    category: 3,
    type: 1,
    lang: 'CAST',
    sections: [sectionId],
    tags: tagsToWire(['otoño', 'cartel']),
    budget: 1,
    file: '-1',
    thumb: '-1',
  }),
  UpdateResource: ({ unusedResourceId }) => ({
    id: unusedResourceId,
    description: 'Para el escaparate y la puerta',
  }),
  SetResourcesStatus: ({ unusedResourceId }) => ({ files: [unusedResourceId], status: '0' }),
  DeleteResource: ({ unusedResourceId }) => ({ id: unusedResourceId }),
  RestoreResource: ({ unusedResourceId }) => ({ id: unusedResourceId }),
  RestoreFileVersion: ({ unusedResourceId }) => ({ id: unusedResourceId, version: 1 }),
  ListResources: () => ({ page: 1, size: 10, sort: 'name', status: 1 }),
  ListResourcesOfSection: ({ sectionId }) => ({ id: sectionId, size: 10 }),
  ListNewResources: () => ({}),
  SearchResources: () => ({ section_type: -1, term: 'menú', size: 10 }),
  GetSearchFacets: () => ({ section_type: -1, term: 'menú' }),
  GetSectionFacets: ({ sectionId }) => ({ id: sectionId, lang: 'CAST' }),
  ListEmptySearches: () => ({}),
  ReportEmptySearch: () => ({ term: 'menú vegano', lang: 'CAST' }),
  ListNewerResources: ({ resourceId }) => ({ ids: [resourceId] }),
  GetResource: ({ resourceId }) => ({ id: String(resourceId) }),
  ListFileVersions: ({ resourceId }) => ({ id: resourceId }),
  OpenFileVersion: ({ resourceId }) => ({ id: resourceId, version: 1 }),
  ListVersionDownloads: ({ resourceId }) => ({ id: resourceId, version: 1, size: 10 }),
  ResolveShortLink: ({ resourceId, userId }) => ({
    resource_id: String(resourceId),
    user_id: String(userId),
  }),
  OpenThumb: ({ resourceId }) => ({ id: resourceId, width: 320 }),
  OpenFile: ({ ticket }) => ({ ticket }),
  UploadResourceFile: () => ({}),
  UploadResourceThumb: () => ({}),
  UploadSliderPicture: () => ({}),
};
