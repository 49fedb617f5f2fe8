import { z } from 'zod';
import { defineView } from '../../kernel';

/**
 * Downloads of a calendar day in the market's time zone, by day (`2026-11-20`). Small documents, so that a year is read
 * at once. Counted from the first event.
 */
export const downloadDays = defineView('download-days', {
  schema: z.object({
    id: z.string(),
    /** Resource id → restaurant id → downloads; restaurant 0 for those who downloaded for none. */
    counts: z.record(z.string(), z.record(z.string(), z.int().positive())),
  }),
  filters: { id: 'text' },
  sorts: ['id'],
  indexes: [['id']],
});
