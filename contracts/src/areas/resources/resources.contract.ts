import { z } from 'zod';
import {
  administrators,
  command,
  defineCommands,
  ofOptionalRestaurant,
  only,
  restaurantStaff,
  day,
  defineDueTimes,
  instant,
  wireCommaList,
  wireInteger,
  wireOptionalInteger,
  catalogueReaders,
  defineDownloads,
  download,
  wireText,
  definePushes,
  languageSchema,
  anyOf,
  anyone,
  defineQueries,
  listInput,
  query,
  wireFlag,
  wireRequiredText,
  defineRejections,
  defineUploads,
  fileRejections,
  mebibyte,
  takenFileSchema,
  upload,
  defineView,
  trialDays,
} from '../../kernel';
import { SectionType } from '../sections';
import { resourceForm, wireIds } from './resource-form.rules';
import {
  resourceEvents,
  resourcePartSchema,
  resourceTimeShape,
  pictureSchema,
  storedFileSchema,
} from './resources.events';
import { resourceStatusSchema, resourceCategorySchema, shownStatusSchema } from './resource-codes.rules';
import { timeFilters } from './resources.rules';

export const resourceRejections = defineRejections({
  resource_not_found: 404,
  /** "Coming soon" (AMB-05). */
  resource_not_published: 409,
  /** Past its last day. */
  resource_ended: 409,
  resource_has_no_file: 409,
  nothing_to_download: 409,
  /** Over 2 GB. */
  selection_too_large: 413,
  resource_exists: 409,
  /** `fields`: field → code (R-ARS-09…12). */
  resource_incomplete: 422,
  file_version_not_found: 404,
});

const downloadOutput = z.object({
  /** Valid for five minutes in this session. */
  url: z.string(),
  filename: z.string(),
});

/** Per archive. */
export const maxDownloadedAtOnce = 50;

const byId = z.object({ id: wireInteger() });
const access = only(administrators);
/** Staff, and administrators acting for them (R-CAT-11, R-ROL-01). */
const downloading = only(restaurantStaff, {
  scope: ofOptionalRestaurant('restaurant_id'),
  inRestaurantMode: administrators,
});

const notDownloadable = [
  'resource_not_found',
  'resource_not_published',
  'resource_ended',
  'resource_has_no_file',
] as const;

const savedOutput = z.object({
  id: z.int(),
  url: z.string(),
  version: z.int(),
});

const saveRejections = ['resource_incomplete', 'upload_not_found'] as const;

export const resourceCommands = defineCommands('resources', {
  DownloadResource: command({
    method: 'POST',
    path: 'resource/{id}/download',
    input: z.object({ id: wireInteger(), restaurant_id: wireOptionalInteger() }),
    output: downloadOutput,
    access: downloading,
    rejections: notDownloadable,
    summary: 'Records a download and answers its temporary address (R-CAT-05, R-CAT-17, AMB-36)',
  }),
  DownloadSelection: command({
    method: 'POST',
    path: 'resource/zip',
    input: z.object({
      ids: wireIds(maxDownloadedAtOnce).pipe(z.array(z.int()).min(1)),
      restaurant_id: wireOptionalInteger(),
    }),
    output: z.object({
      ...downloadOutput.shape,
      ids: z.array(z.int()),
      /** Deleted, unpublished, or without a file. */
      refused: z.array(z.int()),
    }),
    access: downloading,
    rejections: ['nothing_to_download', 'selection_too_large'],
    summary:
      'Records downloads of up to 50 pieces and answers the address of their archive (R-CAT-05, AMB-36)',
  }),
  LogToolkitDownload: command({
    method: 'POST',
    path: 'log/toolkit',
    input: z.object({ resource_id: wireInteger(), restaurant_id: wireOptionalInteger() }),
    output: downloadOutput,
    access: downloading,
    rejections: notDownloadable,
    summary: 'Older name of DownloadResource for toolkits (R-CAT-17, R-API-27)',
  }),
  AddResource: command({
    method: 'POST',
    path: 'resource/add',
    input: z.object(resourceForm),
    output: savedOutput,
    access,
    rejections: saveRejections,
    summary: 'Adds a resource, by default as a draft (R-ARS-04, R-ARS-07, R-API-21)',
  }),
  UpdateResource: command({
    method: 'POST',
    path: 'resource/{id}/update',
    input: z.object({
      ...resourceForm,
      id: wireInteger(),
      /** Version of the form (R4). */
      version: wireOptionalInteger(),
    }),
    output: savedOutput,
    access,
    rejections: ['resource_not_found', ...saveRejections],
    summary: 'Changes the fields sent; files by upload key (R-ARS-04, R-ARS-16, R-API-22)',
  }),
  SetResourcesStatus: command({
    method: 'POST',
    path: 'resource/update',
    input: z
      .object({
        files: wireIds(500).pipe(z.array(z.int()).min(1)),
        status: wireInteger().pipe(resourceStatusSchema),
        /** One per file (R4). */
        versions: wireCommaList(wireInteger(), 500).optional(),
      })
      .refine(({ files, versions }) => versions === undefined || versions.length === files.length, {
        path: ['versions'],
      }),
    output: z.object({
      /** As text (R-ARS-08, AMB-58). */
      status: z.string(),
      files: z.array(z.int()),
      versions: z.array(z.int()),
      refused: z.array(z.int()),
      conflicts: z.array(z.object({ id: z.int(), changed_by: z.string(), changed_at: instant() })),
    }),
    access,
    summary: 'Sets the status of many resources independently (R-ARS-03, R-ARS-08, R-API-23)',
  }),
  DeleteResource: command({
    method: 'POST',
    path: 'resource/{id}/delete',
    legacyGet: true,
    input: byId,
    output: z.object({ id: z.int() }),
    access,
    rejections: ['resource_not_found'],
    summary: 'Deletes a resource; its history stays (R-ARS-04, R-API-24, AMB-32, AMB-55)',
  }),
  RestoreResource: command({
    method: 'POST',
    path: 'resource/{id}/restore',
    input: byId,
    output: z.object({ id: z.int() }),
    access,
    rejections: ['resource_not_found'],
    summary: 'Undoes a deletion (U5)',
  }),
  RestoreFileVersion: command({
    method: 'POST',
    path: 'resource/{id}/versions/{version}/restore',
    input: z.object({ id: wireInteger(), version: wireInteger() }),
    output: z.object({ id: z.int(), version: z.int() }),
    access,
    rejections: ['resource_not_found', 'file_version_not_found'],
    summary: 'Restores an earlier file as the newest version (U5)',
  }),
});

