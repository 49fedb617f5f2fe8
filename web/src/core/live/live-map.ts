import type { AreaPushes, PayloadsOf, PushEffects } from '@portal/contracts/kernel';
import type { CallCache } from '../client/call-cache';
import { patchRecord } from '../client/patch-record';

interface LiveRule<Payload> extends PushEffects {
  readonly patch?: (cache: CallCache, payload: Payload) => void;
}

export type LiveMap = Readonly<Record<string, LiveRule<never>>>;

/** For what the declaration cannot say. `withPatches(orderPushes, { OrderLookersChanged: receiveLookers })` */
export const withPatches = <P extends AreaPushes>(
  { live }: P,
  patches: {
    readonly [N in keyof PayloadsOf<P>]?: (cache: CallCache, payload: PayloadsOf<P>[N]) => void;
  },
): LiveMap => ({
  ...live,
  ...Object.fromEntries(
    Object.entries(patches).map(([name, patch]) => [name, { ...live[name], patch: patch as never }]),
  ),
});

interface Payload {
  readonly position?: number;
  readonly reason?: string;
  readonly id?: number | string;
  readonly fields?: object;
}

interface LiveEffects {
  readonly cache: CallCache;
  readonly learnPosition: (position: number | undefined) => void;
  /** `null` for others' commands. */
  readonly refreshedAt: (position: number | undefined) => ReadonlySet<string> | null;
  readonly endSession: (reason: string | undefined) => void;
}

const queriesNamed = (names: readonly string[] = []) => names.map((name) => ({ name }));

function patchWith({ records, patch }: LiveRule<Payload>, payload: Payload, cache: CallCache): void {
  const { id, fields } = payload;
  if (id !== undefined && fields) patchRecord(cache, queriesNamed(records), id, fields);
  patch?.(cache, payload);
}

/**
 * Own pushes refetch only the rest. Unknown pushes are from another version: ignored.
 * @returns whether another person caused it
 */
export function applyPush(map: LiveMap, name: string, payload: Payload, effects: LiveEffects): boolean {
  const rule = map[name] as LiveRule<Payload> | undefined;
  const own = effects.refreshedAt(payload.position);
  effects.learnPosition(payload.position);
  if (rule !== undefined) {
    if (own === null) patchWith(rule, payload, effects.cache);
    effects.cache.refreshPaced(queriesNamed(rule.refresh?.filter((query) => own?.has(query) !== true)));
    if (rule.endsSession === true) effects.endSession(payload.reason);
  }
  return own === null;
}
