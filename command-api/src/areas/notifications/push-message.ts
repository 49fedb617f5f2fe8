import { createHash } from 'node:crypto';
import { isAdministrator, type Language, type MarketRecord, type Role } from '@portal/contracts';
import type { DeviceKind, OrderNews, PushMessage } from '@portal/contracts/areas/notifications';
import { orderStatuses } from '@portal/contracts/areas/orders';
import { oneLine } from '@portal/platform/mail/one-line';
import { mailLanguageTag } from '../../mailing-world';
import type { NoticeContents } from './device-notices';
import { orderNewsTexts } from './order-news-texts';
import { pushTexts } from './push-texts';

type OrderKind = OrderNews['kind'];

export interface Noted<K extends DeviceKind = DeviceKind> {
  readonly id: string;
  readonly content: NoticeContents[K];
}

export interface PushReader {
  readonly role: Role;
  readonly language: Language;
  readonly market: MarketRecord;
}

type Shown = Pick<PushMessage, 'title' | 'body' | 'path' | 'tag'>;

const statusIn = (language: Language, status: number) =>
  orderStatuses.find(({ id }) => id === status)?.label[language] ?? '';

const isAgency = ({ role }: PushReader) => isAdministrator(role);
const orderPath = (orderId: string, reader: PushReader) =>
  isAgency(reader) ? `/admin/orders/${orderId}` : `/order/details/${orderId}`;

const listPath = (kind: DeviceKind, reader: PushReader): string => {
  if (kind === 'newFiles') return '/';
  if (kind === 'recall') return '/recalls';
  if (kind === 'pause') return isAgency(reader) ? '/admin/mop' : '/pauses';
  return isAgency(reader) ? '/admin/orders' : '/orders';
};

const lastOf = <C>(noted: readonly { content: C }[], keyOf: (content: C) => string): readonly C[] => [
  ...new Map(noted.map(({ content }) => [keyOf(content), content])).values(),
];

/** Deterministic, for repeats. */
const digestOf = (text: string) => createHash('sha256').update(text).digest('base64url');
const tagOfAll = (kind: DeviceKind, noted: readonly Noted[]) =>
  `${kind}-${digestOf(noted.map(({ id }) => id).join()).slice(0, 16)}`;

/** Counted one by one; others by order. */
const isInChat = (kind: OrderKind): boolean => kind === 'message' || kind === 'mention';

function titleOfMany(kind: OrderKind, reader: PushReader): string {
  const say = pushTexts[reader.language];
  if (kind === 'message') return say.messages;
  if (kind === 'mention') return say.mentions;
  return isAgency(reader) ? say.orders : say.ownOrders;
}

function pathOf(kind: OrderKind, { orderId, noteId }: NoticeContents[OrderKind], reader: PushReader): string {
  const chat = isInChat(kind) ? '?beside=chat' : '';
  return `${orderPath(orderId, reader)}${chat}${noteId ? `&note=${noteId}` : ''}`;
}

const aboutOrders =
  (kind: OrderKind) =>
  (noted: readonly Noted<OrderKind>[], reader: PushReader): Shown => {
    const orders = lastOf(noted, ({ orderId }) => orderId);
    const [last] = orders as [NoticeContents[OrderKind]];
    const body = orderNewsTexts[reader.language][kind].count(isInChat(kind) ? noted.length : orders.length);
    if (orders.length > 1)
      return {
        title: titleOfMany(kind, reader),
        body,
        path: listPath(kind, reader),
        tag: tagOfAll(kind, noted),
      };
    return {
      title: pushTexts[reader.language].order(`${reader.market.orderNumberPrefix}${last.number}`),
      body: (last.status && statusIn(reader.language, last.status)) || body,
      path: pathOf(kind, last, reader),
      tag: `${kind}-${last.orderId}`,
    };
  };

function aboutPauses(noted: readonly Noted<'pause'>[], reader: PushReader): Shown {
  const say = pushTexts[reader.language].pause;
  const pauses = lastOf(noted, ({ pauseId }) => pauseId);
  const [{ pauseId, status }] = pauses as [NoticeContents['pause']];
  const isOne = pauses.length === 1;
  return {
    title: say.title,
    body: (isOne ? say.decided[status] : undefined) ?? say.many(pauses.length),
    path: listPath('pause', reader),
    tag: isOne ? `pause-${pauseId}` : tagOfAll('pause', noted),
  };
}

function aboutNewFiles(noted: readonly Noted<'newFiles'>[], reader: PushReader): Shown {
  const say = pushTexts[reader.language].newFiles;
  const count = noted.reduce((sum, { content }) => sum + content.count, 0);
  const [first] = noted as [Noted<'newFiles'>];
  const tag = tagOfAll('newFiles', noted);
  return count === 1
    ? { title: say.one, body: oneLine(first.content.name, 100), path: first.content.link, tag }
    : { title: say.title, body: say.many(count), path: listPath('newFiles', reader), tag };
}

function aboutRecalls(noted: readonly Noted<'recall'>[], reader: PushReader): Shown {
  const say = pushTexts[reader.language].recall;
  const recalls = lastOf(noted, ({ recallId }) => recallId);
  const [{ recallId, name, isReplaced }] = recalls as [NoticeContents['recall']];
  const isOne = recalls.length === 1;
  const body = isOne ? (isReplaced ? say.replace : say.takeDown)(name) : say.many(recalls.length);
  return {
    title: say.title,
    body: oneLine(body, 100),
    path: listPath('recall', reader),
    tag: isOne ? `recall-${recallId}` : tagOfAll('recall', noted),
  };
}

type Telling<K extends DeviceKind> = (noted: readonly Noted<K>[], reader: PushReader) => Shown;

const about: { readonly [K in DeviceKind]: Telling<K> } = {
  placed: aboutOrders('placed'),
  changes: aboutOrders('changes'),
  approved: aboutOrders('approved'),
  quote: aboutOrders('quote'),
  quoteEnds: aboutOrders('quoteEnds'),
  proof: aboutOrders('proof'),
  finished: aboutOrders('finished'),
  reminder: aboutOrders('reminder'),
  taken: aboutOrders('taken'),
  status: aboutOrders('status'),
  message: aboutOrders('message'),
  mention: aboutOrders('mention'),
  pause: aboutPauses,
  newFiles: aboutNewFiles,
  recall: aboutRecalls,
};

/** One kind per message: text for one, count for several. */
export function pushMessageOf<K extends DeviceKind>(
  kind: K,
  noted: readonly [Noted<K>, ...Noted<K>[]],
  reader: PushReader,
): PushMessage {
  return { kind, ...about[kind](noted, reader), lang: mailLanguageTag[reader.language] };
}

/** After the session expired: no content. */
export function bareMessageOf(kind: DeviceKind, reader: PushReader): PushMessage {
  const { language, market } = reader;
  const path = listPath(kind, reader);
  const isOther = kind === 'pause' || kind === 'newFiles' || kind === 'recall';
  const { bare: body } = isOther ? pushTexts[language][kind] : orderNewsTexts[language][kind];
  const text = { title: market.title, body };
  return { kind, ...text, path, tag: `${kind}-news`, lang: mailLanguageTag[language] };
}

/** Replaces queued messages; 32 characters (RFC 8030). */
export const topicOf = ({ tag }: PushMessage): string => digestOf(tag).slice(0, 32);
