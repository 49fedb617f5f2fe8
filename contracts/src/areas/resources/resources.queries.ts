import { z } from 'zod';
import {
  anyOf,
  anyone,
  catalogueReaders,
  defineQueries,
  languageSchema,
  listInput,
  only,
  query,
  wireInteger,
  wireOptionalInteger,
  wireRequiredText,
  wireText,
} from '../../kernel';
import { SectionType } from '../sections';
import { resourceCategorySchema, resourceStatusSchema } from './resource-categories';

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
  /** 0 or 1 (AMB-58). */
  budget: z.int(),
  has_file: z.boolean(),
  customizable: z.boolean(),
  update_date: z.iso.datetime(),
  downloads: z.int(),
  /** Path of the preview picture, with its size in pixels. */
  thumb: z.string(),
  thumb_width: z.int(),
  thumb_height: z.int(),
});
export type ResourceSummary = z.infer<typeof resourceSummarySchema>;

export const resourceDetailSchema = resourceSummarySchema.extend({
  description: z.string(),
  tags: z.array(z.string()),
  /** File name, empty for "coming soon" and when there is none. */
  file: z.string(),
  file_bytes: z.int(),
});
export type ResourceDetail = z.infer<typeof resourceDetailSchema>;

const filters = {
  section: wireOptionalInteger(),
  type: anyOf(wireInteger()),
  lang: languageSchema.optional(),
  category: wireOptionalInteger(),
  status: wireOptionalInteger(),
};
const sectionTypes = Object.values(SectionType);
/** Search over every section type (AMB-34). */
export const allSectionTypes = -1;

const sorts = ['-update_date', 'name', '-downloads', 'reference'] as const;
const access = only(catalogueReaders);
const list = {
  method: 'GET',
  output: z.array(resourceSummarySchema),
  list: true,
  access,
  views: ['resources', 'sections'],
} as const;

export const resourceQueries = defineQueries('resources', {
  ListResources: query({
    ...list,
    path: 'resource',
    input: listInput({ sorts, defaultSize: 24 }, filters),
    summary: 'Resources by filters; readers never see inactive ones (R-API-16)',
  }),
  ListResourcesOfSection: query({
    ...list,
    path: 'resource/section/{id}',
    input: listInput({ sorts, defaultSize: 24 }, { ...filters, id: wireInteger() }),
    summary: 'Resources of a section and of the sections below it (R-API-17)',
  }),
  ListNewResources: query({
    ...list,
    path: 'resource/new',
    input: z.object({ lang: languageSchema.optional() }),
    summary: 'The ten newest published resources in a language (R-API-18, AMB-20)',
  }),
  SearchResources: query({
    ...list,
    path: 'resource/search/{section_type}/{term}',
    input: listInput(
      { sorts, defaultSize: 24 },
      {
        ...filters,
        section_type: wireInteger().pipe(z.literal([allSectionTypes, ...sectionTypes])),
        term: wireRequiredText(100),
      },
    ),
    summary: 'Search without accents; -1 is every section type (R-CAT-20, R-API-20, AMB-34)',
  }),
  GetResource: query({
    method: 'GET',
    path: 'resource/{id}',
    /** The id, or the slug of its page. */
    input: z.object({ id: wireText(200) }),
    output: resourceDetailSchema,
    access,
    views: ['resources'],
    summary: 'One resource by id or by slug (R-API-19)',
  }),
  ResolveShortLink: query({
    method: 'GET',
    path: 'shortener/{resource_id}/{user_id}',
    input: z.object({ resource_id: wireText(20), user_id: wireText(20) }),
    output: z.object({ target: z.string() }),
    access: anyone(),
    views: ['resources'],
    summary:
      'Where a short link leads: always a path of this origin, `/` when unknown (R-CAT-23, AMB-11, W19)',
  }),
});
