import type { Position } from '@portal/contracts';
import type { EventCodec, ProjectedEvent } from '../codec/event-codec.port';
import { decodeBatch } from '../projection/decoded-event';
import type { EventStore } from '../stores/event-store/event-store.port';

/** Decoded events for queries about the past; those that cannot be decoded are left out. */
export interface LogReader {
  /** In log order. */
  readStreams(streams: readonly string[]): Promise<readonly ProjectedEvent[]>;
  eventAt(position: Position): Promise<ProjectedEvent | null>;
  /** Also for events that cannot be decoded. */
  isWritten(position: Position): Promise<boolean>;
  /** In log order. */
  readCorrelation(correlationId: string, limit: number): Promise<readonly ProjectedEvent[]>;
}

/** Streams read at once. */
const maxParallel = 16;

export function createLogReader(
  events: Pick<EventStore, 'readStream' | 'eventAt' | 'readCorrelation'>,
  codec: EventCodec,
): LogReader {
  return {
    async readStreams(streams) {
      const recorded = [];
      for (let from = 0; from < streams.length; from += maxParallel) {
        const some = streams.slice(from, from + maxParallel);
        recorded.push(...(await Promise.all(some.map((stream) => events.readStream(stream)))).flat());
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
