import { z } from 'zod';
import { defineView, instant } from '../../kernel';
import { formStatusSchema, sentFormKinds } from './sent-form.rules';

/** What was done about a form; names and notes are empty once that person was erased. */
export const sentFormStepSchema = z.object({
  status: formStatusSchema,
  at: instant(),
  name: z.string(),
  note: z.string(),
});

/** Forms that went to the agency, by id. Answers are empty once that person was erased. */
export const sentForms = defineView('sentForms', {
  personal: true,
  schema: z.object({
    id: z.string(),
    kind: z.enum(sentFormKinds),
    userId: z.int(),
    userName: z.string(),
    at: instant(),
    restaurantId: z.int(),
    restaurantSite: z.string(),
    restaurantName: z.string(),
    /** By the names that the fields have on the wire. */
    answers: z.record(z.string(), z.string()),
    /** All answers, to be searched. */
    words: z.string(),
    status: formStatusSchema,
    /** Revision of the event that set the status. */
    version: z.int(),
    /** Oldest first; empty while it is new. */
    steps: z.array(sentFormStepSchema),
  }),
  filters: { userId: 'number', kind: 'text', status: 'number', restaurantId: 'number', at: 'text' },
  sorts: ['at', 'kind', 'status', 'restaurantName', 'userName'],
  indexes: [
    ['at'],
    ['kind'],
    ['status'],
    ['restaurantName'],
    ['userName'],
    ['userId', 'at'],
    ['status', 'at'],
    ['restaurantId', 'at'],
  ],
  text: ['restaurantName', 'restaurantSite', 'userName', 'words'],
});