/** Demo data, or an earlier system. */
export const importResourceInput = resourceEvents.events.ResourceAdded.data.omit({ statusDay: true });
export type ImportResourceInput = z.infer<typeof importResourceInput>;

export type AddResourceInput = z.output<(typeof resourceCommands)['AddResource']['input']>;
export type UpdateResourceInput = z.output<(typeof resourceCommands)['UpdateResource']['input']>;

const taken = {
  method: 'POST',
  input: z.object({}),
  output: takenFileSchema,
  access: only(administrators),
  rejections: [...fileRejections, 'picture_too_large'],
} as const;

const takenPicture = (size: { readonly width: number; readonly height: number }) =>
  ({
    ...taken,
    maxBytes: 15 * mebibyte,
    accepts: ['jpg', 'png', 'webp'],
    picture: { size },
  }) as const;

/** Pixels (R-ARS-06). */
export const thumbSize = { width: 600, height: 600 } as const;

/** Limits of table 3.1. */
export const resourceUploads = defineUploads('resources', {
  UploadResourceFile: upload({
    ...taken,
    path: 'uploader/resumable',
    maxBytes: 500 * mebibyte,
    // A 2 m² poster at print quality has 350 million.
    maxPixels: 400_000_000,
    accepts: ['pdf', 'zip', 'jpg', 'png', 'webp', 'mp4', 'pptx', 'docx', 'xlsx', 'ai', 'eps', 'psd', 'svg'],
    resumable: true,
    rejections: [...taken.rejections, 'archive_method_refused', 'pdf_encrypted'],
    summary: 'Uploads the file of a resource, resumable (tus 1.0.0; R-ARS-16, R-API-64)',
  }),
  UploadResourceThumb: upload({
    ...takenPicture(thumbSize),
    path: 'uploader/resource-thumb',
    summary: 'Uploads the picture of a resource as a JPEG of 600 × 600 (R-ARS-06, R-API-64)',
  }),
  UploadSliderPicture: upload({
    ...takenPicture({ width: 1000, height: 500 }),
    path: 'uploader/sliders',
    summary: 'Uploads the picture of a cover as a JPEG of 1000 × 500 (R-AME-03, R-API-64)',
  }),
});

const named = z.object({ id: z.union([z.int(), z.string()]), name: z.string() });

