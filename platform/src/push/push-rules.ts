import type {
  AreaPushes,
  Audience,
  AudienceFields,
  AudienceName,
  DomainEvent,
  PushOf,
} from '@portal/contracts';
import type { ProjectedEvent } from '../codec/event-codec.port';
import type { Push } from '../stores/push-bus/push-bus.port';
import {
  toAdministrators,
  toBothSides,
  toFullAdministrators,
  toOwner,
  toReaders,
  toRestaurant,
  toUser,
  toUserAdministrators,
} from './audiences';

export type AreaPush<P extends AreaPushes> = PushOf<P> & { readonly to: readonly Audience[] };

type PushRule = (event: ProjectedEvent) => readonly Push[];

export interface PushRules {
  readonly area: string;
  readonly on: ReadonlyMap<string, PushRule>;
}

const receivers: {
  readonly [A in AudienceName]: (data: AudienceFields[A], id: unknown) => readonly Audience[];
} = {
  person: ({ userId }) => toUser(userId),
  owner: (_data, id) => toOwner(String(id)),
  restaurant: ({ restaurantId }) => toRestaurant(restaurantId),
  bothSides: ({ restaurantId }) => toBothSides(restaurantId),
  restaurantAndFullAdministrators: ({ restaurantId }) => [
    ...toRestaurant(restaurantId),
    ...toFullAdministrators,
  ],
  administrators: () => toAdministrators,
  fullAdministrators: () => toFullAdministrators,
  userAdministrators: () => toUserAdministrators,
  readers: () => toReaders,
};

type PushSpec = AreaPushes['specs'][string];

/** Only declared fields leave the server. */
function declaredRule(name: string, { key, payload = {}, changes = {} }: PushSpec, audience: string) {
  const picked = Object.keys(payload);
  const receiversOf = receivers[audience as AudienceName] as (
    data: object,
    id: unknown,
  ) => readonly Audience[];
  const change = changes as Readonly<Record<string, ((event: ProjectedEvent) => object) | undefined>>;
  return (event: ProjectedEvent): Push => {
    const data = event.data as Readonly<Record<string, unknown>>;
    const id = key === undefined ? undefined : data[key];
    const fields = change[event.type]?.(event);
    return {
      name,
      payload: {
        ...(id !== undefined && { id }),
        ...Object.fromEntries(picked.map((field) => [field, data[field]])),
        ...(fields && { fields }),
        position: event.position,
      },
      to: receiversOf(data, id),
    };
  };
}

/** As declared by `to`; one lookup by event type. */
export function declaredPushRules({ area, specs }: AreaPushes): PushRules {
  const rules = new Map<string, ((event: ProjectedEvent) => Push)[]>();
  for (const [name, spec] of Object.entries(specs)) {
    for (const [audience, types] of Object.entries(spec.to ?? {})) {
      const rule = declaredRule(name, spec, audience);
      for (const type of types as readonly string[]) rules.set(type, [...(rules.get(type) ?? []), rule]);
    }
  }
  return {
    area,
    on: new Map([...rules].map(([type, each]) => [type, (event) => each.map((rule) => rule(event))])),
  };
}

/** What a declaration cannot say. `definePushRules<ChatEvent, typeof chatPushes>(chatPushes, { … })` */
export function definePushRules<E extends DomainEvent, P extends AreaPushes>(
  { area }: P,
  rules: {
    readonly [N in E['type']]?: (event: ProjectedEvent<Extract<E, { type: N }>>) => readonly AreaPush<P>[];
  },
): PushRules {
  return { area, on: new Map(Object.entries(rules)) as unknown as PushRules['on'] };
}
