import { z } from 'zod';
import { defineEvents, event, instant, localTextsSchema } from '../../kernel';
import { importKindSchema } from './import-kinds.rules';
import { differenceCountsSchema, hiddenFiguresSchema, importProblemSchema } from './import-report.rules';
import {
  diagnosticSectionSchema,
  figurePeriodSchema,
  figurePlaceSchema,
  figureRowsSchema,
} from './imports.rules';

const file = {
  key: z.string(),
  bytes: z.int().nonnegative(),
  sha256: z.string(),
  filename: z.string(),
};
const ofImport = { importId: z.uuid(), kind: importKindSchema };
const figures = {
  ...ofImport,
  place: figurePlaceSchema,
  /** `null` for a province or the whole market. */
  restaurantId: z.int().positive().nullable(),
};

const importedFigures = {
  importedAt: instant(),
  /** `null` if not given. */
  period: figurePeriodSchema.nullable(),
  rows: figureRowsSchema,
};

/**
 * Streams `import-{importId}`; `figures-{kind}`: one append per import or undo, an event per place, then
 * `ImportConfirmed`; `planPhoto-{market}`; `sectionDescriptions-{market}`.
 */
export const importEvents = defineEvents('imports', {
  /** Dry run. */
  ImportChecked: event({
    data: z.object({
      ...ofImport,
      ...file,
      /** Internal file: rows, problems and difference. */
      resultKey: z.string(),
      rows: z.int().nonnegative(),
      hidden: hiddenFiguresSchema,
      places: z.int().nonnegative(),
      counts: differenceCountsSchema,
      problemCount: z.int().nonnegative(),
      problems: z.array(importProblemSchema),
      /** Changes of that kind up to the comparison. */
      comparedWith: z.int().nonnegative(),
    }),
  }),
  /** Replaces all figures of the place and kind (AMB-69). */
  FiguresImported: event({
    data: z.object({ ...figures, ...importedFigures }),
  }),
  /** `importId` was undone. */
  FiguresRestored: event({
    data: z.object({
      ...figures,
      /** Figures before; `null` for none. */
      restored: z.object({ importId: z.uuid(), ...importedFigures }).nullable(),
    }),
  }),
  ImportConfirmed: event({
    data: z.object({
      ...ofImport,
      places: z.array(figurePlaceSchema),
      rows: z.int(),
      counts: differenceCountsSchema,
    }),
  }),
  ImportUndone: event({
    data: z.object({
      ...ofImport,
      places: z.array(figurePlaceSchema),
      newer: z.array(figurePlaceSchema),
    }),
  }),
  /** By the clock. */
  ImportFilesDiscarded: event({
    data: z.object({ ...ofImport, releasedKeys: z.array(z.string()) }),
  }),
  /** By a person, before confirmation. */
  ImportDiscarded: event({
    data: z.object({ ...ofImport, releasedKeys: z.array(z.string()) }),
  }),
  PlanPhotoAdded: event({
    data: z.object({
      ...file,
      version: z.int().positive(),
      width: z.int(),
      height: z.int(),
    }),
  }),
  SectionDescriptionChanged: event({
    data: z.object({
      section: diagnosticSectionSchema,
      description: z.string(),
      translations: localTextsSchema,
    }),
  }),
});
