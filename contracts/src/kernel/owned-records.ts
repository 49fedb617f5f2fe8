import { z } from 'zod';
import { type Owner, ownedIdSchema } from './owned-ids';
import { instant, wireOptionalInteger, wireRequiredText } from './wire';

export const byOwnedId = z.object({ id: ownedIdSchema });
export const ownedRenaming = (maxName: number) =>
  byOwnedId.extend({
    name: wireRequiredText(maxName),
    /** Version seen (R4). */
    version: wireOptionalInteger(),
  });
export const ownedAnswer = z.object({ id: z.string() });

export const ownedFacts = {
  /** One of the two. */
  userId: z.int().nullable(),
  restaurantId: z.int().nullable(),
  /** Empty if sealed. */
  name: z.string(),
};
/** Personal ones; the subject is the owner. */
export const sealedName = { name: z.string().optional() };

/** A person's names are sealed, a restaurant's are not (S18). */
export const nameFor = (owner: Owner, name: string) =>
  'userId' in owner ? { name: '', sealed: { name } } : { name, sealed: {} };

/** Plain and sealed part of the added event. */
export function factsFor(owner: Owner, newName: string) {
  const { name, sealed } = nameFor(owner, newName);
  return { facts: { userId: null, restaurantId: null, ...owner, name }, sealed };
}

export const ownedSummary = z.object({
  id: z.string(),
  name: z.string(),
  /** `null` for a personal one. */
  restaurant: z.object({ id: z.int(), name: z.string() }).nullable(),
  /** Send back (R4). */
  version: z.int(),
  changed_at: instant(),
});
export type OwnedSummary = z.infer<typeof ownedSummary>;

/** By id; gone after erasure. */
export const ownedDocument = z.object({
  id: z.string(),
  /** `user-12`, or `restaurant-3`. */
  owner: z.string(),
  name: z.string(),
  deleted: z.boolean(),
  version: z.int(),
  changedAt: instant(),
});
export type OwnedDocument = z.infer<typeof ownedDocument>;

export const ownedView = {
  personal: true,
  filters: { owner: 'text', deleted: 'flag' },
  sorts: ['changedAt', 'name'],
  indexes: [['owner', 'deleted', 'changedAt']],
} as const;
