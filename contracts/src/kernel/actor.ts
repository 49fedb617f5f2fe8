import { z } from 'zod';

/** The person behind `user-12`; `null` for the portal itself. */
export function userIdOf(actor: string): number | null {
  const id = /^user-(\d+)$/.exec(actor)?.[1];
  return id === undefined ? null : Number(id);
}

/** Who did something, as views hold it: a user id, or 0 for the portal. The name is read when it is shown (S18). */
export const actorId = () => z.int().nonnegative();
export const actorIdOf = ({ actor }: { readonly actor: string }): number => userIdOf(actor) ?? 0;
