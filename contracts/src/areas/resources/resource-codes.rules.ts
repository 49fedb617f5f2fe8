import { z } from 'zod';

/** Wire code (AMB-04). */
export const ResourceCategory = { Piece: 3, Toolkit: 4, BestPractice: 5 } as const;
export type ResourceCategory = (typeof ResourceCategory)[keyof typeof ResourceCategory];

/** R-CON-31, AMB-05: drafts show as "coming soon", inactive ones not at all. */
export const ResourceStatus = {
  Inactive: 0,
  Published: 1,
  ComingSoon: 2,
  /** Shown only: past its last day, not orderable. */
  Ended: 3,
} as const;
export type ResourceStatus = (typeof ResourceStatus)[keyof typeof ResourceStatus];

export const resourceCategorySchema = z.literal([3, 4, 5]);
/** Chosen by administrators. */
export const resourceStatusSchema = z.literal([0, 1, 2]);
export type ChosenStatus = z.infer<typeof resourceStatusSchema>;
/** As readers see it. */
export const shownStatusSchema = z.literal(Object.values(ResourceStatus));
