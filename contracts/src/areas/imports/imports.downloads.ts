import { z } from 'zod';
import { defineDownloads, download, languageSchema, wireOptionalInteger, wireText } from '../../kernel';
import { importKindSchema } from './import-kinds';
import { importers, importReaders } from './imports.access';

/** Address of a version of the photo; without a version, of the newest one. */
export const planPhotoPath = (version: number): string => `/api/static/marketing-plan.jpg?v=${version}`;

const shared = { method: 'GET', output: z.unknown() } as const;
const language = languageSchema.optional();
const ofKind = { ...shared, input: z.object({ kind: importKindSchema, language }), access: importers };
const ofImport = { ...shared, input: z.object({ id: z.uuid() }), access: importers };

export const importDownloads = defineDownloads('imports', {
  OpenImportTemplate: download({
    ...ofKind,
    path: 'import/{kind}/template',
    summary: 'An empty spreadsheet with headings, example rows and rules of its cells (AMB-56)',
  }),
  OpenImportProblems: download({
    ...ofImport,
    input: z.object({ id: z.uuid(), language }),
    path: 'import/{id}/problems',
    summary: 'All mistakes of a file as CSV: row, column, code, text, value (R-IMP-08, S13)',
  }),
  OpenImportFile: download({
    ...ofImport,
    path: 'import/{id}/file',
    summary: 'The spreadsheet as it came, for thirty days (R13)',
  }),
  OpenPlanPhoto: download({
    ...shared,
    path: 'static/marketing-plan.jpg',
    input: z.object({
      v: wireOptionalInteger(),
      /** Any text; it makes browsers ask again (R-API-103). */
      date: wireText(40).optional(),
    }),
    access: importReaders,
    summary: 'The photo of the marketing plan, or a placeholder (R-API-103)',
  }),
});
