import { z } from 'zod';
import { defineEvents, event, localTextsSchema } from '../../kernel';
import { sectionTypeSchema } from './sections.rules';

const sectionId = z.int().positive();

const placement = z.object({
  sectionId,
  /** -1 at the top. */
  parentId: z.int(),
  /** Slug. */
  url: z.string(),
  type: sectionTypeSchema,
  level: z.int().min(0).max(2),
  /** Among siblings, from 1; at the top, per type. */
  place: z.int().positive(),
  path: z.array(z.string()),
});
export type SectionPlacement = z.infer<typeof placement>;

const added = placement.extend({
  name: z.string(),
  translations: localTextsSchema.optional(),
  active: z.boolean(),
});
export type AddedSection = z.infer<typeof added>;

const standing = z.object({
  resourceId: z.int(),
  /** `nacional/{url}` of the first section. */
  home: z.string(),
  sectionTypes: z.array(sectionTypeSchema),
});
export type ResourceStanding = z.infer<typeof standing>;

/** One stream per market, `sections-{market}` (decision 020). */
export const sectionEvents = defineEvents('sections', {
  SectionAdded: event({ data: added }),
  /** Without a move. */
  SectionUpdated: event({
    data: z.object({
      sectionId,
      name: z.string(),
      /** Missing: unchanged. */
      translations: localTextsSchema.optional(),
      active: z.boolean(),
    }),
  }),
  /** Only sections with a new place or address. */
  SectionsPlaced: event({
    data: z.object({
      placements: z.array(placement),
      resources: z.array(standing),
    }),
  }),
  /** All children of a parent (at the top: of a type), in order (R6). */
  SectionsReordered: event({ data: z.object({ parentId: z.int(), order: z.array(sectionId) }) }),
  SectionDeleted: event({ data: z.object({ sectionId }) }),
  /** As deleted; `SectionsPlaced` follows with its new place. */
  SectionRestored: event({
    data: added.extend({ formerUrls: z.array(z.string()) }),
  }),
  /** Sections in use cannot be deleted (AMB-55). */
  ResourceFiled: event({
    data: z.object({
      resourceId: z.int(),
      sections: z.array(z.int()),
      before: z.array(z.int()),
      /** `false`: deleted resource, not counted. */
      there: z.boolean(),
      /** `null` without a section. */
      standing: standing.nullable(),
    }),
  }),
});
