import { z } from 'zod';
import { defineDueTimes, defineView, instant } from '../../kernel';
import { mopStepSchema } from './mop.queries';
import { mopStatusSchema } from './mop-statuses';

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
    userName: z.string(),
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
    history: z.array(mopStepSchema),
  }),
  filters: {
    restaurantId: 'number',
    status: 'number',
    start: 'text',
    end: 'text',
    late: 'flag',
    ended: 'flag',
  },
  sorts: ['requestedAt', 'start', 'end', 'status', 'restaurantName', 'userName'],
  indexes: [
    ['requestedAt'],
    ['start'],
    ['end'],
    ['status'],
    ['restaurantName'],
    ['userName'],
    ['restaurantId', 'start'],
    ['ended', 'start'],
  ],
  text: ['restaurantName', 'restaurantSite', 'userName', 'reason'],
});

/** The switch, one document per market. */
export const mopPolicies = defineView('mopPolicies', {
  personal: true,
  schema: z.object({ id: z.string(), on: z.boolean(), setBy: z.string(), setAt: instant() }),
  filters: {},
  sorts: [],
});

/** When each pause ends, until it has. */
export const mopPauseEnds = defineDueTimes('mopPauseEnds');
