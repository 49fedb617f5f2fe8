import { z } from 'zod';

/** `personal` is sealed with the key of one person (S18). */
export interface EventSpec<D extends z.ZodType = z.ZodType, P extends z.ZodType = z.ZodType> {
  readonly data: D;
  readonly personal?: P;
}

export const event = <D extends z.ZodType, P extends z.ZodType = z.ZodNever>(spec: {
  data: D;
  personal?: P;
}): EventSpec<D, P> => spec;

export const defineEvents = <T extends Record<string, EventSpec>>(area: string, events: T) => ({
  area,
  events,
});

export const typesOf = <T extends { readonly events: Record<string, EventSpec> }>({ events }: T) =>
  Object.keys(events) as readonly (keyof T['events'] & string)[];

/** `null` after erasure: the key is gone. */
export interface PersonalData<P> {
  /** Owner of the key, `user-12`. */
  readonly subject: string;
  readonly value: P | null;
}

/** With opened envelope. `P` is `never` without personal data. Bare `DomainEvent` is any event. */
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

type EventTypeOf<T extends { events: Record<string, EventSpec> }> = EventOf<T>['type'];
export type EventNamed<T extends { events: Record<string, EventSpec> }, N extends EventTypeOf<T>> = Extract<
  EventOf<T>,
  { readonly type: N }
>;
/** Overrides of an example event. */
export type EventChanges<T extends { events: Record<string, EventSpec> }, N extends EventTypeOf<T>> = Partial<
  EventNamed<T, N>['data']
>;

/** R11 */
export const eventMetadataSchema = z.object({
  actor: z.string(),
  /** `restaurant-12`, in restaurant mode (AMB-06). */
  onBehalfOf: z.string().optional(),
  role: z.number().int(),
  /** Network (`203.0.113.0/24`), not the address; missing for the system. */
  ip: z.string().optional(),
  market: z.string(),
  restaurant: z.number().int().optional(),
  /** Server time, ISO 8601 UTC. */
  at: z.string(),
  correlationId: z.string(),
  causationId: z.string(),
  commandId: z.string(),
  /** Name of the reaction that sent the command. */
  rule: z.string().optional(),
  /** Keyed digest of the input: other input under the same key is refused (R2). */
  commandDigest: z.string().optional(),
  schemaVersion: z.number().int(),
});
export type EventMetadata = z.infer<typeof eventMetadataSchema>;
