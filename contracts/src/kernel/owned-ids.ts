import { z } from 'zod';
import { mayActOn } from './access';
import type { Role } from './roles';

/** A person or a restaurant. */
export type Owner = { readonly userId: number } | { readonly restaurantId: number };

/** `u` + person or `r` + restaurant, then the adding command's id. Not secret. */
const ownedId = /^([ur])(\d{1,9})-[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
export const ownedIdSchema = z.string().regex(ownedId);

export const ownedIdOf = (owner: Owner, commandId: string): string =>
  `${'userId' in owner ? `u${owner.userId}` : `r${owner.restaurantId}`}-${commandId}`;

/** `null` if malformed. */
export function ownerOfId(id: string): Owner | null {
  const [, kind, number] = ownedId.exec(id) ?? [];
  if (number === undefined) return null;
  return kind === 'u' ? { userId: Number(number) } : { restaurantId: Number(number) };
}

/** `user-12`, `restaurant-3` */
export const ownerKey = (owner: Owner): string =>
  'userId' in owner ? `user-${owner.userId}` : `restaurant-${owner.restaurantId}`;

/** The restaurant if named, else the person. */
export const newOwner = (restaurantId: number | undefined, { userId }: { readonly userId: number }): Owner =>
  restaurantId === undefined ? { userId } : { restaurantId };

/** Own key, and those of the person's restaurants. */
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

/** By the person, or by the restaurant's people. */
export const isOwnedBy = (
  owner: Owner,
  person: { readonly userId: number; readonly role: Role; readonly restaurants: readonly number[] },
): boolean => ('userId' in owner ? owner.userId === person.userId : mayActOn(person, owner.restaurantId));

export function owns(person: Parameters<typeof isOwnedBy>[1], { id }: { readonly id: string }): boolean {
  const owner = ownerOfId(id);
  return owner !== null && isOwnedBy(owner, person);
}
