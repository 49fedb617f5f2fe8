import type { EventMetadata, Position } from '@portal/contracts';
import { StoreUnavailable } from '../store-unavailable';

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
export type JsonRecord = { readonly [key: string]: Json };

/** Sealed with the person's key (AES-256-GCM, base64). */
export interface SealedPersonalData {
  readonly subject: string;
  readonly sealed: string;
}

/** `id` is a UUID; it identifies a repeated append. */
export interface NewEvent {
  readonly id: string;
  readonly type: string;
  readonly data: JsonRecord;
  readonly personal?: SealedPersonalData;
  readonly metadata: EventMetadata;
}

export interface RecordedEvent extends NewEvent {
  readonly stream: string;
  /** Index in its stream, from 0. */
  readonly revision: number;
  /** Order in the log. Differences have no meaning: gaps or bytes. */
  readonly position: Position;
}

export type ExpectedRevision = number | 'no-stream';

export interface AppendResult {
  readonly position: Position;
  readonly revision: number;
}

/** Another append was first. `actual`: the current revision. */
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

/** Nothing was half done. A lost answer is found by reading or repeating the append. */
export class EventStoreUnavailable extends StoreUnavailable {
  constructor(cause: unknown) {
    super('the event store', cause);
    this.name = 'EventStoreUnavailable';
  }
}

/** JSON with metadata. EventStoreDB's `MaxAppendSize` (1 MiB, at most 16) must be 8 MiB. */
export const maxAppendBytes = 8_000_000;

/** Large content belongs into the file store. */
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
  /** Exclusive; 0 reads from the start. */
  readonly after: Position;
  readonly batchSize?: number;
  /** Other events may be left out or delivered late. */
  readonly concerns?: (type: string) => boolean;
  /**
   * In log order, one batch at a time; rejected batches are redelivered after a back-off.
   * @param passed events up to the last one, including those left out
   */
  readonly handle: (events: readonly RecordedEvent[], passed: number) => Promise<void>;
  readonly onError?: (error: unknown) => void;
}

export interface Subscription {
  stop(): Promise<void>;
}

/**
 * Appends are durable and atomic; repeating one with the same event ids gives the first result.
 * Each decision needs own event ids: not every store recognises a repeat.
 * @throws WrongExpectedRevision, AppendTooLarge from `append`.
 */
export interface EventStore {
  append(stream: string, expected: ExpectedRevision, events: readonly NewEvent[]): Promise<AppendResult>;
  /** From revision `from`; empty for a missing stream. */
  readStream(stream: string, from?: number, limit?: number): Promise<readonly RecordedEvent[]>;
  readLast(stream: string): Promise<RecordedEvent | null>;
  readAll(after: Position, limit: number): Promise<readonly RecordedEvent[]>;
  /** In log order; a store may take seconds to know newly appended ones. */
  readCorrelation(correlationId: string, limit: number): Promise<readonly RecordedEvent[]>;
  /** The event at exactly this position, or `null`. */
  eventAt(position: Position): Promise<RecordedEvent | null>;
  /** Position of the newest event; 0 for an empty log. */
  head(): Promise<Position>;
  subscribe(options: SubscribeOptions): Subscription;
  close(): Promise<void>;
}
