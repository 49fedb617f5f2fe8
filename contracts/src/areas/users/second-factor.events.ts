import { z } from 'zod';
import { defineEvents, event } from '../../kernel';
import { endsSessions } from './credentials.events';

const person = z.object({ userId: z.int().positive() });
/** Keyed digests of codes that help once each, where the device is lost. */
const recovery = z.array(z.string());

/** A code of a device beside the password (RFC 6238). Stream `user-{id}`. */
export const secondFactorEvents = defineEvents('users', {
  /** A secret was made for the person's device; it counts from `SecondFactorEnabled` on. */
  SecondFactorPrepared: event({ data: person, personal: z.object({ secret: z.string() }) }),
  SecondFactorEnabled: event({ data: person.extend({ recovery }) }),
  RecoveryCodesRenewed: event({ data: person.extend({ recovery }) }),
  SecondFactorDisabled: event({ data: person }),
  /** An administrator took it away, because device and recovery codes are lost; all sessions end. */
  SecondFactorReset: event({
    data: endsSessions.extend({
      /** User id of the administrator. */
      byUserId: z.int().positive(),
    }),
  }),
});
