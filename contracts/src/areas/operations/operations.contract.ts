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
import { operationsEvents, rebuiltViewSchema } from './operations.events';

export const operationsRejections = defineRejections({
  projection_unknown: 422,
});

const administrator = only([Role.Administrator]);
const accepted = z.object({ id: z.string() });

/**
 * Not in the specification (R8, R9). Requests are events with an author; projections carry them out, on any machine.
 */
export const operationsCommands = defineCommands('operations', {
  RetryParkedStream: command({
    method: 'POST',
    path: 'operations/parked/retry',
    input: z.object({ projection: wireRequiredText(200), stream: wireRequiredText(300) }),
    output: accepted,
    access: administrator,
    summary: 'Retries a parked stream (R9)',
  }),
  RetryParkedMail: command({
    method: 'POST',
    path: 'operations/mails/retry',
    input: z.object({ id: wireRequiredText(300) }),
    output: accepted,
    access: administrator,
    summary: 'Retries a parked mail (R12)',
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
    summary: 'Rebuilds views beside the live ones, compares, and switches unless only comparing (R8)',
  }),
});

const sampleSchema = z.object({
  at: instant(),
  /** Milliseconds behind the log. */
  lag: z.int(),
  /** Events per second. */
  rate: z.number(),
});

/** JSON, shortened; `null` for an absent value, and in views with personal data. */
const value = z.string().nullable();

export const differenceSchema = z.object({
  view: z.string(),
  id: z.string(),
  /** `missing` in the live view, or `extra`. */
  kind: z.enum(['changed', 'missing', 'extra']),
  fields: z.array(z.object({ name: z.string(), live: value, rebuilt: value })),
});
export type DifferenceRecord = z.infer<typeof differenceSchema>;

export const projectionSchema = z.object({
  name: z.string(),
  position: z.int(),
  /** End of the log; positions have gaps. */
  head: z.int(),
  lag: z.int(),
  rate: z.number(),
  /** Parked streams. */
  parked: z.int(),
  /** Progress of a rebuild, 0 to 1; `null` for none. */
  rebuild: z.number().nullable(),
  reported_at: instant(),
  /** Its process is overdue with its report. */
  silent: z.boolean(),
  recent: z.array(sampleSchema),
  /** Last comparison with a rebuild, each night or on request; `null` for none. */
  verified: z
    .object({
      at: instant(),
      documents: z.int(),
      different: z.int(),
      /** Some of them. */
      differences: z.array(differenceSchema),
    })
    .nullable(),
});
export type ProjectionHealth = z.infer<typeof projectionSchema>;

export const parkedStreamSchema = z.object({
  projection: z.string(),
  stream: z.string(),
  event_type: z.string(),
  event_id: z.string(),
  position: z.int(),
  reason: z.string(),
  at: instant(),
});
export type ParkedStreamRecord = z.infer<typeof parkedStreamSchema>;

const operationKindSchema = z.enum(['retry', 'rebuild', 'comparison', 'mail']);

/** `freed` or `stuck` end a retry, `done` a rebuild or comparison, `failed` any. */
const operationStateSchema = z.enum(['waiting', 'running', 'freed', 'stuck', 'done', 'failed']);

const rebuildReportSchema = z.object({
  events: z.int(),
  milliseconds: z.int(),
  views: z.array(rebuiltViewSchema),
  parked: z.int(),
});

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
  reason: z.string(),
});
export type OperationRecord = z.infer<typeof operationSchema>;

export const outboxMailSchema = z.object({
  id: z.string(),
  /** `parked` until an administrator retries. */
  state: z.enum(['waiting', 'sending', 'retrying', 'parked']),
  to: z.string(),
  subject: z.string(),
  attempts: z.int(),
  /** Last error of the server, or empty. */
  reason: z.string(),
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
    views: ['projectionStates', 'verifications'],
    summary: 'Progress, rate, parked streams and last comparison per projection (R8, R9)',
  }),
  ListParkedStreams: query({
    method: 'GET',
    path: 'operations/parked',
    input: listInput(['-at'], {}),
    output: z.array(parkedStreamSchema),
    list: true,
    access: administrator,
    views: ['parked-streams', 'parked-reactions'],
    summary: 'Parked streams with the reason (R9)',
  }),
  ListMails: query({
    method: 'GET',
    path: 'operations/mails',
    input: listInput(['at'], { parked: wireFlag().default(false) }),
    output: z.array(outboxMailSchema),
    list: true,
    access: administrator,
    views: [],
    summary: 'Queued and parked mails with the reason (R12)',
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
    summary: 'Numbers of queued, parked and sent mails (R12)',
  }),
  ListOperations: query({
    method: 'GET',
    path: 'operations/log',
    input: listInput(['-requested_at'], {}),
    output: z.array(operationSchema),
    list: true,
    access: administrator,
    views: ['operations'],
    summary: 'Retries and rebuilds: author, time and result (R11)',
  }),
});

export const operations = defineView('operations', {
  schema: z.object({
    id: z.string(),
    kind: operationKindSchema,
    projections: z.array(z.string()),
    /** Empty unless a retry. */
    stream: z.string(),
    requestedBy: actorId(),
    requestedAt: instant(),
    finishedAt: instant().nullable(),
    state: operationStateSchema,
    /** Above one after a crash. */
    attempts: z.int(),
    report: rebuildReportSchema.nullable(),
    reason: z.string(),
  }),
  filters: {},
  sorts: ['requestedAt'],
  indexes: [['requestedAt']],
});

export const operationsPushes = definePushes('operations', [operationsEvents], {
  /** To full administrators, once a second at most. */
  ProjectionsMoved: { refresh: ['ListProjections', 'ListParkedStreams'] },
  /** To full administrators, once a second at most. */
  MailsMoved: { refresh: ['ListMails', 'CountMails'] },
  OperationsChanged: {
    to: {
      fullAdministrators: [
        'ParkedStreamRetryRequested',
        'ParkedMailRetryRequested',
        'RebuildRequested',
        'OperationStarted',
        'ParkedStreamRetried',
        'ProjectionsRebuilt',
        'OperationFailed',
      ],
    },
    refresh: ['ListOperations', 'ListProjections', 'ListParkedStreams', 'GetOrdersOverview'],
  },
});
