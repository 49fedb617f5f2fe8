import { z } from 'zod';
import { defineEvents, event } from '../../kernel';

const person = z.object({ userId: z.int().positive() });

/**
 * Stream `erasures-{market}`: all erasures of a market, so that two administrators cannot erase each other. People are
 * named by number alone.
 */
export const erasureEvents = defineEvents('users', {
  /** From now on the person is signed out and cannot come back. */
  UserErasureRequested: event({ data: person }),
  /** The key is destroyed: no copy of the log can be read with it. */
  PersonalDataErased: event({ data: person }),
});
