import {
  type AllStreamResolvedEvent,
  jsonEvent,
  type JSONEventData,
  type Position,
  type ResolvedEvent,
} from '@eventstore/db-client';
import type { EventMetadata } from '@portal/contracts';
import type { JsonRecord, NewEvent, RecordedEvent, SealedPersonalData } from './event-store.port';

/** EventStoreDB's metadata also holds the sealed personal data. */
interface StoredMetadata extends EventMetadata {
  readonly personal?: SealedPersonalData;
}

export interface Proposal {
  readonly event: JSONEventData;
  readonly parts: readonly [type: string, data: string, metadata: string];
}

/** @throws TypeError for invalid JSON, which the client throws uncatchably */
export function proposalOf({ id, type, data, personal, metadata }: NewEvent): Proposal {
  const beside: StoredMetadata = { ...metadata, ...(personal && { personal }) };
  const texts = [JSON.stringify(data), JSON.stringify(beside)] as const;
  const event = jsonEvent({
    id,
    type,
    data: JSON.parse(texts[0]) as Record<string, unknown>,
    metadata: JSON.parse(texts[1]) as Record<string, unknown>,
  });
  return { event, parts: [type, ...texts] };
}

/** Commit position: a byte offset, exact up to 8 PiB. */
export function positionOf(place: Position | undefined): number {
  const position = Number(place?.commit ?? -1n);
  // Servers before 22.6 have no position in stream reads.
  if (position < 0 || !Number.isSafeInteger(position))
    throw new Error(`EventStoreDB names no place in the log (${position}): it must be 22.6 or newer`);
  return position;
}

export const placeOf = (position: number): Position => ({
  commit: BigInt(position),
  prepare: BigInt(position),
});

/** Statistics, stream metadata, links. */
export const isSystemEvent = ({ event }: AllStreamResolvedEvent | ResolvedEvent): boolean =>
  event === undefined || event.type.startsWith('$');

export function recordedEventOf({ event }: AllStreamResolvedEvent | ResolvedEvent): RecordedEvent {
  if (!event) throw new Error('a link without its event');
  const { personal, ...metadata } = event.metadata as unknown as StoredMetadata;
  return {
    id: event.id,
    type: event.type,
    data: event.data as JsonRecord,
    ...(personal && { personal }),
    metadata,
    stream: event.streamId,
    revision: Number(event.revision),
    position: positionOf(event.position),
  };
}
