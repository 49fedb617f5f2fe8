import { z } from 'zod';
import { defineUploads, fileRejections, mebibyte, spreadsheetLimits, upload, wireText } from '../../kernel';
import { importKindSchema } from './import-kinds';
import { importSchema } from './imports.queries';
import { importers } from './imports.access';

/** Most pixels of a plan photo; larger ones are made smaller. */
const planPhotoSize = { maxPixels: 40_000_000 } as const;

export const importUploads = defineUploads('imports', {
  /** The dry run: the file is read, checked and compared, and nothing changes. */
  CheckImport: upload({
    method: 'POST',
    path: 'import/{kind}/check',
    input: z.object({
      kind: importKindSchema,
      /** Of a form that brings no file: the Key of one in the temporary area (AMB-81). */
      file: wireText(200).optional(),
    }),
    output: importSchema,
    maxBytes: spreadsheetLimits.maxBytes,
    maxExpandedBytes: spreadsheetLimits.maxExpandedBytes,
    accepts: ['xlsx', 'xls'],
    access: importers,
    rejections: [
      ...fileRejections,
      'upload_not_found',
      'archive_method_refused',
      'workbook_encrypted',
      'workbook_too_large',
      'workbook_unreadable',
    ],
    summary: 'Reads a spreadsheet and tells what it would change (R-IMP-02, R-IMP-06, AMB-56, AMB-81, W36)',
  }),
  UpdatePlanPhoto: upload({
    method: 'POST',
    path: 'restaurant/marketing/update',
    input: z.object({}),
    output: z.object({ url: z.string(), version: z.int(), width: z.int(), height: z.int() }),
    maxBytes: 10 * mebibyte,
    ...planPhotoSize,
    accepts: ['jpg'],
    picture: {},
    access: importers,
    rejections: [...fileRejections, 'picture_too_large'],
    summary: 'The photo of the marketing plan; former ones are kept (R-IMP-01, R-API-98)',
  }),
});
