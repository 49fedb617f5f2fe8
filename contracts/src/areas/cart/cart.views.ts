import { z } from 'zod';
import { defineView } from '../../kernel';

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
});
