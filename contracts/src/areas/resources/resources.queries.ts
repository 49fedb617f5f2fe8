import { z } from 'zod';
import {
  administrators,
  anyOf,
  anyone,
  catalogueReaders,
  defineQueries,
  instant,
  languageSchema,
  listInput,
  only,
  query,
  wireCommaList,
  wireFlag,
  wireInteger,
  wireOptionalInteger,
  wireRequiredText,
  wireText,
} from '../../kernel';
import { SectionType } from '../sections';
import { resourceCategorySchema, resourceStatusSchema } from './resource-category-schemas';
import { resourcePartSchema } from './resources.events';

const named = z.object({ id: z.union([z.int(), z.string()]), name: z.string() });

/** A card of the catalogue: what a list needs of a resource. */
export const resourceSummarySchema = z.object({
  id: z.int(),
  name: z.string(),
  url: z.string(),
  /** Path of its page: `/nacional/{category}/{resource}`. */
  link: z.string(),
  reference: z.string(),
  category: resourceCategorySchema,
  type: named,
  lang: named,
  sections: z.array(z.int()),
  status: resourceStatusSchema,
  /** Version that a change sends back, so that conflicts are found (R4). */
  version: z.int(),
  /** 0 or 1 (AMB-58). */
  budget: z.int(),
  has_file: z.boolean(),
  /** Format ids into which it may be adapted, with commas between; empty for none (AMB-61). */
  customizable: z.string(),
  update_date: z.iso.datetime(),
  downloads: z.int(),
  /** Path of the preview picture, with its size in pixels; empty without one, with a square size. */
  thumb: z.string(),
  thumb_width: z.int(),
  thumb_height: z.int(),
});
export type ResourceSummary = z.infer<typeof resourceSummarySchema>;

export const resourceDetailSchema = resourceSummarySchema.extend({
  description: z.string(),
  /** With pipes between (R-ARS-13). */
  tags: z.string(),
  /** File name, empty for "coming soon" and when there is none. */
  file: z.string(),
  file_bytes: z.int(),
  /** Section paths of the resource for this reader, like `nacional/menus`; its own path for none. */
  places: z.array(z.string()),
  /** Announced with `-1` and not uploaded yet; administrators only (R-ARS-16). */
  to_come: z.array(resourcePartSchema),
  /** Taken out of the catalogue; administrators only. */
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
  /** 0 for the portal itself. */
  id: z.int(),
  /** Empty when the person is no longer known. */
  name: z.string(),
});

/** A file that a resource has offered (R-ARS-16). */
export const fileVersionSchema = z.object({
  version: z.int(),
  filename: z.string(),
  bytes: z.int(),
  added_at: instant(),
  added_by: personSchema,
  /** It is the one that is offered now. */
  current: z.boolean(),
  downloads: z.int(),
});
export type FileVersion = z.infer<typeof fileVersionSchema>;

/** A person who has downloaded a version of a file. */
export const versionDownloadSchema = z.object({
  person: personSchema,
  /** Of their last download; `null` when it was for none. */
  restaurant: z.object({ id: z.int(), name: z.string() }).nullable(),
  times: z.int(),
  last_at: instant(),
});
export type VersionDownload = z.infer<typeof versionDownloadSchema>;

/** At most so many are offered in the place of one resource. */
export const mostNewer = 5;

const newerResourcesSchema = z.object({
  /** The resource that they could stand in for. */
  id: z.int(),
  /** That one itself is still there for this person, and published. */
  offered: z.boolean(),
  /** The likeliest first. */
  candidates: z.array(resourceSummarySchema),
});
export type NewerResources = z.infer<typeof newerResourcesSchema>;

/** Search over every section type (AMB-34). */
export const allSectionTypes = -1;

const sorts = ['-update_date', 'name', '-downloads', 'reference'] as const;
const sectionTypes = Object.values(SectionType);
/** What is searched, and what narrows it. */
export const searchFilters = {
  ...filters,
  section_type: wireInteger().pipe(z.literal([allSectionTypes, ...sectionTypes])),
  term: wireRequiredText(100),
};
const adminSorts = [...sorts, 'type', 'lang', 'category', 'status'] as const;
const access = only(catalogueReaders);
const list = {
  method: 'GET',
  output: z.array(resourceSummarySchema),
  list: true,
  access,
  views: ['resources', 'sections'],
} as const;

/** Readers' words are answered from the search index. */
const searchedViews = ['resources', 'resource-changes', 'sections'];

export const resourceQueries = defineQueries('resources', {
  ListResources: query({
    ...list,
    path: 'resource',
    input: listInput(adminSorts, {
      ...filters,
      /** Instead of the others, those that were deleted; administrators only. */
      deleted: wireFlag().optional(),
    }),
    views: searchedViews,
    summary:
      'Resources by filters; drafts and inactive ones with everything in them for administrators only (R-API-16, R-ARS-01, R-ARS-02, R-ARS-05)',
  }),
  ListResourcesOfSection: query({
    ...list,
    path: 'resource/section/{id}',
    input: listInput(sorts, { ...filters, id: wireInteger() }),
    views: searchedViews,
    summary: 'Resources of a section and of the sections below it (R-API-17)',
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
    access,
    views: ['resources'],
    summary:
      'What was published after a resource in its sections and its format: what to order instead of it',
  }),
  SearchResources: query({
    ...list,
    path: 'resource/search/{section_type}/{term}',
    input: listInput(['-relevance', ...sorts], searchFilters),
    views: ['resource-changes', 'sections'],
    summary:
      'Search without accents and despite typos, the best first; -1 is every section type (R-CAT-20, R-API-20, AMB-34)',
  }),
  GetResource: query({
    method: 'GET',
    path: 'resource/{id}',
    /** The id, or the slug of its page. */
    input: z.object({ id: wireText(200) }),
    output: resourceDetailSchema,
    access,
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
    summary: 'Every file a resource has offered, newest first, and who put it there (R-ARS-16, AMB-36)',
  }),
  ListVersionDownloads: query({
    method: 'GET',
    path: 'resource/{id}/versions/{version}/downloads',
    input: listInput(['-last_at', '-times'], { id: wireInteger(), version: wireInteger() }),
    output: z.array(versionDownloadSchema),
    list: true,
    access: only(administrators),
    views: ['versionDownloads', 'users', 'restaurants'],
    summary: 'Who has a version of a file, and how often they took it (AMB-36)',
  }),
  ResolveShortLink: query({
    method: 'GET',
    path: 'shortener/{resource_id}/{user_id}',
    input: z.object({ resource_id: wireText(20), user_id: wireText(20) }),
    output: z.object({ target: z.string() }),
    access: anyone(),
    views: ['resources'],
    summary:
      'Where a short link leads: always a path of this origin, `/` when unknown, `/login` for strangers (R-CAT-23, AMB-11, W19, W34)',
  }),
});
