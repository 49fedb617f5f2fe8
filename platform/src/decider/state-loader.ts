import type { EventCodec } from '../codec/event-codec.port';
import type { EventStore } from '../stores/event-store/event-store.port';
import type { StreamRules } from './decider';
import { StreamStates } from './stream-states';

/** A missing stream gives the initial state. */
export type StateLoader = <S>(rules: StreamRules<S>, stream: string) => Promise<S>;

/**
 * For facts in other streams. @throws EventStoreUnavailable from the loader.
 * @param states the runner's, to share its cache
 */
export function createStateLoader(
  events: EventStore,
  codec: EventCodec,
  states = new StreamStates(events, codec),
): StateLoader {
  return async <S>(rules: StreamRules<S>, stream: string) =>
    (await states.load(rules as unknown as StreamRules, stream)).state as S;
}

/** Loads each stream once, so all facts are of one moment. */
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
