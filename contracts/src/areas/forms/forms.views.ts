import { z } from 'zod';
import { defineView, instant, actorId } from '../../kernel';
import { formStatusSchema, sentFormKinds } from './sent-form.rules';

const step = { status: formStatusSchema, at: instant(), note: z.string() };

/** What was done about a form; names and notes are empty once that person was erased. */
export const sentFormStepSchema = z.object({ ...step, name: z.string() });

/** Forms that went to the agency, by id. Answers are empty once that person was erased. */
export const sentForms = defineView('sentForms', {
  personal: true,
  schema: z.object({
    id: z.string(),
    kind: z.enum(sentFormKinds),
    userId: z.int(),
    sentBy: actorId(),
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
    steps: z.array(z.object({ ...step, by: actorId() })),
  }),
  filters: {
    userId: 'number',
    sentBy: 'number',
    kind: 'text',
    status: 'number',
    restaurantId: 'number',
    at: 'text',
  },
  sorts: ['at', 'kind', 'status', 'restaurantName'],
  indexes: [
    ['at'],
    ['kind'],
    ['status'],
    ['restaurantName'],
    // Searches and sorts by people's names.
    ['sentBy'],
    ['userId', 'at'],
    ['status', 'at'],
    ['restaurantId', 'at'],
  ],
  text: ['restaurantName', 'restaurantSite', 'words'],
});
