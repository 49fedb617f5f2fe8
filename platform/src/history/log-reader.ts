import type { Position } from '@portal/contracts';
import type { EventCodec, ProjectedEvent } from '../codec/event-codec.port';
import { decodeBatch } from '../projection/decoded-event';
import type { EventStore, RecordedEvent } from '../stores/event-store/event-store.port';

/** Decoded events for queries about the past; those that cannot be decoded are left out. */
export interface LogReader {
  /**
   * In log order.
   * @param quiet types to leave out; what remains of these streams is stored, and later reads add new events
   */
  readStreams(streams: readonly string[], quiet?: readonly string[]): Promise<readonly ProjectedEvent[]>;
  eventAt(position: Position): Promise<ProjectedEvent | null>;
  /** Also for events that cannot be decoded. */
  isWritten(position: Position): Promise<boolean>;
  /** In log order. */
  readCorrelation(correlationId: string, limit: number): Promise<readonly ProjectedEvent[]>;
}

/** Streams read at once. */
const maxParallel = 16;

interface Known {
  /** Still sealed. */
  readonly events: readonly RecordedEvent[];
  readonly nextRevision: number;
}

/** Of streams that are long with events that no history shows. */
function withoutQuiet(store: Pick<EventStore, 'readStream'>) {
  const knownOf = new Map<string, Promise<Known>>();
  return async (stream: string, quiet: readonly string[]) => {
    const earlier = knownOf.get(stream) ?? Promise.resolve({ events: [], nextRevision: 0 });
    const reading = earlier.then(async ({ events, nextRevision }): Promise<Known> => {
      const news = await store.readStream(stream, nextRevision);
      const shown = news.filter(({ type }) => !quiet.includes(type));
      return { events: [...events, ...shown], nextRevision: nextRevision + news.length };
    });
    knownOf.set(stream, reading);
    try {
      return (await reading).events;
    } catch (error) {
      knownOf.delete(stream);
      throw error;
    }
  };
}

export function createLogReader(
  events: Pick<EventStore, 'readStream' | 'eventAt' | 'readCorrelation'>,
  codec: EventCodec,
): LogReader {
  const readShown = withoutQuiet(events);
  return {
    async readStreams(streams, quiet = []) {
      const read = (stream: string) =>
        quiet.length > 0 ? readShown(stream, quiet) : events.readStream(stream);
      const recorded = [];
      for (let from = 0; from < streams.length; from += maxParallel) {
        const some = streams.slice(from, from + maxParallel);
        recorded.push(...(await Promise.all(some.map(read))).flat());
      }
      if (streams.length > 1) recorded.sort((one, other) => one.position - other.position);
      const decoded = await decodeBatch(codec, recorded);
      return decoded.flatMap(({ event }) => event ?? []);
    },
    async readCorrelation(correlationId, limit) {
      const decoded = await decodeBatch(codec, await events.readCorrelation(correlationId, limit));
      return decoded.flatMap(({ event }) => event ?? []);
    },
    isWritten: async (position) => (await events.eventAt(position)) !== null,
    async eventAt(position) {
      const recorded = await events.eventAt(position);
      const [decoded] = recorded ? await decodeBatch(codec, [recorded]) : [];
      return decoded?.event ?? null;
    },
  };
}
