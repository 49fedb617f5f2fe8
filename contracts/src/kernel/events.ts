import { z } from 'zod';

/** Declares what an event carries. `personal` goes into the encrypted envelope of one person (S18). */
export interface EventSpec<D extends z.ZodType = z.ZodType, P extends z.ZodType = z.ZodType> {
  readonly data: D;
  readonly personal?: P;
}

export const event = <D extends z.ZodType, P extends z.ZodType = z.ZodNever>(spec: {
  data: D;
  personal?: P;
}): EventSpec<D, P> => spec;

/** Declares an area's events: name → schemas. */
export const defineEvents = <T extends Record<string, EventSpec>>(area: string, events: T) => ({
  area,
  events,
});

/** The types of an area's events. */
export const typesOf = <T extends { readonly events: Record<string, EventSpec> }>({ events }: T) =>
  Object.keys(events) as readonly (keyof T['events'] & string)[];

/** Personal data of one person; `null` once that person was erased and the key is gone. */
export interface PersonalData<P> {
  /** Whose key seals it, e.g. `user-12`. */
  readonly subject: string;
  readonly value: P | null;
}

/**
 * An event as deciders and projections see it: envelope opened. `P` is `never` for an event without personal data.
 * Bare `DomainEvent` is any event whatever: what runners handle.
 */
export type DomainEvent<N extends string = string, D = unknown, P = unknown> = [P] extends [never]
  ? { readonly type: N; readonly data: D; readonly personal?: undefined }
  : unknown extends P
    ? { readonly type: N; readonly data: D; readonly personal?: PersonalData<P> }
    : { readonly type: N; readonly data: D; readonly personal: PersonalData<P> };

export type EventOf<T extends { events: Record<string, EventSpec> }> = {
  [N in keyof T['events'] & string]: T['events'][N] extends EventSpec<infer D, infer P>
    ? DomainEvent<N, z.output<D>, P extends z.ZodNever ? never : z.output<P>>
    : never;
}[keyof T['events'] & string];

/** Who did it, when, on whose behalf and why: with every event (R11). */
export const eventMetadataSchema = z.object({
  actor: z.string(),
  /** Set when an administrator acts in the place of a restaurant: `restaurant-12` (AMB-06). */
  onBehalfOf: z.string().optional(),
  role: z.number().int(),
  /** The network that the call came from (`203.0.113.0/24`), never the whole address; none for what the portal does itself. */
  ip: z.string().optional(),
  market: z.string(),
  restaurant: z.number().int().optional(),
  /** Server time of the decision, ISO 8601 UTC. */
  at: z.string(),
  correlationId: z.string(),
  causationId: z.string(),
  /** The command it came from: the key of idempotency. */
  commandId: z.string(),
  /**
   * Keyed digest of that command's input, so that another input under the same idempotency key is refused (R2); left
   * out without a key.
   */
  commandDigest: z.string().optional(),
  schemaVersion: z.number().int(),
});
export type EventMetadata = z.infer<typeof eventMetadataSchema>;
