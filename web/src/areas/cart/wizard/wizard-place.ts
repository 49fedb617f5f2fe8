import { z } from 'zod';

const page = z.literal([1, 2, 3, 4, 5]);
const placeSchema = z.object({
  wizard: z.object({
    page,
    /** The page that came before it; `null` for an entry that is no step. */
    before: page.nullable(),
    /** From where the wizard was opened until it is confirmed or left. */
    run: z.string(),
    /** Entries of the same run that lie before it. */
    depth: z.int(),
    /** Something of the portal lies before the run. */
    hasOrigin: z.boolean(),
  }),
});

/** Where in the wizard an entry of the browser's history stands. */
export type WizardPlace = z.infer<typeof placeSchema>['wizard'];

/** @returns `null` for an entry that does not stand in the wizard yet */
export const placeIn = (historyState: unknown): WizardPlace | null =>
  placeSchema.safeParse(historyState).data?.wizard ?? null;