export const resourceSummarySchema = z.object({
  id: z.int(),
  name: z.string(),
  url: z.string(),
  /** `/nacional/{category}/{resource}` */
  link: z.string(),
  reference: z.string(),
  category: resourceCategorySchema,
  type: named,
  lang: named,
  sections: z.array(z.int()),
  /** Administrators: as chosen. */
  status: shownStatusSchema,
  /** Days of the market, inclusive; `null`: open. */
  published_from: day().nullable(),
  valid_until: day().nullable(),
  /** Send back (R4). */
  version: z.int(),
  /** 0 or 1 (AMB-58). */
  budget: z.int(),
  has_file: z.boolean(),
  /** Format ids, comma-separated; empty for none (AMB-61). */
  customizable: z.string(),
  update_date: z.iso.datetime(),
  downloads: z.int(),
  /** Path and pixels; empty without one, with a square size. */
  thumb: z.string(),
  thumb_width: z.int(),
  thumb_height: z.int(),
});
export type ResourceSummary = z.infer<typeof resourceSummarySchema>;

export const resourceDetailSchema = resourceSummarySchema.extend({
  description: z.string(),
  /** Pipe-separated (R-ARS-13). */
  tags: z.string(),
  /** Empty for "coming soon" and without a file. */
  file: z.string(),
  file_bytes: z.int(),
  /** Of a version that was restored, its own number; 0 without a file. */
  file_version: z.int(),
  /** Section paths for this reader, `nacional/menus`; own path if none. */
  places: z.array(z.string()),
  /** Announced with `-1`; administrators only (R-ARS-16). */
  to_come: z.array(resourcePartSchema),
  deleted: z.boolean(),
});
export type ResourceDetail = z.infer<typeof resourceDetailSchema>;

const filters = {
  section: wireOptionalInteger(),
  type: anyOf(wireInteger()),
  lang: languageSchema.optional(),
  category: wireOptionalInteger(),
  status: wireOptionalInteger(),
};
const personSchema = z.object({
  /** 0: the system. */
  id: z.int(),
  name: z.string(),
});

/** R-ARS-16 */
export const fileVersionSchema = z.object({
  version: z.int(),
  filename: z.string(),
  bytes: z.int(),
  added_at: instant(),
  added_by: personSchema,
  current: z.boolean(),
  downloads: z.int(),
});
export type FileVersion = z.infer<typeof fileVersionSchema>;

const versionDownloadSchema = z.object({
  person: personSchema,
  /** Of the last download; `null` if for none. */
  restaurant: z.object({ id: z.int(), name: z.string() }).nullable(),
  times: z.int(),
  last_at: instant(),
});

export const maxNewer = 5;

const newerResourcesSchema = z.object({
  id: z.int(),
  offered: z.boolean(),
  candidates: z.array(resourceSummarySchema),
});

/** All types (AMB-34). */
export const allSectionTypes = -1;

const sorts = ['-update_date', 'name', '-downloads', 'reference'] as const;
const sectionTypes = Object.values(SectionType);
export const searchFilters = {
  ...filters,
  section_type: wireInteger().pipe(z.literal([allSectionTypes, ...sectionTypes])),
  term: wireRequiredText(100),
};
const adminSorts = [...sorts, 'type', 'lang', 'category', 'status'] as const;
const readerAccess = only(catalogueReaders);
const list = {
  method: 'GET',
  output: z.array(resourceSummarySchema),
  list: true,
  access: readerAccess,
  views: ['resources', 'sections'],
} as const;

/** Readers search the index. */
const searchedViews = ['resources', 'resource-changes', 'sections'];

const orderRefusals = ['resource_not_orderable', 'not_adaptable', 'not_producible'] as const;

export const orderTrialSchema = z.object({
  since: day(),
  /** With this piece; at most 1,000, the newest. */
  orders: z.int(),
  /** Newest first. */
  refused: z.array(
    z.object({
      id: z.string(),
      number: z.int(),
      restaurant_name: z.string(),
      date: instant(),
      code: z.enum(orderRefusals),
    }),
  ),
});
export type OrderTrial = z.infer<typeof orderTrialSchema>;

const { status, budget, customizable, sections, published_from, valid_until } = resourceForm;

