import type { Mail, MailAddress } from './mailer.port';

/** A header field is invalid; retries fail too (S16). */
export class UnsendableMail extends Error {
  constructor(field: string) {
    super(`the mail cannot be sent: ${field}`);
    this.name = 'UnsendableMail';
  }
}

/** Line breaks would inject headers. */
const controlCharacters = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/;
/** One address only: no lists, comments or routes. */
const oneAddress = /^[^\s<>()[\]\\,;:"@]{1,64}@[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?$/i;
const messageId = /^<[^\s<>@]{1,200}@[^\s<>@]{1,200}>$/;
const contentType = /^[a-z0-9][\w.+-]*\/[a-z0-9][\w.+-]*$/i;
const contentId = /^[\w.@-]{1,200}$/;
/** For a header, between angle brackets. */
const webAddress = /^https?:\/\/[\w.-]+(?::\d+)?(?:\/[\w./~%=-]*)?$/;
const maxSubject = 900;

type Headers = Pick<Mail, 'messageId' | 'from' | 'to' | 'subject'> & {
  readonly replyTo?: MailAddress | undefined;
  readonly unsubscribe?: string | undefined;
  readonly attachments: readonly {
    readonly name: string;
    readonly contentType: string;
    readonly contentId?: string | undefined;
  }[];
};

/** @throws UnsendableMail naming the first invalid field. */
export function assertSendable(headers: Headers): void {
  const { from, replyTo = from, subject, unsubscribe = 'https://localhost' } = headers;
  const bad = firstBad([
    ['Message-ID', messageId.test(headers.messageId)],
    ['sender', isAddress(from)],
    ['recipient', isAddress(headers.to)],
    ['answers', isAddress(replyTo)],
    ['subject', isLine(subject) && subject.length <= maxSubject],
    ['unsubscribing', webAddress.test(unsubscribe)],
    ...headers.attachments.map((each) => ['attachment', isAttachment(each)] as const),
  ]);
  if (bad !== undefined) throw new UnsendableMail(bad);
}

const firstBad = (checks: readonly (readonly [string, boolean])[]) => checks.find(([, good]) => !good)?.[0];

const isLine = (text: string) => !controlCharacters.test(text);

const isAttachment = ({ name, contentType: type, contentId: id = 'none' }: Headers['attachments'][number]) =>
  isLine(name) && contentType.test(type) && contentId.test(id);

const isAddress = ({ address, name = '' }: MailAddress) => oneAddress.test(address) && isLine(name);
