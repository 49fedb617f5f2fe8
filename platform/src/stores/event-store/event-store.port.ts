import type { EventMetadata, Position } from '@portal/contracts';
import { StoreUnavailable } from '../store-unavailable';

/** JSON that an adapter stores as it is. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
export type JsonRecord = { readonly [key: string]: Json };

/** Personal data of one person, sealed with that person's key (AES-256-GCM, base64). */
export interface SealedPersonalData {
  readonly subject: string;
  readonly sealed: string;
}

/** An event to be appended. `id` is a UUID by which `append` knows the same append when it is made again. */
export interface NewEvent {
  readonly id: string;
  readonly type: string;
  readonly data: JsonRecord;
  readonly personal?: SealedPersonalData;
  readonly metadata: EventMetadata;
}

/** An event as it stands in the log. */
export interface RecordedEvent extends NewEvent {
  readonly stream: string;
  /** Place in its stream, from 0. */
  readonly revision: number;
  /** Place in the whole log: greater means later. With gaps, in bytes or by one: differences mean nothing. */
  readonly position: Position;
}

/** The revision of the last event that the writer has seen, or that there must be no stream yet. */
export type ExpectedRevision = number | 'no-stream';

export interface AppendResult {
  /** Position of the last of the appended events; each has its own. */
  readonly position: Position;
  readonly revision: number;
}

/** Another append was first. `actual` is the stream's present revision; `'no-stream'` when it does not exist. */
export class WrongExpectedRevision extends Error {
  constructor(
    readonly stream: string,
    readonly expected: ExpectedRevision,
    readonly actual: ExpectedRevision,
  ) {
    super(`${stream}: expected revision ${expected}, found ${actual}`);
    this.name = 'WrongExpectedRevision';
  }
}

/**
 * The store cannot take or give events now. Nothing was half done; whether an append whose answer got lost was done
 * shows when the stream is read again, or when the same append is made again.
 */
export class EventStoreUnavailable extends StoreUnavailable {
  constructor(cause: unknown) {
    super('the event store', cause);
    this.name = 'EventStoreUnavailable';
  }
}

/**
 * Bytes of an append, as JSON with its metadata, that every store takes. EventStoreDB takes 1 MiB by default and 16 MiB
 * at most: its `MaxAppendSize` has to be 8 MiB.
 */
export const maxAppendBytes = 8_000_000;

/** Events are facts, not files: what is large belongs into the file store. */
export class AppendTooLarge extends Error {
  constructor(
    readonly stream: string,
    readonly bytes: number,
    readonly limit = maxAppendBytes,
  ) {
    super(`${stream}: an append of ${bytes} bytes is larger than ${limit}`);
    this.name = 'AppendTooLarge';
  }
}

export interface SubscribeOptions {
  /** Exclusive: the last position already handled; 0 reads from the beginning. */
  readonly after: Position;
  /** Events per call at most. */
  readonly batchSize?: number;
  /**
   * Types of events that the follower does something about. It may get others as well, but not as they are appended: only
   * with the next one that concerns it, or hundreds of them later. A store may leave out any but the last of a batch.
   */
  readonly concerns?: (type: string) => boolean;
  /**
   * Gets the next events in log order. The subscription waits for the promise before it reads on. When it rejects,
   * the same batch is delivered again after a back-off; nothing is skipped.
   * @param passed events of the log up to the last one, with those that were left out
   */
  readonly handle: (events: readonly RecordedEvent[], passed: number) => Promise<void>;
  /** Told of every failed delivery or dropped connection. */
  readonly onError?: (error: unknown) => void;
}

export interface Subscription {
  /** Stops after the batch in hand and resolves when its handler has finished. */
  stop(): Promise<void>;
}

/**
 * The log. Appends are durable before they resolve and atomic per stream.
 * @throws WrongExpectedRevision from `append`, unless exactly these event ids already follow `expected`: then the
 * earlier result is answered again, for an append whose answer was lost. Each decision needs event ids of its own,
 * because not every store distinguishes a repeated append.
 * @throws AppendTooLarge from `append`.
 */
export interface EventStore {
  append(stream: string, expected: ExpectedRevision, events: readonly NewEvent[]): Promise<AppendResult>;
  /** Events of one stream in order, from revision `from`, `limit` at most; empty when there is no such stream. */
  readStream(stream: string, from?: number, limit?: number): Promise<readonly RecordedEvent[]>;
  /** The newest event of a stream; `null` when there is no such stream. */
  readLast(stream: string): Promise<RecordedEvent | null>;
  /** At most `limit` events of the whole log behind `after`, in order. */
  readAll(after: Position, limit: number): Promise<readonly RecordedEvent[]>;
  /** The event at exactly that position; `null` where none begins. */
  eventAt(position: Position): Promise<RecordedEvent | null>;
  /** Position of the newest event, 0 for an empty log. */
  head(): Promise<Position>;
  /** Live: goes on delivering as events are appended, by this process or another. */
  subscribe(options: SubscribeOptions): Subscription;
  close(): Promise<void>;
}
