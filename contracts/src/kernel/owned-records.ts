import { z } from 'zod';
import { type Owner, ownedIdSchema } from './owned-ids';
import { instant, wireOptionalInteger, wireRequiredText } from './wire';

/** Input of commands on what people keep for themselves or for a restaurant. */
export const byOwnedId = z.object({ id: ownedIdSchema });
/** The same, giving it another name. */
export const ownedRenaming = (maxName: number) =>
  byOwnedId.extend({
    name: wireRequiredText(maxName),
    /** Version that was looked at; a later edit is a conflict (R4). */
    version: wireOptionalInteger(),
  });
/** What those commands answer. */
export const ownedAnswer = z.object({ id: z.string() });

/** What the event that adds one says beside its id. */
export const ownedFacts = {
  /** Whose it is: one of the two. */
  userId: z.int().nullable(),
  restaurantId: z.int().nullable(),
  /** Empty where it is sealed. */
  name: z.string(),
};
/** Of a person's own only; the subject is that person. */
export const sealedName = { name: z.string().optional() };

/** A person's names are sealed with that person's key; a restaurant's stand in plain (S18). */
export const nameFor = (owner: Owner, name: string) =>
  'userId' in owner ? { name: '', sealed: { name } } : { name, sealed: {} };

/** What the event says that adds one, and what it seals. */
export function factsFor(owner: Owner, wanted: string) {
  const { name, sealed } = nameFor(owner, wanted);
  return { facts: { userId: null, restaurantId: null, ...owner, name }, sealed };
}

/** What all answers say of one. */
export const ownedSummary = z.object({
  id: z.string(),
  name: z.string(),
  /** The restaurant whose it is; `null` for a person's own. */
  restaurant: z.object({ id: z.int(), name: z.string() }).nullable(),
  /** Version that a change sends back, so that conflicts are found (R4). */
  version: z.int(),
  changed_at: instant(),
});
export type OwnedSummary = z.infer<typeof ownedSummary>;

/** What their views hold of each, by id; what an erased person kept is not there. */
export const ownedDocument = z.object({
  id: z.string(),
  /** `user-12`, or `restaurant-3`. */
  owner: z.string(),
  name: z.string(),
  deleted: z.boolean(),
  /** Revision of its last edit by name. */
  version: z.int(),
  changedAt: instant(),
});
export type OwnedDocument = z.infer<typeof ownedDocument>;

/** How those views are asked. */
export const ownedView = {
  personal: true,
  filters: { owner: 'text', deleted: 'flag' },
  sorts: ['changedAt', 'name'],
  indexes: [['owner', 'deleted', 'changedAt']],
} as const;
