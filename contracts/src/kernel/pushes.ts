import type { z } from 'zod';
import type { Role } from './roles';

/** Membership comes from the session; clients never name rooms. */
export type Audience =
  | { readonly user: string }
  | { readonly restaurant: number }
  | { readonly role: Role }
  | { readonly session: string };

export function roomOf(audience: Audience): string {
  const [[kind, id]] = Object.entries(audience) as [[string, string | number]];
  return `${kind}:${id}`;
}

export interface AreaPushes {
  readonly area: string;
  readonly payloads: Readonly<Record<string, z.ZodType>>;
}

/** Name → payload schema: ids, a status, the position (architecture 5). */
export const definePushes = <T extends Record<string, z.ZodType>>(area: string, payloads: T) => ({
  area,
  payloads,
});

export type PushOf<T extends { payloads: Record<string, z.ZodType> }> = {
  [N in keyof T['payloads'] & string]: { readonly name: N; readonly payload: z.output<T['payloads'][N]> };
}[keyof T['payloads'] & string];

/** Unknown number of missed pushes: the page reloads its data. */
export const hintsMissed = 'HintsMissed';
