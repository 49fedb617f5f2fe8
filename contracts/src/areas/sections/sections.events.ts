import { z } from 'zod';
import { defineEvents, event } from '../../kernel';
import { sectionTypeSchema } from './section-types';

/** Stream `section-{id}`. */
export const sectionEvents = defineEvents('sections', {
  SectionAdded: event({
    data: z.object({
      sectionId: z.int().positive(),
      /** -1 at the top level. */
      parentId: z.int(),
      name: z.string(),
      url: z.string(),
      type: sectionTypeSchema,
      active: z.boolean(),
      level: z.int().min(0).max(2),
      /** Order among siblings, from 1. */
      place: z.int().positive(),
      /** Slugs from the top level down to this section. */
      path: z.array(z.string()),
    }),
  }),
});
