import type { Position } from '@portal/contracts';
import type { EventCodec, ProjectedEvent } from '../codec/event-codec.port';
import { nextTurn } from '../program/in-pieces';
import type { EventStore, RecordedEvent } from '../stores/event-store/event-store.port';
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

/** Events of one stream by revision. @throws EventStoreUnavailable from the reader. */
export type EventsAt = (
  stream: string,
  revisions: Iterable<number>,
) => Promise<ReadonlyMap<number, ProjectedEvent>>;

/** Events per read; stores block while reading. */
const maxAtOnce = 50;

interface Stretch {
  readonly from: number;
  readonly count: number;
}

function stretchesOf(revisions: Iterable<number>): readonly Stretch[] {
  const stretches: Stretch[] = [];
  for (const revision of [...new Set(revisions)].sort((a, b) => a - b)) {
    const last = stretches.at(-1);
    const isNext = last && last.from + last.count === revision && last.count < maxAtOnce;
    if (isNext) stretches[stretches.length - 1] = { from: last.from, count: last.count + 1 };
    else stretches.push({ from: revision, count: 1 });
  }
  return stretches;
}

/** For states that hold revisions instead of contents. */
export function createEventsAt(events: Pick<EventStore, 'readStream'>, codec: EventCodec): EventsAt {
  return async (stream, revisions) => {
    const found = new Map<number, ProjectedEvent>();
    for (const { from, count } of stretchesOf(revisions)) {
      for (const recorded of await events.readStream(stream, from, count))
        found.set(recorded.revision, await codec.decode(recorded));
      await nextTurn();
    }
    return found;
  };
}

/** Of some types, in log order from a position on, inclusive. @throws EventStoreUnavailable from the reader */
export type EventsFrom = (
  position: Position,
  types: ReadonlySet<string>,
) => Promise<readonly ProjectedEvent[]>;

const maxReadAtOnce = 1_000;

/** For what the log holds since a known event: windows of minutes, not histories. */
export function createEventsFrom(
  events: Pick<EventStore, 'eventAt' | 'readAll'>,
  codec: EventCodec,
): EventsFrom {
  return async (position, types) => {
    const found: ProjectedEvent[] = [];
    const first = await events.eventAt(position);
    let batch: readonly RecordedEvent[] = first ? [first] : [];
    let after = position;
    do {
      for (const recorded of batch) if (types.has(recorded.type)) found.push(await codec.decode(recorded));
      batch = await events.readAll(after, maxReadAtOnce);
      after = batch.at(-1)?.position ?? after;
    } while (batch.length > 0);
    return found;
  };
}
