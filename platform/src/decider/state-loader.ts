import type { EventCodec } from '../codec/event-codec.port';
import type { EventStore } from '../stores/event-store/event-store.port';
import type { StreamRules } from './decider';
import { StreamStates } from './stream-states';

/** Folds a stream by its decider up to the present end. A missing stream gives the initial state. */
export type StateLoader = <S>(rules: StreamRules<S>, stream: string) => Promise<S>;

/**
 * For facts that lie in other streams than the command's own. @throws EventStoreUnavailable from the loader.
 * @param states those of the runner, where both fold the same streams
 */
export function createStateLoader(
  events: EventStore,
  codec: EventCodec,
  states = new StreamStates(events, codec),
): StateLoader {
  return async <S>(rules: StreamRules<S>, stream: string) =>
    (await states.load(rules as unknown as StreamRules, stream)).state as S;
}

/** A loader for one command: reads each stream once, so that all facts are from one moment. */
export function loadingOnce(load: StateLoader): StateLoader {
  const known = new Map<string, { readonly rules: unknown; readonly state: Promise<unknown> }>();
  return <S>(rules: StreamRules<S>, stream: string) => {
    const before = known.get(stream);
    if (before?.rules === rules) return before.state as Promise<S>;
    const state = load(rules, stream);
    known.set(stream, { rules, state });
    return state;
  };
}
