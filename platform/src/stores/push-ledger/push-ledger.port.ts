import { StoreUnavailable } from '../store-unavailable';
import type { MailingProgress } from '../mail-ledger/mail-ledger.port';

export interface NewNotice {
  /** Of event and device; further notices with this id are ignored. */
  readonly id: string;
  readonly person: string;
  readonly device: string;
  /** Notices of one kind, device and due time are sent together. */
  readonly kind: string;
  /** JSON. */
  readonly content: string;
}

/** Due notices of one kind and device, sent as one message. Times are ISO 8601 UTC. */
export interface DueNotices extends Pick<NewNotice, 'person' | 'device' | 'kind'> {
  readonly notices: readonly { readonly id: string; readonly content: string }[];
  readonly attempts: number;
  readonly since: string;
}

/** `failed`: attempted, and will be retried. */
export type NoticeSettlement =
  | { readonly state: 'done'; readonly at: string }
  | { readonly state: 'waiting'; readonly dueAt: string; readonly failed: boolean };

/** Durable outbox for any number of senders. Finished and erased notices keep only their id, until pruned. */
export interface PushLedger {
  /** Ignores known ids; due at once; durable. */
  record(notices: readonly NewNotice[], now: string): Promise<void>;
  /** Claims what is due longest with its kind and device, until `until`; then others may claim it. */
  claim(now: string, until: string): Promise<DueNotices | null>;
  settle(ids: readonly string[], settlement: NoticeSettlement): Promise<void>;
  waiting(): Promise<number>;
  /** Removes notices finished earlier. */
  prune(before: string): Promise<void>;
  /** Removes unsent notices to a person's devices (S18). */
  erasePerson(person: string): Promise<void>;
  readonly place: string;
  progressOf(rule: string): Promise<MailingProgress | null>;
  /** Replaces; durable. */
  saveProgress(rule: string, progress: MailingProgress): Promise<void>;
  close(): Promise<void>;
}

/** Unavailable; nothing was half done. */
export class PushLedgerUnavailable extends StoreUnavailable {
  constructor(cause: unknown) {
    super('the push ledger', cause);
    this.name = 'PushLedgerUnavailable';
  }
}
