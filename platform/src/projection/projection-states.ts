import { defineView, type DocumentOf } from '@portal/contracts';
import { z } from 'zod';

/**
 * State of each projection as its program last reported it, for all other programs. Belongs to every view store; not
 * made from events, so nothing is lost with it.
 */
export const projectionStates = defineView('projectionStates', {
  schema: z.object({
    /** The projection's or automation's name. */
    id: z.string(),
    /** The reporting program: names that it no longer knows are removed. */
    program: z.string(),
    position: z.int(),
    /** Where the log ended at that moment. */
    head: z.int(),
    /** Lag in milliseconds, measured from outside. */
    lag: z.int(),
    /** Events handled per second since the report before. */
    rate: z.number(),
    /** Parked streams. */
    parked: z.int(),
    rebuild: z.object({ done: z.int(), total: z.int() }).nullable(),
    /** When this was reported, ISO 8601 UTC. */
    at: z.string(),
    /** The last minutes, oldest first. */
    recent: z.array(z.object({ at: z.string(), lag: z.int(), rate: z.number() })),
  }),
  filters: { program: 'text' },
  sorts: ['id'],
});
export type ProjectionState = DocumentOf<typeof projectionStates>;

/** Something is reported at least this often, also when nothing moves. */
export const quietMilliseconds = 15_000;
/** A program of which nothing was heard for this long is not well. */
export const maxSilence = 2 * quietMilliseconds + 5_000;
