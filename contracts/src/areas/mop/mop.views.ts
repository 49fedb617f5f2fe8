import { z } from 'zod';
import { defineDueTimes, defineView, instant, actorId, roleSchema } from '../../kernel';
import { mopStatusSchema } from './mop-statuses';

export const mopStep = {
  what: z.enum(['requested', 'confirmed', 'reopened', 'cancelled', 'withdrawn', 'ended']),
  at: instant(),
  /** The actor's role, to label the agency; 0 is the portal itself. */
  role: z.union([roleSchema, z.literal(0)]),
};

/** Pauses by id, with their history: both sides' lists and the week strip read this one view. */
export const mopPauses = defineView('mopPauses', {
  personal: true,
  schema: z.object({
    id: z.string(),
    requestedAt: instant(),
    restaurantId: z.int(),
    restaurantSite: z.string(),
    restaurantName: z.string(),
    userId: z.int(),
    requestedBy: actorId(),
    start: instant(),
    end: instant(),
    reason: z.string(),
    cancelReason: z.string(),
    status: mopStatusSchema,
    /** Revision of the event that set the status. */
    version: z.int(),
    late: z.boolean(),
    autoConfirmed: z.boolean(),
    withdrawn: z.boolean(),
    /** Nothing can be decided any more: its time is over, or its restaurant took it back. */
    ended: z.boolean(),
    endedAt: instant().nullable(),
    history: z.array(z.object({ ...mopStep, by: actorId() })),
  }),
  filters: {
    restaurantId: 'number',
    requestedBy: 'number',
    status: 'number',
    start: 'text',
    end: 'text',
    late: 'flag',
    ended: 'flag',
  },
  sorts: ['requestedAt', 'start', 'end', 'status', 'restaurantName'],
  indexes: [
    ['requestedAt'],
    ['start'],
    ['end'],
    ['status'],
    ['restaurantName'],
    // Searches and sorts by people's names.
    ['requestedBy'],
    ['restaurantId', 'start'],
    ['ended', 'start'],
  ],
  text: ['restaurantName', 'restaurantSite', 'reason'],
});

/** The switch, one document per market. */
export const mopPolicies = defineView('mopPolicies', {
  schema: z.object({ id: z.string(), on: z.boolean(), setBy: actorId(), setAt: instant() }),
  filters: {},
  sorts: [],
});

/** When each pause ends, until it has. */
export const mopPauseEnds = defineDueTimes('mopPauseEnds');
