import type { Position } from '@portal/contracts';
import type { ParkedStream } from '../../projection/parked-streams';
import type { Mail, MailFailureScope } from '../mailer/mailer.port';
import { StoreUnavailable } from '../store-unavailable';

export type LedgerMail = Omit<Mail, 'messageId' | 'attachments'> & {
  readonly attachments: readonly {
    readonly name: string;
    readonly contentType: string;
    readonly fileKey: string;
    /** Inline picture, scaled to `width` pixels; omitted when its file is gone. */
    readonly shown?: { readonly contentId: string; readonly width: number } | undefined;
  }[];
};

export interface NewMail {
  /** Of the intent; further mails with this id are ignored. */
  readonly id: string;
  readonly messageId: string;
  /** Erased with this person, e.g. `user-12`. */
  readonly person: string | null;
  readonly mail: LedgerMail;
}

/** Times are ISO 8601 UTC. */
export interface WaitingMail extends NewMail {
  readonly attempts: number;
  /** Recorded or last retried. */
  readonly since: string;
}

export interface ParkedMail {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly attempts: number;
  readonly reason: string;
  readonly parkedAt: string;
}

export interface UnsentMail {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly attempts: number;
  /** Last failure; `null` before it. */
  readonly reason: string | null;
  readonly since: string;
  readonly dueAt: string;
  /** End of a sender's claim; empty for none. */
  readonly claimedUntil: string;
}

export type Settlement =
  | { readonly state: 'sent'; readonly at: string }
  | {
      readonly state: 'waiting';
      readonly dueAt: string;
      readonly reason: string;
      readonly scope: MailFailureScope;
    }
  | { readonly state: 'parked'; readonly at: string; readonly reason: string };

export interface MailStats {
  readonly waiting: number;
  readonly parked: number;
  readonly sent: number;
  readonly oldestWaiting: string | null;
}

/** Progress of a mailing, stored with its mails: views can be lost, this must not. */
export interface MailingProgress {
  /** Of the last handled event. */
  readonly position: Position;
  readonly eventId?: string;
  /** Earlier events send no mail, ISO 8601 UTC; empty for none. */
  readonly since: string;
  readonly parked: readonly ParkedStream[];
}

/** Durable outbox for any number of senders. Finished and erased mails keep only their id, against repeats. */
export interface MailLedger {
  /** Ignores known ids; durable. */
  record(mails: readonly NewMail[], now: string): Promise<void>;
  /** Claims the mail due longest, until `until`; then others may claim it. @param early also mails not yet due */
  claim(now: string, until: string, early: boolean): Promise<WaitingMail | null>;
  settle(id: string, settlement: Settlement): Promise<void>;
  /** Makes mails due that wait because of the server, not the recipient. */
  retryNow(now: string): Promise<void>;
  stats(): Promise<MailStats>;
  /** Waiting or being sent, longest due first. @param page from 1 */
  unsent(page: number, size: number): Promise<{ mails: readonly UnsentMail[]; total: number }>;
  /** Longest parked first. @param page from 1 */
  parked(page: number, size: number): Promise<{ mails: readonly ParkedMail[]; total: number }>;
  /** @returns whether it was parked; it waits again, with full time */
  retry(id: string, now: string): Promise<boolean>;
  /** @returns whether it was parked and is given up */
  discard(id: string): Promise<boolean>;
  /**
   * Removes a person's unsent mails (S18).
   * @returns Message-IDs of all mails with this person's data, sent ones too
   */
  erasePerson(person: string): Promise<readonly string[]>;
  readonly place: string;
  progressOf(mailing: string): Promise<MailingProgress | null>;
  /** Replaces; durable. */
  saveProgress(mailing: string, progress: MailingProgress): Promise<void>;
  close(): Promise<void>;
}

/** Unavailable; nothing was half done. */
export class MailLedgerUnavailable extends StoreUnavailable {
  constructor(cause: unknown) {
    super('the mail ledger', cause);
    this.name = 'MailLedgerUnavailable';
  }
}
