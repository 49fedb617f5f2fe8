import type { definePushes, QueryContract } from '@portal/contracts/kernel';
import type { z } from 'zod';
import type { CallCache } from '../client/call-cache';

interface LiveRule<Payload> {
  /** Queries to refetch. */
  readonly refresh?: readonly Pick<QueryContract, 'name'>[];
  readonly patch?: (cache: CallCache, payload: Payload) => void;
  readonly endsSession?: boolean;
}

type AnyPushes = ReturnType<typeof definePushes<Record<string, z.ZodType>>>;

type LiveRules<P extends AnyPushes> = {
  readonly [N in keyof P['payloads'] & string]: LiveRule<z.output<P['payloads'][N]>>;
};

export type LiveMap = Readonly<Record<string, LiveRule<never>>>;

/**
 * Every push of the area needs a rule. `defineLive(orderPushes, { OrderStatusChanged: { refresh:
 * [orderQueries.GetOrder] } })`
 */
export const defineLive = <P extends AnyPushes>(_pushes: P, rules: LiveRules<P>): LiveMap =>
  rules as unknown as LiveMap;

interface Positioned {
  readonly position?: number;
  readonly reason?: string;
}

interface LiveEffects {
  readonly cache: CallCache;
  readonly learnPosition: (position: number | undefined) => void;
  /** `null` for others' commands. */
  readonly refreshedAt: (position: number | undefined) => ReadonlySet<string> | null;
  readonly endSession: (reason: string | undefined) => void;
}

/**
 * Own pushes refetch only the rest. Unknown pushes are from another version: ignored.
 * @returns whether another person caused it
 */
export function applyPush(map: LiveMap, name: string, payload: Positioned, effects: LiveEffects): boolean {
  const rule = map[name] as LiveRule<Positioned> | undefined;
  const own = effects.refreshedAt(payload.position);
  effects.learnPosition(payload.position);
  if (rule !== undefined) {
    if (own === null) rule.patch?.(effects.cache, payload);
    effects.cache.refreshPaced((rule.refresh ?? []).filter((query) => own?.has(query.name) !== true));
    if (rule.endsSession === true) effects.endSession(payload.reason);
  }
  return own === null;
}
