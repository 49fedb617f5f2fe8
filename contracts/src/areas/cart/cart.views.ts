import { z } from 'zod';
import { defineView } from '../../kernel';
import { keptCartSchema } from './kept-cart.queries';

/** Digest and length of every stored file, by key; every read is checked against them (R13). */
export const storedFiles = defineView('storedFiles', {
  schema: z.object({
    id: z.string(),
    bytes: z.int().nonnegative(),
    /** Of the whole content, hex. */
    sha256: z.string(),
  }),
  filters: { id: 'text' },
  sorts: ['id'],
  indexes: [['id']],
});

/** The cart of each person, by user id. An erased person has none. */
export const keptCarts = defineView('keptCarts', {
  personal: true,
  schema: keptCartSchema.extend({ id: z.int() }),
  filters: {},
  sorts: [],
});
