import { isAdministrator, type Language, writtenDay } from '@portal/contracts';
import type { OrderNews } from '@portal/contracts/areas/notifications';
import { orderStatuses } from '@portal/contracts/areas/orders';
import type { MailBlock } from '@portal/platform/mail/layout/compose-mail';
import type { Letter } from '@portal/platform/mail/mailing';
import { oneLine } from '@portal/platform/mail/one-line';
import { mailLanguageTag, type MailingWorld } from '../../mailing-world';
import { noticeLetter, noticeTexts } from './notice-letter';
import type { MailReader } from './notice-readers';
import { orderNewsTexts } from './order-news-texts';

interface Texts {
  readonly order: (number: string) => string;
  readonly status: string;
  readonly total: string;
  readonly until: string;
  readonly open: string;
  readonly openAll: string;
  readonly more: (count: number) => string;
}

const texts: Readonly<Record<Language, Texts>> = {
  CAST: {
    order: (number) => `Pedido ${number}`,
    status: 'Estado',
    total: 'Total con IVA',
    until: 'Válido hasta',
    open: 'Abrir el pedido',
    openAll: 'Ver los pedidos',
    more: (count) => (count === 1 ? 'Y un pedido más.' : `Y ${count} pedidos más.`),
  },
  CAT: {
    order: (number) => `Comanda ${number}`,
    status: 'Estat',
    total: 'Total amb IVA',
    until: 'Vàlid fins al',
    open: 'Obre la comanda',
    openAll: 'Mostra les comandes',
    more: (count) => (count === 1 ? 'I una comanda més.' : `I ${count} comandes més.`),
  },
  PT: {
    order: (number) => `Pedido ${number}`,
    status: 'Estado',
    total: 'Total com IVA',
    until: 'Válido até',
    open: 'Abrir o pedido',
    openAll: 'Ver os pedidos',
    more: (count) => (count === 1 ? 'E mais um pedido.' : `E mais ${count} pedidos.`),
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

interface Writing {
  readonly reader: MailReader;
  readonly world: MailingWorld;
}

const numberOf = ({ number }: MailedNews, { world }: Writing) => `${world.market.orderNumberPrefix}${number}`;

function addressOf({ orderId, noteId, kind }: MailedNews, { reader, world }: Writing): string {
  const path = isAdministrator(reader.role) ? `/admin/orders/${orderId}` : `/order/details/${orderId}`;
  const isInChat = kind === 'message' || kind === 'mention';
  return `${world.publicOrigin()}${path}${isInChat ? '?beside=chat' : ''}${noteId ? `&note=${noteId}` : ''}`;
}

function factsOf({ restaurant, status, quote }: MailedNews, { reader: { language } }: Writing) {
  const say = texts[language];
  const label = orderStatuses.find(({ id }) => id === status)?.label[language];
  return [
    { label: noticeTexts[language].restaurant, text: restaurant },
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
  const { reader, world } = writing;
  const say = texts[reader.language];
  const greeting = noticeTexts[reader.language].greeting(reader.name);
  const [first] = news as [MailedNews];
  if (news.length === 1)
    return [
      { paragraph: `${greeting}\n${orderNewsTexts[reader.language][first.kind].next}` },
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
    { paragraph: greeting },
    { pieces, action: say.open },
    ...(left > 0 ? [{ paragraph: say.more(left) }] : []),
    {
      button: {
        label: say.openAll,
        url: `${world.publicOrigin()}${isAdministrator(reader.role) ? '/admin/orders' : '/orders'}`,
      },
    },
  ];
}

/** One mail per reader, kind and window. @param news one per order, at least one */
export function orderNewsMail(news: readonly MailedNews[], writing: Writing): Letter {
  const { reader, world } = writing;
  const { language } = reader;
  const [first] = news as [MailedNews];
  const { kind } = first;
  const what = orderNewsTexts[language][kind].count(news.length);
  const order = texts[language].order(numberOf(first, writing));
  return noticeLetter(
    {
      kind,
      subject: oneLine(news.length === 1 ? `${order}: ${what}` : what),
      preview: news.map(({ restaurant }) => restaurant).join(' · '),
      blocks: blocksOf(news, writing),
    },
    reader,
    world,
  );
}
