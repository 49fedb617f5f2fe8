import { z } from 'zod';
import { defineEvents, event } from '../../kernel';

const operation = { operationId: z.string() };

export const rebuiltViewSchema = z.object({
  view: z.string(),
  live: z.int(),
  rebuilt: z.int(),
  different: z.int(),
});

/** Stream `operations-{market}`. Followers of the log carry requests out and append the results. */
export const operationsEvents = defineEvents('operations', {
  ParkedStreamRetryRequested: event({
    data: z.object({ ...operation, projection: z.string(), stream: z.string(), userId: z.int() }),
  }),
  RebuildRequested: event({
    data: z.object({
      ...operation,
      projections: z.array(z.string()),
      /** `false`: compare only. */
      activate: z.boolean(),
      /** 0: the system. */
      userId: z.int(),
      /** After an erasure: replaced tables are overwritten (S18). */
      thorough: z.boolean().optional(),
    }),
  }),
  ParkedMailRetryRequested: event({
    data: z.object({
      ...operation,
      /** Recipient and event. */
      mailId: z.string(),
      userId: z.int(),
    }),
  }),
  OperationStarted: event({ data: z.object({ ...operation, attempt: z.int() }) }),
  ParkedStreamRetried: event({
    data: z.object({
      ...operation,
      /** `false`: still stuck. */
      freed: z.boolean(),
    }),
  }),
  ProjectionsRebuilt: event({
    data: z.object({
      ...operation,
      activated: z.boolean(),
      events: z.int(),
      milliseconds: z.int(),
      /** Empty after a crash behind the switch. */
      views: z.array(rebuiltViewSchema),
      parked: z.int(),
    }),
  }),
  OperationFailed: event({ data: z.object({ ...operation, reason: z.string() }) }),
});
