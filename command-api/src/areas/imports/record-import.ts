import { importEvents } from '@portal/contracts/areas/imports';
import type { z } from 'zod';

/** Writes down what was found in a spreadsheet. */
export const recordImportInput = importEvents.events.ImportChecked.data;
export type RecordImportInput = z.infer<typeof recordImportInput>;
