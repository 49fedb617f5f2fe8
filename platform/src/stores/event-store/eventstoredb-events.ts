import {
  type AllStreamResolvedEvent,
  jsonEvent,
  type JSONEventData,
  type Position,
  type ResolvedEvent,
} from '@eventstore/db-client';
import type { EventMetadata } from '@portal/contracts';
import type { JsonRecord, NewEvent, RecordedEvent, SealedPersonalData } from './event-store.port';

/** Also holds the sealed personal data. `$…`: names that EventStoreDB's projections read. */
interface StoredMetadata extends Omit<EventMetadata, 'correlationId' | 'causationId'> {
  readonly $correlationId: string;
  readonly $causationId: string;
  readonly personal?: SealedPersonalData;
}

export interface Proposal {
  readonly event: JSONEventData;
  readonly parts: readonly [type: string, data: string, metadata: string];
}

/** @throws TypeError for invalid JSON, which the client throws uncatchably */
export function proposalOf({ id, type, data, personal, metadata }: NewEvent): Proposal {
  const { correlationId: $correlationId, causationId: $causationId, ...others } = metadata;
  const beside: StoredMetadata = { ...others, $correlationId, $causationId, ...(personal && { personal }) };
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

/** A link's content: `{revision}@{stream}`. */
export function linkedPlace({ event }: ResolvedEvent): [stream: string, revision: number] {
  const text = Buffer.from(event?.data as Uint8Array).toString();
  const at = text.indexOf('@');
  return [text.slice(at + 1), Number(text.slice(0, at))];
}

export function recordedEventOf({ event }: AllStreamResolvedEvent | ResolvedEvent): RecordedEvent {
  if (!event) throw new Error('a link without its event');
  const { personal, $correlationId, $causationId, ...others } = event.metadata as unknown as StoredMetadata;
  return {
    id: event.id,
    type: event.type,
    data: event.data as JsonRecord,
    ...(personal && { personal }),
    metadata: { ...others, correlationId: $correlationId, causationId: $causationId },
    stream: event.streamId,
    revision: Number(event.revision),
    position: positionOf(event.position),
  };
}
