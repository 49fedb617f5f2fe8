import { z } from 'zod';
import { defineView, instant, roleSchema } from '../../kernel';
import { addressChangeSchema } from '../session';
import { generationEndings } from './credentials.rules';

/** People who may sign in; one document per user id. */
export const users = defineView('users', {
  personal: true,
  schema: z.object({
    id: z.int(),
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    type: roleSchema,
    active: z.boolean(),
    /** Kept for a restore; signs in nowhere and is in no list. */
    deleted: z.boolean(),
    locations: z.array(z.int()),
    /** Franchisees who have ended the access to their restaurants, and may give it back (AMB-76). */
    accessEndedBy: z.array(z.int()),
    favourite: z.int().nullable(),
    /** Version of the accepted confidentiality terms, or `null`. */
    legal: z.string().nullable(),
    /** Sessions of an earlier generation have ended, but for the kept one; `null` while none had to (S2). */
    sessionsFrom: z
      .object({
        generation: z.int(),
        at: instant(),
        kept: z.string().nullable(),
        reason: z.enum(generationEndings),
      })
      .nullable(),
    /** Another address that waits for its confirmation, until when; may have run out by now. */
    addressChange: addressChangeSchema,
    /** The sign-in asks for a code of a device as well. */
    secondFactor: z.boolean(),
    /** Revision of the last edit. */
    version: z.int(),
  }),
  filters: {
    type: 'number',
    active: 'flag',
    deleted: 'flag',
    locations: 'number-list',
    accessEndedBy: 'number-list',
  },
  sorts: ['name', 'email', 'type', 'active'],
  indexes: [
    ['deleted', 'name'],
    ['deleted', 'email'],
    ['deleted', 'type'],
    ['deleted', 'active'],
  ],
  text: ['name', 'email'],
});
