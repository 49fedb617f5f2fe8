import { nameUuid } from '../decider/name-uuid';
import type { LedgerMail, MailLedger } from '../stores/mail-ledger/mail-ledger.port';
import type { MailAddress } from '../stores/mailer/mailer.port';
import { assertSendable } from '../stores/mailer/sendable-mail';

/** Namespace of Message-IDs. Never change: mails under way would be sent twice. */
const messages = '0c8a7c1e-52b5-5d0b-8f5e-8f3a4b0f6d29';

export interface MailIntent extends Pick<
  LedgerMail,
  'to' | 'subject' | 'html' | 'text' | 'replyTo' | 'unsubscribe'
> {
  /** Cause and recipient, e.g. `{event id}:{user id}`; repeats have no effect. */
  readonly id: string;
  readonly person?: string;
  readonly attachments?: LedgerMail['attachments'];
}

export interface MailOutbox {
  /**
   * Resolves when all mails are stored for sending.
   * @throws UnsendableMail for invalid headers; then none is stored.
   */
  post(intents: readonly MailIntent[]): Promise<void>;
}

/** The only way for mail out of the portal (R12). @param from its domain is in every Message-ID */
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
