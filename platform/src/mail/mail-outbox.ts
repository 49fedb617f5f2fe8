import type { ContentChecks } from '../content-checks/content-checks';
import { nameUuid } from '../decider/name-uuid';
import type { Channel } from '../outbox/outbox-sender';
import type { FileStore } from '../stores/file-store/file-store.port';
import { type MailAddress, type Mailer, MailNotAccepted } from '../stores/mailer/mailer.port';
import { assertSendable, UnsendableMail } from '../stores/mailer/sendable-mail';
import type { MailContent, Outbox } from '../stores/outbox/outbox.port';
import { attachmentReader } from './read-attachments';

/** Namespace of Message-IDs. Never change: mails under way would be sent twice. */
const messages = '0c8a7c1e-52b5-5d0b-8f5e-8f3a4b0f6d29';

export interface MailIntent extends Pick<
  MailContent,
  'to' | 'subject' | 'html' | 'text' | 'replyTo' | 'unsubscribe'
> {
  /** `{event id}:{rule}:{recipient}`; repeats have no effect. */
  readonly id: string;
  readonly person?: string;
  readonly attachments?: MailContent['attachments'];
}

export interface MailOutbox {
  /**
   * Resolves when all mails are stored for sending.
   * @throws UnsendableMail for invalid headers; then none is stored.
   */
  post(intents: readonly MailIntent[]): Promise<void>;
}

/** Left part of a mail's Message-ID, equal in all attempts. @param id of its intent */
export const messageNameOf = (id: string): string => nameUuid(id, messages);

const messageIdOf = (id: string, { address }: MailAddress) =>
  `<${messageNameOf(id)}${address.slice(address.lastIndexOf('@'))}>`;

/** The only way for mail out of the portal (R12). @param from its domain is in every Message-ID */
export function createMailOutbox(
  outbox: Pick<Outbox<'mail'>, 'record'>,
  from: MailAddress,
  now: () => Date,
): MailOutbox {
  return {
    async post(intents) {
      const mails = intents.map(({ id, person = null, attachments = [], ...rest }) => {
        const content = { ...rest, from, attachments };
        const named = attachments.map(({ shown, ...each }) => ({ ...each, contentId: shown?.contentId }));
        assertSendable({ ...content, attachments: named, messageId: messageIdOf(id, from) });
        return { id, person, bundle: id, content };
      });
      await outbox.record(mails, now().toISOString());
    },
  };
}

interface Delivering {
  readonly mailer: Mailer;
  readonly files: FileStore;
  readonly shrink: ContentChecks['shrink'];
}

/** In sequence: a kill repeats at most one. */
export function mailChannel({ mailer, files, shrink }: Delivering): Channel<'mail'> {
  const read = attachmentReader(files, shrink);
  return {
    kind: 'mail',
    concurrency: 1,
    timeoutMs: 24 * 60 * 60_000,
    parks: true,
    async deliver({ entries }) {
      try {
        for (const { id, content } of entries) {
          const messageId = messageIdOf(id, content.from);
          await mailer.send({ ...content, messageId, attachments: await read(content.attachments) });
        }
        return { result: 'sent' };
      } catch (error) {
        const reason = String(error);
        if (error instanceof UnsendableMail) return { result: 'gone', reason };
        return {
          result: 'retry',
          reason,
          scope: error instanceof MailNotAccepted ? error.scope : 'message',
        };
      }
    },
  };
}
