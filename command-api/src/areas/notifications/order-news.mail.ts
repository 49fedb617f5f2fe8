import { isAdministrator, type Language, type MarketRecord, writtenDay } from '@portal/contracts';
import type { OrderNews } from '@portal/contracts/areas/notifications';
import { orderStatuses } from '@portal/contracts/areas/orders';
import { composeMail, type MailBlock } from '@portal/platform/mail/layout/compose-mail';
import type { Letter } from '@portal/platform/mail/mailing';
import { oneLine } from '@portal/platform/mail/one-line';
import { mailLanguageTag } from '../../mailing-world';
import type { NoticeSender } from './new-files.mail';
import type { MailReader } from './notice-readers';
import { orderNewsTexts } from './order-news-texts';
import { unsubscribeLinks } from './unsubscribe-token';

interface Texts {
  readonly greeting: (name: string) => string;
  readonly order: (number: string) => string;
  readonly restaurant: string;
  readonly status: string;
  readonly total: string;
  readonly until: string;
  readonly open: string;
  readonly openAll: string;
  readonly more: (count: number) => string;
  readonly why: (portal: string) => string;
  readonly unsubscribe: string;
}

const texts: Readonly<Record<Language, Texts>> = {
  CAST: {
    greeting: (name) => `Hola, ${name}:`,
    order: (number) => `Pedido ${number}`,
    restaurant: 'Restaurante',
    status: 'Estado',
    total: 'Total con IVA',
    until: 'Válido hasta',
    open: 'Abrir el pedido',
    openAll: 'Ver los pedidos',
    more: (count) => (count === 1 ? 'Y un pedido más.' : `Y ${count} pedidos más.`),
    why: (portal) => `Recibes este correo por los avisos que tienes activados en ${portal}.`,
    unsubscribe: 'Dejar de recibir estos correos',
  },
  CAT: {
    greeting: (name) => `Hola, ${name}:`,
    order: (number) => `Comanda ${number}`,
    restaurant: 'Restaurant',
    status: 'Estat',
    total: 'Total amb IVA',
    until: 'Vàlid fins al',
    open: 'Obre la comanda',
    openAll: 'Mostra les comandes',
    more: (count) => (count === 1 ? 'I una comanda més.' : `I ${count} comandes més.`),
    why: (portal) => `Reps aquest correu pels avisos que tens activats a ${portal}.`,
    unsubscribe: 'Deixa de rebre aquests correus',
  },
  PT: {
    greeting: (name) => `Olá, ${name},`,
    order: (number) => `Pedido ${number}`,
    restaurant: 'Restaurante',
    status: 'Estado',
    total: 'Total com IVA',
    until: 'Válido até',
    open: 'Abrir o pedido',
    openAll: 'Ver os pedidos',
    more: (count) => (count === 1 ? 'E mais um pedido.' : `E mais ${count} pedidos.`),
    why: (portal) => `Recebe este e-mail pelos avisos que tem ativos no ${portal}.`,
    unsubscribe: 'Deixar de receber estes e-mails',
  },
};

export interface MailedNews extends Pick<OrderNews, 'kind' | 'orderId' | 'status' | 'quote' | 'noteId'> {
  readonly number: number;
  /** `0417 - Gran Vía` */
  readonly restaurant: string;
}

/** Limits the size of the mail. */
const maxShown = 12;

const money = (cents: number, language: Language) =>
  new Intl.NumberFormat(mailLanguageTag[language], { style: 'currency', currency: 'EUR' }).format(
    cents / 100,
  );

interface Writing extends NoticeSender {
  readonly reader: MailReader;
  readonly market: MarketRecord;
}

const numberOf = ({ number }: MailedNews, { market }: Writing) => `${market.orderNumberPrefix}${number}`;

function addressOf({ orderId, noteId, kind }: MailedNews, { reader, publicOrigin }: Writing): string {
  const path = isAdministrator(reader.role) ? `/admin/orders/${orderId}` : `/order/details/${orderId}`;
  const isInChat = kind === 'message' || kind === 'mention';
  return `${publicOrigin}${path}${isInChat ? '?beside=chat' : ''}${noteId ? `&note=${noteId}` : ''}`;
}

function factsOf({ restaurant, status, quote }: MailedNews, { reader: { language } }: Writing) {
  const say = texts[language];
  const label = orderStatuses.find(({ id }) => id === status)?.label[language];
  return [
    { label: say.restaurant, text: restaurant },
    ...(label ? [{ label: say.status, text: label }] : []),
    ...(quote
      ? [
          { label: say.total, text: money(quote.total, language) },
          { label: say.until, text: writtenDay(quote.validUntil) },
        ]
      : []),
  ];
}

function blocksOf(news: readonly MailedNews[], writing: Writing): readonly MailBlock[] {
  const { reader, publicOrigin } = writing;
  const say = texts[reader.language];
  const [first] = news as [MailedNews];
  if (news.length === 1)
    return [
      { paragraph: `${say.greeting(reader.name)}\n${orderNewsTexts[reader.language][first.kind].next}` },
      ...factsOf(first, writing).map((fact) => ({ fact })),
      { button: { label: say.open, url: addressOf(first, writing) } },
    ];
  const left = news.length - maxShown;
  const pieces = news.slice(0, maxShown).map((each) => ({
    name: [say.order(numberOf(each, writing)), ...factsOf(each, writing).map(({ text }) => text)].join(' · '),
    url: addressOf(each, writing),
    image: null,
  }));
  return [
    { paragraph: say.greeting(reader.name) },
    { pieces, action: say.open },
    ...(left > 0 ? [{ paragraph: say.more(left) }] : []),
    {
      button: {
        label: say.openAll,
        url: `${publicOrigin}${isAdministrator(reader.role) ? '/admin/orders' : '/orders'}`,
      },
    },
  ];
}

/** One mail per reader, kind and window. @param news one per order, at least one */
export function orderNewsMail(news: readonly MailedNews[], writing: Writing): Letter {
  const { reader, portal, publicOrigin, unsubscribeToken } = writing;
  const { userId, name, email, language } = reader;
  const say = texts[language];
  const [first] = news as [MailedNews];
  const what = orderNewsTexts[language][first.kind].count(news.length);
  const subject = oneLine(news.length === 1 ? `${say.order(numberOf(first, writing))}: ${what}` : what);
  const links = unsubscribeLinks(publicOrigin, first.kind, unsubscribeToken);
  return {
    recipient: `user-${userId}-${first.kind}`,
    person: `user-${userId}`,
    to: { address: email, name: oneLine(name, 100) },
    subject,
    unsubscribe: links.oneClick,
    ...composeMail({
      lang: mailLanguageTag[language],
      brand: portal,
      title: subject,
      preview: news.map(({ restaurant }) => restaurant).join(' · '),
      blocks: blocksOf(news, writing),
      foot: { text: say.why(portal), link: { label: say.unsubscribe, url: links.page } },
    }),
  };
}
