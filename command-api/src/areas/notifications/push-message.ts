import { createHash } from 'node:crypto';
import { isAdministrator, type Language, type MarketRecord, type Role } from '@portal/contracts';
import type { PushKind, PushMessage } from '@portal/contracts/areas/notifications';
import { orderStatuses } from '@portal/contracts/areas/orders';
import { oneLine } from '@portal/platform/mail/one-line';
import { mailLanguageTag } from '../../mailing-world';
import type { NoticeContents } from './device-notices';
import { pushTexts } from './push-texts';

export interface Noted<K extends PushKind = PushKind> {
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

const listPath = (kind: PushKind, reader: PushReader): string => {
  const paths: Record<PushKind, readonly [restaurant: string, agency: string]> = {
    order: ['/orders', '/admin/orders'],
    message: ['/orders', '/admin/orders'],
    mention: ['/orders', '/admin/orders'],
    pause: ['/pauses', '/admin/mop'],
    newFiles: ['/', '/'],
  };
  return paths[kind][isAgency(reader) ? 1 : 0];
};

const lastOf = <C>(noted: readonly { content: C }[], keyOf: (content: C) => string): readonly C[] => [
  ...new Map(noted.map(({ content }) => [keyOf(content), content])).values(),
];

/** Deterministic, for repeats. */
const digestOf = (text: string) => createHash('sha256').update(text).digest('base64url');
const tagOfAll = (kind: PushKind, noted: readonly Noted[]) =>
  `${kind}-${digestOf(noted.map(({ id }) => id).join()).slice(0, 16)}`;

function aboutOrders(noted: readonly Noted<'order'>[], reader: PushReader): Shown {
  const say = pushTexts[reader.language];
  const orders = lastOf(noted, ({ orderId }) => orderId);
  const [{ orderId, number, status }] = orders as [NoticeContents['order']];
  if (orders.length > 1) {
    const body = say.order.many(orders.length);
    return { title: say.order.title, body, path: listPath('order', reader), tag: tagOfAll('order', noted) };
  }
  return {
    title: say.order.one(`${reader.market.orderNumberPrefix}${number}`),
    body: statusIn(reader.language, status),
    path: orderPath(orderId, reader),
    tag: `order-${orderId}`,
  };
}

/** @param noteOf further address parts */
const orderMessage =
  <K extends 'message' | 'mention'>(kind: K, noteOf: (last: NoticeContents[K]) => string) =>
  (noted: readonly Noted<K>[], reader: PushReader): Shown => {
    const say = pushTexts[reader.language];
    const orders = lastOf(noted, ({ orderId }) => orderId);
    const [last] = orders as [NoticeContents[K]];
    const body = say[kind].count(noted.length);
    if (orders.length > 1)
      return { title: say[kind].title, body, path: listPath(kind, reader), tag: tagOfAll(kind, noted) };
    return {
      title: say.order.one(`${reader.market.orderNumberPrefix}${last.number}`),
      body,
      path: `${orderPath(last.orderId, reader)}?beside=chat${noteOf(last)}`,
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

const about: { readonly [K in PushKind]: (noted: readonly Noted<K>[], reader: PushReader) => Shown } = {
  order: aboutOrders,
  message: orderMessage('message', () => ''),
  mention: orderMessage('mention', ({ noteId }) => `&note=${noteId}`),
  pause: aboutPauses,
  newFiles: aboutNewFiles,
};

/** One kind per message: text for one, count for several. */
export function pushMessageOf<K extends PushKind>(
  kind: K,
  noted: readonly [Noted<K>, ...Noted<K>[]],
  reader: PushReader,
): PushMessage {
  return { kind, ...about[kind](noted, reader), lang: mailLanguageTag[reader.language] };
}

/** After the session expired: no content. */
export function bareMessageOf(kind: PushKind, reader: PushReader): PushMessage {
  const { language, market } = reader;
  const path = listPath(kind, reader);
  const text = { title: market.title, body: pushTexts[language].bare[kind] };
  return { kind, ...text, path, tag: `${kind}-news`, lang: mailLanguageTag[language] };
}

/** Replaces queued messages; 32 characters (RFC 8030). */
export const topicOf = ({ tag }: PushMessage): string => digestOf(tag).slice(0, 32);
