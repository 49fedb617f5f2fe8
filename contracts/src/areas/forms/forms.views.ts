import { z } from 'zod';
import { defineView, instant } from '../../kernel';

const sentFormKinds = ['custom', 'opening', 'briefing'] as const;

/** Forms that went to the agency, by id. Answers are empty once that person was erased. */
export const sentForms = defineView('sentForms', {
  personal: true,
  schema: z.object({
    id: z.string(),
    kind: z.enum(sentFormKinds),
    userId: z.int(),
    at: instant(),
    restaurantSite: z.string(),
    restaurantName: z.string(),
    /** By the names that the fields have on the wire. */
    answers: z.record(z.string(), z.string()),
  }),
  filters: { userId: 'number', kind: 'text' },
  sorts: ['at'],
  hot: [['userId', 'at']],
});
