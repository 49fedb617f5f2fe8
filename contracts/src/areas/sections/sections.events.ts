import { z } from 'zod';
import { defineEvents, event, localTextsSchema } from '../../kernel';
import { sectionTypeSchema } from './sections.rules';

const sectionId = z.int().positive();

/** Where a section stands, and what follows from that. */
const placement = z.object({
  sectionId,
  /** -1 at the top level. */
  parentId: z.int(),
  /** Slug; with the type the address of its page. */
  url: z.string(),
  type: sectionTypeSchema,
  level: z.int().min(0).max(2),
  /** Order among siblings, from 1; sections at the top are siblings of those of their type. */
  place: z.int().positive(),
  /** Slugs from the top level down to this section. */
  path: z.array(z.string()),
});
export type SectionPlacement = z.infer<typeof placement>;

const added = placement.extend({
  name: z.string(),
  /** The name in further languages. */
  translations: localTextsSchema.optional(),
  active: z.boolean(),
});
/** A section as it begins. */
export type AddedSection = z.infer<typeof added>;

/** What a resource has from the sections that it stands in. */
const standing = z.object({
  resourceId: z.int(),
  /** `nacional/{url}` of the first section: where the resource's own page is. */
  home: z.string(),
  sectionTypes: z.array(sectionTypeSchema),
});
export type ResourceStanding = z.infer<typeof standing>;

/** The whole tree of a market is one stream, `sections-{market}` (decision 020). */
export const sectionEvents = defineEvents('sections', {
  SectionAdded: event({ data: added }),
  /** What does not move it. */
  SectionUpdated: event({
    data: z.object({
      sectionId,
      name: z.string(),
      /** Left out where they stay. */
      translations: localTextsSchema.optional(),
      active: z.boolean(),
    }),
  }),
  /** Sections with a new position or address; all others stay. */
  SectionsPlaced: event({
    data: z.object({
      placements: z.array(placement),
      /** The resources for which another address or another type follows. */
      resources: z.array(standing),
    }),
  }),
  /** The sections below one parent (at the top: those of one type), all of them, in their new order (R6). */
  SectionsReordered: event({ data: z.object({ parentId: z.int(), order: z.array(sectionId) }) }),
  SectionDeleted: event({ data: z.object({ sectionId }) }),
  /** The section as it was deleted; the following `SectionsPlaced` has its new position. */
  SectionRestored: event({
    data: added.extend({ formerUrls: z.array(z.string()) }),
  }),
  /** Records the sections of a resource: a section in use is not deleted (AMB-55). */
  ResourceFiled: event({
    data: z.object({
      resourceId: z.int(),
      sections: z.array(z.int()),
      /** Where it counted until now. */
      before: z.array(z.int()),
      /** `false` while the resource is deleted: it counts nowhere, and its sections are kept in mind. */
      there: z.boolean(),
      /** `null` when it stands in no section that there is. */
      standing: standing.nullable(),
    }),
  }),
});
