import type { Language } from '@portal/contracts';
import { composeMail, type MailBlock } from '@portal/platform/mail/layout/compose-mail';
import type { Letter } from '@portal/platform/mail/mailing';
import { oneLine } from '@portal/platform/mail/one-line';
import { mailLanguageTag } from '../../mailing-world';

export interface AccountMailReader {
  readonly userId: number;
  readonly name: string;
  readonly email: string;
  readonly language: Language;
}

export interface AccountMailSender {
  readonly portal: string;
  readonly timeZone: string;
}

/** `17:05 (20/11/2026)`, market time. */
export function timeFor({ language }: AccountMailReader, instant: string, timeZone: string): string {
  const tag = mailLanguageTag[language];
  const at = new Date(instant);
  const time = at.toLocaleTimeString(tag, { timeZone, hour: '2-digit', minute: '2-digit', hour12: false });
  const day = at.toLocaleDateString(tag, { timeZone, day: '2-digit', month: '2-digit', year: 'numeric' });
  return `${time} (${day})`;
}

export function accountLetter(
  reader: AccountMailReader,
  portal: string,
  { subject, blocks, foot }: { subject: string; blocks: readonly MailBlock[]; foot: string },
): Letter {
  return {
    recipient: `user-${reader.userId}`,
    person: `user-${reader.userId}`,
    to: { address: reader.email, name: oneLine(reader.name, 100) },
    subject: oneLine(subject),
    ...composeMail({
      lang: mailLanguageTag[reader.language],
      brand: portal,
      title: subject,
      preview: '',
      blocks,
      foot: { text: foot },
    }),
    attachments: [],
  };
}
