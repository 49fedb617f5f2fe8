import { z } from 'zod';
import { defineEvents, event } from '../../kernel';

const operation = { operationId: z.string() };

/** Result of a rebuild for one view: documents before and after, and how many differ. */
export const rebuiltViewSchema = z.object({
  view: z.string(),
  live: z.int(),
  rebuilt: z.int(),
  different: z.int(),
});

/**
 * Stream `operations-{market}`: what administrators requested, and the outcome. The programs that follow
 * the log carry the requests out and append the rest.
 */
export const operationsEvents = defineEvents('operations', {
  ParkedStreamRetryRequested: event({
    data: z.object({ ...operation, projection: z.string(), stream: z.string(), userId: z.int() }),
  }),
  RebuildRequested: event({
    data: z.object({
      ...operation,
      projections: z.array(z.string()),
      /** `false`: only compare, and throw the new copies away. */
      activate: z.boolean(),
      /** 0: the portal itself. */
      userId: z.int(),
      /** A person was erased: replaced tables are dropped and their bytes overwritten (S18). */
      thorough: z.boolean().optional(),
    }),
  }),
  /** A parked mail is to be sent again; the mail service does it at once. */
  ParkedMailRetryRequested: event({
    data: z.object({
      ...operation,
      /** Key of the mail in the ledger: recipient and event. */
      mailId: z.string(),
      userId: z.int(),
    }),
  }),
  GoingBackRequested: event({
    data: z.object({
      ...operation,
      /** The rebuild, or going back, that is to be undone. */
      undoes: z.string(),
      projections: z.array(z.string()),
      userId: z.int(),
    }),
  }),
  /** Again after a program was ended in the middle of it. */
  OperationStarted: event({ data: z.object({ ...operation, attempt: z.int() }) }),
  ParkedStreamRetried: event({
    data: z.object({
      ...operation,
      /** The stream goes on; otherwise it is stuck still, or once more. */
      freed: z.boolean(),
    }),
  }),
  /** Also the result of a rollback. */
  ProjectionsRebuilt: event({
    data: z.object({
      ...operation,
      /** The new copies are the views now. */
      activated: z.boolean(),
      events: z.int(),
      milliseconds: z.int(),
      /** Empty when the program was ended between the switch and this line. */
      views: z.array(rebuiltViewSchema),
      /** Streams that it could not get past. */
      parked: z.int(),
    }),
  }),
  OperationFailed: event({ data: z.object({ ...operation, reason: z.string() }) }),
});
