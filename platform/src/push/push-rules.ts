import type { AreaPushes, Audience, DomainEvent, PushOf } from '@portal/contracts';
import type { ProjectedEvent } from '../codec/event-codec.port';
import type { Push } from '../stores/push-bus/push-bus.port';
import { toUser } from './audiences';

export type AreaPush<P extends AreaPushes> = PushOf<P> & { readonly to: readonly Audience[] };

export interface PushRules {
  readonly pushes: AreaPushes;
  readonly on: ReadonlyMap<string, (event: ProjectedEvent) => readonly Push[]>;
}

/** `definePushRules<OrderEvent, typeof orderPushes>(orderPushes, { … })`. */
export function definePushRules<E extends DomainEvent, P extends AreaPushes>(
  pushes: P,
  rules: {
    readonly [N in E['type']]?: (event: ProjectedEvent<Extract<E, { type: N }>>) => readonly AreaPush<P>[];
  },
): PushRules {
  return { pushes, on: new Map(Object.entries(rules)) as unknown as PushRules['on'] };
}

/** With the position of a change, to the event's person. */
export const pushToPerson =
  <const Name extends string>(name: Name) =>
  ({ data, position }: Readonly<{ data: Readonly<{ userId: number }>; position: number }>) => [
    { name, payload: { position }, to: toUser(data.userId) },
  ];

/** The same push for each of these events. */
export const pushOnEach = <E extends DomainEvent, P extends AreaPushes>(
  pushes: P,
  types: readonly E['type'][],
  rule: (event: ProjectedEvent<E>) => readonly AreaPush<P>[],
): PushRules => {
  const rules = Object.fromEntries(types.map((type) => [type, rule]));
  return definePushRules<E, P>(pushes, rules as unknown as Parameters<typeof definePushRules<E, P>>[1]);
};
