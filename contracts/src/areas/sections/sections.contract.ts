import { z } from 'zod';
import {
  administrators,
  command,
  defineCommands,
  localText,
  only,
  wireCommaList,
  wireFlag,
  wireInteger,
  wireOptionalInteger,
  definePushes,
  catalogueReaders,
  defineQueries,
  localTextsSchema,
  query,
  defineRejections,
  defineView,
} from '../../kernel';
import { sectionEvents } from './sections.events';
import { sectionTypeSchema, sectionSchema } from './sections.rules';

export const sectionRejections = defineRejections({
  section_not_found: 404,
  /** `fields.parent_id`: below itself, below level 1, or unknown parent (R-ASE-06). */
  section_misplaced: 422,
  /** Toolkits have no sections (AMB-04, R-ASE-11). */
  section_type_closed: 422,
  /** No letter or digit for the slug (R-ASE-10). */
  section_name_unusable: 422,
  /** `details.count` children (AMB-55). */
  section_has_children: 409,
  /** `details.count` resources. */
  section_in_use: 409,
  /** The siblings have changed. */
  section_order_stale: 409,
});

/** Characters. */
const maxSectionName = 100;

const id = wireInteger().pipe(z.int().positive());
const name = localText('name', maxSectionName);
const type = wireInteger().pipe(sectionTypeSchema);
/** Below 1: top level. */
const parentId = wireOptionalInteger();
const access = only(administrators);

const changed = z.object({ id: z.int(), url: z.string() });
const misplaced = ['section_misplaced', 'section_type_closed', 'section_name_unusable'] as const;

/** Url, level, path and children are derived; sent ones are ignored (R-ASE-10). */
export const sectionCommands = defineCommands('sections', {
  AddSection: command({
    method: 'POST',
    path: 'section/add',
    input: z.object({ ...name, type, parent_id: parentId, status: wireFlag().default(true) }),
    output: changed,
    access,
    rejections: misplaced,
    summary: 'Adds a section at the end of its siblings (R-ASE-05…11, R-API-13)',
  }),
  UpdateSection: command({
    method: 'POST',
    path: 'section/{id}/update',
    input: z.object({
      id,
      ...z.object(name).partial().shape,
      type: type.optional(),
      parent_id: parentId,
      status: wireFlag().optional(),
      /** Edited version (R4). */
      version: wireOptionalInteger(),
      pos: wireOptionalInteger(),
    }),
    output: changed,
    access,
    rejections: ['section_not_found', ...misplaced],
    summary: 'Changes the fields sent; subsections move along (R-ASE-04…10, R-API-14)',
  }),
  ReorderSections: command({
    method: 'POST',
    path: 'section/reorder',
    input: z.object({ ids: wireCommaList(id, 1000) }),
    output: z.object({ ids: z.array(z.int()) }),
    access,
    rejections: ['section_order_stale'],
    summary: 'Reorders all sections below a parent (R-ASE-03, R6)',
  }),
  DeleteSection: command({
    method: 'POST',
    path: 'section/{id}/delete',
    legacyGet: true,
    input: z.object({ id }),
    output: z.object({ id: z.int() }),
    access,
    rejections: ['section_not_found', 'section_has_children', 'section_in_use'],
    summary: 'Deletes an empty section; its history stays (R-API-15, AMB-32, AMB-55)',
  }),
  RestoreSection: command({
    method: 'POST',
    path: 'section/{id}/restore',
    input: z.object({ id }),
    output: changed,
    access,
    rejections: ['section_not_found', 'section_misplaced'],
    summary: 'Restores a section to its former place (U5)',
  }),
});

export const sectionQueries = defineQueries('sections', {
  ListSections: query({
    method: 'GET',
    path: 'section',
    input: z.object({}),
    output: z.array(sectionSchema),
    list: true,
    access: only(catalogueReaders),
    views: ['sections'],
    summary: 'The whole section tree, parents before children, in display order (R-API-11)',
  }),
  ListSectionsOfType: query({
    method: 'GET',
    path: 'section/type/{type}',
    input: z.object({ type: wireInteger().pipe(sectionTypeSchema) }),
    output: z.array(sectionSchema),
    list: true,
    access: only(catalogueReaders),
    views: ['sections'],
    summary: 'The section tree of one type (R-API-12)',
  }),
});

export const sections = defineView('sections', {
  schema: z.object({
    id: z.int(),
    parentId: z.int(),
    name: z.string(),
    translations: localTextsSchema.optional(),
    url: z.string(),
    /** Former slugs; old links redirect. */
    formerUrls: z.array(z.string()),
    type: sectionTypeSchema,
    active: z.boolean(),
    level: z.int(),
    place: z.int(),
    path: z.array(z.string()),
    version: z.int(),
    resources: z.int(),
  }),
  filters: { type: 'number', active: 'flag', parentId: 'number', url: 'text' },
  sorts: ['place', 'name'],
});

export const sectionPushes = definePushes('sections', [sectionEvents], {
  SectionsChanged: {
    to: {
      readers: [
        'SectionAdded',
        'SectionUpdated',
        'SectionsPlaced',
        'SectionsReordered',
        'SectionDeleted',
        'SectionRestored',
      ],
      // Counts.
      administrators: ['ResourceFiled'],
    },
    refresh: ['ListSections', 'ListSectionsOfType', 'ListRecordHistory'],
  },
});
