import type { Audience, DomainEvent, PushOf } from '@portal/contracts';
import type { z } from 'zod';
import type { ProjectedEvent } from '../codec/event-codec.port';
import type { Push } from '../stores/push-bus/push-bus.port';

interface AreaPushes {
  readonly area: string;
  readonly payloads: Record<string, z.ZodType>;
}

/** A push of an area, its payload as the area declared it, and whom it reaches. */
export type AreaPush<P extends AreaPushes> = PushOf<P> & { readonly to: readonly Audience[] };

/** Event type → pushes it gives rise to. */
export type PushRules = ReadonlyMap<string, (event: ProjectedEvent) => readonly Push[]>;

/** Declares an area's pushes by the events that cause them: `definePushRules<OrderEvent, typeof orderPushes>(orderPushes, { … })`. */
export function definePushRules<E extends DomainEvent, P extends AreaPushes>(
  _pushes: P,
  rules: {
    readonly [N in E['type']]?: (event: ProjectedEvent<Extract<E, { type: N }>>) => readonly AreaPush<P>[];
  },
): PushRules {
  return new Map(Object.entries(rules)) as unknown as PushRules;
}