export const resourceQueries = defineQueries('resources', {
  TryOrderRules: query({
    method: 'GET',
    path: 'resource/{id}/try',
    /** What the form would change; the rest as it was at each order. */
    input: z.object({
      id: wireInteger(),
      status,
      budget,
      customizable: customizable.optional(),
      sections,
      published_from,
      valid_until,
    }),
    output: orderTrialSchema,
    access,
    rejections: ['resource_not_found'],
    views: ['resources', 'orders'],
    summary: `Orders of the last ${trialDays} days that changed rules of a piece would have refused`,
  }),
  ListResources: query({
    ...list,
    path: 'resource',
    input: listInput(adminSorts, {
      ...filters,
      /** Deleted ones only; administrators. */
      deleted: wireFlag().optional(),
      /** Not yet, the last week, over; administrators. */
      time: z.enum(timeFilters).optional(),
    }),
    views: searchedViews,
    summary:
      'Resources by filters; drafts, inactive ones and all fields for administrators only (R-API-16, R-ARS-01, R-ARS-02, R-ARS-05)',
  }),
  ListResourcesOfSection: query({
    ...list,
    path: 'resource/section/{id}',
    input: listInput(sorts, { ...filters, id: wireInteger() }),
    views: searchedViews,
    summary: 'Resources of a section and its subsections (R-API-17)',
  }),
  ListNewResources: query({
    ...list,
    path: 'resource/new',
    input: z.object({ lang: languageSchema.optional() }),
    summary: 'The ten newest published resources in a language (R-API-18, AMB-20)',
  }),
  ListNewerResources: query({
    method: 'GET',
    path: 'resource/newer',
    input: z.object({ ids: wireCommaList(wireInteger(), 50), lang: languageSchema.optional() }),
    output: z.array(newerResourcesSchema),
    list: true,
    access: readerAccess,
    views: ['resources'],
    summary: 'Newer resources of the same sections and format, to order instead',
  }),
  SearchResources: query({
    ...list,
    path: 'resource/search/{section_type}/{term}',
    input: listInput(['-relevance', ...sorts], searchFilters),
    views: ['resource-changes', 'sections'],
    summary:
      'Search ignoring accents and typos, best first; -1: all section types (R-CAT-20, R-API-20, AMB-34)',
  }),
  GetResource: query({
    method: 'GET',
    path: 'resource/{id}',
    /** Id or slug. */
    input: z.object({ id: wireText(200) }),
    output: resourceDetailSchema,
    access: readerAccess,
    rejections: ['resource_not_found'],
    views: ['resources'],
    summary: 'One resource by id or by slug (R-API-19)',
  }),
  ListFileVersions: query({
    method: 'GET',
    path: 'resource/{id}/versions',
    input: z.object({ id: wireInteger() }),
    output: z.array(fileVersionSchema),
    list: true,
    access: only(administrators),
    views: ['fileVersions', 'users'],
    summary: 'All files of a resource, newest first, with their uploader (R-ARS-16, AMB-36)',
  }),
  ListVersionDownloads: query({
    method: 'GET',
    path: 'resource/{id}/versions/{version}/downloads',
    input: listInput(['-last_at', '-times'], { id: wireInteger(), version: wireInteger() }),
    output: z.array(versionDownloadSchema),
    list: true,
    access: only(administrators),
    views: ['versionDownloads', 'users', 'restaurants'],
    summary: 'Downloads of a file version per person (AMB-36)',
  }),
  ResolveShortLink: query({
    method: 'GET',
    path: 'shortener/{resource_id}/{user_id}',
    input: z.object({ resource_id: wireText(20), user_id: wireText(20) }),
    output: z.object({ target: z.string() }),
    access: anyone(),
    views: ['resources'],
    summary:
      'Target of a short link: a path of this origin, `/` if unknown, `/login` without a session (R-CAT-23, AMB-11, W19, W34)',
  }),
});

export const resourceDownloads = defineDownloads('resources', {
  OpenThumb: download({
    method: 'GET',
    path: 'resource/{id}/thumb',
    input: z.object({ id: wireInteger(), width: wireOptionalInteger(), v: wireText(64).optional() }),
    output: z.unknown(),
    access: only(catalogueReaders),
    summary: 'Preview picture of a resource, cacheable by version',
  }),
  PreviewResource: download({
    method: 'GET',
    path: 'resource/{id}/preview',
    input: z.object({ id: wireInteger(), v: wireText(64).optional() }),
    output: z.unknown(),
    access: only(catalogueReaders),
    summary:
      'Document or picture of a piece for display; drafts for administrators only; no download is counted (R-CON-29)',
  }),
  OpenFileVersion: download({
    method: 'GET',
    path: 'resource/{id}/versions/{version}/file',
    input: z.object({ id: wireInteger(), version: wireInteger() }),
    output: z.unknown(),
    access: only(administrators),
    summary: 'Any version of a resource’s file, for administrators; no download is counted (AMB-36)',
  }),
  OpenFile: download({
    method: 'GET',
    path: 'file/{ticket}',
    input: z.object({ ticket: wireText(2000) }),
    output: z.unknown(),
    access: only(restaurantStaff, { inRestaurantMode: administrators }),
    summary: 'File or archive of a granted download; supports byte ranges (W14)',
  }),
});

