import { z } from 'zod';
import { defineDueTimes, defineView, instant, roleSchema } from '../../kernel';

/** Open sessions by id; a closed one has no document, but for one that was ended from another device. */
export const sessions = defineView('sessions', {
  schema: z.object({
    id: z.string(),
    userId: z.int(),
    role: roleSchema,
    openedAt: instant(),
    seenAt: instant(),
    expiresAt: instant(),
    /** Of the person's sessions, as of the password that opened it (S2); `null` for one without. */
    generation: z.int().nullable(),
    /** What the browser says it is, and the network it came from; empty where that is not known. */
    browser: z.string(),
    system: z.string(),
    network: z.string(),
    /** Ended from another device: kept until its absolute end, so that its browser is told why. */
    revoked: z.boolean(),
    /** The restaurant that the session acts for, and until when; null for none. */
    acting: z.object({ restaurantId: z.int(), until: instant() }).nullable(),
    /** The user that the session acts as, and until when; null for none. */
    asUser: z.object({ userId: z.int(), until: instant() }).nullable(),
  }),
  filters: { userId: 'number' },
  sorts: ['openedAt'],
  indexes: [['userId', 'openedAt']],
});

/** Absolute ends of open sessions (S2). */
export const sessionExpiries = defineDueTimes('sessionExpiries');
