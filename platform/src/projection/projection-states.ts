import { defineView, type DocumentOf } from '@portal/contracts';
import { z } from 'zod';

/** In every view store; not made from events. */
export const projectionStates = defineView('projectionStates', {
  schema: z.object({
    id: z.string(),
    /** The reporting program; entries with names it no longer has are removed. */
    program: z.string(),
    position: z.int(),
    head: z.int(),
    /** Milliseconds, measured from outside. */
    lag: z.int(),
    rate: z.number(),
    parked: z.int(),
    rebuild: z.object({ done: z.int(), total: z.int() }).nullable(),
    at: z.string(),
    recent: z.array(z.object({ at: z.string(), lag: z.int(), rate: z.number() })),
  }),
  filters: { program: 'text' },
  sorts: ['id'],
});
export type ProjectionState = DocumentOf<typeof projectionStates>;

/** Longest time between reports. */
export const quietMilliseconds = 15_000;
/** A program silent for longer counts as unhealthy. */
export const maxSilence = 2 * quietMilliseconds + 5_000;
