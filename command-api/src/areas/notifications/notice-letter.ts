import type { Language } from '@portal/contracts';
import type { NoticeKind } from '@portal/contracts/areas/notifications';
import { composeMail, type MailBlock } from '@portal/platform/mail/layout/compose-mail';
import type { Letter } from '@portal/platform/mail/mailing';
import { oneLine } from '@portal/platform/mail/one-line';
import { mailLanguageTag, type MailingWorld } from '../../mailing-world';
import type { MailReader } from './notice-readers';
import { sealUnsubscribe, unsubscribeLinks } from './unsubscribe-token';

interface Texts {
  readonly greeting: (name: string) => string;
  readonly restaurant: string;
  readonly why: (portal: string) => string;
  readonly unsubscribe: string;
}

export const noticeTexts: Readonly<Record<Language, Texts>> = {
  CAST: {
    greeting: (name) => `Hola, ${name}:`,
    restaurant: 'Restaurante',
    why: (portal) => `Recibes este correo por los avisos que tienes activados en ${portal}.`,
    unsubscribe: 'Dejar de recibir estos correos',
  },
  CAT: {
    greeting: (name) => `Hola, ${name}:`,
    restaurant: 'Restaurant',
    why: (portal) => `Reps aquest correu pels avisos que tens activats a ${portal}.`,
    unsubscribe: 'Deixa de rebre aquests correus',
  },
  PT: {
    greeting: (name) => `Olá, ${name},`,
    restaurant: 'Restaurante',
    why: (portal) => `Recebe este e-mail pelos avisos que tem ativos no ${portal}.`,
    unsubscribe: 'Deixar de receber estes e-mails',
  },
};

interface NoticeMail {
  readonly kind: NoticeKind;
  readonly subject: string;
  readonly preview: string;
  readonly blocks: readonly MailBlock[];
}

/** With an end of this kind, one press (RFC 8058). */
export function noticeLetter(
  { kind, subject, preview, blocks }: NoticeMail,
  { userId, name, email, language }: MailReader,
  { market, secrets, publicOrigin }: Pick<MailingWorld, 'market' | 'secrets' | 'publicOrigin'>,
): Letter {
  const say = noticeTexts[language];
  const links = unsubscribeLinks(publicOrigin(), kind, sealUnsubscribe(secrets, { userId, kind }));
  return {
    recipient: `user-${userId}-${kind}`,
    person: `user-${userId}`,
    to: { address: email, name: oneLine(name, 100) },
    subject,
    unsubscribe: links.oneClick,
    ...composeMail({
      lang: mailLanguageTag[language],
      brand: market.title,
      title: subject,
      preview,
      blocks,
      foot: { text: say.why(market.title), link: { label: say.unsubscribe, url: links.page } },
    }),
  };
}
