import { z } from 'zod';
import { defineQueries, instant, listInput, only, query, Role, wireFlag } from '../../kernel';
import { operationKindSchema, operationStateSchema, rebuildReportSchema } from './operations.views';

const administrator = only([Role.Administrator]);

/** A moment of a projection. */
const sampleSchema = z.object({
  at: instant(),
  /** How far behind the log, in milliseconds. */
  lag: z.int(),
  /** Events handled per second. */
  rate: z.number(),
});

/** How a projection or automation is doing, as its program last reported. */
export const projectionSchema = z.object({
  name: z.string(),
  position: z.int(),
  /** Where the log ended then; positions only compare, they do not count events. */
  head: z.int(),
  lag: z.int(),
  rate: z.number(),
  /** Parked streams. */
  parked: z.int(),
  /** Share of the log that a running rebuild has read, 0 to 1; null for none. */
  rebuild: z.number().nullable(),
  reported_at: instant(),
  /** The program that fills it has not reported for longer than it may. */
  silent: z.boolean(),
  /** The last minutes, oldest first. */
  recent: z.array(sampleSchema),
});
export type ProjectionHealth = z.infer<typeof projectionSchema>;

/** A stream that waits behind an event which a projection could not handle. */
export const parkedStreamSchema = z.object({
  projection: z.string(),
  stream: z.string(),
  event_type: z.string(),
  event_id: z.string(),
  position: z.int(),
  /** The technical error, for support. */
  reason: z.string(),
  at: instant(),
});
export type ParkedStreamRecord = z.infer<typeof parkedStreamSchema>;

export const operationSchema = z.object({
  id: z.string(),
  kind: operationKindSchema,
  projections: z.array(z.string()),
  stream: z.string(),
  user_name: z.string(),
  requested_at: instant(),
  finished_at: instant().nullable(),
  state: operationStateSchema,
  attempts: z.int(),
  report: rebuildReportSchema.nullable(),
  /** What it has replaced is still kept (R8). */
  can_roll_back: z.boolean(),
  reason: z.string(),
});
export type OperationRecord = z.infer<typeof operationSchema>;

/** A mail that is not sent yet. */
export const outboxMailSchema = z.object({
  id: z.string(),
  /** `waiting` for its first attempt, `sending`, `retrying` after a failure, `parked` until an administrator sends it again. */
  state: z.enum(['waiting', 'sending', 'retrying', 'parked']),
  to: z.string(),
  subject: z.string(),
  attempts: z.int(),
  /** Why the last attempt failed, in the words of the server; else empty. */
  reason: z.string(),
  /** When it is tried next, or was given up. */
  at: instant(),
});
export type OutboxMail = z.infer<typeof outboxMailSchema>;

export const operationsQueries = defineQueries('operations', {
  ListProjections: query({
    method: 'GET',
    path: 'operations/projections',
    input: z.object({}),
    output: z.array(projectionSchema),
    access: administrator,
    views: ['projectionStates'],
    summary: 'How far each projection is, how fast, and whether anything is stuck (R9)',
  }),
  ListParkedStreams: query({
    method: 'GET',
    path: 'operations/parked',
    input: listInput(['-at'], {}),
    output: z.array(parkedStreamSchema),
    list: true,
    access: administrator,
    views: ['parked-streams', 'parked-reactions'],
    summary: 'Streams that wait behind an event which could not be handled, with the reason (R9)',
  }),
  ListMails: query({
    method: 'GET',
    path: 'operations/mails',
    input: listInput(['at'], { parked: wireFlag().default(false) }),
    output: z.array(outboxMailSchema),
    list: true,
    access: administrator,
    views: [],
    summary: 'Mails on their way, or those that were given up, with the reason (R12)',
  }),
  CountMails: query({
    method: 'GET',
    path: 'operations/mails/count',
    input: z.object({}),
    output: z.object({
      waiting: z.int(),
      parked: z.int(),
      sent: z.int(),
      oldest_waiting: instant().nullable(),
    }),
    access: administrator,
    views: [],
    summary: 'How many mails wait, were given up and were sent so far (R12)',
  }),
  ListOperations: query({
    method: 'GET',
    path: 'operations/log',
    input: listInput(['-requested_at'], {}),
    output: z.array(operationSchema),
    list: true,
    access: administrator,
    views: ['operations'],
    summary: 'Retries and rebuilds: who wished them, when, and what came of them (R11)',
  }),
});
