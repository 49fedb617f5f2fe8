import { z } from 'zod';
import { command, defineCommands, localText, wireInteger, wireMonth, wireText } from '../../kernel';
import { diagnosticSectionSchema, maxDescriptionLength } from './diagnostic-sections';
import { importStatusSchema } from './import-report';
import { importers } from './imports.access';

const importId = z.object({ id: z.uuid() });
const optionalMonth = z.union([z.literal(''), wireMonth()]).default('');

/** A place that keeps its figures where an import is undone, because a later import brought them. */
export const newerPlaceSchema = z.object({
  place: z.string(),
  /** Site of a restaurant, code of a province, or `nacional`. */
  site: z.string(),
  name: z.string(),
  /** The later import. */
  import_id: z.string(),
});
export type NewerPlace = z.infer<typeof newerPlaceSchema>;

export const importCommands = defineCommands('imports', {
  ConfirmImport: command({
    method: 'POST',
    path: 'import/{id}/confirm',
    /** Months that the figures speak of: none, one, or the first and the last. Field code: `period_wrong`. */
    input: importId
      .extend({ period_from: optionalMonth, period_to: optionalMonth })
      .refine(({ period_from: from, period_to: to }) => to === '' || (from !== '' && from <= to), {
        path: ['period_to'],
        error: 'period_wrong',
      }),
    output: z.object({
      id: z.string(),
      status: importStatusSchema,
      /** Places whose figures are others now. */
      changed: z.int(),
    }),
    access: importers,
    rejections: ['import_not_found', 'import_refused', 'import_outdated', 'import_undone', 'import_expired'],
    summary:
      'Replaces the figures of the restaurants in a checked file, all of them or none (R-IMP-04, AMB-69)',
  }),
  UndoImport: command({
    method: 'POST',
    path: 'import/{id}/undo',
    input: importId,
    output: z.object({
      id: z.string(),
      /** Places that have again what they had before. */
      restored: z.int(),
      /** Places with newer figures, which stay. */
      newer: z.int(),
    }),
    access: importers,
    rejections: ['import_not_found', 'import_not_confirmed', 'import_superseded'],
    summary: 'Takes a confirmed import back where its figures are still the newest (W36)',
  }),
  DiscardImport: command({
    method: 'POST',
    path: 'import/{id}/discard',
    input: importId,
    output: z.object({ id: z.string(), status: importStatusSchema }),
    access: importers,
    rejections: ['import_not_found', 'import_confirmed'],
    summary: 'Throws a checked file away that was not confirmed: what was stored of it goes (R-IMP-04, R13)',
  }),
  UpdateSectionDescription: command({
    method: 'POST',
    path: 'diagnostic/descriptions/update',
    input: z.object({
      section: diagnosticSectionSchema,
      /** Plain text: markup is shown and not run. */
      ...localText('description', maxDescriptionLength, wireText(maxDescriptionLength)),
      /** Spreadsheets with figures are imported by `import/{kind}/check`: whoever sends one here is told. */
      file: wireText(200)
        .refine((name) => name === '', 'imported_by_check')
        .optional(),
      version: wireInteger().optional(),
    }),
    output: z.object({ section: diagnosticSectionSchema, version: z.int() }),
    access: importers,
    summary: 'What stands above a section of the diagnostic (R-IMP-03, R-DIA-38, R-API-90)',
  }),
});
