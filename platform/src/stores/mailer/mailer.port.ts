export interface MailAddress {
  /** `local@domain` */
  readonly address: string;
  /** What mail programs show beside the address. */
  readonly name?: string | undefined;
}

export interface MailAttachment {
  readonly name: string;
  readonly contentType: string;
  readonly content: Buffer;
  /** Set for a picture that the HTML shows: `<img src="cid:…">`. */
  readonly contentId?: string | undefined;
}

/** One mail to one recipient, so that each is accepted or refused by itself. */
export interface Mail {
  /** `<…@…>`; the same in every attempt, so that receivers know a repeated one. */
  readonly messageId: string;
  readonly from: MailAddress;
  readonly to: MailAddress;
  readonly subject: string;
  readonly html: string;
  /** The content of `html` as plain text. */
  readonly text: string;
  readonly attachments: readonly MailAttachment[];
  /** Whom an answer goes to; the sender when left out. */
  readonly replyTo?: MailAddress | undefined;
  /** Takes a POST that ends mails of this kind (RFC 8058); mail programs show a button for it. */
  readonly unsubscribe?: string | undefined;
}

export interface Mailer {
  /**
   * Resolves when the next server has taken over. A rejected mail may have been taken over all the same, when only the
   * answer was lost.
   * @throws MailNotAccepted @throws UnsendableMail
   */
  send(mail: Mail): Promise<void>;
  close(): Promise<void>;
}

/**
 * Scope of a failure: `server`, no mail is accepted now; `mail`, this one alone is refused, e.g. an unknown recipient;
 * `unclear`, it was refused, and others may be as well.
 */
export type MailFailureScope = 'server' | 'mail' | 'unclear';

/** The mail was not taken over; another time it may be. */
export class MailNotAccepted extends Error {
  constructor(
    readonly scope: MailFailureScope,
    cause: unknown,
  ) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.name = 'MailNotAccepted';
  }
}
