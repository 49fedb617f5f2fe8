import { z } from 'zod';

const placedSchema = z.object({ placed: z.object({ id: z.string(), number: z.int(), pieces: z.int() }) });

/** An order that was just placed: what the confirmation shows. */
export type PlacedOrder = z.infer<typeof placedSchema>['placed'];

/** The order in the history entry, so that the confirmation survives a reload; `null` when the cart was opened otherwise. */
export function placedIn(historyState: unknown): PlacedOrder | null {
  return placedSchema.safeParse(historyState).data?.placed ?? null;
}
