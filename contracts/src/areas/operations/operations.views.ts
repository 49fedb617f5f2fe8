import { z } from 'zod';
import { defineView, instant, actorId } from '../../kernel';
import { rebuiltViewSchema } from './operations.events';

export const operationKindSchema = z.enum(['retry', 'rebuild', 'comparison', 'mail', 'back']);

/**
 * `waiting` until a program starts it, then `running`, then the result: `freed` or `stuck` for a retry, `done` for a
 * rebuild or comparison, `failed` for any.
 */
export const operationStateSchema = z.enum(['waiting', 'running', 'freed', 'stuck', 'done', 'failed']);

/** What a rebuild came to. */
export const rebuildReportSchema = z.object({
  events: z.int(),
  milliseconds: z.int(),
  views: z.array(rebuiltViewSchema),
  parked: z.int(),
});

/** Replaced tables are kept for at most seven days, or until the next rebuild (R8). */
export const copiesKeptMilliseconds = 7 * 24 * 60 * 60 * 1000;

/** What administrators had done with the portal, by who and when. */
export const operations = defineView('operations', {
  schema: z.object({
    id: z.string(),
    kind: operationKindSchema,
    projections: z.array(z.string()),
    /** The parked stream of a retry, else empty. */
    stream: z.string(),
    requestedBy: actorId(),
    requestedAt: instant(),
    finishedAt: instant().nullable(),
    state: operationStateSchema,
    /** Starts so far; more than one when a program was ended in the middle. */
    attempts: z.int(),
    report: rebuildReportSchema.nullable(),
    /** Other documents are shown since: what was shown before may be gone back to. */
    switched: z.boolean(),
    /** Why it failed, in the words of the machine; else empty. */
    reason: z.string(),
  }),
  filters: { switched: 'flag' },
  sorts: ['requestedAt', 'finishedAt'],
  indexes: [['requestedAt'], ['switched', 'finishedAt']],
});
