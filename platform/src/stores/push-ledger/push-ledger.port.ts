import { StoreUnavailable } from '../store-unavailable';
import type { MailingProgress } from '../mail-ledger/mail-ledger.port';

/** Something that a device is to be notified of. */
export interface NewNotice {
  /** What happened, and which device is told of it. A second notice under the same id is none. */
  readonly id: string;
  /** Whose device it is, e.g. `user-12`, so that it can be erased with the person. */
  readonly person: string;
  readonly device: string;
  /** Notices of one kind to a device go together when they are due together. */
  readonly kind: string;
  /** What it is about, as JSON. */
  readonly content: string;
}

/** All that was due of one kind for a device: sent as one message. Times are ISO 8601 UTC. */
export interface DueNotices extends Pick<NewNotice, 'person' | 'device' | 'kind'> {
  /** In the order in which they were recorded. */
  readonly notices: readonly { readonly id: string; readonly content: string }[];
  /** Attempts that failed, of the one that was tried most. */
  readonly attempts: number;
  /** When the first of them was recorded. */
  readonly since: string;
}

/** What became of notices. `failed`: an attempt was made, and another one follows. */
export type NoticeSettlement =
  | { readonly state: 'done'; readonly at: string }
  | { readonly state: 'waiting'; readonly dueAt: string; readonly failed: boolean };

/**
 * The list of notices to devices: durable, for any number of senders. A notice that is done or erased keeps its id until it
 * is pruned, so that it is not recorded again, and nothing of its content.
 */
export interface PushLedger {
  /** Records what is not known yet, due at once; on the disk when it resolves. */
  record(notices: readonly NewNotice[], now: string): Promise<void>;
  /**
   * Claims what has been due longest, with all that is due of its kind for its device; no other sender gets it before
   * `until`. A sender that dies leaves it to the next one.
   */
  claim(now: string, until: string): Promise<DueNotices | null>;
  /** Ends the claim. */
  settle(ids: readonly string[], settlement: NoticeSettlement): Promise<void>;
  waiting(): Promise<number>;
  /** Forgets what was done before that. */
  prune(before: string): Promise<void>;
  /** Gives up what is not sent yet to a person's devices, with its content (S18). */
  erasePerson(person: string): Promise<void>;
  /** Where the progress is stored, for messages. */
  readonly place: string;
  /** How far a rule has come with the log; `null` for one that has never written any. */
  progressOf(rule: string): Promise<MailingProgress | null>;
  /** In place of what was there; on the disk when it resolves. */
  saveProgress(rule: string, progress: MailingProgress): Promise<void>;
  close(): Promise<void>;
}

/** The ledger cannot be reached now; nothing was half done. */
export class PushLedgerUnavailable extends StoreUnavailable {
  constructor(cause: unknown) {
    super('the push ledger', cause);
    this.name = 'PushLedgerUnavailable';
  }
}
