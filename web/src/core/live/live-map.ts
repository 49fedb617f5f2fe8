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

/** The part of a payload that is read here. */
interface Positioned {
  readonly position?: number;
  /** Why the session has ended, where it has. */
  readonly reason?: string;
}

export interface LiveEffects {
  readonly cache: CallCache;
  readonly learnPosition: (position: number | undefined) => void;
  /** Queries that an own command at that position has refreshed; `null` for what others did. */
  readonly refreshedAt: (position: number | undefined) => ReadonlySet<string> | null;
  /** @param reason as the push names it */
  readonly endSession: (reason: string | undefined) => void;
}

/**
 * Does what the map says about one push. A push about an own command patches nothing and asks only what the command did
 * not ask itself. Pushes that no map knows are of another version of the portal: ignored.
 * @returns whether somebody else did it
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
