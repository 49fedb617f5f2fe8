import { z } from 'zod';
import { definePushes } from '../../kernel';
import { diagnosticSectionSchema } from './diagnostic-sections';
import { importKindSchema } from './import-kinds';

export const importPushes = definePushes('imports', {
  /** To administrators: a file was checked, an import confirmed or undone. */
  ImportChanged: z.object({ id: z.string(), position: z.int() }),
  /** To each restaurant whose figures are others now. `null`: those of many places, to everybody who reads all. */
  FiguresChanged: z.object({
    kind: importKindSchema,
    restaurantId: z.int().nullable(),
    position: z.int(),
  }),
  /** To everybody who reads the plan. */
  PlanPhotoChanged: z.object({ version: z.int(), position: z.int() }),
  /** To everybody who reads the diagnostic. */
  SectionDescriptionChanged: z.object({ section: diagnosticSectionSchema, position: z.int() }),
});
