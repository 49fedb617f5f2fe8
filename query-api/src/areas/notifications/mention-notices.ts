import { type DocumentOf, isAdministrator } from '@portal/contracts';
import { type NoteReader, orderNotes, withoutCutMark } from '@portal/contracts/areas/chat';
import { notices } from '@portal/contracts/areas/notifications';
import { orders } from '@portal/contracts/areas/orders';
import { beginningOf } from '@portal/platform/html/beginning-of';
import { plainTextOf } from '@portal/platform/html/plain-text';
import type { QueryContext } from '@portal/platform/http/serve-queries';
import type { Person } from '@portal/platform/session/person';
import type { Views } from '@portal/platform/stores/view-store/views';
import { namesOf } from '../../people';
import { monthBefore } from './notices.where';

interface Asking {
  readonly person: Person;
  readonly views: Views;
  readonly now: Date;
}

type Mention = NonNullable<DocumentOf<typeof notices>['mention']>;
type NoticeOrder = Pick<
  DocumentOf<typeof orders>,
  'number' | 'name' | 'status' | 'restaurantSite' | 'restaurantName'
>;

export async function noticeOrders(
  ids: readonly string[],
  views: Views,
): Promise<ReadonlyMap<string, NoticeOrder>> {
  const found = ids.length === 0 ? [] : await views.getMany(orders, [...new Set(ids)]);
  return new Map(found.flatMap((order) => (order && !order.deleted ? [[order.id, order] as const] : [])));
}

export interface NoteBeginning {
  readonly excerpt: string;
  readonly mentions: readonly NoteReader[];
}

/** Characters. */
const excerptLength = 140;

/**
 * Excerpts of notes by id, with current names; nothing of an erased author (S18). Readers have the right of
 * `mentionNotices`.
 */
export async function mentionedNotes(
  mentions: readonly Mention[],
  context: Pick<QueryContext, 'views' | 'now'>,
): Promise<ReadonlyMap<string, NoteBeginning>> {
  const ids = [...new Set(mentions.map(({ noteId }) => noteId))];
  const found = ids.length === 0 ? [] : await context.views.getMany(orderNotes, ids);
  const notes = found.flatMap((note) => note ?? []);
  const nameOf = await namesOf(context);
  return new Map(
    notes.map(({ id, html, mentions: people = [] }) => [
      id,
      {
        excerpt: withoutCutMark(beginningOf(plainTextOf(html), excerptLength)),
        mentions: people.map((person) => ({ id: person, name: nameOf(person) })),
      },
    ]),
  );
}

/** Notices mentioning this person, if they may read notes (R-CHT-01). Deleted orders drop out. */
export async function mentionNotices({ person, views, now }: Asking): Promise<readonly string[]> {
  if (!isAdministrator(person.role)) return [];
  const where = { kind: { eq: 'mention' }, at: { gte: monthBefore(now) } };
  const { documents } = await views.find(notices, { where, size: -1 });
  const own = documents.flatMap(({ id, mention }) =>
    mention?.userId === person.userId ? [{ id, mention }] : [],
  );
  const there = await noticeOrders(
    own.map(({ mention }) => mention.orderId),
    views,
  );
  return own.flatMap(({ id, mention: { orderId } }) => (there.has(orderId) ? [id] : []));
}
