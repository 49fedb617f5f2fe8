import type { Position } from '@portal/contracts';
import type { ParkedStream } from '../../projection/parked-streams';
import type { FailureScope, Mail } from '../mailer/mailer.port';
import { StoreUnavailable } from '../store-unavailable';

export type MailContent = Omit<Mail, 'messageId' | 'attachments'> & {
  readonly attachments: readonly {
    readonly name: string;
    readonly contentType: string;
    readonly fileKey: string;
    /** Inline picture, scaled to `width` pixels; omitted when its file is gone. */
    readonly shown?: { readonly contentId: string; readonly width: number } | undefined;
  }[];
};

export interface NoticeContent {
  readonly device: string;
  /** `order`, `message`, … */
  readonly kind: string;
  /** Ids and numbers, as JSON. */
  readonly note: unknown;
}

interface Contents {
  readonly mail: MailContent;
  readonly device: NoticeContent;
}
export type OutboxKind = keyof Contents;

export interface NewEntry<K extends OutboxKind> {
  /** Of the intent; further entries with this id are ignored. */
  readonly id: string;
  /** Erased with this person, e.g. `user-12`. */
  readonly person: string | null;
  /** Entries of one bundle that are due are sent as one message. */
  readonly bundle: string;
  readonly content: Contents[K];
}

/** Due entries of one bundle, in order of recording. Times are ISO 8601 UTC. */
export interface Claim<K extends OutboxKind> extends Pick<NewEntry<K>, 'person' | 'bundle'> {
  readonly entries: readonly Pick<NewEntry<K>, 'id' | 'content'>[];
  readonly attempts: number;
  /** Recorded or last retried. */
  readonly since: string;
}

export interface StoredEntry<K extends OutboxKind> extends Pick<NewEntry<K>, 'id' | 'content'> {
  readonly attempts: number;
  /** Last failure; `null` before it. */
  readonly reason: string | null;
  readonly since: string;
  readonly dueAt: string;
  /** End of a sender's claim; empty for none. */
  readonly claimedUntil: string;
  readonly settledAt: string | null;
}

/** Without content: that of finished entries is gone. */
export interface RecordedEntry extends Pick<NewEntry<OutboxKind>, 'id' | 'person'> {
  readonly state: 'waiting' | Settlement['state'];
  /** Recorded or last retried. */
  readonly since: string;
  readonly settledAt: string | null;
}

export type Settlement =
  | { readonly state: 'sent'; readonly at: string }
  | { readonly state: 'discarded'; readonly at: string }
  | { readonly state: 'parked'; readonly at: string; readonly reason: string }
  | {
      readonly state: 'waiting';
      readonly dueAt: string;
      /** `null`: held back, no attempt was made. */
      readonly failure: { readonly reason: string; readonly scope: FailureScope } | null;
    };

export interface OutboxStats {
  readonly waiting: number;
  readonly parked: number;
  readonly sent: number;
  readonly oldestWaiting: string | null;
}

/** Progress of a rule, stored with its entries: views can be lost, this must not. */
export interface NewsProgress {
  /** Of the last handled event. */
  readonly position: Position;
  readonly eventId?: string;
  /** Earlier events are no news, ISO 8601 UTC; empty for none. */
  readonly since: string;
  readonly parked: readonly ParkedStream[];
}

export interface ProgressStore {
  readonly place: string;
  progressOf(rule: string): Promise<NewsProgress | null>;
  /** Replaces; durable. */
  saveProgress(rule: string, progress: NewsProgress): Promise<void>;
}

/** Durable outbox of one kind for any number of senders. Finished and erased entries keep only their id, against repeats. */
export interface Outbox<K extends OutboxKind> extends ProgressStore {
  /** Ignores known ids; due at once; durable. */
  record(entries: readonly NewEntry<K>[], now: string): Promise<void>;
  /** Claims what is due longest with its bundle, until `until`; then others may claim it. @param early also what is not yet due */
  claim(now: string, until: string, early: boolean): Promise<Claim<K> | null>;
  settle(ids: readonly string[], settlement: Settlement): Promise<void>;
  /** Makes entries due that wait because of the server, not the recipient. */
  retryNow(now: string): Promise<void>;
  stats(): Promise<OutboxStats>;
  /** Longest due or parked first; those being sent are waiting. @param page from 1 */
  list(
    state: 'waiting' | 'parked',
    page: number,
    size: number,
  ): Promise<{ entries: readonly StoredEntry<K>[]; total: number }>;
  /** Entries whose ids begin with `{event id}:`, finished ones too, by id. */
  ofEvents(eventIds: readonly string[]): Promise<readonly RecordedEntry[]>;
  /** @returns whether it was parked; it waits again, with full time */
  retry(id: string, now: string): Promise<boolean>;
  /** Removes entries sent or discarded earlier. */
  prune(before: string): Promise<void>;
  /**
   * Removes a person's unsent entries (S18).
   * @returns ids of all entries with this person's data, sent ones too
   */
  erasePerson(person: string, now: string): Promise<readonly string[]>;
  close(): Promise<void>;
}

/** Unavailable; nothing was half done. */
export class OutboxUnavailable extends StoreUnavailable {
  constructor(cause: unknown) {
    super('the outbox', cause);
    this.name = 'OutboxUnavailable';
  }
}
