import { z } from 'zod';
import { mayActOn } from './access';
import type { Role } from './roles';

/** Whose something is that people keep: one person's, or one restaurant's. */
export type Owner = { readonly userId: number } | { readonly restaurantId: number };

/** `u` and a person, or `r` and a restaurant; then the id of the command that added it. It is no secret. */
const ownedId = /^([ur])(\d{1,9})-[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
export const ownedIdSchema = z.string().regex(ownedId);

/** The id of what a command adds for that owner. */
export const ownedIdOf = (owner: Owner, commandId: string): string =>
  `${'userId' in owner ? `u${owner.userId}` : `r${owner.restaurantId}`}-${commandId}`;

/** Whose it is, read from its id; `null` for what is no such id. */
export function ownerOfId(id: string): Owner | null {
  const [, kind, number] = ownedId.exec(id) ?? [];
  if (number === undefined) return null;
  return kind === 'u' ? { userId: Number(number) } : { restaurantId: Number(number) };
}

/** By which its owner's things are found: `user-12`, `restaurant-3`. */
export const ownerKey = (owner: Owner): string =>
  'userId' in owner ? `user-${owner.userId}` : `restaurant-${owner.restaurantId}`;

/** Whose something new is: a restaurant's where one is named, else a person's own. */
export const newOwner = (restaurantId: number | undefined, { userId }: { readonly userId: number }): Owner =>
  restaurantId === undefined ? { userId } : { restaurantId };

/** By which all is found that a person may use: their own, and their restaurants'. */
export const ownerKeysOf = ({
  userId,
  restaurants,
}: {
  readonly userId: number;
  readonly restaurants: readonly number[];
}): readonly string[] => [
  ownerKey({ userId }),
  ...restaurants.map((restaurantId) => ownerKey({ restaurantId })),
];

/** What is a person's is used and changed by that person, what is a restaurant's by its people. */
export const isOwnedBy = (
  owner: Owner,
  person: { readonly userId: number; readonly role: Role; readonly restaurants: readonly number[] },
): boolean => ('userId' in owner ? owner.userId === person.userId : mayActOn(person, owner.restaurantId));

/** The same, by the id of what is kept. */
export function owns(person: Parameters<typeof isOwnedBy>[1], { id }: { readonly id: string }): boolean {
  const owner = ownerOfId(id);
  return owner !== null && isOwnedBy(owner, person);
}
