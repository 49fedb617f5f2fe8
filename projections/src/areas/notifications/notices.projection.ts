import { type DocumentOf, type EventOf, languages } from '@portal/contracts';
import {
  type AnnouncedResource,
  maxKnownResources,
  maxNamedResources,
  notices,
  type notificationsEvents,
} from '@portal/contracts/areas/notifications';
import { type chatEvents, mentionNotice } from '@portal/contracts/areas/chat';
import type { channelEvents } from '@portal/contracts/areas/channels';
import { type orderEvents, OrderStatus } from '@portal/contracts/areas/orders';
import type { resourceEvents } from '@portal/contracts/areas/resources';
import type { sessionEvents } from '@portal/contracts/areas/session';
import { defineProjection } from '@portal/platform/projection/projection';

type Notice = DocumentOf<typeof notices>;
type PlanFailed = Extract<EventOf<typeof channelEvents>, { type: 'ChannelPlanFailed' }>;
type NoteAdded = Extract<EventOf<typeof chatEvents>, { type: 'OrderNoteAdded' }>;
type FileReplaced = Extract<EventOf<typeof resourceEvents>, { type: 'ResourceFileReplaced' }>;
type NoticeEvent =
  | EventOf<typeof notificationsEvents>
  | EventOf<typeof orderEvents>
  | EventOf<typeof sessionEvents>
  | PlanFailed
  | NoteAdded
  | FileReplaced;

interface OfOrder {
  readonly data: { readonly orderId: string; readonly restaurantId: number };
  readonly metadata: { readonly at: string };
}

const idOf = (batchId: string, language: string) => `${batchId}-${language}`;
const mentionId = (noteId: string, userId: number) => `mention-${noteId}-${userId}`;
const named = ({ resourceId: id, name, link, thumbKey }: AnnouncedResource) => ({ id, name, link, thumbKey });

/** Number and name are resolved on read. */
const withStatus = (
  { data: { orderId, restaurantId }, metadata: { at } }: OfOrder,
  status: OrderStatus,
): Notice => ({
  id: `order-${orderId}`,
  audience: `restaurant-${restaurantId}`,
  kind: 'order',
  at,
  count: 0,
  pieces: [],
  order: { id: orderId, status },
  actedBy: null,
});

const byOrder = ({ data }: { data: { orderId: string } }) => `order-${data.orderId}`;

/**
 * One notice per batch and language, order, acting-as day (W5) or mention. Orders get one with their first
 * status change.
 */
export const noticesProjection = defineProjection<NoticeEvent, typeof notices>(notices, {
  NewFileCollected: {
    id: ({ data }) => idOf(data.batchId, data.piece.language),
    apply(notice, { data: { piece }, metadata }, id) {
      const { count = 0, pieces = [], resourceIds = [] }: Partial<Notice> = notice ?? {};
      return {
        id,
        audience: `readers-${piece.language}`,
        kind: 'newFiles',
        at: metadata.at,
        count: count + 1,
        pieces: [named(piece), ...pieces].slice(0, maxNamedResources),
        resourceIds: [piece.resourceId, ...resourceIds].slice(0, maxKnownResources),
        order: null,
        actedBy: null,
      };
    },
  },
  // Deactivated resources drop out (R-ARS-19).
  NewFilesAnnounced: {
    id: ({ data }) => languages.map((language) => idOf(data.batchId, language)),
    apply(notice, { data: { batchId, pieces } }, id) {
      const left = pieces.filter(({ language }) => idOf(batchId, language) === id);
      if (!notice || left.length === notice.count) return notice;
      if (left.length === 0) return null;
      const lastFirst = left.toReversed();
      return {
        ...notice,
        count: left.length,
        pieces: lastFirst.slice(0, maxNamedResources).map(named),
        resourceIds: lastFirst.slice(0, maxKnownResources).map(({ resourceId }) => resourceId),
      };
    },
  },
  OrderStatusChanged: {
    id: byOrder,
    apply: (_before, event) => withStatus(event, event.data.to),
  },
  OrderCancelledByRestaurant: {
    id: byOrder,
    apply: (_before, event) => withStatus(event, OrderStatus.Cancelled),
  },
  OrderDeleted: { id: byOrder, apply: () => null },
  ActingAsUserNoticed: {
    id: ({ data: { userId, byUserId, day } }) => `acting-${userId}-${byUserId}-${day}`,
    apply: (_none, { data: { userId, byUserId: actedBy, startedAt: at } }, id) => ({
      id,
      audience: `user-${userId}`,
      kind: 'acting',
      at,
      count: 0,
      pieces: [],
      order: null,
      actedBy,
    }),
  },
  // For followers at read time; one per file. Name and page are resolved on read.
  ResourceFileReplaced: {
    id: ({ data: { resourceId, version, file } }) => (file ? `replaced-${resourceId}-${version}` : null),
    apply: (_none, { data: { resourceId }, metadata: { at } }, id) => ({
      id,
      audience: id,
      kind: 'replaced',
      at,
      count: 1,
      order: null,
      actedBy: null,
      pieces: [{ id: resourceId, name: '', link: '', thumbKey: '' }],
    }),
  },
  // Number, restaurant and names are resolved on read.
  OrderNoteAdded: {
    id: ({ data }) => mentionNotice(data).map((userId) => mentionId(data.noteId, userId)),
    apply: (_none, { data, metadata: { at } }, id) => {
      const { orderId, noteId, userId: by } = data;
      const userId = mentionNotice(data).find((each) => mentionId(noteId, each) === id);
      if (userId === undefined) return null;
      return {
        id,
        audience: id,
        kind: 'mention',
        at,
        count: 0,
        pieces: [],
        order: null,
        actedBy: null,
        mention: { orderId, noteId, by, userId },
      };
    },
  },
  ChannelPlanFailed: {
    id: ({ data: { restaurantId, date } }) =>
      ['restaurant', 'administrators'].map((audience) => `plan-${restaurantId}-${date}-${audience}`),
    apply: (_none, { data, metadata: { at } }, id) => ({
      id,
      audience: id.endsWith('administrators') ? 'administrators' : `restaurant-${data.restaurantId}`,
      kind: 'failedPlan',
      at,
      count: 0,
      pieces: [],
      order: null,
      actedBy: null,
      failedPlan: {
        restaurantId: data.restaurantId,
        restaurant: `${data.restaurantSite} - ${data.restaurantName}`,
        date: data.date,
      },
    }),
  },
});
