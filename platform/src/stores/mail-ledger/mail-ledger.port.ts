import type { Position } from '@portal/contracts';
import type { ParkedStream } from '../../projection/parked-streams';
import type { Mail, MailFailureScope } from '../mailer/mailer.port';
import { StoreUnavailable } from '../store-unavailable';

/** What is to be sent; attachments by their key in the file store. */
export type LedgerMail = Omit<Mail, 'messageId' | 'attachments'> & {
  readonly attachments: readonly {
    readonly name: string;
    readonly contentType: string;
    readonly fileKey: string;
    /** A picture that the HTML shows: sent no wider than `width` pixels, left out when its file is gone. */
    readonly shown?: { readonly contentId: string; readonly width: number } | undefined;
  }[];
};

export interface NewMail {
  /** Of the intent: who is told of what. A second mail under the same id is none. */
  readonly id: string;
  readonly messageId: string;
  /** Whose data the mail carries, e.g. `user-12`, so that it can be erased with the person. */
  readonly person: string | null;
  readonly mail: LedgerMail;
}

/** Times are ISO 8601 UTC. */
export interface WaitingMail extends NewMail {
  /** Attempts that failed. */
  readonly attempts: number;
  /** When it was recorded, or retried after it was parked. */
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

/** A mail that is on its way, as operators see it. */
export interface UnsentMail {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly attempts: number;
  /** Why the last attempt failed, or `null` before the first one. */
  readonly reason: string | null;
  readonly since: string;
  readonly dueAt: string;
  /** A sender has claimed it until then; empty for none. */
  readonly claimedUntil: string;
}

/** What became of an attempt. */
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
  /** When the mail that has been waiting longest was recorded, or `null`. */
  readonly oldestWaiting: string | null;
}

/** How far a mailing has come with the log, kept with the mails that it made of it: views can be lost, this must not. */
export interface MailingProgress {
  /** Of the last event that was handled. */
  readonly position: Position;
  /** Id of that event; missing before the first. */
  readonly eventId?: string;
  /** Earlier events send no mail, ISO 8601 UTC; empty for a mailing that existed from the beginning. */
  readonly since: string;
  /** The streams that it could not get past. */
  readonly parked: readonly ParkedStream[];
}

/**
 * The list of mails to be sent: durable, for any number of senders. A mail that was sent, discarded or erased keeps its
 * id, so that it is never recorded again, and nothing of its content.
 */
export interface MailLedger {
  /** Records what is not known yet; on the disk when it resolves. */
  record(mails: readonly NewMail[], now: string): Promise<void>;
  /**
   * Claims the mail that has been due longest; no other sender gets it before `until`. A sender that dies leaves it to the
   * next one. @param early also one that is not due yet.
   */
  claim(now: string, until: string, early: boolean): Promise<WaitingMail | null>;
  /** Ends the claim. */
  settle(id: string, settlement: Settlement): Promise<void>;
  /** Makes due what waits because of the server, and not because of its recipient. */
  retryNow(now: string): Promise<void>;
  stats(): Promise<MailStats>;
  /** What waits or is being sent, the longest due first. @param page from 1 */
  unsent(page: number, size: number): Promise<{ mails: readonly UnsentMail[]; total: number }>;
  /** The longest parked first. @param page from 1 */
  parked(page: number, size: number): Promise<{ mails: readonly ParkedMail[]; total: number }>;
  /** @returns whether it was parked and now waits again, with all its time. */
  retry(id: string, now: string): Promise<boolean>;
  /** @returns whether it was parked and is given up. */
  discard(id: string): Promise<boolean>;
  /**
   * Gives up what is not sent yet of a person's mails, with its content (S18).
   * @returns the Message-IDs of all mails that this person's data was in, those that were sent too
   */
  erasePerson(person: string): Promise<readonly string[]>;
  /** Where the progress is stored, for messages. */
  readonly place: string;
  /** `null` for a mailing that has never written any. */
  progressOf(mailing: string): Promise<MailingProgress | null>;
  /** In place of what was there; on the disk when it resolves. */
  saveProgress(mailing: string, progress: MailingProgress): Promise<void>;
  close(): Promise<void>;
}

/** The ledger cannot be reached now; nothing was half done. */
export class MailLedgerUnavailable extends StoreUnavailable {
  constructor(cause: unknown) {
    super('the mail ledger', cause);
    this.name = 'MailLedgerUnavailable';
  }
}
