import { z } from 'zod';
import { defineView, instant } from '../../kernel';

/** Proof of each erasure, by user id: numbers and times, nothing of the person (S18). */
export const erasures = defineView('erasures', {
  schema: z.object({
    id: z.int(),
    requestedAt: instant(),
    /** User id of the administrator. */
    requestedBy: z.int(),
    erasedAt: instant().nullable(),
  }),
  filters: {},
  sorts: [],
});
