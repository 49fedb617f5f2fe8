import { z } from 'zod';

/** `user-12` → 12; `null` for the system. */
export function userIdOf(actor: string): number | null {
  const id = /^user-(\d+)$/.exec(actor)?.[1];
  return id === undefined ? null : Number(id);
}

/** User id, 0 for the system. Names are looked up on display (S18). */
export const actorId = () => z.int().nonnegative();
export const actorIdOf = ({ actor }: { readonly actor: string }): number => userIdOf(actor) ?? 0;