export const resources = defineView('resources', {
  schema: z.object({
    id: z.int(),
    name: z.string(),
    description: z.string(),
    url: z.string(),
    home: z.string(),
    reference: z.string(),
    category: resourceCategorySchema,
    format: z.int(),
    language: languageSchema,
    sections: z.array(z.int()),
    sectionTypes: z.array(z.int()),
    tags: z.array(z.string()),
    /** For readers: "coming soon" while uploading, inactive if deleted or out of its time. */
    status: shownStatusSchema,
    chosenStatus: resourceStatusSchema,
    ...resourceTimeShape,
    statusDay: day().nullable(),
    deleted: z.boolean(),
    /** Announced (R-ARS-16). */
    awaited: z.array(resourcePartSchema),
    /** Former slugs; old links redirect. */
    formerUrls: z.array(z.string()),
    version: z.int(),
    budget: z.boolean(),
    /** Format ids (AMB-61). */
    adaptableInto: z.array(z.int()),
    file: storedFileSchema.nullable(),
    /** The version whose file it is, if restored; 0 without a file. */
    fileVersion: z.int().nonnegative(),
    thumb: pictureSchema.nullable(),
    updatedAt: instant(),
    publishedAt: instant().nullable(),
    downloads: z.int(),
  }),
  filters: {
    url: 'text',
    formerUrls: 'text-list',
    sections: 'number-list',
    sectionTypes: 'number-list',
    format: 'number',
    language: 'text',
    category: 'number',
    status: 'number',
    chosenStatus: 'number',
    publishedFrom: 'text',
    validUntil: 'text',
    deleted: 'flag',
  },
  sorts: [
    'updatedAt',
    'publishedAt',
    'name',
    'downloads',
    'reference',
    'format',
    'language',
    'category',
    'chosenStatus',
  ],
  indexes: [
    ['url'],
    ['status', 'publishedAt'],
    ['deleted', 'updatedAt'],
    ['deleted', 'name'],
    ['deleted', 'downloads'],
    ['deleted', 'reference'],
    ['deleted', 'format'],
    ['deleted', 'language'],
    ['deleted', 'chosenStatus'],
  ],
  text: ['name', 'description', 'reference', 'tags'],
});

/** By resource id. */
export const resourceTimesDue = defineDueTimes('resourceTimesDue');

/** By `{resourceId}-{version}`. */
export const fileVersions = defineView('fileVersions', {
  schema: z.object({
    id: z.string(),
    resourceId: z.int(),
    version: z.int().positive(),
    file: storedFileSchema,
    current: z.boolean(),
    addedAt: instant(),
    /** `user-12`, or `system`. */
    addedBy: z.string(),
    downloads: z.int(),
  }),
  filters: { resourceId: 'number' },
  sorts: ['version'],
  indexes: [['resourceId', 'version']],
});

/** By `{resourceId}-{version}-{userId}`. */
export const versionDownloads = defineView('versionDownloads', {
  schema: z.object({
    id: z.string(),
    /** Id in `fileVersions`. */
    fileVersion: z.string(),
    userId: z.int(),
    /** Of the last download. */
    restaurantId: z.int().nullable(),
    times: z.int().positive(),
    lastAt: instant(),
  }),
  filters: { fileVersion: 'text', restaurantId: 'number' },
  sorts: ['lastAt', 'times'],
  indexes: [
    ['fileVersion', 'restaurantId'],
    ['fileVersion', 'lastAt'],
    ['fileVersion', 'times'],
  ],
});

export const resourcePushes = definePushes('resources', [resourceEvents], {
  ResourcePublished: {
    key: 'resourceId',
    to: { readers: ['ResourcePublished'] },
    refresh: ['ListNewResources', 'GetHome', 'GetContentOverview'],
  },
  /** R-ARS-19. Inactive new ones to administrators only. */
  ResourcesChanged: {
    key: 'resourceId',
    to: {
      readers: [
        'ResourceUpdated',
        'ResourceFileReplaced',
        'ResourceThumbReplaced',
        'ResourceFilesAwaited',
        'ResourceStatusChanged',
        'ResourceTimeChanged',
        'ResourceTimeReached',
        'ResourceDeleted',
        'ResourceRestored',
      ],
    },
    refresh: [
      'ListResources',
      'ListResourcesOfSection',
      'ListNewResources',
      'ListNewerResources',
      'SearchResources',
      'GetSearchFacets',
      'GetSectionFacets',
      'GetResource',
      'ListFileVersions',
      'GetHome',
      'GetContentOverview',
      'ListRecordHistory',
    ],
  },
});
