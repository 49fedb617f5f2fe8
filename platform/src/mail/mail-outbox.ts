import { nameUuid } from '../decider/name-uuid';
import type { LedgerMail, MailLedger } from '../stores/mail-ledger/mail-ledger.port';
import type { MailAddress } from '../stores/mailer/mailer.port';
import { assertSendable } from '../stores/mailer/sendable-mail';

/** Namespace of our Message-IDs. Never change it: a mail under way would come twice. */
const messages = '0c8a7c1e-52b5-5d0b-8f5e-8f3a4b0f6d29';

/** Who is to be told of what. Attachments lie in the file store. */
export interface MailIntent extends Pick<
  LedgerMail,
  'to' | 'subject' | 'html' | 'text' | 'replyTo' | 'unsubscribe'
> {
  /** Identifies the mail by cause and recipient, e.g. `{event id}:{user id}`; posting it again has no effect. */
  readonly id: string;
  /** Whose data the mail carries, e.g. `user-12`. */
  readonly person?: string;
  readonly attachments?: LedgerMail['attachments'];
}

export interface MailOutbox {
  /**
   * Resolves when the mails are stored; then they are sent, or parked. A mail that was posted before stays as it is.
   * @throws UnsendableMail for an address or subject that no header can hold; then none is stored.
   */
  post(intents: readonly MailIntent[]): Promise<void>;
}

/** The one way for mail out of the portal (R12). @param from the deployment's own address; its domain is in every Message-ID */
export function createMailOutbox(ledger: MailLedger, from: MailAddress, now: () => Date): MailOutbox {
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1);
  return {
    async post(intents) {
      const mails = intents.map(({ id, person = null, attachments = [], ...content }) => {
        const messageId = `<${nameUuid(id, messages)}@${domain}>`;
        const mail = { ...content, from, attachments };
        const named = attachments.map(({ shown, ...each }) => ({ ...each, contentId: shown?.contentId }));
        assertSendable({ ...mail, attachments: named, messageId });
        return { id, messageId, person, mail };
      });
      await ledger.record(mails, now().toISOString());
    },
  };
}
