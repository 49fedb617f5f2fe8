import { z } from 'zod';
import { defineEvents, event } from '../../kernel';

const person = z.object({ userId: z.int().positive() });

/**
 * Stream `erasures-{market}`: all erasures of a market, so that two administrators cannot erase each other. Neither
 * event names the person otherwise than by number.
 */
export const erasureEvents = defineEvents('users', {
  /** From now on the person is signed out and cannot come back. */
  UserErasureRequested: event({ data: person }),
  /** The key is destroyed: nothing sealed with it can be read again, in no copy of the log. */
  PersonalDataErased: event({ data: person }),
});
