import { z } from 'zod';
import { defineDueTimes, defineView, instant, roleSchema } from '../../kernel';

/** Open sessions by id; a closed one has no document. */
export const sessions = defineView('sessions', {
  schema: z.object({
    id: z.string(),
    userId: z.int(),
    role: roleSchema,
    openedAt: instant(),
    seenAt: instant(),
    expiresAt: instant(),
    /** The restaurant in whose place the session acts, and until when; null when it is the person's own. */
    acting: z.object({ restaurantId: z.int(), until: instant() }).nullable(),
  }),
  filters: { userId: 'number' },
  sorts: ['openedAt'],
});

/** Absolute ends of open sessions (S2). */
export const sessionExpiries = defineDueTimes('sessionExpiries');
