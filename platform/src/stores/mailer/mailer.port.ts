export interface MailAddress {
  /** `local@domain` */
  readonly address: string;
  /** Display name. */
  readonly name?: string | undefined;
}

export interface MailAttachment {
  readonly name: string;
  readonly contentType: string;
  readonly content: Buffer;
  /** For inline pictures: `<img src="cid:…">`. */
  readonly contentId?: string | undefined;
}

/** One recipient, so that each is accepted or refused separately. */
export interface Mail {
  /** `<…@…>`; equal in all attempts, for deduplication. */
  readonly messageId: string;
  readonly from: MailAddress;
  readonly to: MailAddress;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly attachments: readonly MailAttachment[];
  /** Default: the sender. */
  readonly replyTo?: MailAddress | undefined;
  /** One-click unsubscribe URL (RFC 8058). */
  readonly unsubscribe?: string | undefined;
}

export interface Mailer {
  /**
   * Resolves when the next server has accepted. A rejected mail may be sent anyway.
   * @throws MailNotAccepted @throws UnsendableMail
   */
  send(mail: Mail): Promise<void>;
  close(): Promise<void>;
}

/** `server`: no mail is accepted now; `message`: only this one, e.g. unknown recipient; `unclear`: either. */
export type FailureScope = 'server' | 'message' | 'unclear';

export class MailNotAccepted extends Error {
  constructor(
    readonly scope: FailureScope,
    cause: unknown,
  ) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.name = 'MailNotAccepted';
  }
}
