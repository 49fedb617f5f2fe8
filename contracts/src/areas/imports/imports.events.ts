import { z } from 'zod';
import { defineEvents, event, instant, localTextsSchema } from '../../kernel';
import { importKindSchema } from './import-columns';
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
  /** Of that place; `null` for a province and for the whole market. */
  restaurantId: z.int().positive().nullable(),
};

const importedFigures = {
  importedAt: instant(),
  /** `null` where whoever imported them named none. */
  period: figurePeriodSchema.nullable(),
  rows: figureRowsSchema,
};

/**
 * Stream `import-{importId}`: a spreadsheet that was looked at, and its files, until they are discarded.
 * Stream `figures-{kind}`: all figures of a kind. A confirmed import is one append: an event for each place, and
 * `ImportConfirmed` behind them. An undone one likewise.
 * Streams `planPhoto-{market}` and `sectionDescriptions-{market}`: what all restaurants read.
 */
export const importEvents = defineEvents('imports', {
  /** Nothing has changed yet: the dry run of an import. */
  ImportChecked: event({
    data: z.object({
      ...ofImport,
      ...file,
      /** A file of the portal's own with rows, all problems and the difference. */
      resultKey: z.string(),
      rows: z.int().nonnegative(),
      hidden: hiddenFiguresSchema,
      places: z.int().nonnegative(),
      counts: differenceCountsSchema,
      problemCount: z.int().nonnegative(),
      /** The first ones. */
      problems: z.array(importProblemSchema),
      /** How often figures of the kind had changed when it was compared with them. */
      comparedWith: z.int().nonnegative(),
    }),
  }),
  /** These are the figures of that place and kind now, instead of all it had (AMB-69). */
  FiguresImported: event({
    data: z.object({ ...figures, ...importedFigures }),
  }),
  /** `importId` was undone: the place has again what it had before. */
  FiguresRestored: event({
    data: z.object({
      ...figures,
      /** What it had; `null` where there was nothing. */
      restored: z.object({ importId: z.uuid(), ...importedFigures }).nullable(),
    }),
  }),
  ImportConfirmed: event({
    data: z.object({
      ...ofImport,
      /** Those with figures in it, whose figures are others now. */
      places: z.array(figurePlaceSchema),
      rows: z.int(),
      counts: differenceCountsSchema,
    }),
  }),
  ImportUndone: event({
    data: z.object({
      ...ofImport,
      /** Those that have again what they had. */
      places: z.array(figurePlaceSchema),
      /** Those with newer figures, which stay. */
      newer: z.array(figurePlaceSchema),
    }),
  }),
  /** Its files were kept for as long as they are kept. */
  ImportFilesDiscarded: event({
    data: z.object({ ...ofImport, releasedKeys: z.array(z.string()) }),
  }),
  /** Somebody threw it away before it was confirmed, with its files. */
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
