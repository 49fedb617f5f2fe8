import type { definePushes, QueryContract } from '@portal/contracts/kernel';
import type { z } from 'zod';
import type { CallCache } from '../client/call-cache';

/** What a push may do in a browser. */
export interface LiveRule<Payload> {
  /** Queries whose answers the push makes old. */
  readonly refresh?: readonly Pick<QueryContract, 'name'>[];
  /** Writes what the push itself says into remembered answers, so that it shows before the refetch. */
  readonly patch?: (cache: CallCache, payload: Payload) => void;
  /** The session is over: leave. */
  readonly endsSession?: boolean;
}

type AnyPushes = ReturnType<typeof definePushes<Record<string, z.ZodType>>>;

export type LiveRules<P extends AnyPushes> = {
  readonly [N in keyof P['payloads'] & string]: LiveRule<z.output<P['payloads'][N]>>;
};

/** An area's pushes with what each of them makes old: the same for every push, so there is no central switch. */
export type LiveMap = Readonly<Record<string, LiveRule<never>>>;

/**
 * Declares `<area>.live.ts`: every push of the area has a rule, or it does not compile.
 * `export const ordersLive = defineLive(orderPushes, { OrderStatusChanged: { refresh: [orderQueries.GetOrder] } })`
 */
export const defineLive = <P extends AnyPushes>(_pushes: P, rules: LiveRules<P>): LiveMap =>
  rules as unknown as LiveMap;

/** The part of a payload that every push carries. */
interface Positioned {
  readonly position?: number;
}

export interface LiveEffects {
  readonly cache: CallCache;
  readonly learnPosition: (position: number | undefined) => void;
  readonly endSession: () => void;
}

/** Does what the map says about one push. Pushes that no map knows are of another version of the house: ignored. */
export function applyPush(map: LiveMap, name: string, payload: Positioned, effects: LiveEffects): void {
  const rule = map[name] as LiveRule<Positioned> | undefined;
  effects.learnPosition(payload.position);
  if (rule === undefined) return;
  rule.patch?.(effects.cache, payload);
  effects.cache.refreshPaced(rule.refresh ?? []);
  if (rule.endsSession === true) effects.endSession();
}
