import { z } from 'zod';
import type { DomainEvent, EventOf, EventSpec } from './events';
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

interface OfRestaurant {
  readonly restaurantId: number;
}

/** Audiences, with the fields of an event that name them. */
export interface AudienceFields {
  /** All devices. */
  readonly person: { readonly userId: number };
  /** Person or restaurant of an owned id, the push's `key`. */
  readonly owner: object;
  readonly restaurant: OfRestaurant;
  /** The restaurant and administrators. */
  readonly bothSides: OfRestaurant;
  readonly restaurantAndFullAdministrators: OfRestaurant;
  readonly administrators: object;
  readonly fullAdministrators: object;
  /** Administrators of people: all, or of their restaurants. */
  readonly userAdministrators: object;
  /** All readers of the catalogue. */
  readonly readers: object;
}
export type AudienceName = keyof AudienceFields;

type Shape = Readonly<Record<string, z.ZodType>>;
type EventMap = { readonly events: Record<string, EventSpec> };
type EventOfAny<Events extends readonly EventMap[]> = { [I in keyof Events]: EventOf<Events[I]> }[number];
type TypeWith<E extends DomainEvent, Fields> = Extract<E, { readonly data: Fields }>['type'];
type KeyOf<E extends DomainEvent> = E extends { readonly data: infer D } ? keyof D & string : never;

/** In the browser; names of queries. */
export interface PushEffects {
  /** Stale. */
  readonly refresh?: readonly string[];
  /** Cached answers with the record: `fields` are patched, unless its version is newer. */
  readonly records?: readonly string[];
  readonly endsSession?: boolean;
}

/** Payload: `id`, `payload`, `fields`, `position`. Nothing else of the event leaves the server. */
export interface PushSpec<E extends DomainEvent = DomainEvent> extends PushEffects {
  /** Field of the event that is the `id`. */
  readonly key?: KeyOf<E>;
  /** More fields of the event. */
  readonly payload?: Shape;
  /** Of the record, as the queries answer them. */
  readonly fields?: Shape;
  /** What an event changes of `fields`. */
  readonly changes?: {
    readonly [T in E['type']]?: (
      event: Extract<E, { readonly type: T }> & { readonly revision: number },
    ) => Readonly<Record<string, unknown>>;
  };
  /** Without: by an own rule. */
  readonly to?: { readonly [A in AudienceName]?: readonly TypeWith<E, AudienceFields[A]>[] };
}

type IdOf<E, Key extends string> = E extends { readonly data: { readonly [K in Key]: infer Id } }
  ? Id
  : never;
type OutputOfShape<S extends Shape> = { readonly [Field in keyof S]: z.output<S[Field]> };

type PayloadOf<E extends DomainEvent, S> = { readonly position?: number } & (S extends {
  readonly key: infer Key extends string;
}
  ? { readonly id: IdOf<E, Key> }
  : unknown) &
  (S extends { readonly payload: infer P extends Shape } ? OutputOfShape<P> : unknown) &
  (S extends { readonly fields: infer F extends Shape }
    ? { readonly fields?: Partial<OutputOfShape<F>> }
    : unknown);

export interface AreaPushes {
  readonly area: string;
  readonly payloads: Readonly<Record<string, z.ZodType>>;
  readonly specs: Readonly<Record<string, PushSpec>>;
  readonly live: Readonly<Record<string, PushEffects>>;
}

function payloadSchema({ key, payload, fields }: PushSpec) {
  return z.strictObject({
    ...(key !== undefined && { id: z.union([z.int(), z.string()]) }),
    ...payload,
    ...(fields && { fields: z.strictObject(fields).partial().optional() }),
    position: z.int().optional(),
  });
}

const effectsOf = ({ refresh, records, endsSession }: PushSpec): PushEffects => ({
  ...(refresh && { refresh }),
  ...(records && { records }),
  ...(endsSession && { endsSession }),
});

/**
 * The payload of a push, the events that send it, its recipients, and the answers it makes stale.
 * `definePushes('videos', [videoEvents], { VideosChanged: { key: 'videoId', to: { readers: [...] }, refresh: [...] } })`
 */
export const definePushes = <
  const Events extends readonly EventMap[],
  const T extends Readonly<Record<string, PushSpec<EventOfAny<Events>>>>,
>(
  area: string,
  _events: Events,
  specs: T,
) => {
  const each = <V>(made: (spec: PushSpec) => V) =>
    Object.fromEntries(Object.entries(specs).map(([name, spec]) => [name, made(spec as PushSpec)]));
  return {
    area,
    specs: specs as unknown as AreaPushes['specs'],
    payloads: each(payloadSchema) as unknown as {
      readonly [N in keyof T & string]: z.ZodType<PayloadOf<EventOfAny<Events>, T[N]>>;
    },
    live: each(effectsOf),
  };
};

export type PayloadsOf<P extends AreaPushes> = {
  readonly [N in keyof P['payloads'] & string]: z.output<P['payloads'][N]>;
};

export type PushOf<P extends AreaPushes> = {
  [N in keyof PayloadsOf<P>]: { readonly name: N; readonly payload: PayloadsOf<P>[N] };
}[keyof PayloadsOf<P>];

/** Unknown number of missed pushes: the page reloads its data. */
export const hintsMissed = 'HintsMissed';
