import { z } from 'zod';
import { administrators, defineQueries, defineRejections, instant, only, query } from '../../kernel';
import { acts, causeAreas, reactionNames } from './causes.rules';

export const causesRejections = defineRejections({
  /** No event with that id; refused calls leave none. */
  cause_not_found: 404,
  /** Names and numbers that the portal reserves: no act, no cause. */
  cause_is_internal: 404,
});

/** Names are current ones; empty after erasure. */
const recipientSchema = z.object({
  kind: z.enum(['person', 'restaurant', 'administrators', 'readers', 'agency']),
  name: z.string(),
});

export const causeSchema = z.object({
  id: z.string(),
  at: instant(),
  /** Reaction behind it; `null`: a person's act. */
  rule: z.enum(reactionNames).nullable(),
  event: z
    .object({
      /** In the log: the id that support enters. */
      position: z.int(),
      area: z.enum(causeAreas),
      act: z.enum(acts),
      /** Equal events of one command. */
      count: z.int(),
      /** `null`: the portal. Id 0: without a session. */
      by: z.object({ id: z.int(), name: z.string(), role: z.int() }).nullable(),
      about: z
        .object({ kind: z.enum(['order', 'resource', 'person']), id: z.string(), name: z.string() })
        .nullable(),
      /** Empty for none. */
      restaurant: z.string(),
      status: z.object({ of: z.enum(['orders', 'mop']), value: z.int() }).nullable(),
    })
    .nullable(),
  message: z
    .object({
      /** `bell`: shown in the portal. */
      channel: z.enum(['mail', 'device', 'bell']),
      to: recipientSchema,
      state: z.enum(['waiting', 'sent', 'parked', 'discarded']),
    })
    .nullable(),
});
export type Cause = z.infer<typeof causeSchema>;

/** Events read of one correlation id. */
export const maxCausedEvents = 500;

export const causesQueries = defineQueries('causes', {
  ExplainCause: query({
    method: 'GET',
    path: 'causes/{id}',
    /** A position, or the correlation id of an answer. */
    input: z.object({ id: z.string().regex(/^[\w-]{1,64}$/) }),
    output: z.object({
      /** What was asked about; `null`: by correlation id. */
      position: z.int().nullable(),
      /** Each after what caused it. */
      causes: z.array(causeSchema),
      /** More than `maxCausedEvents`. */
      isCut: z.boolean(),
    }),
    access: only(administrators),
    rejections: ['cause_not_found', 'cause_is_internal'],
    views: ['users', 'orders', 'resources', 'restaurants', 'notices'],
    summary:
      'The chain of acts, reactions, mails and notices around an event; editors get what their menu shows',
  }),
});
