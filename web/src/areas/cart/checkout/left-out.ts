import { z } from 'zod';

const leftOutSchema = z.object({ leftOut: z.array(z.string()) });

/** Names of pieces of an earlier order that cannot be ordered any more, in the history entry. */
export function leftOutIn(historyState: unknown): readonly string[] {
  return leftOutSchema.safeParse(historyState).data?.leftOut ?? [];
}
