import type { World } from '../../example-world';
import type { DocumentOf, ExamplesOf } from '../../kernel';
import { formats } from '../cart';
import { SectionType } from '../sections';
import { tagsToWire } from './resource-form.rules';
import type { resourceSearchCommands, resourceSearchQueries } from './resource-search.contract';
import type {
  ImportResourceInput,
  ResourceDetail,
  resources,
  resourceCommands,
  resourceQueries,
  resourceDownloads,
  resourceUploads,
} from './resources.contract';
import { formatsAdaptedInto, shownStatus, timeOf } from './resources.rules';
import { ResourceCategory, ResourceStatus } from './resource-codes.rules';

export function aResource(overrides: Partial<ImportResourceInput> = {}): ImportResourceInput {
  const id = overrides.resourceId ?? 1;
  return {
    resourceId: id,
    name: 'Menú del día',
    description: 'Cartel del menú del día para el escaparate',
    url: `menu-del-dia-${id}`,
    reference: `REF-${String(id).padStart(4, '0')}`,
    category: ResourceCategory.Piece,
    format: 1,
    language: 'CAST',
    sections: [1],
    sectionTypes: [SectionType.National],
    home: 'nacional/menus',
    tags: ['menú', 'otoño'],
    status: ResourceStatus.Published,
    budget: true,
    customizable: true,
    file: {
      key: 'f'.repeat(32),
      filename: 'menu-del-dia.pdf',
      bytes: 120_000,
      contentType: 'application/pdf',
    },
    thumb: { key: 'a'.repeat(32), width: 600, height: 800 },
    ...overrides,
  };
}

type ResourceDocument = DocumentOf<typeof resources>;
const allFormats = formats.map(({ id }) => id).join();

export function aResourceDocument(
  { resourceId, awaited = [], ...facts }: ImportResourceInput,
  overrides: Partial<ResourceDocument> = {},
): ResourceDocument {
  const { customizable: _customizable, ...described } = facts;
  const document: ResourceDocument = {
    ...described,
    adaptableInto: formatsAdaptedInto(facts),
    id: resourceId,
    chosenStatus: facts.status,
    awaited,
    ...timeOf(facts),
    fileVersion: facts.file ? 1 : 0,
    deleted: false,
    formerUrls: [],
    version: 0,
    updatedAt: '2026-10-01T08:00:00.000Z',
    publishedAt: null,
    downloads: 0,
    ...overrides,
  };
  return { ...document, status: shownStatus(document) };
}

export const resourceChangesOf = (documents: readonly ResourceDocument[]) =>
  documents.map((document, index) => ({ id: document.id, position: index + 1, document }));

export function aResourceDetail(overrides: Partial<ResourceDetail> = {}): ResourceDetail {
  const { id = 12 } = overrides;
  return {
    id,
    name: 'Menú del día',
    url: `pieza-${id}`,
    link: `/nacional/sala/pieza-${id}`,
    reference: `REF-${String(id).padStart(4, '0')}`,
    category: ResourceCategory.Piece,
    type: { id: 1, name: 'Cartel' },
    lang: { id: 'CAST', name: 'Castellano' },
    sections: [3],
    status: ResourceStatus.Published,
    published_from: null,
    valid_until: null,
    budget: 0,
    has_file: true,
    customizable: allFormats,
    update_date: '2026-11-20T09:00:00.000Z',
    downloads: 0,
    thumb: `/api/resource/${id}/thumb?v=1`,
    thumb_width: 600,
    thumb_height: 800,
    description: '',
    tags: '',
    file: 'menu.pdf',
    file_bytes: 120_000,
    file_version: 1,
    version: 1,
    places: ['nacional/sala'],
    to_come: [],
    deleted: false,
    ...overrides,
  };
}

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
    published_from: '2026-10-01',
    valid_until: '2099-12-31',
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
  TryOrderRules: ({ resourceId }) => ({ id: resourceId, budget: 0 }),
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
