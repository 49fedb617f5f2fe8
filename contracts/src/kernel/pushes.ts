import type { z } from 'zod';
import type { Role } from './roles';

/** Whom a push reaches; the gateway derives membership from the session, the client never names a room. */
export type Audience =
  | { readonly user: string }
  | { readonly restaurant: number }
  | { readonly role: Role }
  | { readonly session: string };

/** The Socket.IO room of an audience. */
export function roomOf(audience: Audience): string {
  const [[kind, id]] = Object.entries(audience) as [[string, string | number]];
  return `${kind}:${id}`;
}

/** The pushes of an area by their payloads. */
export interface AreaPushes {
  readonly area: string;
  readonly payloads: Readonly<Record<string, z.ZodType>>;
}

/** Declares an area's pushes: name → payload schema. Thin hints: ids, a status, the position (architecture 5). */
export const definePushes = <T extends Record<string, z.ZodType>>(area: string, payloads: T) => ({
  area,
  payloads,
});

export type PushOf<T extends { payloads: Record<string, z.ZodType> }> = {
  [N in keyof T['payloads'] & string]: { readonly name: N; readonly payload: z.output<T['payloads'][N]> };
}[keyof T['payloads'] & string];

/** Pushed to a page whose missed pushes are unknown: it refetches what it shows. */
export const hintsMissed = 'HintsMissed';
