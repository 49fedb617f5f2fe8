import { importEvents } from '@portal/contracts/areas/imports';
import type { z } from 'zod';

export const recordImportInput = importEvents.events.ImportChecked.data;
export type RecordImportInput = z.infer<typeof recordImportInput>;
