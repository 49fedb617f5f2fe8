import { z } from 'zod';
import {
  command,
  defineCommands,
  only,
  Role,
  wireCommaList,
  wireFlag,
  wireRequiredText,
  definePushes,
  defineView,
  instant,
  actorId,
  defineQueries,
  listInput,
  query,
  defineRejections,
} from '../../kernel';
import { rebuiltViewSchema } from './operations.events';

const administrator = only([Role.Administrator]);
/** The id of the operation, by which the log of operations knows it. */
const accepted = z.object({ id: z.string() });

/*
 * None of these is in the specification; operating the portal needs them (R8, R9). A request is an event, so its
 * author is recorded; the program that follows the log carries it out, on any machine.
 */
export const operationsCommands = defineCommands('operations', {
  RetryParkedStream: command({
    method: 'POST',
    path: 'operations/parked/retry',
    input: z.object({ projection: wireRequiredText(200), stream: wireRequiredText(300) }),
    output: accepted,
    access: administrator,
    summary: 'Handles again what waits behind an event that a projection could not handle (R9)',
  }),
  RetryParkedMail: command({
    method: 'POST',
    path: 'operations/mails/retry',
    input: z.object({ id: wireRequiredText(300) }),
    output: accepted,
    access: administrator,
    summary: 'Sends a mail again that was given up (R12)',
  }),
  RebuildProjections: command({
    method: 'POST',
    path: 'operations/rebuild',
    input: z.object({
      projections: wireCommaList(wireRequiredText(200), 100).pipe(z.array(z.string()).min(1)),
      activate: wireFlag().default(true),
    }),
    output: accepted,
    access: administrator,
    rejections: ['projection_unknown'],
    summary: 'Fills views anew beside the live ones, compares, and switches unless told only to compare (R8)',
  }),
  RollbackRebuild: command({
    method: 'POST',
    path: 'operations/rebuild/back',
    /** Of the operation that is to be undone. */
    input: z.object({ id: wireRequiredText(100) }),
    output: accepted,
    access: administrator,
    rejections: ['previous_version_gone', 'rebuild_under_way'],
    summary: 'Brings the copies from before the last rebuild up to date and switches back to them (R8)',
  }),
});

export const operationsPushes = definePushes('operations', {
  /** To the administrators: how the projections are doing has changed. At most one a second. */
  ProjectionsMoved: z.object({}),
  /** To the administrators: mails came, went or failed. At most one a second. */
  MailsMoved: z.object({}),
  /** To administrators: an operation was requested, started or finished. */
  OperationsChanged: z.object({ position: z.int() }),
});

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

export const operationsRejections = defineRejections({
  /** No view of that name is filled from the log. */
  projection_unknown: 422,
  /** Only what the last rebuild has replaced can be gone back to. */
  previous_version_gone: 409,
  /** A rebuild that is not done yet would replace what is to be gone back to. */
  rebuild_under_way: 409,
});
