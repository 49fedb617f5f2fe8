import { z } from 'zod';
import { defineEvents, event, instant } from '../../kernel';
import { proofKinds } from './credentials.rules';

const person = z.object({ userId: z.int().positive() });

/** What ends other sessions: those of an earlier generation, all but one that may be kept (S2). */
export const endsSessions = person.extend({
  /** Grows by one with each; sessions carry the one that they were opened under. */
  generation: z.int().positive(),
  /** The session in which the person did it themselves, or `null`. */
  keptSession: z.string().nullable(),
});

/**
 * How a person proves who they are. Stream `user-{id}`, but for `PasswordLinkRequested`, which is on
 * `remember-{digest of the address}`, whether somebody has it or not, and `PasswordLinkWithheld`, on
 * `rememberWithheld-{digest}` or `user-{id}` (S7).
 */
export const credentialEvents = defineEvents('users', {
  PasswordLinkRequested: event({ data: z.object({ address: z.string(), requestedAt: instant() }) }),
  /** Nobody has the address, or nobody who may sign in: the log grows as if somebody had (S7). */
  PasswordLinkWithheld: event({ data: z.object({}) }),
  /** The link's token is derived from it under the deployment's secret and is stored nowhere (S6). */
  PasswordLinkIssued: event({
    data: person.extend({
      linkId: z.string(),
      purpose: z.enum(['reset', 'invitation', 'restored']),
      expiresAt: instant(),
    }),
  }),
  PasswordChanged: event({ data: endsSessions, personal: z.object({ passwordRecord: z.string() }) }),
  /** The person's own password was asked for, and a wrong one was given (S4). */
  PasswordCheckFailed: event({
    data: person.extend({ attempt: z.int().positive(), failedAt: instant() }),
  }),
  /** The sender of a command that needs it has proved who they are. */
  IdentityProved: event({ data: person.extend({ by: z.enum(proofKinds) }) }),
  OtherSessionsEnded: event({ data: endsSessions }),
});
