import { z } from 'zod';
import { defineView } from '../../kernel';

/** What was written down of every file when it was stored, by its key: what is read back must be that (R13). */
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
